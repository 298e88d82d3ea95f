// State machine of a job: one pure, exhaustive function. An event that is not allowed in the current state returns the job unchanged.
import type { FaultShape } from '@silosmith/kernel';
import { isSettled } from './figures.ts';
import type { Job, JobItem, JobStatus } from './job.ts';

/** `atMs` is the time of the event, milliseconds since the epoch. */
export type JobEvent =
  | { readonly type: 'start'; readonly atMs: number }
  | { readonly type: 'pause'; readonly atMs: number }
  | { readonly type: 'resume'; readonly atMs: number }
  | { readonly type: 'cancel'; readonly atMs: number }
  /** The page was reloaded or the process ended while the job ran. */
  | { readonly type: 'interrupt'; readonly atMs: number }
  /** Requeues failed items (and the cancelled ones of a cancelled job) with their attempts reset; with `itemId` that item only. */
  | { readonly type: 'retry-failed'; readonly itemId?: string; readonly atMs: number }
  | { readonly type: 'item-started'; readonly itemId: string; readonly atMs: number }
  /** A step was paid; with a key that was paid before, `costUsd` replaces what was noted. Counts in every state: it is spent. */
  | {
      readonly type: 'item-paid';
      readonly itemId: string;
      readonly key: string;
      readonly costUsd: number;
      readonly atMs: number;
    }
  /** Nobody knows whether a step was charged: at most so much. */
  | {
      readonly type: 'item-uncertain';
      readonly itemId: string;
      readonly mostUsd: number;
      readonly atMs: number;
    }
  /** An attempt failed and another will follow. */
  | {
      readonly type: 'item-retrying';
      readonly itemId: string;
      readonly fault: FaultShape;
      readonly atMs: number;
    }
  /** An item was requeued before its next attempt, because the job was paused. */
  | { readonly type: 'item-released'; readonly itemId: string; readonly atMs: number }
  | {
      readonly type: 'item-succeeded';
      readonly itemId: string;
      readonly costUsd?: number;
      readonly atMs: number;
    }
  | {
      readonly type: 'item-failed';
      readonly itemId: string;
      readonly fault: FaultShape;
      readonly atMs: number;
    }
  /** The job could not be stored; it continues with a warning to the user. */
  | { readonly type: 'not-saved'; readonly fault: FaultShape; readonly atMs: number }
  /** Storing works again. */
  | { readonly type: 'saved'; readonly atMs: number };

const PAUSABLE: readonly JobStatus[] = ['running', 'pending', 'retrying'];
const RUNNING: readonly JobStatus[] = ['running', 'retrying'];
/** Items in flight still finish while the job is paused. */
const ITEMS_MOVE: readonly JobStatus[] = ['running', 'retrying', 'paused'];

export function transition(job: Job, event: JobEvent): Job {
  switch (event.type) {
    case 'start':
      return job.status === 'pending' ? settle(started(job, event.atMs), event.atMs) : job;
    case 'pause':
      return PAUSABLE.includes(job.status) ? moved(job, 'paused', event.atMs) : job;
    case 'resume':
      return job.status === 'paused' ? moved(withoutFeedback(job), 'pending', event.atMs) : job;
    case 'cancel':
      return job.status === 'cancelled' ? job : cancelled(job, event.atMs);
    case 'interrupt':
      return RUNNING.includes(job.status) ? interrupted(job, event.atMs) : job;
    case 'retry-failed':
      return retryFailed(job, event.itemId, event.atMs);
    case 'item-started':
      if (job.status === 'paused') return job;
      return onItem(job, event, ['waiting', 'retrying'], (item) => ({
        ...item,
        state: item.state === 'retrying' ? 'retrying' : 'running',
        attempts: item.attempts + 1,
        startedAtMs: event.atMs,
      }));
    case 'item-paid':
    case 'item-uncertain':
      return spent(job, event);
    case 'item-retrying': {
      const next = onItem(job, event, ['running', 'retrying'], (item) => ({
        ...item,
        state: 'retrying',
        fault: toPlain(event.fault),
      }));
      if (next === job) return job;
      const status = next.status === 'running' ? 'retrying' : next.status;
      return { ...next, status, retryCount: job.retryCount + 1 };
    }
    case 'item-released':
      return onItem(job, event, ['running', 'retrying'], (item) => ({ ...item, state: 'waiting' }));
    case 'item-succeeded':
      return succeeded(job, event);
    case 'item-failed':
      return onItem(job, event, ['running', 'retrying'], (item) => ({
        ...item,
        state: 'failed',
        fault: toPlain(event.fault),
        endedAtMs: event.atMs,
      }));
    case 'not-saved':
      return {
        ...job,
        updatedAtMs: event.atMs,
        feedback: { code: 'jobs.not-saved', fault: toPlain(event.fault) },
      };
    case 'saved':
      return job.feedback?.code === 'jobs.not-saved' ? withoutFeedback(job) : job;
    default:
      return event satisfies never;
  }
}

