import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN_TIMEOUT_MS, silentLog } from '../../testing/each-database.ts';
import type { Database } from '../database.ts';
import { createDatabaseFolder, openEngine } from '../embedded.ts';
import { engineCode } from './engine-code.ts';

const FAULTY = new URL('../../testing/faulty-engine.worker.ts', import.meta.url);

let place: string;
let whole: string;
let copies = 0;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'silosmith-engine-'));
  whole = join(place, 'whole');
  await createDatabaseFolder(whole);
  const database = await openEngine(whole, silentLog);
  await database.pool.query('create table t (a integer, b text)');
  await database.close();
}, OPEN_TIMEOUT_MS);
afterAll(() => rmSync(place, { recursive: true }), OPEN_TIMEOUT_MS);

function copy(): string {
  const folder = join(place, `copy-${++copies}`);
  cpSync(whole, folder, { recursive: true });
  return folder;
}
const fsyncs = (folder: string): number => readFileSync(`${folder}.fsyncs`, 'utf8').length;
const insert = (database: Database, a: number) =>
  database.pool.query('insert into t values ($1, $2)', [a, 'x'.repeat(1000)]);

describe('the embedded database', { timeout: OPEN_TIMEOUT_MS }, () => {
  it('7.9 flushes every commit to the disk before it is acknowledged', async () => {
    const folder = copy();
    const database = await openEngine(folder, silentLog, { worker: FAULTY });
    const before = fsyncs(folder);
    for (let i = 0; i < 20; i++) await insert(database, i);
    expect(fsyncs(folder) - before).toBeGreaterThanOrEqual(20);

    // A commit that cannot be flushed is not acknowledged, and ends the database: what is in doubt is read again at the start.
    writeFileSync(`${folder}.fault`, 'fsync');
    await expect(insert(database, 20)).rejects.toThrow();
    expect(await database.died).toMatchObject({ code: 'server.database-ended', params: { folder } });
  });

  it('7.3 ends when the disk takes nothing more, answers nobody late, and holds what was stored', async () => {
    const folder = copy();
    const database = await openEngine(folder, silentLog, { worker: FAULTY });
    await insert(database, 1);
    writeFileSync(`${folder}.fault`, 'write');
    const refused = await Promise.allSettled([insert(database, 2), insert(database, 3), insert(database, 4)]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await database.died).toMatchObject({ code: 'server.database-disk-full', params: { folder } });

    rmSync(`${folder}.fault`);
    const again = await openEngine(folder, silentLog);
    expect((await again.pool.query('select a from t')).rows).toEqual([{ a: 1 }]);
    await again.close();
  });

  it('7.3 gives up a query that does not come back', async () => {
    const database = await openEngine(copy(), silentLog, { deadlineMs: 300 });
    await expect(database.pool.query('select pg_sleep(60)')).rejects.toThrow();
    expect(await database.died).toMatchObject({ code: 'server.database-ended' });
    await expect(database.pool.query('select 1')).rejects.toThrow();
  });

  it('is compiled once a process, whatever ends meanwhile', async () => {
    const code = await engineCode();
    await (await openEngine(copy(), silentLog)).close();
    expect(await engineCode()).toBe(code);
  });

  it('ends the transaction of a connection that was lost', async () => {
    const database = await openEngine(copy(), silentLog);
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('insert into t values (1)');
    client.release(true);
    await insert(database, 2);
    await database.pool.query('rollback');
    expect((await database.pool.query('select a from t')).rows).toEqual([{ a: 2 }]);
    await database.close();
  });

  it.each([
    [
      'a control file cut short',
      'server.database-damaged',
      (f: string) => truncateSync(join(f, 'global/pg_control'), 100),
    ],
    [
      'a control file that is gone',
      'server.database-damaged',
      (f: string) => rmSync(join(f, 'global/pg_control')),
    ],
    [
      'a catalogue that is gone',
      'server.database-damaged',
      (f: string) => rmSync(join(f, 'base'), { recursive: true }),
    ],
    [
      'a log that is garbage',
      'server.database-damaged',
      (f: string) => writeFileSync(join(f, 'pg_wal/000000010000000000000001'), 'garbage'.repeat(100_000)),
    ],
    [
      'an empty PG_VERSION',
      'server.database-damaged',
      (f: string) => writeFileSync(join(f, 'PG_VERSION'), ''),
    ],
    [
      'another release',
      'server.database-other-release',
      (f: string) => writeFileSync(join(f, 'PG_VERSION'), '15\n'),
    ],
  ])('7.17 says so of %s, and deletes nothing', async (_, code, damage) => {
    const folder = copy();
    damage(folder);
    await expect(openEngine(folder, silentLog)).rejects.toMatchObject({ code, params: { folder } });
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  });
});
