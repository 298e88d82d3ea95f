import type { RecordKey } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { createFakeTime } from '@silosmith/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { commitRecords } from './commit-records.ts';
import { createRecordWriter, type RecordWriter } from './record-writer.ts';
import { createSyncEngine, type SyncEngine, type SyncHealth } from './sync-engine.ts';
import { createMemoryServer, type MemoryServer, unreachable } from './testing/memory-server.ts';
import { createMemoryStore, type MemoryStore, projectRow } from './testing/memory-store.ts';

const NOW = '2026-01-02T00:00:00.000Z';
const KEY: RecordKey = ['p1', 'article', 'running shoes'];
const article = (title: string) => ({ keyword: 'running shoes', title });

let store: MemoryStore;
let server: MemoryServer;
let writer: RecordWriter;
let engine: SyncEngine;
let health: SyncHealth | null;
let removed: string[];

beforeEach(async () => {
  store = createMemoryStore();
  server = createMemoryServer();
  health = null;
  removed = [];
  const quiet = () => undefined;
  writer = createRecordWriter({
    commit: (batch) => commitRecords(store, batch),
    now: () => NOW,
    onWritten: quiet,
    onStatus: quiet,
    timer: createFakeTime().timer,
  });
  engine = engineWith(async () => undefined);
  await store.transact(({ projects }) => projects.put(projectRow('p1')));
});

const engineWith = (sleep: (ms: number) => Promise<undefined>): SyncEngine =>
  createSyncEngine({
    store,
    api: server,
    timer: { sleep },
    now: () => NOW,
    onChanged: () => undefined,
    onQueue: () => undefined,
    onHealth: (next) => {
      health = next;
    },
    onRemoved: (id) => removed.push(id),
  });

const write = (title: string) =>
  writer.write('p1', [{ kind: 'article', key: 'running shoes', body: article(title) }]);
const mine = async () => (await store.record(KEY))?.body;

describe('sending', () => {
  it.each([
    ['after the last of a series of changes', 2, 3 * 800],
    ['in the middle of one that does not end', Number.POSITIVE_INFINITY, 4_000],
  ])('begins %s', async (_, changes, expected) => {
    await write('First');
    const run = new AbortController();
    let waited = 0;
    let waits = 0;
    const busy = engineWith(async (ms) => {
      waited += ms;
      if (waits++ < changes) busy.poke();
      return undefined;
    });
    const put = server.put;
    server.put = async (...sent) => {
      run.abort();
      return put(...sent);
    };
    await busy.run(run.signal);
    expect(waited).toBe(expected);
  });

  it('creates the project on the server with the first record and empties the queue', async () => {
    await write('First');
    await engine.pushOnce();
    expect(server.names.get('p1')).toBe('Shoes');
    expect(server.bodyOf('p1', 'article', 'running shoes')).toEqual(article('First'));
    expect(await store.queue()).toEqual([]);
    expect(health).toEqual({ state: 'reached' });
  });

  it('keeps everything queued while the server is away, and sends it afterwards', async () => {
    server.away = unreachable;
    await write('First');
    await expect(engine.pushOnce()).rejects.toThrow('web.offline');
    expect(health).toEqual({ state: 'unreachable' });
    expect(await store.queue()).toHaveLength(1);
    server.away = null;
    await engine.pushOnce();
    expect(await store.queue()).toEqual([]);
  });

  it('says signed out when the session has ended', async () => {
    server.away = new Fault('web.signed-out', { recovery: ['sign-in'] });
    await write('First');
    await expect(engine.pushOnce()).rejects.toThrow();
    expect(health).toEqual({ state: 'signed-out' });
  });

  it('does not send a record again that the server refused for good, and says why', async () => {
    await write('First');
    server.put = async () => {
      throw new Fault('server.too-large', { params: { status: 413 } });
    };
    await engine.pushOnce();
    expect(await store.queue()).toMatchObject([{ refusedWith: 'server.too-large' }]);
  });

  it('takes a deletion to the server and forgets the record', async () => {
    await write('First');
    await engine.pushOnce();
    await writer.write('p1', [{ kind: 'article', key: 'running shoes', body: null }]);
    await engine.pushOnce();
    expect(server.bodyOf('p1', 'article', 'running shoes')).toBeNull();
    expect(await store.record(KEY)).toBeUndefined();
  });

  it('forgets a deleted record that the server does not have either', async () => {
    await write('Elsewhere');
    await engine.pushOnce();
    const [projectId, kind] = KEY;
    const lost: RecordKey = [projectId, kind, 'lost'];
    await store.transact(async ({ records, queue }) => {
      await records.put({ projectId, kind, key: 'lost', body: null, revision: 3, version: 2 });
      await queue.put({ projectId, kind, key: 'lost', refusedWith: null });
    });
    await engine.pushOnce();
    expect(await store.queue()).toEqual([]);
    expect(await store.record(lost)).toBeUndefined();
  });

  it('deletes a project on the server that was deleted here', async () => {
    await write('First');
    await engine.pushOnce();
    await store.transact(({ projects }) => projects.put(projectRow('p1', { onServer: true, deleted: true })));
    await engine.pushOnce();
    expect(server.names.has('p1')).toBe(false);
    expect(await store.projects()).toEqual([]);
  });

  it('tells the server of a new name', async () => {
    await write('First');
    await engine.pushOnce();
    await store.transact(({ projects }) =>
      projects.put(projectRow('p1', { name: 'Boots', onServer: true, renamed: true })),
    );
    await engine.pushOnce();
    expect(server.names.get('p1')).toBe('Boots');
    expect((await store.projects())[0]?.renamed).toBe(false);
  });
});

