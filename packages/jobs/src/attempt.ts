// One attempt at an item: with a time limit, cancellable, and with every error turned into a Fault.
import { Fault, type FaultShape, toFaultShape } from '@silosmith/kernel';
import type { Deadlines } from './deadlines.ts';
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
  readonly deadlines: Deadlines;
  readonly timeoutMs: number;
  /** Aborts the attempt when the job is cancelled. */
  readonly stop: AbortController;
  readonly spent: Spent;
}

/** Never rejects. An attempt that makes no progress within its limit ends as `jobs.timed-out` (retryable), and its signal is aborted. */
export async function makeAttempt(
  item: JobItem,
  execute: Execute,
  { deadlines, timeoutMs, stop, spent }: AttemptLimits,
): Promise<AttemptResult> {
  const timeout: { fault: Fault | null } = { fault: null };
  let giveUp: (fault: Fault) => void = () => undefined;
  const deadline = deadlines.watch(timeoutMs, () => {
    const params = { ms: timeoutMs };
    timeout.fault = new Fault('jobs.timed-out', { params, retryable: true, recovery: ['retry'] });
    stop.abort();
    giveUp(timeout.fault);
  });
  const progress = (): void => deadline.restart();
  const run = async () => execute(item, { signal: stop.signal, attempt: item.attempts, progress, ...spent });
  const made = new Promise<Awaited<ReturnType<Execute>>>((resolve, reject) => {
    giveUp = reject;
    run().then(resolve, reject);
  });
  try {
    const outcome = await made;
    return outcome?.costUsd === undefined ? { ok: true } : { ok: true, costUsd: outcome.costUsd };
  } catch (error) {
    return { ok: false, fault: toFaultShape(timeout.fault ?? error) };
  } finally {
    deadline.end();
  }
}
