import { randomBytes } from 'node:crypto';
import { SYNC_LIMITS } from '@silosmith/contract';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRecords } from '../services/records/list-records.ts';
import { putRecords } from '../services/records/put-records.ts';
import { describeEachDatabase, OPEN_TIMEOUT_MS } from '../testing/each-database.ts';
import { type Caller, createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** The pool, with `then` run after each statement that matches. */
function poolWith(pool: pg.Pool, statement: RegExp, then: () => Promise<void>): pg.Pool {
  const watch = <T extends pg.Pool | pg.PoolClient>(target: T): T =>
    new Proxy(target, {
      get(inner, name) {
        const value: unknown = Reflect.get(inner, name, inner);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          const result: unknown = await value.apply(inner, given);
          if (name === 'connect') return watch(result as pg.PoolClient);
          if (name === 'query' && statement.test(String(given[0]))) await then();
          return result;
        };
      },
    });
  return watch(pool);
}

describeEachDatabase('projects and records', (databases) => {
  let database: Database;
  let server: TestApp;
  let person: Caller;
  let projects = 0;

  beforeAll(async () => {
    database = await databases.open();
    server = await createTestApp(database);
    person = await server.signUp();
  }, OPEN_TIMEOUT_MS);
  afterAll(() => databases.close());

  async function newProject(): Promise<string> {
    const id = `project-${++projects}`;
    expect((await person.call('POST', '/api/projects', { id, name: 'Shoes' })).status).toBe(201);
    return id;
  }
  const put = (id: string, place: string, body: unknown, who = person) =>
    who.call('PUT', `/api/projects/${id}/records/${place}`, body);
  const putBytes = (id: string, place: string, bytes: Uint8Array, revision: number) =>
    person.call('PUT', `/api/projects/${id}/records/${place}`, bytes, {
      'X-Record-Revision': String(revision),
    });

  it('applies migrations once', async () => {
    expect(await migrate(database.pool)).toEqual([]);
  });

  it('creates a project once however often it is asked, renames it over its revision, deletes it', async () => {
    const id = await newProject();
    const again = await person.call('POST', '/api/projects', { id, name: 'Other' });
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ id, name: 'Shoes', revision: 1 });
    const renamed = await person.call('PATCH', `/api/projects/${id}`, { name: 'Boots', revision: 1 });
    expect(await renamed.json()).toMatchObject({ name: 'Boots', revision: 2 });
    const stale = await person.call('PATCH', `/api/projects/${id}`, { name: 'Sandals', revision: 1 });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      error: { code: 'server.stale-revision' },
      yours: { name: 'Sandals', revision: 1 },
      theirs: { name: 'Boots', revision: 2 },
    });
    const list = (await (await person.call('GET', '/api/projects')).json()) as { projects: { id: string }[] };
    expect(list.projects[0]?.id).toBe(id);
    expect((await person.call('DELETE', `/api/projects/${id}`)).status).toBe(204);
    expect((await person.call('GET', `/api/projects/${id}`)).status).toBe(404);
  });

  it('writes over the last seen revision and answers a stale write with both versions', async () => {
    const id = await newProject();
    expect(await (await put(id, 'article/shoes', { revision: 0, body: { title: 'A' } })).json()).toEqual({
      revision: 1,
      sequence: 1,
    });
    expect((await put(id, 'article/shoes', { revision: 1, body: { title: 'B' } })).status).toBe(200);
    const stale = await put(id, 'article/shoes', { revision: 1, body: { title: 'C' } });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toEqual({
      error: {
        code: 'server.stale-revision',
        message: expect.stringContaining('changed elsewhere'),
        retryable: false,
      },
      yours: { revision: 1, body: { title: 'C' } },
      theirs: {
        kind: 'article',
        key: 'shoes',
        revision: 2,
        sequence: 2,
        deleted: false,
        body: { title: 'B' },
      },
    });
  });

  it('takes the repeat of a write whose reply was lost for what it is', async () => {
    const id = await newProject();
    const write = { revision: 0, body: { title: 'A' } };
    expect((await put(id, 'meta/shoes', write)).status).toBe(200);
    const repeated = await put(id, 'meta/shoes', write);
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual({ revision: 1, sequence: 1 });
  });

  it('keeps any JSON text and any key as it was sent', async () => {
    const id = await newProject();
    const body = { '\u0000': '\u0000\ud800 – ünïcödé 日本', nested: [null, 1e300, '', { b: 1, a: 2 }] };
    const key = 'schuhe / für 100 % "günstig"?#&';
    expect((await put(id, `article/${encodeURIComponent(key)}`, { revision: 0, body })).status).toBe(200);
    const read = await person.call('GET', `/api/projects/${id}/records/article/${encodeURIComponent(key)}`);
    expect(await read.json()).toMatchObject({ key, body });
  });

  it('lists what changed since a sequence, deletions included', async () => {
    const id = await newProject();
    await put(id, 'article/a', { revision: 0, body: 1 });
    await put(id, 'article/b', { revision: 0, body: 2 });
    await put(id, 'article/a', { revision: 1, body: null });
    const all = await (await person.call('GET', `/api/projects/${id}/records?since=1`)).json();
    expect(all).toEqual({
      records: [
        { kind: 'article', key: 'b', revision: 1, sequence: 2, deleted: false, body: 2 },
        { kind: 'article', key: 'a', revision: 2, sequence: 3, deleted: true, body: null },
      ],
      sequence: 3,
      more: false,
    });
    const none = await (await person.call('GET', `/api/projects/${id}/records?since=3`)).json();
    expect(none).toEqual({ records: [], sequence: 3, more: false });
  });

  it('pages a long list without losing or repeating a record', async () => {
    const id = await newProject();
    const count = SYNC_LIMITS.maxListedRecords + 3;
    const records = Array.from({ length: count }, (_, i) => ({
      kind: 'tags',
      key: `k${i}`,
      revision: 0,
      body: [i],
    }));
    const url = `/api/projects/${id}/records`;
    for (let at = 0; at < count; at += SYNC_LIMITS.maxBatchRecords) {
      const batch = { records: records.slice(at, at + SYNC_LIMITS.maxBatchRecords) };
      expect((await person.call('PUT', url, batch)).status).toBe(200);
    }
    const seen: string[] = [];
    let since = 0;
    for (let more = true; more; ) {
      const page = (await (await person.call('GET', `${url}?since=${since}`)).json()) as {
        records: { key: string }[];
        sequence: number;
        more: boolean;
      };
      seen.push(...page.records.map((record) => record.key));
      since = page.sequence;
      more = page.more;
    }
    expect(seen).toEqual(records.map((record) => record.key));
  });

  it('writes many records at once, and names conflicts without stopping the others', async () => {
    const id = await newProject();
    await put(id, 'meta/b', { revision: 0, body: 'stored' });
    const reply = await person.call('PUT', `/api/projects/${id}/records`, {
      records: [
        { kind: 'meta', key: 'a', revision: 0, body: 'new' },
        { kind: 'meta', key: 'b', revision: 0, body: 'stale' },
        { kind: 'meta', key: 'c', revision: 7, body: 'unknown here' },
        { kind: 'tags', key: 'b', revision: 0, body: 'new' },
      ],
    });
    expect(await reply.json()).toEqual({
      stored: [
        { kind: 'meta', key: 'a', revision: 1, sequence: 2 },
        { kind: 'tags', key: 'b', revision: 1, sequence: 3 },
      ],
      conflicts: [
        {
          kind: 'meta',
          key: 'b',
          yours: { revision: 0, body: 'stale' },
          theirs: { kind: 'meta', key: 'b', revision: 1, sequence: 1, deleted: false, body: 'stored' },
        },
        { kind: 'meta', key: 'c', yours: { revision: 7, body: 'unknown here' }, theirs: null },
      ],
      sequence: 3,
    });
  });

  it('refuses a batch with the same record twice or a binary kind', async () => {
    const id = await newProject();
    const record = { kind: 'meta', key: 'a', revision: 0, body: 1 };
    for (const records of [[record, record], [{ ...record, kind: 'silo' }]]) {
      expect((await person.call('PUT', `/api/projects/${id}/records`, { records })).status).toBe(400);
    }
  });

  it('keeps the bytes of columns, with their revision in the header', async () => {
    const id = await newProject();
    const bytes = new Uint8Array(randomBytes(3 * 2 ** 20));
    expect(await (await putBytes(id, 'keywords/0', bytes, 0)).json()).toEqual({ revision: 1, sequence: 1 });
    const read = await person.call('GET', `/api/projects/${id}/records/keywords/0`);
    expect(read.headers.get('x-record-revision')).toBe('1');
    expect(Buffer.compare(new Uint8Array(await read.arrayBuffer()), bytes)).toBe(0);
    const list = await (await person.call('GET', `/api/projects/${id}/records`)).json();
    expect(list).toMatchObject({
      records: [{ kind: 'keywords', body: null, deleted: false, byteLength: bytes.length }],
    });
    expect((await putBytes(id, 'keywords/0', bytes, 0)).status).toBe(200);
    const stale = await putBytes(id, 'keywords/0', new Uint8Array([1, 2]), 0);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      yours: { revision: 0, byteLength: 2 },
      theirs: { revision: 1, byteLength: bytes.length },
    });
    expect((await putBytes(id, 'keywords/0', new Uint8Array(), 1)).status).toBe(200);
    expect((await person.call('GET', `/api/projects/${id}/records/keywords/0`)).status).toBe(204);
  });

  it('hides a project from everyone but its owner', async () => {
    const id = await newProject();
    await put(id, 'article/a', { revision: 0, body: 1 });
    const other = await server.signUp();
    expect((await other.call('GET', `/api/projects/${id}`)).status).toBe(404);
    expect((await other.call('GET', `/api/projects/${id}/records`)).status).toBe(404);
    expect((await other.call('GET', `/api/projects/${id}/records/article/a`)).status).toBe(404);
    expect((await put(id, 'article/a', { revision: 1, body: 2 }, other)).status).toBe(404);
    expect((await other.call('PATCH', `/api/projects/${id}`, { name: 'X', revision: 1 })).status).toBe(404);
    expect((await other.call('DELETE', `/api/projects/${id}`)).status).toBe(204);
    expect((await person.call('GET', `/api/projects/${id}`)).status).toBe(200);
    expect((await other.call('POST', '/api/projects', { id, name: 'X' })).status).toBe(409);
  });

  it('lets one of many writers win each revision, and loses no write', async () => {
    const id = await newProject();
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => put(id, 'settings/main', { revision: 0, body: { writer: i } })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    await Promise.all(Array.from({ length: 8 }, (_, i) => put(id, `job/${i}`, { revision: 0, body: i })));
    const list = (await (await person.call('GET', `/api/projects/${id}/records`)).json()) as {
      records: { sequence: number }[];
    };
    expect(list.records.map((record) => record.sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('7.19 lists one moment: a record that is written meanwhile does not vanish between two pages', async () => {
    const id = await newProject();
    await put(id, 'article/moving', { revision: 0, body: 1 });
    await put(id, 'article/still', { revision: 0, body: 2 });
    let written: Promise<unknown> | undefined;
    // After the first statement of the listing another device writes, as soon as the database lets it.
    const meanwhile = async (): Promise<void> => {
      written ??= Promise.resolve(put(id, 'article/moving', { revision: 1, body: 3 }));
      await Promise.race([written, new Promise((resolve) => setTimeout(resolve, 300))]);
    };
    const list = await listRecords(poolWith(database.pool, /from projects/, meanwhile), person.id, id, 0);
    expect(written).toBeDefined();
    expect(list.records.map(({ key, body }) => [key, body])).toEqual([
      ['moving', 1],
      ['still', 2],
    ]);
    expect(list).toMatchObject({ sequence: 2, more: false });
    await written;
  });

  it('7.16 writes a large batch in parts, so that other requests are answered between them', async () => {
    const id = await newProject();
    const writes = Array.from({ length: 20 }, (_, i) => ({
      kind: 'article' as const,
      key: `k${i}`,
      revision: 0,
      json: JSON.stringify({ i, text: 'x'.repeat(300_000) }),
      bytes: null,
    }));
    let inserts = 0;
    const counted = poolWith(database.pool, /insert into project_records/, async () => {
      inserts += 1;
    });
    const { outcomes } = await putRecords(counted, person.id, id, writes);
    expect(inserts).toBe(7);
    expect(outcomes.map((outcome) => outcome.stored && outcome.sequence)).toEqual(
      writes.map((_, i) => i + 1),
    );
    const { rows } = await database.pool.query<{ body: string }>(
      'select body::text from project_records where project_id = $1 order by sequence',
      [id],
    );
    expect(rows.map(({ body }) => body)).toEqual(writes.map(({ json }) => json));
  });

  it(
    'makes exactly one of several first accounts admin',
    async () => {
      const fresh = await databases.open();
      const app = await createTestApp(fresh);
      await Promise.all(Array.from({ length: 5 }, () => app.signUp()));
      const { rows } = await fresh.pool.query<{ count: number }>(
        `select count(*)::integer as count from "user" where role = 'admin'`,
      );
      expect(rows[0]?.count).toBe(1);
    },
    OPEN_TIMEOUT_MS,
  );

  it(
    'refuses to open a database of a newer release',
    async () => {
      const newer = await databases.open();
      await newer.pool.query(`insert into schema_migrations (version, name) values (9999, 'later')`);
      await expect(migrate(newer.pool)).rejects.toMatchObject({ code: 'server.database-newer' });
    },
    OPEN_TIMEOUT_MS,
  );
});
