// One export: a worker, its progress, the finished file. No React.
import type { Publication } from '@silosmith/contract';
import type { ExportResult } from '@silosmith/delivery';
import { CANCELLED, type FaultShape, type ProgressReport, toFaultShape } from '@silosmith/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WorkerRun } from '../../platform/workers.ts';
import type { ExportReply, ExportRequest } from '../../workers/export.worker.ts';
import { documentParts } from '../project/document-parts.ts';
import type { OpenProject } from '../project/open-project.ts';

export type ExportState =
  | { readonly state: 'idle' }
  | { readonly state: 'running'; readonly progress: ProgressReport | null }
  | {
      readonly state: 'done';
      readonly blob: Blob;
      readonly result: ExportResult;
      readonly options: AskedExport['options'];
    }
  | { readonly state: 'failed'; readonly fault: FaultShape };

export interface ExportPorts {
  /** Rejects with the worker's fault, or `cancelled`. */
  readonly write: (request: ExportRequest, run: WorkerRun) => Promise<ExportReply>;
  /** What the project has published. */
  readonly publications: (project: OpenProject) => Promise<Publication[]>;
  /** Hands the file to the user. */
  readonly save: (blob: Blob, fileName: string) => void;
}

/** Format, values of its options, time and language. */
export type AskedExport = Omit<ExportRequest, 'document' | 'extras' | 'records'>;

export interface ExportRun {
  readonly store: StoreApi<ExportState>;
  /** Resolves to how the run has ended. While one runs, another does not start. */
  start(project: OpenProject, asked: AskedExport): Promise<ExportState>;
  cancel(): void;
}

export function createExportRun(ports: ExportPorts): ExportRun {
  const store = createStore<ExportState>(() => ({ state: 'idle' }));
  const say = (state: ExportState) => store.setState(state, true);
  let control: AbortController | null = null;
  return {
    store,
    async start(project, asked) {
      if (control !== null) return store.getState();
      control = new AbortController();
      say({ state: 'running', progress: null });
      try {
        const { extras, ...parts } = documentParts(project);
        const publications = await ports.publications(project);
        const { blob, result } = await ports.write(
          { ...parts, extras: { ...extras, ...(publications.length > 0 && { publications }) }, ...asked },
          {
            signal: control.signal,
            onProgress: (progress) => say({ state: 'running', progress }),
          },
        );
        say({ state: 'done', blob, result, options: asked.options });
        ports.save(blob, result.fileName);
      } catch (error) {
        const fault = toFaultShape(error);
        say(fault.code === CANCELLED ? { state: 'idle' } : { state: 'failed', fault });
      } finally {
        control = null;
      }
      return store.getState();
    },
    cancel: () => control?.abort(),
  };
}
