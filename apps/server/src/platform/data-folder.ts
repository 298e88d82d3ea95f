// Does another process use this data folder? A lock file with the holder's process id; a dead holder's lock is taken over.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@silosmith/kernel';
import * as z from 'zod';

const LOCK_FILE = 'server.lock';
/** Held for the instant of taking over a dead holder's lock, so that two successors cannot both do it. */
const TAKEOVER_FILE = 'server.lock.takeover';
/** A takeover takes microseconds; an older file was left by a crash in the middle of one. */
const TAKEOVER_MAX_AGE_MS = 10_000;

const holderSchema = z.object({ pid: z.number(), born: z.string() });
type Holder = z.infer<typeof holderSchema>;

export interface DataFolderLock {
  release(): void;
}

/** Creates the folder if need be. Throws `server.data-folder-in-use` { folder, pid } or `server.data-folder-unusable` { folder, reason }. */
export function lockDataFolder(folder: string): DataFolderLock {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, LOCK_FILE);
    if (!writeNew(path)) takeOver(folder, path);
    return { release: () => rmSync(path, { force: true }) };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault('server.data-folder-unusable', { params: { folder, reason: codeOf(error) } });
  }
}

function takeOver(folder: string, path: string): void {
  const takeover = join(folder, TAKEOVER_FILE);
  const age = ageMs(takeover);
  if (age !== null && age > TAKEOVER_MAX_AGE_MS) rmSync(takeover, { force: true });
  if (!writeNew(takeover)) throw inUse(folder, 0);
  try {
    const holder = readHolder(path);
    const beingWritten = !holder && (ageMs(path) ?? Number.POSITIVE_INFINITY) < TAKEOVER_MAX_AGE_MS;
    if (beingWritten || (holder && isAlive(holder))) throw inUse(folder, holder?.pid ?? 0);
    rmSync(path, { force: true });
    if (!writeNew(path)) throw inUse(folder, 0);
  } finally {
    rmSync(takeover, { force: true });
  }
}

const inUse = (folder: string, pid: number): Fault =>
  new Fault('server.data-folder-in-use', { params: { folder, pid } });

/** False when the file exists already. */
function writeNew(path: string): boolean {
  try {
    const handle = openSync(path, 'wx', 0o600);
    writeSync(handle, JSON.stringify({ pid: process.pid, born: birthOf(process.pid) } satisfies Holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Null for a lock that cannot be read: a crash while it was written left it. */
function readHolder(path: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError || codeOf(error) === 'ENOENT')
      return null;
    throw error;
  }
}

/** A process id is used again after a restart; where the system tells when a process was born, both must fit. */
function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return holder.born === birthOf(holder.pid);
}

/** Linux: boot id and start tick of the process; elsewhere '', and the process id alone decides. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const startTick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startTick}`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EACCES') return '';
    throw error;
  }
}

/** Null where there is no such file. */
function ageMs(path: string): number | null {
  const facts = statSync(path, { throwIfNoEntry: false });
  return facts ? Date.now() - facts.mtimeMs : null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
