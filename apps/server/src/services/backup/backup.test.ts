import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, restore, withDatabase } from '../../operator.ts';
import { lockDataFolder } from '../../platform/data-folder.ts';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';
import { describeEachDatabase, OPEN_TIMEOUT_MS } from '../../testing/each-database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { checkBackup } from './backup-format.ts';
import { loadBackup } from './load-backup.ts';
import { writeBackup } from './write-backup.ts';

const NOW = '2026-01-02T03:04:05.000Z';
const folder = mkdtempSync(join(tmpdir(), 'silosmith-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Every row of every table, as text, in order. */
async function contentOf({ pool }: Database): Promise<Map<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by 1`,
  );
  const content = new Map<string, string[]>();
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    content.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return content;
}

describeEachDatabase('7.9 backup and restore', (databases) => {
  let database: Database;
  const file = join(folder, `each-${Math.floor(performance.now())}.backup`);

  beforeAll(async () => {
    database = await databases.open();
    const app = await createTestApp(database);
    const ada = await app.signUp();
    await app.signUp();
    await ada.call('POST', '/api/projects', { id: 'the-project', name: 'Schuhe – 日本\n"\\,{}' });
    const place = '/api/projects/the-project/records';
    await ada.call('PUT', `${place}/article/a`, {
      revision: 0,
      body: { '\u0000': '\u0000\ud800 \\ " NULL', list: [null, 1e300, { b: 1, a: 2 }] },
    });
    await ada.call('PUT', `${place}/article/gone`, { revision: 0, body: 1 });
    await ada.call('PUT', `${place}/article/gone`, { revision: 1, body: null });
    const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => i % 251);
    await ada.call('PUT', `${place}/keywords/0`, bytes, { 'X-Record-Revision': '0' });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => databases.close());

  it(
    'brings back every row of every table as it was',
    async () => {
      const before = await contentOf(database);
      expect(before.get('user')).toHaveLength(2);
      expect(before.get('project_records')).toHaveLength(3);
      const rows = await writeBackup(database.pool, file, NOW);
      expect(rows).toBe([...before.values()].flat().length);
      const { head } = await checkBackup(file);
      expect(head).toMatchObject({ format: 1, createdAt: NOW });

      const other = await databases.open();
      await expect(loadBackup(other.pool, file, head)).rejects.toMatchObject({
        code: 'server.database-not-empty',
      });
      await other.pool.query('drop schema public cascade; create schema public');
      await loadBackup(other.pool, file, head);
      expect(await contentOf(other)).toEqual(before);
      expect(await migrate(other.pool)).toEqual([]);
      // The triggers work again: an account gets its limits.
      await (await createTestApp(other)).signUp();
      expect((await contentOf(other)).get('spending_limits')).toHaveLength(3);
    },
    OPEN_TIMEOUT_MS,
  );

  it('holds all there is: the schema has no sequences, whose state a row does not show', async () => {
    const { rows } = await database.pool.query('select 1 from pg_sequences');
    expect(rows).toEqual([]);
  });

  it('is for its owner alone, and replaces no file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(writeBackup(database.pool, file, NOW)).rejects.toMatchObject({
      code: 'server.backup-exists',
    });
    const nowhere = join(folder, 'nowhere', 'x.backup');
    await expect(writeBackup(database.pool, nowhere, NOW)).rejects.toMatchObject({
      code: 'server.backup-unwritable',
      params: { reason: 'ENOENT' },
    });
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    [
      'without its end',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n')),
    ],
    ['changed', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('Schuhe', 'Schuha'))],
    ['a file of another kind', () => gzipSync('{"hello":"world"}\n')],
    ['not packed', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, damage) => {
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, damage(readFileSync(file)));
    await expect(checkBackup(damaged)).rejects.toMatchObject({ code: 'server.backup-damaged' });
  });
});

describe('7.17 restore into a data folder', { timeout: 4 * OPEN_TIMEOUT_MS }, () => {
  const dataDir = join(folder, 'data');
  const source = { DATA_DIR: dataDir };
  const file = join(folder, 'whole.backup');
  const names = () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ bucket: string }>('select bucket from attempts order by 1');
      return rows.map(({ bucket }) => bucket);
    }, source);
  const write = (name: string) =>
    withDatabase(async ({ pool }) => {
      await migrate(pool);
      await pool.query('insert into attempts values ($1, 1, now())', [name]);
    }, source);
  const setAside = () => readdirSync(dataDir).filter((name) => name.startsWith('postgres.before-'));

  it('replaces a damaged database only when asked to, and keeps the damaged files', async () => {
    await write('kept');
    const held = await lockDataFolder(dataDir);
    await expect(backUp(file, source)).rejects.toMatchObject({ code: 'server.data-folder-in-use' });
    held.release();
    expect(await backUp(file, source)).toEqual({ path: file, rows: 1 });
    await write('later');
    truncateSync(join(dataDir, 'postgres/global/pg_control'), 10);
    await expect(names()).rejects.toMatchObject({ code: 'server.database-damaged' });

    await expect(restore(file, false, source)).rejects.toMatchObject({
      code: 'server.data-folder-not-empty',
    });
    await expect(restore(join(folder, 'none.backup'), true, source)).rejects.toMatchObject({
      code: 'server.backup-damaged',
      params: { reason: 'ENOENT' },
    });
    expect(setAside()).toEqual([]);
    expect(await restore(file, true, source)).toEqual({ path: file, rows: 1 });
    expect(await names()).toEqual(['kept']);
    const [aside = ''] = setAside();
    expect(statSync(join(dataDir, aside, 'global/pg_control')).size).toBe(10);
  });

  it('is finished by the next start when it was cut between its two renames', async () => {
    // What a crash leaves when the new folder is whole, and nothing stands in the database's place.
    rmSync(join(dataDir, 'postgres.restored'), { recursive: true, force: true });
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'postgres.restored'));
    expect(await names()).toEqual(['kept']);
    expect(readdirSync(dataDir)).not.toContain('postgres.restored');
  });
});
