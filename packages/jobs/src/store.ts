// Where are jobs kept between two runs? A port; IndexedDB in the browser, a file or nothing at the command line.
import type { Job } from './job.ts';

export interface JobStore {
  /**
   * Stores the job under its id, replacing what was there. `changedItemIds` are the items that changed since the last save that succeeded,
   * for stores that write only those. Throws a Fault with code STORAGE_FULL when there is no room.
   */
  save(job: Job, changedItemIds: readonly string[]): Promise<void>;
  /** Every stored record, as it was found: `restoreJobs` judges them. */
  load(): Promise<readonly unknown[]>;
  remove(id: string): Promise<void>;
}

/** Code of the fault that a store throws when its quota is used up. */
export const STORAGE_FULL = 'jobs.storage-full';
/** After a full store was cleared, at most this many running or paused jobs are kept (specification 1 §8). */
export const KEPT_WHEN_FULL = 5;
