// The questions before an import and its progress, in one dialog: what changes is what stands in it.
import { Dialog } from '../../shared/ui/dialog.tsx';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { ChosenLanguage } from '../../workers/import.worker.ts';
import type { ImportState } from './import-flow.ts';
import { LanguageForm } from './language-form.tsx';
import { WorkingPanel } from './working-panel.tsx';

export interface ImportDialogProps {
  readonly state: Extract<ImportState, { step: 'language' | 'working' }>;
  readonly onContinue: (language: ChosenLanguage) => void;
  readonly onCancel: () => void;
}

export function ImportDialog({ state, onContinue, onCancel }: ImportDialogProps) {
  const { t } = useMessages();
  const asking = state.step === 'language';
  return (
    <Dialog
      opened
      onClose={onCancel}
      closeOnClickOutside={asking}
      withCloseButton={asking}
      title={t(asking ? 'importing.language.title' : 'importing.working.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {asking ? (
        <LanguageForm files={state.files} onContinue={onContinue} onCancel={onCancel} />
      ) : (
        <WorkingPanel progress={state.progress} onCancel={onCancel} />
      )}
    </Dialog>
  );
}