describe('conflicts', () => {
  beforeEach(async () => {
    await write('First');
    await engine.pushOnce();
    server.writeElsewhere('p1', { kind: 'article', key: 'running shoes', body: article('Theirs') });
    await write('Mine');
    await engine.pushOnce();
  });

  it('keeps both sides and stops sending the record', async () => {
    expect(await mine()).toEqual(article('Mine'));
    expect(await store.conflicts()).toMatchObject([{ source: 'server', theirs: article('Theirs') }]);
    expect(server.bodyOf('p1', 'article', 'running shoes')).toEqual(article('Theirs'));
  });

  it('sends mine over theirs when the user keeps mine', async () => {
    await engine.resolve(KEY, 'mine');
    await engine.pushOnce();
    expect(server.bodyOf('p1', 'article', 'running shoes')).toEqual(article('Mine'));
    expect(await store.conflicts()).toEqual([]);
    expect(await store.queue()).toEqual([]);
  });

  it('takes theirs over when the user keeps theirs', async () => {
    await engine.resolve(KEY, 'theirs');
    expect(await mine()).toEqual(article('Theirs'));
    expect(await store.queue()).toEqual([]);
    writer.sawVersion(KEY, (await store.record(KEY))?.version ?? 0);
    await write('Next');
    await engine.pushOnce();
    expect(server.bodyOf('p1', 'article', 'running shoes')).toEqual(article('Next'));
    expect(await store.conflicts()).toEqual([]);
  });
});

it('sees no conflict when the server already has the same text: the reply of the first attempt was lost', async () => {
  await write('First');
  await engine.pushOnce();
  await write('Second');
  server.writeElsewhere('p1', { kind: 'article', key: 'running shoes', body: article('Second') });
  await engine.pushOnce();
  expect(await store.conflicts()).toEqual([]);
  expect(await store.queue()).toEqual([]);
});

describe('receiving', () => {
  it('downloads a project that only the server has', async () => {
    await server.createProject('p2', 'Boots');
    server.writeElsewhere('p2', { kind: 'article', key: 'boots', body: article('Boots') });
    await engine.pull('p2');
    expect((await store.record(['p2', 'article', 'boots']))?.body).toEqual(article('Boots'));
    expect(await store.queue()).toEqual([]);
  });

  it('keeps both sides when the record was also changed here and not yet sent', async () => {
    await write('First');
    await engine.pushOnce();
    await write('Mine');
    server.writeElsewhere('p1', { kind: 'article', key: 'running shoes', body: article('Theirs') });
    await engine.pull('p1');
    expect(await mine()).toEqual(article('Mine'));
    expect(await store.conflicts()).toMatchObject([{ theirs: article('Theirs') }]);
  });

  it('removes a project here that was deleted elsewhere, when nothing is unsent', async () => {
    await write('First');
    await engine.pushOnce();
    server.dropElsewhere('p1');
    await engine.pull('p1');
    expect(removed).toEqual(['p1']);
    expect(await store.projects()).toEqual([]);
  });

  it('sends a project again that was deleted elsewhere, when something unsent is here', async () => {
    await write('First');
    await engine.pushOnce();
    await write('Unsent');
    server.dropElsewhere('p1');
    await engine.pull('p1');
    await engine.pushOnce();
    expect(server.bodyOf('p1', 'article', 'running shoes')).toEqual(article('Unsent'));
    expect(removed).toEqual([]);
  });
});
