// An exclusive lock between processes of one machine: SQLite's file lock, which the kernel releases when its holder ends, in whatever way.
import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { createRequire } from 'node:module';

/** SQLite's result codes (sqlite.org/rescode.html), the low byte of what node:sqlite gives. */
const BUSY = 5;
const NO_LOCKS_HERE: ReadonlySet<number> = new Set([10, 15, 22]);

export interface OsLock {
  release(): void;
}

/**
 * Holds across containers and process id namespaces that share the file on one kernel. 'held': another process has it;
 * 'unsupported': the file system has no such locks (some network ones). Throws what else the system says (EACCES, EROFS …).
 */
export function takeOsLock(path: string): OsLock | 'held' | 'unsupported' {
  ensureFile(path);
  const { DatabaseSync } = loadSqlite();
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // Nothing is ever written: the file stays empty.
    file.exec('begin exclusive');
    return { release: () => file.close() };
  } catch (error) {
    file.close();
    const code = sqliteCodeOf(error);
    if (code === BUSY) return 'held';
    if (NO_LOCKS_HERE.has(code)) return 'unsupported';
    throw error;
  }
}

/**
 * Made here, since SQLite would let everybody of the machine open it, and so hold the lock; and asked about here, since SQLite
 * does not say why it cannot open it. An existing file is never opened: closing it would end this process's own lock (fcntl).
 */
function ensureFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    accessSync(path, constants.R_OK | constants.W_OK);
  }
}

/** Node calls the module experimental on standard error, which an operator cannot act on; it is used for its lock alone. */
function loadSqlite(): typeof import('node:sqlite') {
  const warn = process.emitWarning;
  process.emitWarning = () => {};
  try {
    return createRequire(import.meta.url)('node:sqlite');
  } finally {
    process.emitWarning = warn;
  }
}

function sqliteCodeOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  return typeof code === 'number' ? code & 0xff : 0;
}
