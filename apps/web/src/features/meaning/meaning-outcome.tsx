// What grouping by meaning made of the plan, with the way back.
import { Button, Group } from '@mantine/core';
import form from '../../shared/run-choice/model-form.module.css';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { MeaningState } from '../../state/meaning/meaning-work.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { undo } from '../../state/project/project-store.ts';
import styles from './meaning.module.css';

export interface MeaningOutcomeProps {
  readonly project: OpenProject;
  readonly state: Extract<MeaningState, { step: 'done' }>;
  readonly onClose: () => void;
}

export function MeaningOutcome({ project, state, onClose }: MeaningOutcomeProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { pagesBefore, pagesAfter, moved, keywords } = state.change;
  const isLast = project.id === state.projectId && project.undoSteps.length === state.stepCount;
  const takeBack = async () => {
    await undo();
    toast.success(t('meaning.undone'));
    onClose();
  };
  return (
    <div className={form.form}>
      <p role="status">{t('meaning.done')}</p>
      <dl className={styles.outcome}>
        <dt>{t('meaning.pagesBefore')}</dt>
        <dd>{format.number(pagesBefore)}</dd>
        <dt>{t('meaning.pagesAfter')}</dt>
        <dd>{format.number(pagesAfter)}</dd>
        <dt>{t('meaning.moved')}</dt>
        <dd>{t('meaning.movedValue', { moved: format.number(moved), total: format.number(keywords) })}</dd>
      </dl>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={!isLast} onClick={() => void takeBack()}>
          {t('meaning.undo')}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t('meaning.keep')}
        </Button>
      </Group>
    </div>
  );
}
