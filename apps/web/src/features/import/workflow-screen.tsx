// Start screen: a project begins with keyword files; an open project is offered first.
import { lazy, Suspense, useEffect } from 'react';
import { after } from '../../platform/clock.ts';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { useProjectState } from '../../state/project/use-project.ts';
import { PreviousSession } from './previous-session.tsx';
import { UploadCard } from './upload-card.tsx';
import { useImport } from './use-import.ts';
import styles from './workflow.module.css';

const PREPARE_MS = 300;

// The dialogs bring half of the kit along: they are loaded once there is a file.
const loadImportDialog = async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog });
const ImportDialog = lazy(loadImportDialog);
const MappingDialog = lazy(async () => ({ default: (await import('./mapping-dialog.tsx')).MappingDialog }));

export default function WorkflowScreen() {
  const { t } = useMessages();
  const status = useProjectState((project) => project.status);
  usePreparedDialog();
  const { state, choose, confirmLanguage, confirmMapping, cancel } = useImport();
  return (
    <div className={styles.screen}>
      <h1>{t('importing.start.title')}</h1>
      {state.step === 'idle' && status === 'open' && <PreviousSession />}
      {state.step === 'idle' && status === 'loading' && <Spinner />}
      {(state.step !== 'idle' || status === 'none' || status === 'failed') && (
        <div className={styles.choices}>
          <UploadCard
            fault={state.step === 'idle' ? state.fault : null}
            busy={state.step !== 'idle'}
            onFiles={choose}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {(state.step === 'language' || state.step === 'working') && (
          <ImportDialog state={state} onContinue={confirmLanguage} onCancel={cancel} />
        )}
        {state.step === 'mapping' && (
          <MappingDialog
            detection={state.detection}
            preview={state.preview}
            onImport={confirmMapping}
            onCancel={cancel}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A moment to look for a file is enough to get ready what is shown for it. */
function usePreparedDialog(): void {
  const { language } = useFormat();
  useEffect(
    () =>
      after(PREPARE_MS, () => {
        // Where it cannot be loaded now, it is tried again when it is wanted.
        void loadImportDialog().catch(() => undefined);
        // The first name of a language takes the browser ten milliseconds.
        language('en');
      }),
    [language],
  );
}
