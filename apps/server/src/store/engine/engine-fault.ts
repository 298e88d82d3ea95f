// Explains why the embedded database failed to open, or ended, from PostgreSQL's last lines and the free disk space.
import { statfsSync } from 'node:fs';
import { Fault } from '@silosmith/kernel';

const MEGABYTE = 2 ** 20;
/** PostgreSQL takes room in files of 16 MB (its write-ahead log): with less than two of them free, that is the trouble. */
const LOW_BYTES = 32 * MEGABYTE;
const NO_ROOM = /No space left|ENOSPC|EDQUOT|Disk quota/;
const NO_RIGHT = /Permission denied|Read-only file system|EACCES|EPERM|EROFS/;
const OTHER_RELEASE = /incompatible with server|not compatible with this version/;

/** `server.database-disk-full`, `data-folder-unusable`, `database-other-release` or `database-damaged`, each with { folder, … }. */
export function faultOfStart(folder: string, reason: string, log: readonly string[]): Fault {
  const said = sayingOf(log) ?? reason;
  const all = `${reason}\n${log.join('\n')}`;
  if (NO_ROOM.test(all)) return diskFull(folder);
  if (NO_RIGHT.test(all))
    return new Fault('server.data-folder-unusable', { params: { folder, reason: said } });
  const code = OTHER_RELEASE.test(all) ? 'server.database-other-release' : 'server.database-damaged';
  return new Fault(code, { severity: 'critical', params: { folder, reason: said } });
}

/** `server.database-disk-full` or `server.database-ended`, with { folder, … }. */
export function faultOfEnd(folder: string, log: readonly string[]): Fault {
  if (NO_ROOM.test(log.join('\n')) || freeBytes(folder) < LOW_BYTES) return diskFull(folder);
  const reason = sayingOf(log) ?? log.at(-1) ?? 'aborted';
  return new Fault('server.database-ended', { severity: 'critical', params: { folder, reason } });
}

function diskFull(folder: string): Fault {
  const freeMegabytes = Math.floor(Math.min(freeBytes(folder), Number.MAX_SAFE_INTEGER) / MEGABYTE);
  return new Fault('server.database-disk-full', { severity: 'critical', params: { folder, freeMegabytes } });
}

/** Infinite where the system does not say. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // A database in memory, or a folder that is gone: no disk to blame.
    return Number.POSITIVE_INFINITY;
  }
}

/** The first line on which PostgreSQL gave up, without its level. */
function sayingOf(log: readonly string[]): string | null {
  const line = log.find((candidate) => /^(PANIC|FATAL):/.test(candidate));
  return line?.replace(/^\w+:\s*/, '') ?? null;
}
