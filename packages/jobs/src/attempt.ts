// One attempt at an item: with a time limit, cancellable, and with every error turned into a Fault.
import { Fault, type FaultShape, type Timer, toFaultShape } from '@silosmith/kernel';
import type { JobItem } from './job.ts';

export interface ItemOutcome {
  readonly costUsd?: number;
}

export interface AttemptContext {
  /** Aborted when the job is cancelled or the attempt times out. */
  readonly signal: AbortSignal;
  /** 1 for the first. */
  readonly attempt: number;
  /** Says that work goes on: the time limit restarts. For items of many steps, each of which is bounded. */
  progress(): void;
  /** Says that a step was paid. Steps have keys: one that is given again, in a later attempt or run, counts once. */
  paid(key: string, costUsd: number): void;
  /** Says that a step may have been charged, at most so much. */
  uncertain(mostUsd: number): void;
}

/** Where a job notes what its items cost. */
export type Spent = Pick<AttemptContext, 'paid' | 'uncertain'>;

/**
 * Produces the item's result and stores it before resolving: from then on the item counts as done.
 * Throws a Fault; `retryable` decides whether another attempt follows, `params.retryAfterS` is the minimum wait.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an executor without a cost to report may return nothing
export type Execute = (item: JobItem, context: AttemptContext) => Promise<ItemOutcome | void>;

export type AttemptResult =
  | { readonly ok: true; readonly costUsd?: number }
  | { readonly ok: false; readonly fault: FaultShape };

export interface AttemptLimits {
  readonly timer: Timer;
  readonly timeoutMs: number;
  readonly cancelled: AbortSignal;
  readonly spent: Spent;
}

/** Never rejects. An attempt that makes no progress within its limit ends as `jobs.timed-out` (retryable), and its signal is aborted. */
export async function makeAttempt(
  item: JobItem,
  execute: Execute,
  { timer, timeoutMs, cancelled, spent }: AttemptLimits,
): Promise<AttemptResult> {
  const stop = new AbortController();
  let ended = false;
  /** Aborted where the limit restarts, and when the attempt has ended. */
  let waiting = new AbortController();
  const onCancel = (): void => stop.abort();
  if (cancelled.aborted) stop.abort();
  cancelled.addEventListener('abort', onCancel, { once: true });
  const timeout: { fault: Fault | null } = { fault: null };

  const progress = (): void => {
    const before = waiting;
    waiting = new AbortController();
    before.abort();
  };
  const limit = async (): Promise<never> => {
    for (let isOver = false; !isOver; ) {
      const { signal } = waiting;
      isOver = await timer.sleep(timeoutMs, signal).then(
        () => true,
        (error: unknown) => {
          if (ended || !signal.aborted) throw error;
          return false;
        },
      );
    }
    timeout.fault = new Fault('jobs.timed-out', {
      params: { ms: timeoutMs },
      retryable: true,
      recovery: ['retry'],
    });
    stop.abort();
    throw timeout.fault;
  };
  const run = async () => execute(item, { signal: stop.signal, attempt: item.attempts, progress, ...spent });

  try {
    const outcome = await Promise.race([run(), limit()]);
    return outcome?.costUsd === undefined ? { ok: true } : { ok: true, costUsd: outcome.costUsd };
  } catch (error) {
    return { ok: false, fault: toFaultShape(timeout.fault ?? error) };
  } finally {
    ended = true;
    waiting.abort();
    cancelled.removeEventListener('abort', onCancel);
  }
}
