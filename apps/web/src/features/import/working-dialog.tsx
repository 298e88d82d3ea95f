// How far is the import? A bar, what is being done, and a way out.
import { Button, Group, Modal, Progress } from '@mantine/core';
import type { ProgressReport } from '@silosmith/kernel';
import { useMessages } from '../../shared/ui/use-messages.ts';
import styles from './workflow.module.css';

export function WorkingDialog({
  progress,
  onCancel,
}: {
  readonly progress: ProgressReport | null;
  readonly onCancel: () => void;
}) {
  const { t } = useMessages();
  const stage = progress?.stage === 'reading' || progress?.stage === 'silo' ? progress.stage : 'other';
  const percent =
    progress === null || progress.total === 0 ? 0 : Math.floor((100 * progress.done) / progress.total);
  return (
    <Modal
      opened
      onClose={onCancel}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={t('importing.working.title')}
    >
      <p className={styles.text} aria-live="polite">
        {t(`importing.working.stages.${stage}`)}
      </p>
      <Progress value={percent} animated aria-label={t('importing.working.title')} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('importing.working.cancel')}
        </Button>
      </Group>
    </Modal>
  );
}
