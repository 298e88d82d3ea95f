// How does the screen run an export? One worker a run, its progress, and the file at the end.

import type { ExportResult } from '@silosmith/delivery';
import { CANCELLED, type FaultShape, type ProgressReport, toFaultShape } from '@silosmith/kernel';
import { exportTexts } from '@silosmith/messages';
import { useRef, useState } from 'react';
import { isoNow } from '../../platform/clock.ts';
import { saveFile } from '../../platform/page.ts';
import { runInWorker } from '../../platform/workers.ts';
import { useMessages } from '../../shared/ui/use-messages.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { ExportReply, ExportRequest } from '../../workers/export.worker.ts';
import ExportWorker from '../../workers/export.worker.ts?worker';
import { type ExportChoices, exportOptions } from './export-choices.ts';

export type ExportRun =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly progress: ProgressReport | null }
  | { readonly state: 'done'; readonly blob: Blob; readonly result: ExportResult }
  | { readonly state: 'failed'; readonly fault: FaultShape };

export function useExport(project: OpenProject) {
  const messages = useMessages();
  const [run, setRun] = useState<ExportRun>({ state: 'idle' });
  const control = useRef<AbortController | null>(null);

  const start = async (choices: ExportChoices) => {
    control.current = new AbortController();
    setRun({ state: 'running', progress: null });
    const { table, silo, language, name, grouping, filters, report } = project;
    const request: ExportRequest = {
      document: { table, silo, language },
      extras: {
        name,
        grouping,
        filters,
        report,
        articles: Object.fromEntries(project.articles),
        metas: Object.fromEntries(project.metas),
        tags: Object.fromEntries(project.tags),
        images: Object.fromEntries(project.images),
      },
      options: exportOptions(choices, isoNow(), exportTexts(messages)),
    };
    try {
      const { blob, result } = await runInWorker<ExportRequest, ExportReply>(
        () => new ExportWorker(),
        request,
        {
          signal: control.current.signal,
          onProgress: (progress) => setRun({ state: 'running', progress }),
        },
      );
      setRun({ state: 'done', blob, result });
      saveFile(blob, result.fileName);
    } catch (error) {
      const fault = toFaultShape(error);
      setRun(fault.code === CANCELLED ? { state: 'idle' } : { state: 'failed', fault });
    }
  };
  return { run, start, cancel: () => control.current?.abort() };
}
