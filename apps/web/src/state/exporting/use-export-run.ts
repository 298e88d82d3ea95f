// Hook of export-run.ts.
import { useState } from 'react';
import { isoNow } from '../../platform/clock.ts';
import { saveFile } from '../../platform/page.ts';
import { runInWorker } from '../../platform/workers.ts';
import type { ExportReply, ExportRequest } from '../../workers/export.worker.ts';
import ExportWorker from '../../workers/export.worker.ts?worker';
import type { OpenProject } from '../project/open-project.ts';
import { openPublications } from '../publishing/publishing.ts';
import { useStore } from '../use-store.ts';
import { type AskedExport, createExportRun, type ExportPorts } from './export-run.ts';

const PORTS: ExportPorts = {
  write: (request, run) => runInWorker<ExportRequest, ExportReply>(() => new ExportWorker(), request, run),
  publications: openPublications,
  save: saveFile,
};

/** One export at a time, of this place on the screen. */
export function useExportRun() {
  const [exporting] = useState(() => createExportRun(PORTS));
  return {
    run: useStore(exporting.store, (state) => state),
    start: (project: OpenProject, asked: Omit<AskedExport, 'nowIso'>) =>
      exporting.start(project, { ...asked, nowIso: isoNow() }),
    cancel: exporting.cancel,
  };
}
