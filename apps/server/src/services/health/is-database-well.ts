// Does the database answer?
import type { Logger } from '@silosmith/kernel';
import type pg from 'pg';

export async function isDatabaseWell(pool: pg.Pool, log: Logger): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch (error) {
    log.error('database-unwell', { reason: error instanceof Error ? error.message : 'unknown' });
    return false;
  }
}
