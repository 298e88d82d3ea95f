// Which run has each project? Started, paused, resumed, cancelled, left behind and found again; without React.
import type { GenerationPlan, PlannedPage } from '@silosmith/generation';
import { costUsdOf, createJob, type Job, resumeJob, transition } from '@silosmith/jobs';
import { createStore } from 'zustand/vanilla';
import {
  type ActiveRun,
  type GenerationRun,
  type RunPorts,
  startActiveRun,
} from './generation-run-active.ts';
import { keptJobs } from './generation-run-jobs.ts';
import { type RunChoice, type RunSettings, runSettingsOf } from './generation-run-settings.ts';

export interface EnginePorts extends RunPorts {
  /** Plans what is missing of the pages that the settings' filters show; `only`: of these. Throws Fault. */
  plan(projectId: string, settings: RunChoice, only?: readonly string[]): Promise<GenerationPlan>;
  readonly locks: {
    /** The way to give it back; null where it is held. */
    acquire(name: string): Promise<(() => void) | null>;
    isHeld(name: string): Promise<boolean>;
    whenFree(name: string): Promise<void>;
  };
}

export interface GenerationState {
  /** By project id. */
  readonly runs: ReadonlyMap<string, GenerationRun>;
  /** Projects whose run is being planned or taken up. */
  readonly preparing: ReadonlySet<string>;
}

const NO_NOTES: GenerationRun['notes'] = new Map();

export const isOver = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';
const elapsedMsOf = ({ startedAtMs, updatedAtMs }: Job): number =>
  startedAtMs === null ? 0 : updatedAtMs - startedAtMs;
const lockName = (projectId: string): string => `silosmith-generation-${projectId}`;

