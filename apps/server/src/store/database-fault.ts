// Database errors that a client can act on: full disk, unreachable database, lost race.
import { Fault } from '@silosmith/kernel';

/** Error codes of PostgreSQL (appendix A of its manual) and of the system below it. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** A NUL or half a surrogate pair, which no text of PostgreSQL can hold. */
const UNSTORABLE = new Set(['22021', '22P05']);
const LOST_RACE = new Set(['40001', '40P01']);
/** A query over its deadline. */
const TOO_LONG = new Set(['57014']);

/** `server.disk-full`, `server.database-unavailable`, `server.unstorable-text`, or null for any other error. */
export function databaseFaultOf(error: unknown): Fault | null {
  if (!(error instanceof Error) || error instanceof Fault) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (DISK_FULL.has(code)) {
    return new Fault('server.disk-full', { severity: 'critical', retryable: true, recovery: ['free-space'] });
  }
  if (UNSTORABLE.has(code)) return new Fault('server.unstorable-text');
  // node-postgres gives no code where its pool or connection ends.
  const ended = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(
    error.message,
  );
  if (AWAY.has(code) || LOST_RACE.has(code) || TOO_LONG.has(code) || code.startsWith('08') || ended) {
    return new Fault('server.database-unavailable', {
      severity: 'high',
      retryable: true,
      recovery: ['retry'],
    });
  }
  return null;
}

/** Error code such as ECONNREFUSED or 28P01: it names the trouble without a password or a query. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : 'unknown';
}
