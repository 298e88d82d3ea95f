// Hook of export-run.ts.
import { useState } from 'react';
import { isoNow } from '../../platform/clock.ts';
import { saveFile } from '../../platform/page.ts';
import { runInWorker } from '../../platform/workers.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { openPublications } from '../../state/publishing/publishing.ts';
import { useStore } from '../../state/use-store.ts';
import type { ExportReply, ExportRequest } from '../../workers/export.worker.ts';
import ExportWorker from '../../workers/export.worker.ts?worker';
import { chosenValues, type ExportChoices } from './export-choices.ts';
import { createExportRun, type ExportPorts } from './export-run.ts';

const PORTS: ExportPorts = {
  write: (request, run) => runInWorker<ExportRequest, ExportReply>(() => new ExportWorker(), request, run),
  publications: openPublications,
  save: saveFile,
};

export function useExport(project: OpenProject) {
  const { language } = useMessages();
  const [exporting] = useState(() => createExportRun(PORTS));
  return {
    run: useStore(exporting.store, (state) => state),
    start: (choices: ExportChoices) =>
      exporting.start(project, {
        format: choices.format.id,
        options: chosenValues(choices),
        nowIso: isoNow(),
        language,
      }),
    cancel: exporting.cancel,
  };
}