function toPlain(fault: FaultShape): NonNullable<JobItem['fault']> {
  return { ...fault, params: { ...fault.params }, recovery: [...fault.recovery] };
}

function moved(job: Job, status: JobStatus, atMs: number): Job {
  return { ...job, status, updatedAtMs: atMs };
}

function withoutFeedback(job: Job): Job {
  const { feedback: _, ...rest } = job;
  return rest;
}

function started(job: Job, atMs: number): Job {
  return {
    ...withoutFeedback(job),
    status: 'running',
    startedAtMs: job.startedAtMs ?? atMs,
    updatedAtMs: atMs,
  };
}

function cancelled(job: Job, atMs: number): Job {
  const items = job.items.map(
    (item): JobItem => (isSettled(item.state) ? item : { ...item, state: 'cancelled', endedAtMs: atMs }),
  );
  return { ...withoutFeedback(job), items, status: 'cancelled', endedAtMs: atMs, updatedAtMs: atMs };
}

function interrupted(job: Job, atMs: number): Job {
  const items = job.items.map(
    (item): JobItem =>
      item.state === 'running' || item.state === 'retrying' ? { ...item, state: 'waiting' } : item,
  );
  const feedback = { code: 'jobs.paused-by-refresh', action: 'resume' } as const;
  return { ...job, items, status: 'paused', updatedAtMs: atMs, feedback };
}

function retryFailed(job: Job, itemId: string | undefined, atMs: number): Job {
  const again = (item: JobItem): boolean =>
    (itemId === undefined || item.id === itemId) && (item.state === 'failed' || item.state === 'cancelled');
  if (!job.items.some(again)) return job;
  const items = job.items.map(
    (item): JobItem =>
      again(item) ? { ...spentOf(item), id: item.id, state: 'waiting', attempts: 0 } : item,
  );
  const ended = job.status === 'failed' || job.status === 'cancelled' || job.status === 'completed';
  const open = { ...withoutFeedback(job), items, updatedAtMs: atMs };
  return ended ? { ...open, status: 'pending', endedAtMs: null } : open;
}

/** What was spent on an item stays with it, whatever becomes of its attempts. */
export function spentOf({ costUsd, paid, uncertainUsd }: JobItem): Partial<JobItem> {
  return {
    ...(costUsd === undefined ? {} : { costUsd }),
    ...(paid === undefined ? {} : { paid }),
    ...(uncertainUsd === undefined ? {} : { uncertainUsd }),
  };
}

function paidFor(item: JobItem, key: string, costUsd: number): JobItem {
  const { paid = {}, costUsd: before = 0 } = item;
  const known = Object.hasOwn(paid, key) ? (paid[key] ?? 0) : 0;
  return { ...item, costUsd: before - known + costUsd, paid: { ...paid, [key]: costUsd } };
}

