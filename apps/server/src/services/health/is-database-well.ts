// Health check of the database, with a deadline. A busy database must not count as dead: that would restart a working server.
import type { Logger, Timer } from '@silosmith/kernel';
import type { Database } from '../../store/database.ts';

const PATIENCE_MS = 2_000;

/**
 * The embedded database is well while it is at a statement, or has been since the check began: a statement that does not come
 * back has a deadline of its own, with which the process ends. When nothing moves, it is gone or its connection is lost.
 */
export async function isDatabaseWell(
  { pool, traffic }: Pick<Database, 'pool' | 'traffic'>,
  timer: Timer,
  log: Logger,
): Promise<boolean> {
  const before = traffic();
  if (before && before.sent > before.answered) return true;
  const answered = new AbortController();
  try {
    const late = timer.sleep(PATIENCE_MS, answered.signal).then(() => 'late' as const);
    // Cancelled below when the answer came first.
    late.catch(() => {});
    const outcome = await Promise.race([pool.query('select 1').then(() => 'well' as const), late]);
    if (outcome === 'well' || traffic()?.sent !== before?.sent) return true;
    log.error('database-unwell', { reason: `no answer in ${PATIENCE_MS} ms` });
    return false;
  } catch (error) {
    log.error('database-unwell', { reason: error instanceof Error ? error.message : 'unknown' });
    return false;
  } finally {
    answered.abort();
  }
}
