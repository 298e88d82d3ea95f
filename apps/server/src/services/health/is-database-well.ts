// Does the database answer, and in time? A health check that hangs says nothing.
import type { Logger, Timer } from '@silosmith/kernel';
import type pg from 'pg';

const PATIENCE_MS = 2_000;

export async function isDatabaseWell(pool: pg.Pool, timer: Timer, log: Logger): Promise<boolean> {
  const answered = new AbortController();
  try {
    const late = timer.sleep(PATIENCE_MS, answered.signal).then(() => 'late' as const);
    // Cancelled below when the answer came first.
    late.catch(() => {});
    const outcome = await Promise.race([pool.query('select 1').then(() => 'well' as const), late]);
    if (outcome === 'late') log.error('database-unwell', { reason: `no answer in ${PATIENCE_MS} ms` });
    return outcome === 'well';
  } catch (error) {
    log.error('database-unwell', { reason: error instanceof Error ? error.message : 'unknown' });
    return false;
  } finally {
    answered.abort();
  }
}
