// Where does a project keep its job, and which stored one counts? One a project: the newest that is not stale.
import { type Job, type JobStore, jobSchema, restoreJobs, STORAGE_FULL } from '@silosmith/jobs';
import { Fault } from '@silosmith/kernel';

/** The job records of a project, by job id. */
export interface JobRecords {
  of(projectId: string): readonly unknown[];
  /** Resolves when it is durable. Throws `web.storage-full` where the device has no room. */
  save(projectId: string, job: Job): Promise<void>;
  remove(projectId: string, id: string): Promise<void>;
}

/** The runner's store over the records of one project. */
export function jobStoreOf(projectId: string, records: JobRecords): JobStore {
  return {
    async save(job) {
      try {
        await records.save(projectId, job);
      } catch (error) {
        const full = error instanceof Fault && error.code === 'web.storage-full';
        throw full ? new Fault(STORAGE_FULL, { severity: 'critical', recovery: ['free-space'] }) : error;
      }
    },
    load: async () => records.of(projectId),
    remove: (id) => records.remove(projectId, id),
  };
}

export interface KeptJobs {
  /** The newest; null where there is none. */
  readonly job: Job | null;
  /** Every readable one. */
  readonly ids: readonly string[];
  /** Stale or unreadable. */
  readonly discardedIds: readonly string[];
}

/** `held`: a tab works on the project now, so that a job that is running is running. Else nobody does, and it counts as interrupted. */
export function keptJobs(stored: readonly unknown[], held: boolean, nowMs: number): KeptJobs {
  if (!held) {
    const { jobs, discardedIds } = restoreJobs(stored, nowMs);
    return { job: jobs[0] ?? null, ids: jobs.map(({ id }) => id), discardedIds };
  }
  const jobs = stored
    .flatMap((record) => {
      const read = jobSchema.safeParse(record);
      return read.success ? [read.data] : [];
    })
    .sort((a, b) => b.updatedAtMs - a.updatedAtMs);
  return { job: jobs[0] ?? null, ids: jobs.map(({ id }) => id), discardedIds: [] };
}
