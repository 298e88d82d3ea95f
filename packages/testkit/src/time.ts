// Virtual time: a clock and a timer that advance only on request, so that minutes of waiting take no time.
import { type Clock, Fault, type Timer } from '@silosmith/kernel';

export interface FakeTime {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Moves the clock by `ms`, waking each sleeper in the order of its due time. */
  advance(ms: number): Promise<void>;
  /** Jumps from sleeper to sleeper until the promise settles; throws if no sleeper is left that could settle it. */
  runUntil<T>(promise: Promise<T>): Promise<T>;
  /** Number of waiting sleepers. */
  sleeping(): number;
}

interface Sleeper {
  readonly dueMs: number;
  readonly wake: () => void;
}

/** Promise reactions chain a few levels deep; this many turns let all of them run. */
const TURNS = 60;
/** Jumps after which a test counts as hanging. */
const MAX_JUMPS = 1_000_000;

async function letPromisesRun(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}

/** A clock that starts at `startMs` (milliseconds since the epoch) and a timer on it. */
export function createFakeTime(startMs = 1_767_225_600_000): FakeTime {
  let nowMs = startMs;
  const sleepers = new Set<Sleeper>();

  const nextDue = (): Sleeper | undefined => {
    let first: Sleeper | undefined;
    for (const sleeper of sleepers) if (!first || sleeper.dueMs < first.dueMs) first = sleeper;
    return first;
  };
  const wakeAt = (sleeper: Sleeper): void => {
    nowMs = Math.max(nowMs, sleeper.dueMs);
    sleepers.delete(sleeper);
    sleeper.wake();
  };

  return {
    clock: { nowMs: () => nowMs },
    timer: {
      sleep: (delayMs, signal) => sleepUntil(sleepers, nowMs + delayMs, signal),
    },
    async advance(ms) {
      const untilMs = nowMs + ms;
      await letPromisesRun();
      for (let due = nextDue(); due && due.dueMs <= untilMs; due = nextDue()) {
        wakeAt(due);
        await letPromisesRun();
      }
      nowMs = untilMs;
    },
    async runUntil(promise) {
      let settled = false;
      const mark = (): void => {
        settled = true;
      };
      promise.then(mark, mark);
      await letPromisesRun();
      for (let jump = 0; !settled; jump++) {
        const due = nextDue();
        if (!due || jump === MAX_JUMPS)
          throw new Error('fake time: nothing left that could settle the promise');
        wakeAt(due);
        await letPromisesRun();
      }
      return promise;
    },
    sleeping: () => sleepers.size,
  };
}

/** Resolves when it is woken, and rejects as cancelled when the signal says so. */
function sleepUntil(sleepers: Set<Sleeper>, dueMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = (): Fault => new Fault('cancelled', { severity: 'low' });
    if (signal?.aborted) {
      reject(cancelled());
      return;
    }
    const onAbort = (): void => {
      sleepers.delete(sleeper);
      reject(cancelled());
    };
    const sleeper: Sleeper = {
      dueMs,
      wake: () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      },
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    sleepers.add(sleeper);
  });
}
