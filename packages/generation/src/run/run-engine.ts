// The runs of all projects: start, pause, resume, cancel, and recovery after a crash. The same in a tab, a terminal and a server.
import { createJob, DEFAULT_CONCURRENCY, type Job, resumeJob, transition } from '@silosmith/jobs';
import type { GenerationPlan, PlannedPage } from '../plan/plan-generation.ts';
import { isAlone, stagesOf } from '../stages/index.ts';
import { isOfSeveralCalls } from '../stages/stage.ts';
import { ActiveRun } from './active-run.ts';
import { keptJobs } from './kept-jobs.ts';
import { lastingNotes } from './lasting-notes.ts';
import { createRunBoard, type RunBoard } from './run-board.ts';
import { type GenerationRun, NOTHING_UNCERTAIN, type RunPorts } from './run-ports.ts';
import { type RunChoice, type RunLimits, type RunSettings, runSettingsOf } from './run-settings.ts';
import { takenUp } from './taken-up.ts';

/** nothing: every page that the filters show has what it needs. in-progress: the project has an open run, here or elsewhere. */
export type StartOutcome = 'started' | 'nothing' | 'in-progress';

export interface RunEngine {
  readonly board: Pick<RunBoard, 'getState' | 'subscribe'>;
  start(projectId: string, choice: RunChoice, limits?: RunLimits): Promise<StartOutcome>;
  /** Goes on with what is missing. False where another process works on it. */
  resume(projectId: string): Promise<boolean>;
  /** What is in flight still finishes. */
  pause(projectId: string): void;
  /** What was made stays. */
  cancel(projectId: string): Promise<void>;
  /** Failed and cancelled pages are tried again; with `itemId` that one alone. */
  retry(projectId: string, itemId?: string): Promise<void>;
  /** Reads the project's stored job, unless this process works on it. Call it when the project is opened and when its jobs change. */
  refresh(projectId: string): Promise<void>;
  /** Ends what runs here. */
  stopAll(): void;
  /** Called with each run that ended: completed, failed or cancelled. */
  onEnded(listener: (run: GenerationRun) => void): () => void;
}

interface Engine {
  readonly ports: RunPorts;
  readonly board: RunBoard;
  readonly active: Map<string, ActiveRun>;
  readonly endListeners: Set<(run: GenerationRun) => void>;
}

export function createRunEngine(ports: RunPorts): RunEngine {
  const board = createRunBoard((run) => ports.activity(run));
  const engine: Engine = { ports, board, active: new Map(), endListeners: new Set() };
  return {
    board,
    start: (projectId, choice, limits = {}) => start(engine, projectId, choice, limits),
    resume: (projectId) => resume(engine, projectId),
    pause: (projectId) => engine.active.get(projectId)?.pause(),
    cancel: (projectId) => cancel(engine, projectId),
    retry: (projectId, itemId) => retry(engine, projectId, itemId),
    refresh: (projectId) => refresh(engine, projectId),
    stopAll() {
      for (const run of engine.active.values()) run.cancel();
    },
    onEnded(listener) {
      engine.endListeners.add(listener);
      return () => engine.endListeners.delete(listener);
    },
  };
}

