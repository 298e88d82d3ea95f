// Having a model check the plan: choice with its price, then progress. What it suggests is shown beside the plan.
import { Button, Group, Progress } from '@mantine/core';
import { useEffect } from 'react';
import { hostNameOf } from '../../../shared/run-choice/host-name.ts';
import styles from '../../../shared/run-choice/model-form.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useFormat } from '../../../shared/ui/use-format.ts';
import { useMessages } from '../../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import type { SuggestionState } from '../../../state/suggestions/suggestion-work.ts';
import { suggestionWork } from '../../../state/suggestions/suggestions.ts';
import { useStore } from '../../../state/use-store.ts';
import { AskForm } from './ask-form.tsx';

export interface AskDialogProps {
  readonly project: OpenProject;
  readonly onClose: () => void;
}

export function AskDialog({ project, onClose }: AskDialogProps) {
  const { t } = useMessages();
  const state = useStore(suggestionWork.store, (now) => now);
  const isAsking = state.step === 'asking';
  const isAnswered = state.step === 'offered' && state.projectId === project.id;
  useEffect(() => {
    if (isAnswered) onClose();
  }, [isAnswered, onClose]);
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={!isAsking}
      title={t('suggestions.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {isAsking ? (
        <Asking state={state} onClose={onClose} />
      ) : (
        <AskForm
          project={project}
          failed={state.step === 'failed' && state.projectId === project.id ? state : null}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface AskingProps {
  readonly state: Extract<SuggestionState, { step: 'asking' }>;
  readonly onClose: () => void;
}

function Asking({ state, onClose }: AskingProps) {
  const { t } = useMessages();
  const format = useFormat();
  const { done, total, asked } = state;
  return (
    <div className={styles.form}>
      <p className={styles.working} role="status">
        <span>{t('suggestions.asking', { done: format.number(done), total: format.number(total) })}</span>
        <span className={styles.quiet}>
          {t('meaning.askingHost', { model: asked.model, host: hostNameOf(asked.provider) })}
        </span>
      </p>
      <Progress
        value={done === 0 ? 100 : (100 * done) / total}
        animated={done === 0}
        aria-label={t('suggestions.activity')}
      />
      <p className={styles.quiet}>{t('suggestions.wait')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={suggestionWork.cancel}>
          {t('common.cancel')}
        </Button>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('common.close')}
        </Button>
      </Group>
    </div>
  );
}
