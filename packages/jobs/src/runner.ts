// Runs a job's items with bounded concurrency and exponential backoff; persists after each change; can be paused, resumed and cancelled.
import {
  backoffDelayMs,
  type Chance,
  type Clock,
  Fault,
  type FaultShape,
  type Timer,
} from '@silosmith/kernel';
import { type Execute, makeAttempt, type Spent } from './attempt.ts';
import { createDeadlines } from './deadlines.ts';
import { DEFAULT_CONCURRENCY } from './figures.ts';
import type { Job } from './job.ts';
import { type JobPolicy, POLICIES } from './policies.ts';
import { createSaver } from './saver.ts';
import type { JobStore } from './store.ts';
import { itemById, type JobEvent, transition } from './transition.ts';

/** Also saved this often while an item runs for long. */
const PERSIST_EVERY_MS = 15_000;
/** Jitter: waits grow by up to this share, so that items that failed together do not retry together. Needs a random port. */
const JITTER_RATIO = 0.2;

export interface RunnerOptions {
  readonly store: JobStore;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly chance?: Chance;
  /** Default: that of the job's type. */
  readonly policy?: JobPolicy;
  /** Items in flight at once; default 3. */
  readonly concurrency?: number;
  /** Default 15,000. */
  readonly persistEveryMs?: number;
}

export interface Runner {
  /**
   * Starts a pending job; resolves when it has ended (completed, failed, cancelled), nothing is in flight and its last state is stored.
   * A job that has ended already (resuming found nothing left to do) is stored and resolved as it is. Rejects with `jobs.already-running`
   * while another one is open, with `jobs.not-resumable` for one left open by an earlier process: `resumeJob` creates a new one from it.
   */
  start(job: Job): Promise<Job>;
  /** Finishes what is in flight and starts nothing new. */
  pause(): void;
  resume(): void;
  /** Aborts what is in flight. */
  cancel(): void;
  /** Requeues failed and cancelled items; restarts an ended job. */
  retryFailed(): void;
  retryItem(itemId: string): void;
  /** Called after each change; returns the unsubscribe function. */
  subscribe(listener: (job: Job) => void): () => void;
  /** Current job; the same object until something changes. */
  state(): Job | null;
  /** Resolves like `start` does. Rejects with `jobs.not-started` before the first start. */
  ended(): Promise<Job>;
}

/** An item that is being worked on. `stop` aborts its attempt; cancelling the job cancels all of its attempts. */
interface Flight {
  stop: AbortController;
  isCancelled: boolean;
}

/** An attempt that timed out has used its controller up. */
function stopOf(flight: Flight): AbortController {
  if (flight.stop.signal.aborted) flight.stop = new AbortController();
  return flight.stop;
}

function cancelFlight(flight: Flight): void {
  flight.isCancelled = true;
  flight.stop.abort();
}