export const isOver = ({ status }: Pick<Job, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'cancelled';
const elapsedMsOf = ({ startedAtMs, updatedAtMs }: Job): number =>
  startedAtMs === null ? 0 : updatedAtMs - startedAtMs;
const lockName = (projectId: string): string => `silosmith-generation-${projectId}`;
const nowMsOf = ({ ports }: Engine): number => ports.clock.nowMs();
const runOf = ({ board }: Engine, projectId: string): GenerationRun | undefined =>
  board.getState().runs.get(projectId);

/** A run that this process may take up: nobody works on it. */
function leftRun(engine: Engine, projectId: string): GenerationRun | null {
  const run = runOf(engine, projectId);
  return run?.place === 'nobody' ? run : null;
}

function start(
  engine: Engine,
  projectId: string,
  choice: RunChoice,
  limits: RunLimits,
): Promise<StartOutcome> {
  const { ports, board, active } = engine;
  return board.prepared<StartOutcome>(projectId, 'in-progress', async () => {
    const known = runOf(engine, projectId);
    if (active.has(projectId) || (known && !isOver(known.job))) return 'in-progress';
    const plan = await ports.plan(projectId, choice, choice.rewrites?.pages);
    if (plan.items.length === 0) return 'nothing';
    const itemIds = plan.items.map(({ id }) => id);
    const takesUp = takenUp(ports.jobs.of(projectId), itemIds);
    const planned = newSettings(engine, choice, limits, plan);
    const settings = takesUp.length === 0 ? planned : { ...planned, takesUp };
    const id = ports.chance.id();
    const job = createJob({ id, type: 'bulk', projectId, itemIds, config: settings, atMs: nowMsOf(engine) });
    return (await launch(engine, job, settings, plan.items)) ? 'started' : 'in-progress';
  });
}

function newSettings(
  { ports }: Engine,
  choice: RunChoice,
  limits: RunLimits,
  { total, priced }: GenerationPlan,
): RunSettings {
  const { runId = ports.chance.id(), concurrency = DEFAULT_CONCURRENCY } = limits;
  const { spentBeforeUsd = 0 } = limits;
  const isOfOneCall = !stagesOf(choice.rewrites).some(isOfSeveralCalls);
  // What is made again by itself in one call costs no more than its price, whoever shows that.
  const hasLimit = isAlone(choice.rewrites) && isOfOneCall && priced && choice.pictures === undefined;
  const { budgetUsd = hasLimit ? spentBeforeUsd + total.costUsdHigh : null } = limits;
  return {
    ...choice,
    runId,
    concurrency,
    budgetUsd,
    priced,
    plannedUsdLow: total.costUsdLow,
    plannedUsdHigh: total.costUsdHigh,
    doneBefore: 0,
    failedBefore: 0,
    spentBeforeUsd,
    elapsedBeforeMs: 0,
  };
}

/** False where another process works on the project. Older jobs of the project are removed. */
async function launch(
  engine: Engine,
  job: Job,
  settings: RunSettings,
  pages: readonly PlannedPage[],
): Promise<boolean> {
  const { ports, board, active, endListeners } = engine;
  const { projectId } = job;
  const release = active.has(projectId) ? null : await ports.locks.acquire(lockName(projectId));
  if (release === null) {
    await refresh(engine, projectId);
    return false;
  }
  const older = keptJobs(ports.jobs.of(projectId), true, nowMsOf(engine)).ids.filter((id) => id !== job.id);
  const run = new ActiveRun({ projectId, job, settings, pages }, ports, board.show);
  active.set(projectId, run);
  void run.ended.then((last) => {
    active.delete(projectId);
    release();
    board.show(last);
    for (const listener of endListeners) listener(last);
  });
  await removeJobs(engine, projectId, older);
  return true;
}

async function refresh(engine: Engine, projectId: string): Promise<void> {
  const { ports, board, active } = engine;
  if (active.has(projectId)) return;
  const held = await ports.locks.isHeld(lockName(projectId));
  if (active.has(projectId)) return;
  const { job, discardedIds } = keptJobs(ports.jobs.of(projectId), held, nowMsOf(engine));
  const settings = runSettingsOf(job?.config);
  if (job !== null && settings !== null) board.show(foundRun(engine, job, settings, held));
  else board.forget(projectId);
  if (held) void ports.locks.whenFree(lockName(projectId)).then(() => refresh(engine, projectId));
  else await removeJobs(engine, projectId, discardedIds);
}

function foundRun(engine: Engine, job: Job, settings: RunSettings, held: boolean): GenerationRun {
  const known = runOf(engine, job.projectId);
  const isKnown = known?.job.id === job.id;
  return {
    projectId: job.projectId,
    job,
    settings,
    place: held ? 'elsewhere' : 'nobody',
    halt: null,
    notes: isKnown ? known.notes : storedNotes(engine, job),
    passedOver: new Map(),
    uncertain: isKnown ? known.uncertain : NOTHING_UNCERTAIN,
  };
}

/** Of pages that are done: what their records say of themselves. */
const storedNotes = ({ ports }: Engine, { projectId, items }: Job): GenerationRun['notes'] =>
  new Map(
    items.flatMap(({ id, state }) => {
      const notes = state === 'done' ? lastingNotes(ports.records.shown(projectId, id)) : [];
      return notes.length === 0 ? [] : [[id, notes] as const];
    }),
  );

/** A record that cannot be removed now is discarded by its age later; the store itself reports what the disk refuses. */
async function removeJobs({ ports }: Engine, projectId: string, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => ports.jobs.remove(projectId, id)));
}

function resume(engine: Engine, projectId: string): Promise<boolean> {
  const { ports, board, active } = engine;
  const here = active.get(projectId);
  if (here) {
    here.resume();
    return Promise.resolve(true);
  }
  return board.prepared(projectId, false, async () => {
    const left = leftRun(engine, projectId);
    if (!left || isOver(left.job)) return false;
    const { items } = left.job;
    const open = items.filter(({ state }) => state !== 'done' && state !== 'failed').map(({ id }) => id);
    const plan = await ports.plan(projectId, left.settings, open);
    const missing = new Set(plan.items.map(({ id }) => id));
    const settings = resumedSettings(left);
    const job = resumeJob(
      { ...left.job, config: settings },
      { newId: ports.chance.id(), atMs: nowMsOf(engine), hasResult: (id) => !missing.has(id) },
    );
    if (isOver(job)) return launch(engine, { ...job, config: left.job.config }, left.settings, []);
    return launch(engine, job, settings, plan.items);
  });
}

/** What was done, failed and spent stays with the items of the job. */
const resumedSettings = ({ job, settings }: GenerationRun): RunSettings => ({
  ...settings,
  elapsedBeforeMs: settings.elapsedBeforeMs + elapsedMsOf(job),
});

async function cancel(engine: Engine, projectId: string): Promise<void> {
  const here = engine.active.get(projectId);
  const left = leftRun(engine, projectId);
  if (here) here.cancel();
  else if (left && !isOver(left.job)) {
    const job = transition(left.job, { type: 'cancel', atMs: nowMsOf(engine) });
    engine.board.show({ ...left, job });
    await engine.ports.jobs.save(projectId, job);
  }
}

async function retry(engine: Engine, projectId: string, itemId?: string): Promise<void> {
  const here = engine.active.get(projectId);
  if (here) {
    here.retry(itemId);
    return;
  }
  await engine.board.prepared(projectId, false, async () => {
    const left = leftRun(engine, projectId);
    if (!left || !isOver(left.job)) return false;
    const only = itemId === undefined ? {} : { itemId };
    const job = transition(left.job, { type: 'retry-failed', atMs: nowMsOf(engine), ...only });
    if (job === left.job) return false;
    const open = job.items.filter(({ state }) => state === 'waiting').map(({ id }) => id);
    const plan = await engine.ports.plan(projectId, left.settings, open);
    return launch(engine, job, left.settings, plan.items);
  });
}
