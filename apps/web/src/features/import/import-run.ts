// An import from the chosen files to the plan: its state, its worker, and the project it ends in. No React.
import type { GroupingStrictness, ImportedProject } from '@silosmith/contract';
import { CANCELLED, type ProgressReport, throwIfCancelled, toFaultShape } from '@silosmith/kernel';
import type { PageSelection } from '@silosmith/silo';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isWordPressName } from '../../platform/file-names.ts';
import type { WorkerRun } from '../../platform/workers.ts';
import type { ChosenLanguage, FileColumns, ImportReply, ImportRequest } from '../../workers/import.worker.ts';
import { IDLE, type ImportEvent, type ImportState, nextImportState } from './import-flow.ts';

const GROUPING: GroupingStrictness = 'moderate';

export interface ImportPorts {
  /** Reads the files and stores the project they make; rejects with the worker's fault, or `cancelled`. */
  readonly read: (request: ImportRequest, run: WorkerRun) => Promise<ImportReply>;
  /** Where a new project is stored, but for the one that it replaces. Rejects with what stands in the way of storing anything. */
  readonly place: (replaces: string | null) => Promise<ImportRequest['place']>;
  readonly show: (projectId: string, project: ImportedProject) => void;
  readonly discard: (projectId: string) => Promise<void>;
  /** Keeps the files at hand for reading them again. */
  readonly keep: (projectId: string, files: readonly File[]) => Promise<unknown>;
  /** Deletes a project that another reading of its files has replaced. */
  readonly remove: (projectId: string) => Promise<void>;
  /** Takes over the pages that the worker has selected; loaded while it works, since the start screen does not need it. */
  readonly loadKnowSelection: () => Promise<(project: ImportedProject, selection: PageSelection) => void>;
  /** Lets the page draw: one thing a task. */
  readonly pause: () => Promise<void>;
}

/** What the screen does and says on the way, in the language of the moment. */
export interface ImportDoors {
  /** Name of a project whose files have none. */
  readonly untitled: string;
  readonly usualLanguage: ImportRequest['usualLanguage'];
  /** A project file is opened where it was left; other files show what was understood of them. */
  readonly prepare: (isProjectFile: boolean) => void;
  readonly open: (isProjectFile: boolean) => void;
  /** What a cancelled or replaced import had stored could not be removed. */
  readonly sayLeftBehind: (error: unknown) => void;
}

export interface ImportRun {
  readonly store: Pick<StoreApi<ImportState>, 'getState' | 'subscribe'>;
  choose(files: readonly File[]): void;
  /** Resolves when the import has ended, however it ended. */
  confirmLanguage(language: ChosenLanguage, doors: ImportDoors): Promise<void>;
  confirmMapping(columns: FileColumns['columns'], doors: ImportDoors): Promise<void>;
  /** Reads files again. Resolves as `confirmLanguage` does. */
  readAgain(reading: Reading, doors: ImportDoors): Promise<void>;
  /** Ends the worker; what was there before is untouched. */
  cancel(): void;
}

interface Chosen {
  readonly files: readonly File[];
  readonly language: ChosenLanguage;
  readonly columns: readonly FileColumns[];
}

export interface Reading extends Chosen {
  readonly name: string;
  readonly grouping: GroupingStrictness;
  /** The project that the new one stands for: deleted once that is there. Null keeps it. */
  readonly replaces: string | null;
}

