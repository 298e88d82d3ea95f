import type { Timer } from '@silosmith/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { OPEN_TIMEOUT_MS, openMemoryDatabase, silentLog } from '../../testing/each-database.ts';
import { isDatabaseWell } from './is-database-well.ts';

/** Patience ends as soon as everything that is ready has been done. */
const atOnce: Timer = { sleep: () => new Promise((resolve) => setImmediate(resolve)) };
const never: Timer = { sleep: () => new Promise(() => {}) };

describe('7.3, 7.16 the health check', { timeout: OPEN_TIMEOUT_MS }, () => {
  let database: Database;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  }, OPEN_TIMEOUT_MS);

  it('calls a database that answers well', async () => {
    expect(await isDatabaseWell(database, never, silentLog)).toBe(true);
  });

  it('calls a database at a long statement well, and does not wait for it', async () => {
    let isDone = false;
    const statement = database.pool.query('select pg_sleep(1)').then(() => {
      isDone = true;
    });
    // Until the statement is with the database.
    while (database.traffic()?.sent === database.traffic()?.answered) await atOnce.sleep(0);
    expect(await isDatabaseWell(database, never, silentLog)).toBe(true);
    expect(isDone).toBe(false);
    await statement;
  });

  it('calls a long transaction well that goes on while the check waits', async () => {
    const client = await database.pool.connect();
    const moving: Timer = {
      sleep: async () => {
        await client.query('select 1');
      },
    };
    expect(await isDatabaseWell(database, moving, silentLog)).toBe(true);
    client.release();
  });

  it('does not call a database well whose connection was taken and does nothing', async () => {
    const client = await database.pool.connect();
    expect(await isDatabaseWell(database, atOnce, silentLog)).toBe(false);
    client.release();
  });

  it('does not call a database well that has ended (last: it ends it)', async () => {
    await database.close();
    expect(await isDatabaseWell(database, never, silentLog)).toBe(false);
  });
});
