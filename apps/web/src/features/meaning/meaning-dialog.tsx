// Grouping by meaning in one dialog: choice with its price, progress, and what came of it.
import type { VectorSource } from '@silosmith/contract';
import { useEffect } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { meaningWork } from '../../state/meaning/meaning.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { useProject } from '../../state/project/use-project.ts';
import { useStore } from '../../state/use-store.ts';
import { MeaningForm } from './meaning-form.tsx';
import { MeaningOutcome } from './meaning-outcome.tsx';
import { MeaningProgress } from './meaning-progress.tsx';

const start = (source: VectorSource | null): void => {
  void meaningWork.start(source, preferencesStore.getState().ownServer);
};

export function MeaningDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useMessages();
  const project = useProject((open) => open);
  const state = useStore(meaningWork.store, (now) => now);
  const working = state.step === 'asking' || state.step === 'grouping';
  // How an earlier attempt ended, perhaps of another project, is no news.
  useEffect(() => meaningWork.close(), []);
  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnClickOutside={!working}
      closeOnEscape={!working}
      withCloseButton={!working}
      title={t('meaning.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {working ? (
        <MeaningProgress state={state} />
      ) : state.step === 'done' ? (
        <MeaningOutcome project={project} state={state} onClose={onClose} />
      ) : (
        <MeaningForm
          project={project}
          failed={state.step === 'failed' ? state : null}
          onStart={start}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