export function createImportRun(ports: ImportPorts): ImportRun {
  const store = createStore<ImportState>(() => IDLE);
  const dispatch = (event: ImportEvent) => store.setState((state) => nextImportState(state, event), true);
  let running: AbortController | null = null;

  /** The reading under way: a question about columns leaves it as it is. */
  let reading: Omit<Reading, keyof Chosen> | null = null;

  async function run(chosen: Chosen, doors: ImportDoors): Promise<void> {
    const control = new AbortController();
    running = control;
    let stored: string | null = null;
    try {
      await ports.pause();
      const place = await ports.place(reading?.replaces ?? null);
      throwIfCancelled(control.signal);
      stored = place.projectId;
      const name = reading?.name ?? (projectNameOf(chosen.files) || doors.untitled);
      const request = { ...chosen, name, grouping: reading?.grouping ?? GROUPING, place };
      const run = {
        signal: control.signal,
        onProgress: (progress: ProgressReport) => dispatch({ type: 'progressed', progress }),
      };
      const reply = await readAndPrepare(ports, request, run, doors);
      if (reply.type === 'needs-mapping') {
        const { file, detection, preview } = reply;
        dispatch({ type: 'mapping-needed', file, detection, preview });
        return;
      }
      ports.show(place.projectId, reply.project);
      stored = null;
      await ports.pause();
      // The dialog stays until that screen is drawn.
      doors.open(isProjectFile(chosen.files));
      const again = reading;
      reading = null;
      if (!isProject(chosen.files)) await ports.keep(place.projectId, chosen.files);
      if (again === null) return;
      if (again.replaces !== null) await ports.remove(again.replaces).catch(doors.sayLeftBehind);
      // The plan's own screen stays: there the dialog has to go.
      dispatch({ type: 'cancelled' });
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

  return {
    store,
    choose(files) {
      reading = null;
      dispatch({ type: 'files-chosen', files });
    },
    async confirmLanguage(language, doors) {
      const state = store.getState();
      if (state.step !== 'language' || running !== null) return;
      dispatch({ type: 'language-chosen', language });
      await run({ files: state.files, language, columns: [] }, doors);
    },
    async confirmMapping(columns, doors) {
      const state = store.getState();
      if (state.step !== 'mapping' || running !== null) return;
      dispatch({ type: 'mapping-chosen', columns });
      const next = store.getState();
      if (next.step === 'working') await run(next, doors);
    },
    async readAgain(wanted, doors) {
      if (store.getState().step !== 'idle' || running !== null) return;
      reading = wanted;
      const { files, language, columns } = wanted;
      dispatch({ type: 'read-again', files, language, columns });
      await run(wanted, doors);
    },
    cancel() {
      running?.abort();
      running = null;
      dispatch({ type: 'cancelled' });
    },
  };
}

/** Its pages have their places already: a project file, or the export of a WordPress site. */
function isProject(files: readonly File[]): boolean {
  return isProjectFile(files) || files.every(({ name }) => isWordPressName(name));
}

function isProjectFile(files: readonly File[]): boolean {
  return files.length === 1 && /\.json$/iu.test(files[0]?.name ?? '');
}

/** The worker, and meanwhile what is shown after it. */
async function readAndPrepare(
  ports: ImportPorts,
  { files, language, columns, name, grouping, place }: Omit<ImportRequest, 'usualLanguage'>,
  run: WorkerRun & { readonly signal: AbortSignal },
  doors: ImportDoors,
): Promise<ImportReply> {
  const { usualLanguage } = doors;
  const working = ports.read({ files, language, columns, name, grouping, place, usualLanguage }, run);
  const loading = ports.pause().then(() => {
    doors.prepare(isProjectFile(files));
    return ports.loadKnowSelection();
  });
  // Without it the builder selects the pages itself.
  const [reply, knowSelection] = await Promise.all([working, loading.catch(() => null)]);
  throwIfCancelled(run.signal);
  if (reply.type === 'needs-mapping') return reply;
  await ports.pause();
  throwIfCancelled(run.signal);
  knowSelection?.(reply.project, reply.selection);
  return reply;
}

/** Of the first file, as people would write it: `espresso_machines-2026.csv` is 'espresso machines 2026'. */
function projectNameOf(files: readonly File[]): string {
  return (files[0]?.name ?? '')
    .replace(/\.[^.]+$/u, '')
    .replace(/[_-]+/gu, ' ')
    .trim();
}
