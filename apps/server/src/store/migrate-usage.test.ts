// Usage that a release before the migration wrote is still there after it, and belongs to no page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { OPEN_TIMEOUT_MS, openMemoryDatabase, silentLog } from '../testing/each-database.ts';
import { findPostgres, startPostgres } from '../testing/postgres-server.ts';
import { createTestApp } from '../testing/test-app.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'silosmith-migrate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function writeBefore(database: Database): Promise<void> {
  expect(await migrate(database.pool, 2)).toEqual(['start', 'key-of-calls']);
  const person = await (await createTestApp(database)).signUp();
  await database.pool.query(
    `insert into usage (id, user_id, provider, model, task, cost_usd, outcome) values ('1', $1, 'openai', 'gpt-4o', 'article', 0.02, 'ok')`,
    [person.id],
  );
}

async function readAfter(database: Database): Promise<void> {
  expect((await migrate(database.pool))[0]).toBe('page-of-calls');
  const { rows } = await database.pool.query('select cost_usd, project_id, page_id from usage');
  expect(rows).toEqual([{ cost_usd: 0.02, project_id: null, page_id: null }]);
}

it(
  'keeps the usage of a database of the release before, as usage of no page',
  async () => {
    const database = await openMemoryDatabase();
    try {
      await writeBefore(database);
      await readAfter(database);
    } finally {
      await database.close();
    }
  },
  OPEN_TIMEOUT_MS,
);

it(
  'keeps it in a data folder that a server of the release before closed',
  async () => {
    for (const act of [writeBefore, readAfter]) {
      const database = await openDatabase({ databaseUrl: null, dataDir: folder }, silentLog);
      try {
        await act(database);
      } finally {
        await database.close();
      }
    }
  },
  OPEN_TIMEOUT_MS,
);

it.skipIf(findPostgres() === null)(
  'keeps it in PostgreSQL',
  async () => {
    const binaries = findPostgres();
    if (binaries === null) throw new Error('skipped without PostgreSQL');
    const server = await startPostgres(binaries);
    try {
      const databaseUrl = await server.createDatabase();
      const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog);
      await writeBefore(database);
      await readAfter(database);
      await database.close();
    } finally {
      await server.stop();
    }
  },
  OPEN_TIMEOUT_MS,
);
