// How does an import run, from the chosen files to the builder? The flow's state, the worker behind it, and the project it ends in; no React.
import type {
  ColumnRole,
  ContentLanguage,
  GroupingStrictness,
  ImportedProject,
  ImportReport,
} from '@silosmith/contract';
import { CANCELLED, throwIfCancelled, toFaultShape } from '@silosmith/kernel';
import type { PageSelection } from '@silosmith/silo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { WorkerRun } from '../../platform/workers.ts';
import type { ImportReply, ImportRequest } from '../../workers/import.worker.ts';
import { IDLE, type ImportEvent, type ImportState, nextImportState } from './import-flow.ts';

const GROUPING: GroupingStrictness = 'moderate';

export interface ImportPorts {
  /** Reads the files and stores the project they make; rejects with the worker's fault, or `cancelled`. */
  readonly read: (request: ImportRequest, run: WorkerRun) => Promise<ImportReply>;
  /** Where a new project is stored. Throws what stands in the way of storing anything. */
  readonly place: () => ImportRequest['place'];
  readonly show: (projectId: string, project: ImportedProject) => void;
  readonly discard: (projectId: string) => Promise<void>;
  /** Takes over the pages that the worker has selected; loaded while it works, since the start screen does not need it. */
  readonly loadKnowSelection: () => Promise<(project: ImportedProject, selection: PageSelection) => void>;
  /** Lets the page draw: one thing a task. */
  readonly pause: () => Promise<void>;
}

/** What the screen does and says on the way, in the language of the moment. */
export interface ImportDoors {
  /** Name of a project whose files have none. */
  readonly untitled: string;
  readonly prepareBuilder: () => void;
  readonly openBuilder: () => void;
  readonly sayImported: (report: ImportReport, language: string) => void;
  /** `confidence`: 0 to 1. Only where the columns were found without a question. */
  readonly sayDetected: (confidence: number) => void;
  /** What a cancelled import had stored could not be removed. */
  readonly sayLeftBehind: (error: unknown) => void;
}

export interface ImportRun {
  readonly store: Pick<StoreApi<ImportState>, 'getState' | 'subscribe'>;
  choose(files: readonly File[]): void;
  /** Resolves when the import has ended, however it ended. */
  confirmLanguage(language: ContentLanguage, doors: ImportDoors): Promise<void>;
  confirmMapping(mapping: readonly (ColumnRole | null)[], doors: ImportDoors): Promise<void>;
  /** Ends the worker; what was there before is untouched. */
  cancel(): void;
}

interface Chosen {
  readonly files: readonly File[];
  readonly language: ContentLanguage;
  readonly mapping: readonly (ColumnRole | null)[] | null;
}

export function createImportRun(ports: ImportPorts): ImportRun {
  const store = createStore<ImportState>(() => IDLE);
  const dispatch = (event: ImportEvent) => store.setState((state) => nextImportState(state, event), true);
  let running: AbortController | null = null;

  async function run(chosen: Chosen, doors: ImportDoors): Promise<void> {
    const control = new AbortController();
    running = control;
    let stored: string | null = null;
    try {
      await ports.pause();
      throwIfCancelled(control.signal);
      const place = ports.place();
      stored = place.projectId;
      const reply = await work(chosen, place, control.signal, doors);
      if (reply.type === 'needs-mapping') {
        dispatch({ type: 'mapping-needed', detection: reply.detection, preview: reply.preview });
        return;
      }
      ports.show(place.projectId, reply.project);
      stored = null;
      await ports.pause();
      // The dialog stays until the builder is drawn.
      doors.openBuilder();
      doors.sayImported(reply.project.report, reply.project.language);
      if (reply.confidence !== null && !reply.mapped) doors.sayDetected(reply.confidence);
    } catch (error) {
      const fault = toFaultShape(error);
      // A cancelled run has been said to be so; another may have been chosen since.
      if (running === control) {
        dispatch(fault.code === CANCELLED ? { type: 'cancelled' } : { type: 'failed', fault });
      }
      // It may have been on its way to the disk.
      if (stored !== null) await ports.discard(stored).catch(doors.sayLeftBehind);
    } finally {
      if (running === control) running = null;
    }
  }

  /** The worker, and meanwhile what is shown after it. */
  async function work(
    { files, language, mapping }: Chosen,
    place: ImportRequest['place'],
    signal: AbortSignal,
    doors: ImportDoors,
  ): Promise<ImportReply> {
    const name = projectNameOf(files) || doors.untitled;
    const working = ports.read(
      { files, name, language, grouping: GROUPING, place, ...(mapping ? { mapping } : {}) },
      { signal, onProgress: (progress) => dispatch({ type: 'progressed', progress }) },
    );
    const loading = ports.pause().then(() => {
      doors.prepareBuilder();
      return ports.loadKnowSelection();
    });
    // Without it the builder selects the pages itself.
    const [reply, knowSelection] = await Promise.all([working, loading.catch(() => null)]);
    throwIfCancelled(signal);
    if (reply.type === 'needs-mapping') return reply;
    await ports.pause();
    throwIfCancelled(signal);
    knowSelection?.(reply.project, reply.selection);
    return reply;
  }

  return {
    store,
    choose: (files) => dispatch({ type: 'files-chosen', files }),
    async confirmLanguage(language, doors) {
      const state = store.getState();
      if (state.step !== 'language' || running !== null) return;
      dispatch({ type: 'language-chosen', language });
      await run({ files: state.files, language, mapping: null }, doors);
    },
    async confirmMapping(mapping, doors) {
      const state = store.getState();
      if (state.step !== 'mapping' || running !== null) return;
      dispatch({ type: 'mapping-chosen', mapping });
      await run({ files: state.files, language: state.language, mapping }, doors);
    },
    cancel() {
      running?.abort();
      running = null;
      dispatch({ type: 'cancelled' });
    },
  };
}

/** Of the first file, as people would write it: `espresso_machines-2026.csv` is 'espresso machines 2026'. */
function projectNameOf(files: readonly File[]): string {
  return (files[0]?.name ?? '')
    .replace(/\.[^.]+$/u, '')
    .replace(/[_-]+/gu, ' ')
    .trim();
}
