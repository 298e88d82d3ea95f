// What an earlier version stored: every article is found under its page's id, here and on a second device, and nothing is lost.
import {
  type Article,
  type PageId,
  pageIdsOf,
  type SyncKind,
  textAt,
  unzipColumns,
} from '@silosmith/contract';
import { pageIdOf } from '@silosmith/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredRecord } from './local-store.ts';
import { moveTextKeys } from './move-text-keys.ts';
import { contentOfRecords, type ProjectContent } from './project-content.ts';
import { createSyncEngine } from './sync-engine.ts';
import dump from './testing/fixtures/indexed-db-keyed-by-text.json' with { type: 'json' };
import listing from './testing/fixtures/server-listing-keyed-by-text.json' with { type: 'json' };
import { createMemoryServer, type MemoryServer } from './testing/memory-server.ts';
import { createMemoryStore, type MemoryStore, projectRow } from './testing/memory-store.ts';

const NOW = '2026-01-02T00:00:00.000Z';
const SHOES = pageIdOf('shoes');

interface Stored {
  readonly kind: string;
  readonly body?: unknown;
  /** Base64 of the bytes of a binary record. */
  readonly zipped?: string;
}

const bodyOf = ({ body, zipped }: Stored): unknown =>
  zipped === undefined ? body : unzipColumns(Uint8Array.from(atob(zipped), (char) => char.charCodeAt(0)));

async function withBodies<Row extends Stored>(rows: readonly Row[]) {
  // The fixtures hold kinds of the protocol alone.
  return Promise.all(
    rows.map(async (row) => ({ ...row, kind: row.kind as SyncKind, body: await bodyOf(row) })),
  );
}

async function deviceOf(rows: readonly StoredRecord[]): Promise<MemoryStore> {
  const store = createMemoryStore();
  await store.transact(async ({ projects, records, queue }) => {
    await projects.put(projectRow('p1', { onServer: true }));
    for (const row of rows) {
      await records.put(row);
      if (row.revision === 0) await queue.put({ ...row, refusedWith: null });
    }
  });
  return store;
}

const quiet = () => undefined;
const engineOf = (store: MemoryStore, api: MemoryServer) =>
  createSyncEngine({
    store,
    api,
    timer: { sleep: async () => undefined },
    now: () => NOW,
    onChanged: quiet,
    onQueue: quiet,
    onHealth: quiet,
    onRemoved: quiet,
  });

const rowsOf = (store: MemoryStore) => store.recordsOf('p1');
const move = async (store: MemoryStore) => moveTextKeys(store, await rowsOf(store), NOW);
async function contentIn(store: MemoryStore): Promise<ProjectContent> {
  const content = contentOfRecords(await rowsOf(store));
  if (content === null) throw new Error('no project');
  return content;
}

/** `name: content`, by the keyword of today; `-` where the keyword is gone. */
function written({ table, articles }: ProjectContent): string[] {
  const ids = pageIdsOf(table);
  const nameOf = (id: PageId) => (ids.rowOf(id) < 0 ? '-' : textAt(table.keyword, ids.rowOf(id)));
  return Array.from(articles, ([id, { content }]) => `${nameOf(id)}: ${content}`).sort();
}

const EVERYTHING = [
  '-: <p>About boots.</p>',
  'constructor: <p>About constructor.</p>',
  'flip flops: <p>About flip flops.</p>',
  'sandals: <p>About sandals.</p>',
  'shoes: <p>About shoes.</p>',
  'winter boots: <p>About boots.</p>',
];

let rows: StoredRecord[];
let store: MemoryStore;

beforeEach(async () => {
  rows = await withBodies(dump.records);
  store = await deviceOf(rows);
});

