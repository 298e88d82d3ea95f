// How does the start screen follow an import? React's last inch of import-run.ts.
import type { ColumnRole, ContentLanguage } from '@silosmith/contract';
import { startTransition, useEffect, useState } from 'react';
import { pause } from '../../platform/clock.ts';
import { runInWorker } from '../../platform/workers.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useFormat } from '../../shared/ui/use-format.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { discardImport, placeForImport, showImported } from '../../state/project/project-store.ts';
import type { ImportReply, ImportRequest } from '../../workers/import.worker.ts';
import ImportWorker from '../../workers/import.worker.ts?worker';
import { createImportRun, type ImportDoors, type ImportPorts } from './import-run.ts';

const PORTS: ImportPorts = {
  read: (request, run) => runInWorker<ImportRequest, ImportReply>(() => new ImportWorker(), request, run),
  place: placeForImport,
  show: showImported,
  discard: discardImport,
  loadKnowSelection: async () => (await import('../../state/project/page-selection.ts')).knowSelection,
  pause,
};

export function useImport() {
  const doors = useDoors();
  const [run] = useState(() => createImportRun(PORTS));
  const [state, setState] = useState(run.store.getState);
  // Dialogs are drawn in the pauses of the page, which a subscription that must not tear does not allow.
  useEffect(() => run.store.subscribe((next) => startTransition(() => setState(next))), [run]);
  return {
    state,
    choose: run.choose,
    confirmLanguage: (language: ContentLanguage) => void run.confirmLanguage(language, doors),
    confirmMapping: (mapping: readonly (ColumnRole | null)[]) => void run.confirmMapping(mapping, doors),
    cancel: run.cancel,
  };
}

function useDoors(): ImportDoors {
  const messages = useMessages();
  const { t } = messages;
  const { go, prepare } = useNavigation();
  const format = useFormat();
  return {
    untitled: t('importing.untitled'),
    prepareBuilder: () => prepare('builder'),
    openBuilder: () => go('builder'),
    sayImported: ({ imported }, language) =>
      toast.success(t('importing.done', { count: imported, language: format.language(language) })),
    sayDetected: (confidence) =>
      toast.info(t('importing.detected', { percent: Math.round(confidence * 100) })),
    sayLeftBehind: (error) => toast.failure(faultText(messages, error)),
  };
}
