// Port for job persistence: IndexedDB in the browser; a file, or nothing, on the command line.
import type { Job } from './job.ts';

export interface JobStore {
  /**
   * Upserts the job under its id. `changedItemIds` are the items changed since the last successful save,
   * for stores that write only those. Throws a Fault with code STORAGE_FULL when there is no room.
   */
  save(job: Job, changedItemIds: readonly string[]): Promise<void>;
  /** Every stored record, unvalidated: `restoreJobs` parses them. */
  load(): Promise<readonly unknown[]>;
  remove(id: string): Promise<void>;
}

/** Fault code that a store throws when its quota is exceeded. */
export const STORAGE_FULL = 'jobs.storage-full';
/** Running or paused jobs kept when a full store is cleared. */
export const KEPT_WHEN_FULL = 5;
