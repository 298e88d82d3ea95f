// Progress and time figures, derived from the items and never stored.
import type { ItemState, Job } from './job.ts';

/** Default concurrency: items in flight at once. */
export const DEFAULT_CONCURRENCY = 3;

export interface JobProgress {
  /** Items that are done, failed or cancelled. */
  readonly current: number;
  readonly total: number;
  /** 0 to 100, rounded down: 100 only when nothing is left. */
  readonly percentage: number;
}

export const isSettled = (state: ItemState): boolean =>
  state === 'done' || state === 'failed' || state === 'cancelled';

export function progressOf(job: Job): JobProgress {
  const total = job.items.length;
  const current = job.items.reduce((count, item) => count + (isSettled(item.state) ? 1 : 0), 0);
  return { current, total, percentage: total === 0 ? 100 : Math.floor((100 * current) / total) };
}

/** Mean duration of the done items' last attempt, in milliseconds; null before the first one. */
export function averageMsOf(job: Job): number | null {
  let sumMs = 0;
  let count = 0;
  for (const item of job.items) {
    if (item.state !== 'done' || item.startedAtMs === undefined || item.endedAtMs === undefined) continue;
    sumMs += item.endedAtMs - item.startedAtMs;
    count++;
  }
  return count === 0 ? null : sumMs / count;
}

/** Estimated milliseconds until the last item ends: average × ⌈remaining items ÷ concurrency⌉. Null without an average, 0 when none remain. */
export function remainingMsOf(job: Job, concurrency = DEFAULT_CONCURRENCY): number | null {
  const { current, total } = progressOf(job);
  if (current === total) return 0;
  const averageMs = averageMsOf(job);
  return averageMs === null ? null : averageMs * Math.ceil((total - current) / Math.max(1, concurrency));
}

/** What was paid for the items, finished or not, in US dollars. */
export function costUsdOf(job: Job): number {
  return job.items.reduce((sum, item) => sum + (item.costUsd ?? 0), 0);
}

/** The most that a job can have cost, US dollars: steps of unknown outcome at the most that they may have been charged. */
export function mostCostUsdOf(job: Job): number {
  return job.items.reduce((sum, item) => sum + (item.costUsd ?? 0) + (item.uncertainUsd ?? 0), 0);
}
