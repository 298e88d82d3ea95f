// Chooses the job of a project to resume: one per project, the newest that is not stale.
import { type Job, type JobStore, jobSchema, restoreJobs, storedId } from '@silosmith/jobs';
import type { JobRecords } from './run-ports.ts';
import { isWorthKeeping } from './taken-up.ts';

/** The runner's store over the records of one project. */
export function jobStoreOf(projectId: string, records: JobRecords): JobStore {
  return {
    save: (job) => records.save(projectId, job),
    load: async () => records.of(projectId),
    remove: (id) => records.remove(projectId, id),
  };
}

export interface KeptJobs {
  /** The newest; null where there is none. */
  readonly job: Job | null;
  /** Every one that a new run replaces. */
  readonly ids: readonly string[];
  /** Unreadable, or stale with nothing that a later run could take up. */
  readonly discardedIds: readonly string[];
}

/** `held`: a process works on the project now, so that a job that is running is running. Else nobody does, and it counts as interrupted. */
export function keptJobs(stored: readonly unknown[], held: boolean, nowMs: number): KeptJobs {
  if (!held) {
    const { jobs, discardedIds } = restoreJobs(stored, nowMs);
    const kept = stored.filter((record) => isWorthKeeping(record, nowMs)).map(storedId);
    return {
      job: jobs[0] ?? null,
      ids: [...new Set([...jobs.map(({ id }) => id), ...kept.filter((id) => id !== null)])],
      discardedIds: discardedIds.filter((id) => !kept.includes(id)),
    };
  }
  const jobs = stored
    .flatMap((record) => {
      const read = jobSchema.safeParse(record);
      return read.success ? [read.data] : [];
    })
    .sort((a, b) => b.updatedAtMs - a.updatedAtMs);
  return { job: jobs[0] ?? null, ids: jobs.map(({ id }) => id), discardedIds: [] };
}