export function createGenerationEngine(ports: EnginePorts) {
  const store = createStore<GenerationState>(() => ({ runs: new Map(), preparing: new Set() }));
  const active = new Map<string, ActiveRun>();
  const endListeners = new Set<(run: GenerationRun) => void>();
  const now = (): number => ports.clock.nowMs();
  const runOf = (projectId: string): GenerationRun | undefined => store.getState().runs.get(projectId);
  /** A run that this tab may take up: nobody works on it. */
  const leftRun = (projectId: string): GenerationRun | null => {
    const run = runOf(projectId);
    return run?.place === 'nobody' ? run : null;
  };

  function show(run: GenerationRun): void {
    store.setState(({ runs }) => ({ runs: new Map(runs).set(run.projectId, run) }));
  }

  function forget(projectId: string): void {
    if (!runOf(projectId)) return;
    store.setState(({ runs }) => ({ runs: new Map([...runs].filter(([id]) => id !== projectId)) }));
  }

  /** Says that the project is busy while `work` runs; does not begin where it is already. */
  async function prepared<T>(projectId: string, busy: T, work: () => Promise<T>): Promise<T> {
    const { preparing } = store.getState();
    if (preparing.has(projectId)) return busy;
    store.setState({ preparing: new Set(preparing).add(projectId) });
    try {
      return await work();
    } finally {
      const others = [...store.getState().preparing].filter((id) => id !== projectId);
      store.setState({ preparing: new Set(others) });
    }
  }

  /** False where another tab works on the project. Older jobs of the project are removed. */
  async function launch(job: Job, settings: RunSettings, pages: readonly PlannedPage[]): Promise<boolean> {
    const { projectId } = job;
    const release = active.has(projectId) ? null : await ports.locks.acquire(lockName(projectId));
    if (release === null) {
      await refresh(projectId);
      return false;
    }
    const older = keptJobs(ports.jobs.of(projectId), true, now()).ids.filter((id) => id !== job.id);
    const run = startActiveRun({ projectId, job, settings, pages }, ports, show);
    active.set(projectId, run);
    void run.ended.then((last) => {
      active.delete(projectId);
      release();
      show(last);
      for (const listener of endListeners) listener(last);
    });
    await removeJobs(projectId, older);
    return true;
  }

  /** Reads the project's stored job, unless this tab works on it. Call it when the project is opened and when its jobs change. */
  async function refresh(projectId: string): Promise<void> {
    if (active.has(projectId)) return;
    const held = await ports.locks.isHeld(lockName(projectId));
    if (active.has(projectId)) return;
    const { job, discardedIds } = keptJobs(ports.jobs.of(projectId), held, now());
    const settings = runSettingsOf(job?.config);
    const known = runOf(projectId);
    if (job !== null && settings !== null) {
      const notes = known?.job.id === job.id ? known.notes : NO_NOTES;
      show({ projectId, job, settings, place: held ? 'elsewhere' : 'nobody', halt: null, notes });
    } else forget(projectId);
    if (held) void ports.locks.whenFree(lockName(projectId)).then(() => refresh(projectId));
    else await removeJobs(projectId, discardedIds);
  }

  /** A record that cannot be removed now is discarded by its age later; the store itself reports what the disk refuses. */
  async function removeJobs(projectId: string, ids: readonly string[]): Promise<void> {
    await Promise.allSettled(ids.map((id) => ports.jobs.remove(projectId, id)));
  }

  /** nothing: every page that the filters show has what it needs. in-progress: this project has an open run, here or elsewhere. */
  function start(projectId: string, choice: RunChoice): Promise<'started' | 'nothing' | 'in-progress'> {
    return prepared(projectId, 'in-progress', async () => {
      const known = runOf(projectId);
      if (active.has(projectId) || (known && !isOver(known.job))) return 'in-progress';
      const { items, total, priced } = await ports.plan(projectId, choice);
      if (items.length === 0) return 'nothing';
      const settings: RunSettings = {
        ...choice,
        runId: ports.chance.id(),
        priced,
        plannedUsdLow: total.costUsdLow,
        plannedUsdHigh: total.costUsdHigh,
        doneBefore: 0,
        failedBefore: 0,
        spentBeforeUsd: 0,
        elapsedBeforeMs: 0,
      };
      const itemIds = items.map(({ id }) => id);
      const id = ports.chance.id();
      const job = createJob({ id, type: 'bulk', projectId, itemIds, config: settings, atMs: now() });
      return (await launch(job, settings, items)) ? 'started' : 'in-progress';
    });
  }

  /** Goes on with what is missing. False where another tab works on it. */
  function resume(projectId: string): Promise<boolean> {
    const here = active.get(projectId);
    if (here) {
      here.resume();
      return Promise.resolve(true);
    }
    return prepared(projectId, false, async () => {
      const left = leftRun(projectId);
      if (!left || isOver(left.job)) return false;
      const { items } = left.job;
      const open = items.filter(({ state }) => state !== 'done' && state !== 'failed').map(({ id }) => id);
      const plan = await ports.plan(projectId, left.settings, open);
      const missing = new Set(plan.items.map(({ id }) => id));
      const failed = items.filter(({ state }) => state === 'failed').length;
      const settings: RunSettings = {
        ...left.settings,
        doneBefore: left.settings.doneBefore + items.length - failed - missing.size,
        failedBefore: left.settings.failedBefore + failed,
        spentBeforeUsd: left.settings.spentBeforeUsd + costUsdOf(left.job),
        elapsedBeforeMs: left.settings.elapsedBeforeMs + elapsedMsOf(left.job),
      };
      const job = resumeJob(
        { ...left.job, config: settings },
        { newId: ports.chance.id(), atMs: now(), hasResult: (id) => !missing.has(id) },
      );
      if (isOver(job)) return launch({ ...job, config: left.job.config }, left.settings, []);
      return launch(job, settings, plan.items);
    });
  }

  /** What was made stays. */
  async function cancel(projectId: string): Promise<void> {
    const here = active.get(projectId);
    const left = leftRun(projectId);
    if (here) here.cancel();
    else if (left && !isOver(left.job)) {
      const job = transition(left.job, { type: 'cancel', atMs: now() });
      show({ ...left, job });
      await ports.jobs.save(projectId, job);
    }
  }

  /** Failed and cancelled pages are tried again; with `itemId` that one alone. */
  async function retry(projectId: string, itemId?: string): Promise<void> {
    const here = active.get(projectId);
    if (here) {
      here.retry(itemId);
      return;
    }
    await prepared(projectId, false, async () => {
      const left = leftRun(projectId);
      if (!left || !isOver(left.job)) return false;
      const only = itemId === undefined ? {} : { itemId };
      const job = transition(left.job, { type: 'retry-failed', atMs: now(), ...only });
      if (job === left.job) return false;
      const open = job.items.filter(({ state }) => state === 'waiting').map(({ id }) => id);
      const plan = await ports.plan(projectId, left.settings, open);
      return launch(job, left.settings, plan.items);
    });
  }

  return {
    store,
    start,
    resume,
    /** What is in flight still finishes. */
    pause: (projectId: string): void => active.get(projectId)?.pause(),
    cancel,
    retry,
    refresh,
    /** Ends what runs here: the user has signed out. */
    stopAll(): void {
      for (const run of active.values()) run.cancel();
    },
    /** Called with each run that ended: completed, failed or cancelled. */
    onEnded(listener: (run: GenerationRun) => void): () => void {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