export function createRunner(options: RunnerOptions, execute: Execute): Runner {
  const { store, clock, timer, chance, concurrency = DEFAULT_CONCURRENCY } = options;
  const deadlines = createDeadlines(clock, timer);
  let job: Job | null = null;
  /** Ids of waiting items, in the job's order. */
  let queue: string[] = [];
  const inFlight = new Map<string, Flight>();
  let pauseControl = new AbortController();
  let heartbeatControl: AbortController | null = null;
  const listeners = new Set<(job: Job) => void>();
  const waiters: (() => void)[] = [];

  const saver = createSaver(store, {
    onSaved: () => dispatch({ type: 'saved', atMs: clock.nowMs() }),
    onFault: (fault) => dispatch({ type: 'not-saved', fault, atMs: clock.nowMs() }),
  });

  function dispatch(event: JobEvent): boolean {
    if (!job) return false;
    const next = transition(job, event);
    if (next === job) return false;
    job = next;
    if (changesItems(event)) saver.touch(event.itemId ?? null);
    for (const listener of listeners) listener(next);
    return true;
  }

  function persist(): void {
    if (job) saver.request(job);
  }

  /** Written down at once: what was paid for is known after a crash too. */
  const noted = (event: SpentEvent): void => {
    if (dispatch({ ...event, atMs: clock.nowMs() })) persist();
  };

  const isMoving = (): boolean => job?.status === 'running' || job?.status === 'retrying';
  const hasEnded = (): boolean =>
    job?.status === 'completed' || job?.status === 'failed' || job?.status === 'cancelled';

  /** The only way into `running`. */
  function go(): void {
    if (!dispatch({ type: 'start', atMs: clock.nowMs() })) return;
    if (pauseControl.signal.aborted) pauseControl = new AbortController();
    refill();
  }

  function refill(): void {
    queue = (job?.items ?? []).filter((item) => item.state === 'waiting').map((item) => item.id);
    persist();
    if (isMoving()) beat();
    pump();
  }

  function pump(): void {
    while (isMoving() && inFlight.size < concurrency) {
      const next = queue.findIndex((id) => !inFlight.has(id));
      if (next < 0) break;
      for (const id of queue.splice(next, 1)) launch(id);
    }
    if (inFlight.size > 0 || isMoving()) return;
    heartbeatControl?.abort();
    heartbeatControl = null;
    if (!hasEnded()) return;
    persist();
    for (const resolve of waiters.splice(0)) resolve();
  }

  function launch(id: string): void {
    const flight: Flight = { stop: new AbortController(), isCancelled: false };
    inFlight.set(id, flight);
    void work(id, flight).finally(() => {
      inFlight.delete(id);
      pump();
    });
  }

  async function work(id: string, flight: Flight): Promise<void> {
    const spent = spentOn(id, noted);
    while (dispatch({ type: 'item-started', itemId: id, atMs: clock.nowMs() })) {
      const item = job ? itemById(job, id) : undefined;
      if (!job || !item) return;
      const policy = options.policy ?? POLICIES[job.type];
      const limits = { deadlines, timeoutMs: policy.timeoutMs, stop: stopOf(flight), spent };
      const result = await makeAttempt(item, execute, limits);
      const atMs = clock.nowMs();
      if (result.ok) {
        dispatch({ type: 'item-succeeded', itemId: id, atMs, ...costOf(result.costUsd) });
        persist();
        return;
      }
      if (flight.isCancelled) return;
      if (!result.fault.retryable || item.attempts > policy.maxRetries) {
        dispatch({ type: 'item-failed', itemId: id, fault: result.fault, atMs });
        persist();
        return;
      }
      dispatch({ type: 'item-retrying', itemId: id, fault: result.fault, atMs });
      if (!(await waited(delayMsOf(policy, item.attempts, result.fault, chance)))) {
        if (!flight.isCancelled && dispatch({ type: 'item-released', itemId: id, atMs: clock.nowMs() }))
          queue.unshift(id);
        return;
      }
    }
  }

  /** False when the job was paused or cancelled meanwhile. */
  async function waited(ms: number): Promise<boolean> {
    try {
      await timer.sleep(ms, pauseControl.signal);
      return isMoving();
    } catch {
      // The timer rejects only when its signal aborts.
      return false;
    }
  }

  function beat(): void {
    if (heartbeatControl) return;
    const control = new AbortController();
    heartbeatControl = control;
    const everyMs = options.persistEveryMs ?? PERSIST_EVERY_MS;
    const loop = async (): Promise<void> => {
      while (!control.signal.aborted) {
        await timer.sleep(everyMs, control.signal);
        persist();
      }
    };
    loop().catch(() => {
      // The timer rejects only when its signal aborts: the job is paused or cancelled.
    });
  }

  async function ended(): Promise<Job> {
    if (!job) throw new Fault('jobs.not-started');
    if (!hasEnded() || inFlight.size > 0) await new Promise<void>((resolve) => waiters.push(resolve));
    await saver.idle();
    return job;
  }

  function retry(itemId?: string): void {
    const atMs = clock.nowMs();
    if (!dispatch({ type: 'retry-failed', atMs, ...(itemId === undefined ? {} : { itemId }) })) return;
    if (job?.status === 'pending') go();
    else refill();
  }

  return {
    async start(next) {
      if (job && (!hasEnded() || inFlight.size > 0))
        throw new Fault('jobs.already-running', { params: { id: job.id } });
      if (next.status === 'running' || next.status === 'retrying' || next.status === 'paused')
        throw new Fault('jobs.not-resumable', { params: { id: next.id } });
      job = next;
      saver.touch(null);
      for (const listener of listeners) listener(next);
      if (hasEnded()) persist();
      else go();
      return ended();
    },
    pause() {
      if (!dispatch({ type: 'pause', atMs: clock.nowMs() })) return;
      pauseControl.abort();
      persist();
      pump();
    },
    resume() {
      if (dispatch({ type: 'resume', atMs: clock.nowMs() })) go();
    },
    cancel() {
      if (!dispatch({ type: 'cancel', atMs: clock.nowMs() })) return;
      queue = [];
      for (const flight of inFlight.values()) cancelFlight(flight);
      pauseControl.abort();
      persist();
      pump();
    },
    retryFailed: () => retry(),
    retryItem: (itemId) => retry(itemId),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => job,
    ended,
  };
}

function delayMsOf(policy: JobPolicy, retry: number, fault: FaultShape, chance: Chance | undefined): number {
  const askedS = fault.params.retryAfterS;
  const askedMs = typeof askedS === 'number' && askedS > 0 ? askedS * 1000 : 0;
  const baseMs = Math.max(backoffDelayMs(policy.backoff, retry), askedMs);
  return Math.round(baseMs * (1 + JITTER_RATIO * (chance?.next() ?? 0)));
}

const changesItems = (event: JobEvent): event is JobEvent & { readonly itemId?: string } =>
  'itemId' in event || event.type === 'cancel' || event.type === 'retry-failed';

type SpentEvent =
  | Pick<Extract<JobEvent, { type: 'item-paid' }>, 'type' | 'itemId' | 'key' | 'costUsd'>
  | Pick<Extract<JobEvent, { type: 'item-uncertain' }>, 'type' | 'itemId' | 'mostUsd'>;

const spentOn = (itemId: string, note: (event: SpentEvent) => void): Spent => ({
  paid: (key, costUsd) => note({ type: 'item-paid', itemId, key, costUsd }),
  uncertain: (mostUsd) => note({ type: 'item-uncertain', itemId, mostUsd }),
});

const costOf = (costUsd: number | undefined) => (costUsd === undefined ? {} : { costUsd });
