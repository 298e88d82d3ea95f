// Serialises writes of a job: saves at once, one write at a time, and coalesces changes made meanwhile into the next write.
import { Fault, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { type Job, jobSchema } from './job.ts';
import { storedId } from './restore.ts';
import { type JobStore, KEPT_WHEN_FULL, STORAGE_FULL } from './store.ts';

export interface Saver {
  /** Notes which item changed; null: any of them may have, or the job is another one. */
  touch(itemId: string | null): void;
  /** Requests a save; a no-op if the current version is already stored. */
  request(job: Job): void;
  /** Resolves when no write is pending. */
  idle(): Promise<void>;
}

export interface SaverEvents {
  onSaved(): void;
  onFault(fault: FaultShape): void;
}

export function createSaver(store: JobStore, events: SaverEvents): Saver {
  let wanted: Job | null = null;
  let savedJob: Job | null = null;
  let writing: Promise<void> | null = null;
  /** Items changed since they were last handed to the store; null: any of them. */
  let touched: Set<string> | null = null;

  const write = async (): Promise<void> => {
    for (let job = wanted; job; job = wanted) {
      wanted = null;
      const changed: readonly string[] = touched === null ? idsOf(job) : [...touched];
      touched = new Set<string>();
      try {
        await saveOrMakeRoom(store, job, changed);
        savedJob = job;
        events.onSaved();
      } catch (error) {
        if (touched !== null) for (const id of changed) touched.add(id);
        events.onFault(toFaultShape(error));
      }
    }
    writing = null;
  };

  return {
    touch(itemId) {
      if (itemId === null) touched = null;
      else touched?.add(itemId);
    },
    request(job) {
      if (job === savedJob && !wanted) return;
      wanted = job;
      writing ??= write();
    },
    idle: () => writing ?? Promise.resolve(),
  };
}

const idsOf = (job: Job): string[] => job.items.map(({ id }) => id);

async function saveOrMakeRoom(store: JobStore, job: Job, changed: readonly string[]): Promise<void> {
  try {
    await store.save(job, changed);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== STORAGE_FULL) throw error;
    await makeRoom(store, job);
  }
}

/** On a full store: clear all stored jobs, then save up to KEPT_WHEN_FULL running or paused ones again, the current one first. */
async function makeRoom(store: JobStore, current: Job): Promise<void> {
  const stored = await store.load();
  const others = stored
    .map((record) => jobSchema.safeParse(record))
    .flatMap((read) => (read.success && read.data.id !== current.id ? [read.data] : []))
    .sort((a, b) => b.updatedAtMs - a.updatedAtMs);
  const kept = [current, ...others].filter(isUnfinished).slice(0, KEPT_WHEN_FULL);
  for (const record of stored) {
    const id = storedId(record);
    if (id !== null) await store.remove(id);
  }
  for (const job of kept) await store.save(job, idsOf(job));
}

function isUnfinished(job: Job): boolean {
  return job.status === 'running' || job.status === 'retrying' || job.status === 'paused';
}
