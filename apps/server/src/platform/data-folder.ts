// Ensures that one server uses the data folder: by a lock of the kernel on one machine, by a heartbeat over a network file system.
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, readlinkSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';
import { takeOsLock } from './os-lock.ts';

const LOCK_FILE = 'server.lock';
const HOLDER_FILE = 'server.holder';
/** Written over in place, so that a full disk does not stop the heart. */
const HOLDER_BYTES = 512;

export const LOCK_TIMES = {
  beatMs: 2_000,
  /** A holder that has not looked for this long looks before it goes on. */
  confirmMs: 3_000,
  /** A heart that stands still this long has stopped: longer than confirmMs and a beat together. */
  watchMs: 6_000,
};

const holderSchema = z.object({
  token: z.string(),
  pid: z.number(),
  host: z.string(),
  /** Linux: the run of the kernel, the same in all its containers; elsewhere ''. */
  boot: z.string(),
  /** Linux: the process id's namespace. */
  namespace: z.string(),
  beat: z.number(),
});
type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  release(): void;
  /** Throws `server.data-folder-lost` { folder } when another server took the folder while this one was asleep. */
  confirm(): void;
  /** Resolves with that fault. */
  readonly lost: Promise<Fault>;
}

/** Creates the folder if need be. Throws `server.data-folder-in-use` { folder, pid, host } or `server.data-folder-unusable` { folder, reason }. */
export async function lockDataFolder(folder: string, times = LOCK_TIMES): Promise<DataFolderLock> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, HOLDER_FILE);
    const osLock = takeOsLock(join(folder, LOCK_FILE));
    if (osLock === 'held') throw inUse(folder, readHolder(path));
    try {
      const own = await takeRecord(folder, path, osLock !== 'unsupported', times.watchMs);
      return keepRecord(folder, path, own, times, () => {
        if (osLock !== 'unsupported') osLock.release();
      });
    } catch (error) {
      if (osLock !== 'unsupported') osLock.release();
      throw error;
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('server.data-folder-unusable', { params: { folder, reason: codeOf(error) } });
  }
}

/** Writes this process into the record, when nobody else's heart beats there. */
async function takeRecord(folder: string, path: string, isLocked: boolean, watchMs: number): Promise<Holder> {
  const own = { token: randomUUID(), pid: process.pid, host: hostname(), ...kernelFacts(), beat: 0 };
  const before = readHolder(path);
  const mustWatch = before !== null && !(isLocked && isSameMachine(before, own));
  if (mustWatch) await watch(folder, path, before, watchMs);
  writeHolder(path, own);
  if (mustWatch || !isLocked) {
    // Two successors may have watched together: the last one to write stays.
    await sleep(watchMs / 3);
    const stored = readHolder(path);
    if (stored?.token !== own.token) throw inUse(folder, stored);
  }
  return own;
}

/** Changes count, not times: clocks of two machines differ, and clocks jump. */
async function watch(folder: string, path: string, before: Holder, watchMs: number): Promise<void> {
  const steps = 12;
  for (let step = 0; step < steps; step++) {
    await sleep(watchMs / steps);
    const now = readHolder(path);
    if (now === null) return;
    if (now.token !== before.token || now.beat !== before.beat) throw inUse(folder, now);
  }
}

function keepRecord(
  folder: string,
  path: string,
  own: Holder,
  { beatMs, confirmMs }: typeof LOCK_TIMES,
  unlock: () => void,
): DataFolderLock {
  const lost = Promise.withResolvers<Fault>();
  let seen = moment();
  let isReleased = false;
  const check = (): void => {
    const stored = readHolder(path);
    if (stored && stored.token !== own.token) {
      const fault = new Fault('server.data-folder-lost', { severity: 'critical', params: { folder } });
      lost.resolve(fault);
      throw fault;
    }
    seen = moment();
  };
  const beat = (): void => {
    try {
      check();
      own.beat += 1;
      writeHolder(path, own);
    } catch (error) {
      // A loss is reported by `lost`; a folder that cannot be reached for a moment is tried again at the next beat.
      if (error instanceof Fault) clearInterval(heart);
    }
  };
  const heart = setInterval(beat, beatMs);
  heart.unref();
  return {
    lost: lost.promise,
    confirm: () => {
      if (!isReleased && msSince(seen) > confirmMs) check();
    },
    release: () => {
      if (isReleased) return;
      isReleased = true;
      clearInterval(heart);
      if (readHolder(path)?.token === own.token) rmSync(path, { force: true });
      unlock();
    },
  };
}

/** Two clocks: one stands still while a machine sleeps, the other jumps when it is set. */
const moment = () => ({ steadyMs: performance.now(), wallMs: Date.now() });
const msSince = (then: ReturnType<typeof moment>): number =>
  Math.max(performance.now() - then.steadyMs, Math.abs(Date.now() - then.wallMs));

const isSameMachine = (a: Holder, b: Holder): boolean =>
  a.boot === '' ? a.host === b.host && b.boot === '' : a.boot === b.boot;

const inUse = (folder: string, holder: Holder | null): Fault =>
  new Fault('server.data-folder-in-use', {
    params: { folder, pid: holder?.pid ?? '?', host: holder?.host ?? '?' },
  });

function writeHolder(path: string, holder: Holder): void {
  const handle = openSync(path, openFlags(path), 0o600);
  try {
    writeSync(handle, JSON.stringify(holder).padEnd(HOLDER_BYTES), 0);
  } finally {
    closeSync(handle);
  }
}

const openFlags = (path: string): string => (readHolderText(path) === null ? 'w' : 'r+');

/** Null where there is none, or one that cannot be read: a crash while it was first written left it. */
function readHolder(path: string): Holder | null {
  const text = readHolderText(path);
  if (text === null) return null;
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

const readHolderText = (path: string): string | null => ifThere(() => readFileSync(path, 'utf8'));

function kernelFacts(): Pick<Holder, 'boot' | 'namespace'> {
  return {
    boot: ifThere(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '',
    namespace: ifThere(() => readlinkSync('/proc/self/ns/pid')) ?? '',
  };
}

/** Null where there is no such file. */
function ifThere<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EACCES') return null;
    throw error;
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') {
    return error.code === 'ERR_SQLITE_ERROR' ? error.message : error.code;
  }
  return 'unknown';
}