describe('the tables of an earlier version', () => {
  it('are read without being written to: every article is there', async () => {
    const content = await contentIn(store);
    expect(written(content)).toEqual(EVERYTHING);
    expect(content.tags.get(SHOES)?.tags).toEqual(['a', 'b']);
    expect(content.images.has(SHOES)).toBe(true);
    expect(content.metas.has(pageIdOf('winter boots'))).toBe(true);
    expect([...content.jobs.keys()]).toEqual(['job-1']);
  });

  it('hold the same content after the move, under page ids, and a second opening changes nothing', async () => {
    const before = await contentIn(store);
    expect(await move(store)).toBe(true);
    const moved = await rowsOf(store);
    expect(await contentIn(store)).toEqual(before);
    const pages = moved.filter(
      ({ kind, body }) => ['article', 'meta', 'tags', 'image'].includes(kind) && body !== null,
    );
    expect(pages.filter(({ key }) => !key.startsWith('~'))).toEqual([]);
    expect(await move(store)).toBe(false);
    expect(await rowsOf(store)).toEqual(moved);
  });

  it('wait while the keywords are not there yet, and stay as they are when the disk refuses', async () => {
    expect(
      await moveTextKeys(
        store,
        rows.filter(({ kind }) => kind !== 'keywords'),
        NOW,
      ),
    ).toBe(false);
    store.refuse = new Error('full') as never;
    await expect(move(store)).rejects.toThrow('full');
    store.refuse = null;
    expect(await rowsOf(store)).toEqual(rows);
  });
});

describe('with a server', () => {
  let server: MemoryServer;
  let other: MemoryStore;

  beforeEach(async () => {
    server = createMemoryServer();
    await server.createProject('p1', 'Shoes');
    const records = await withBodies(listing.records);
    for (const record of records) server.writeElsewhere('p1', record);
    const here = records.map((row) => ({ ...row, projectId: 'p1', revision: 1, version: 1 }));
    store = await deviceOf(here);
    other = await deviceOf(here);
  });

  it('reads a listing of before', async () => {
    const content = contentOfRecords((await server.recordsSince('p1', 0)).records);
    expect(content && written(content)).toEqual(EVERYTHING);
  });

  it('two devices move the same records and agree, whoever is first', async () => {
    for (const device of [store, other]) await move(device);
    for (const device of [store, other, store]) {
      await engineOf(device, server).pushOnce();
      await engineOf(device, server).pull('p1');
    }
    for (const device of [store, other]) {
      expect(await device.conflicts()).toEqual([]);
      expect(await device.queue()).toEqual([]);
      expect(written(await contentIn(device))).toEqual(EVERYTHING);
    }
    const fresh = createMemoryStore();
    await engineOf(fresh, server).pull('p1');
    expect(written(await contentIn(fresh))).toEqual(EVERYTHING);
  });

  it('keeps both texts where an older client has written on', async () => {
    await move(store);
    await engineOf(store, server).pushOnce();
    const [article] = rows.filter(({ kind, key }) => kind === 'article' && key === 'shoes');
    const theirs = { ...(article?.body as Article), content: '<p>Written by the older one.</p>' };
    server.writeElsewhere('p1', { kind: 'article', key: 'shoes', body: theirs });
    await engineOf(store, server).pull('p1');
    expect(await move(store)).toBe(true);
    expect(await store.conflicts()).toMatchObject([{ key: SHOES, theirs, source: 'tab' }]);
    expect(written(await contentIn(store))).toEqual(EVERYTHING);
    await engineOf(store, server).resolve(['p1', 'article', SHOES], 'theirs');
    await engineOf(store, server).pushOnce();
    expect(server.bodyOf('p1', 'article', SHOES)).toEqual(theirs);
    expect(await move(store)).toBe(false);
  });

  it('takes a conflict along that waited for the user', async () => {
    const theirs = { title: 'theirs' };
    await store.transact(({ conflicts }) =>
      conflicts.put({
        projectId: 'p1',
        kind: 'article',
        key: 'shoes',
        theirs,
        theirRevision: 7,
        source: 'server',
        foundAt: NOW,
      }),
    );
    await move(store);
    expect(await store.conflicts()).toMatchObject([{ key: SHOES, theirs, source: 'tab' }]);
    expect(await store.record(['p1', 'article', 'shoes'])).toMatchObject({ body: null, revision: 7 });
    expect(written(await contentIn(store))).toEqual(EVERYTHING);
  });
});
