// After a reload: stale jobs are discarded, running ones become paused, and resuming creates a new job for what remains of them.
import { Fault } from '@silosmith/kernel';
import * as z from 'zod/mini';
import { createJob, type Job, type JobItem, jobSchema } from './job.ts';
import { spentOf, transition } from './transition.ts';

/** Stored jobs unchanged for this long are discarded. Their results are stored with the project, so none are lost. */
export const JOB_EXPIRY_MS = 3_600_000;

const recordWithId = z.object({ id: z.string() });

export interface RestoredJobs {
  readonly jobs: readonly Job[];
  /** Ids of stale and unreadable records, to be removed from the store. */
  readonly discardedIds: readonly string[];
}

/** Newest first. Records that do not parse as a job (another version, damaged) are discarded. */
export function restoreJobs(stored: readonly unknown[], nowMs: number): RestoredJobs {
  const jobs: Job[] = [];
  const discardedIds: string[] = [];
  for (const record of stored) {
    const read = jobSchema.safeParse(record);
    if (!read.success) {
      const id = storedId(record);
      if (id !== null) discardedIds.push(id);
      continue;
    }
    const job = read.data;
    if (nowMs - job.updatedAtMs > JOB_EXPIRY_MS) discardedIds.push(job.id);
    else jobs.push(transition(job, { type: 'interrupt', atMs: job.updatedAtMs }));
  }
  return { jobs: jobs.sort((a, b) => b.updatedAtMs - a.updatedAtMs), discardedIds };
}

/** Also of records that do not parse as a job; null if there is no id. */
export function storedId(record: unknown): string | null {
  const read = recordWithId.safeParse(record);
  return read.success ? read.data.id : null;
}

export interface ResumeOptions {
  /** Id of the new job. */
  readonly newId: string;
  readonly atMs: number;
  /** Whether the project already has the item's result: it was stored, but the run ended before the job recorded it. */
  readonly hasResult?: (itemId: string) => boolean;
}

/**
 * A new pending job of the same items: those with neither result nor error wait, the others stay as they ended, so that a list of the
 * run is whole and failed items can still be retried. If none remain, the old job itself, ended: completed, or failed where an item
 * had failed. Start it with `runner.start`, then remove the old record if the id is new.
 * Throws `jobs.not-resumable` for a job that is neither paused nor pending.
 */
export function resumeJob(job: Job, { newId, atMs, hasResult }: ResumeOptions): Job {
  if (job.status !== 'paused' && job.status !== 'pending')
    throw new Fault('jobs.not-resumable', { params: { id: job.id } });
  const { type, projectId, config } = job;
  const open = job.items.filter(({ state }) => state !== 'done' && state !== 'failed');
  if (open.some(({ id }) => !hasResult?.(id))) {
    const itemIds = job.items.map(({ id }) => id);
    const next = createJob({ id: newId, type, projectId, itemIds, config, atMs });
    const items = job.items.map((item): JobItem => {
      if (item.state === 'done' || item.state === 'failed') return item;
      const { id, attempts } = item;
      const { paid: _, ...spent } = spentOf(item);
      return hasResult?.(id)
        ? { ...spent, id, state: 'done', attempts }
        : { ...spentOf(item), id, state: 'waiting', attempts: 0 };
    });
    return { ...next, items };
  }
  const closed = { ...job, status: 'pending' as const };
  const running = transition(closed, { type: 'start', atMs });
  return open.reduce(
    (next, item) => transition(next, { type: 'item-succeeded', itemId: item.id, atMs }),
    running,
  );
}
