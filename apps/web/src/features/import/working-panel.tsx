import { Button, Group, Progress } from '@mantine/core';
import type { ProgressReport } from '@silosmith/kernel';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { percentOf } from './import-flow.ts';
import styles from './workflow.module.css';

export function WorkingPanel({
  progress,
  onCancel,
}: {
  readonly progress: ProgressReport | null;
  readonly onCancel: () => void;
}) {
  const { t } = useMessages();
  const cancel = useRef<HTMLButtonElement>(null);
  // What had the focus before is gone.
  useEffect(() => cancel.current?.focus(), []);
  const stage = progress?.stage === 'reading' || progress?.stage === 'silo' ? progress.stage : 'other';
  const percent = progress === null ? 0 : percentOf(progress);
  return (
    <>
      <p className={styles.text} aria-live="polite">
        {t(`importing.working.stages.${stage}`)}
      </p>
      <Progress value={percent} className={styles.working ?? ''} aria-label={t('importing.working.title')} />
      <Group justify="flex-end" mt="lg">
        <Button ref={cancel} variant="default" onClick={onCancel}>
          {t('importing.working.cancel')}
        </Button>
      </Group>
    </>
  );
}