/** A result that arrives after cancellation still counts: it was made, stored and paid for. */
function succeeded(job: Job, event: Extract<JobEvent, { type: 'item-succeeded' }>): Job {
  const done = (item: JobItem): JobItem => {
    const { fault: _, paid: _paid, ...rest } = item;
    const cost = event.costUsd === undefined ? {} : { costUsd: (item.costUsd ?? 0) + event.costUsd };
    return { ...rest, ...cost, state: 'done', endedAtMs: event.atMs };
  };
  if (job.status !== 'cancelled') return onItem(job, event, ['waiting', 'running', 'retrying'], done);
  const index = positionsOf(job.items).get(event.itemId) ?? -1;
  if (job.items[index]?.state !== 'cancelled') return job;
  return { ...job, items: replaced(job.items, index, done), updatedAtMs: event.atMs };
}

/** O(1). */
export function itemById(job: Job, itemId: string): JobItem | undefined {
  return job.items[positionsOf(job.items).get(itemId) ?? -1];
}

/** Index by id. Shared between versions of a job, since items are replaced but never moved: no O(n) search per event. */
const positions = new WeakMap<readonly JobItem[], ReadonlyMap<string, number>>();
function positionsOf(items: readonly JobItem[]): ReadonlyMap<string, number> {
  let known = positions.get(items);
  if (!known) {
    known = new Map(items.map((item, index) => [item.id, index]));
    positions.set(items, known);
  }
  return known;
}

function replaced(items: readonly JobItem[], index: number, change: (item: JobItem) => JobItem): JobItem[] {
  const next = items.slice();
  const item = next[index];
  if (item) next[index] = change(item);
  const known = positionsOf(items);
  // One entry a job: a weak key for each event would slow every collection. An earlier version that is asked again is indexed again.
  positions.delete(items);
  positions.set(next, known);
  return next;
}

function spent(job: Job, event: Extract<JobEvent, { type: 'item-paid' | 'item-uncertain' }>): Job {
  const index = positionsOf(job.items).get(event.itemId) ?? -1;
  if (index < 0) return job;
  const change = (item: JobItem): JobItem =>
    event.type === 'item-paid'
      ? paidFor(item, event.key, event.costUsd)
      : { ...item, uncertainUsd: (item.uncertainUsd ?? 0) + event.mostUsd };
  return { ...job, items: replaced(job.items, index, change), updatedAtMs: event.atMs };
}

function onItem(
  job: Job,
  event: { readonly itemId: string; readonly atMs: number },
  from: readonly JobItem['state'][],
  change: (item: JobItem) => JobItem,
): Job {
  if (!ITEMS_MOVE.includes(job.status)) return job;
  const index = positionsOf(job.items).get(event.itemId) ?? -1;
  const item = job.items[index];
  if (!item || !from.includes(item.state)) return job;
  return settle({ ...job, items: replaced(job.items, index, change), updatedAtMs: event.atMs }, event.atMs);
}

/** Running or retrying follows from the items; when none is open, the job is completed, or failed if any item failed. */
function settle(job: Job, atMs: number): Job {
  // Items settle roughly in order, so scanning from the end usually stops at the first.
  const open = job.items.findLastIndex((item) => !isSettled(item.state)) >= 0;
  if (open) return job.status === 'paused' ? job : { ...job, status: movingStatus(job) };
  const ended = { ...withoutFeedback(job), endedAtMs: atMs };
  const failed = job.items.find((item) => item.state === 'failed');
  if (!failed) return { ...ended, status: 'completed' };
  const reason = failed.fault ? { fault: failed.fault } : {};
  return { ...ended, status: 'failed', feedback: { code: 'jobs.failed', action: 'retry', ...reason } };
}

function movingStatus(job: Job): 'running' | 'retrying' {
  if (job.status !== 'retrying') return 'running';
  return job.items.some((item) => item.state === 'retrying') ? 'retrying' : 'running';
}
