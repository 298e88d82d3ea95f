// One run at a time writes a project file: two would both pay for what is missing in it.
import { rmSync, statSync } from 'node:fs';
import { Fault } from '@silosmith/kernel';
import { type OsLock, takeOsLock } from '../../../server/src/platform/os-lock.ts';
import { codeOf } from './files.ts';

const lockOf = (path: string): string => `${path}.lock`;

/**
 * Holds the lock beside the file until it is released, or its holder ends: the kernel's lock outlives nobody, not even a killed
 * process. A file system without locks (some network ones) is used without one. Throws `cli.project-in-use` { path },
 * `cli.cannot-write`.
 */
export function lockProject(path: string): OsLock {
  const place = lockOf(path);
  for (;;) {
    const lock = take(place);
    if (lock === 'held') throw new Fault('cli.project-in-use', { params: { path } });
    if (lock === 'unsupported') return { release: () => undefined };
    if (isStillThere(place)) return releasing(lock, place);
    // Its last holder took the file away between our opening and our locking it: what we hold has no name.
    lock.release();
  }
}

function take(place: string): ReturnType<typeof takeOsLock> {
  try {
    return takeOsLock(place);
  } catch (cause) {
    const params = { path: place, reason: codeOf(cause) };
    throw new Fault('cli.cannot-write', { params, severity: 'high', cause });
  }
}

/** A second lock of this process is refused by the first, where both are on one file. */
function isStillThere(place: string): boolean {
  if (statSync(place, { throwIfNoEntry: false }) === undefined) return false;
  const second = takeOsLock(place);
  if (second === 'held' || second === 'unsupported') return true;
  second.release();
  return false;
}

const releasing = (lock: OsLock, place: string): OsLock => ({
  release: () => {
    // While it is held: whoever waits for it notices that its name is gone.
    removeFile(place);
    lock.release();
  },
});

/** Where an open file cannot be removed (Windows) it stays: empty, and free for the next run. */
function removeFile(place: string): void {
  try {
    rmSync(place, { force: true });
  } catch (error) {
    if (!['EBUSY', 'EPERM', 'EACCES'].includes(codeOf(error))) throw error;
  }
}
