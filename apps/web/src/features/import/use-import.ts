// Hook of import-run.ts.
import { startTransition, useEffect, useState } from 'react';
import { pause } from '../../platform/clock.ts';
import { keepFiles } from '../../platform/kept-files.ts';
import { runInWorker } from '../../platform/workers.ts';
import { useNavigation } from '../../shared/navigation.ts';
import { faultText } from '../../shared/ui/fault-text.ts';
import { toast } from '../../shared/ui/toast.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import { preferencesStore } from '../../state/preferences/preferences-store.ts';
import { namesOfOthers } from '../../state/project/free-name.ts';
import {
  deleteProject,
  discardImport,
  knownProjects,
  placeForImport,
  showImported,
} from '../../state/project/project-store.ts';
import type { ChosenLanguage, FileColumns, ImportReply, ImportRequest } from '../../workers/import.worker.ts';
import ImportWorker from '../../workers/import.worker.ts?worker';
import { createImportRun, type ImportDoors, type ImportPorts, type Reading } from './import-run.ts';

const PORTS: ImportPorts = {
  read: (request, run) => runInWorker<ImportRequest, ImportReply>(() => new ImportWorker(), request, run),
  place: async (replaces) => ({
    ...placeForImport(),
    takenNames: namesOfOthers(await knownProjects(), replaces),
  }),
  show: showImported,
  discard: discardImport,
  keep: (projectId, files) => keepFiles(placeForImport().userId, projectId, files),
  remove: deleteProject,
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
    confirmLanguage: (language: ChosenLanguage) => void run.confirmLanguage(language, doors),
    confirmMapping: (columns: FileColumns['columns']) => void run.confirmMapping(columns, doors),
    readAgain: (reading: Reading) => void run.readAgain(reading, doors),
    cancel: run.cancel,
  };
}

function useDoors(): ImportDoors {
  const messages = useMessages();
  const { t } = messages;
  const { go, prepare } = useNavigation();
  return {
    untitled: t('importing.untitled'),
    usualLanguage: preferencesStore.getState().contentLanguage,
    prepare: (isProjectFile) => prepare(isProjectFile ? 'builder' : 'plan'),
    open: (isProjectFile) => go(isProjectFile ? 'builder' : 'plan'),
    sayLeftBehind: (error) => toast.failure(faultText(messages, error)),
  };
}
