import type { RecordKey } from '@silosmith/contract';
import { createFakeTime, type FakeTime } from '@silosmith/testkit';
import { beforeEach, expect, it } from 'vitest';
import { commitRecords } from './commit-records.ts';
import { createRecordWriter, type RecordWriter } from './record-writer.ts';
import { createMemoryStore, type MemoryStore, projectRow, storageFull } from './testing/memory-store.ts';

const KEY: RecordKey = ['p1', 'meta', 'boots'];
const meta = (title: string) => ({ keyword: 'boots', title });
const quiet = () => undefined;

let store: MemoryStore;
let time: FakeTime;
const writerOf = (): RecordWriter =>
  createRecordWriter({
    commit: (batch) => commitRecords(store, batch),
    now: () => '2026-01-02T00:00:00.000Z',
    onWritten: quiet,
    onStatus: quiet,
    timer: time.timer,
  });
const change = (title: string) => [{ kind: 'meta' as const, key: 'boots', body: meta(title) }];

beforeEach(async () => {
  store = createMemoryStore();
  time = createFakeTime();
  await store.transact(({ projects }) => projects.put(projectRow('p1')));
});

it('resolves every write when the newest of the record is on disk', async () => {
  const writer = writerOf();
  await Promise.all([
    writer.write('p1', change('a')),
    writer.write('p1', change('b')),
    writer.write('p1', change('c')),
  ]);
  expect((await store.record(KEY))?.body).toEqual(meta('c'));
  expect(writer.waiting()).toBe(0);
  expect(await store.queue()).toHaveLength(1);
});

it('keeps the other tab’s version when both wrote without having seen each other', async () => {
  const [one, two] = [writerOf(), writerOf()];
  await one.write('p1', change('one'));
  await two.write('p1', change('two'));
  expect((await store.record(KEY))?.body).toEqual(meta('two'));
  expect(await store.conflicts()).toMatchObject([{ source: 'tab', theirs: meta('one') }]);
});

it('sees no conflict when the tab has read the other’s version, or wrote the same', async () => {
  const [one, two, three] = [writerOf(), writerOf(), writerOf()];
  await one.write('p1', change('one'));
  two.sawVersion(KEY, (await store.record(KEY))?.version ?? 0);
  await two.write('p1', change('two'));
  await three.write('p1', change('two'));
  expect(await store.conflicts()).toEqual([]);
});

it('says so when the disk refuses, keeps the change and writes it on retry', async () => {
  const writer = writerOf();
  store.refuse = storageFull;
  await expect(writer.write('p1', change('kept'))).rejects.toThrow('web.storage-full');
  expect(writer.fault()?.code).toBe('web.storage-full');
  expect(writer.waiting()).toBe(1);
  store.refuse = null;
  await writer.retry();
  expect((await store.record(KEY))?.body).toEqual(meta('kept'));
  expect(writer.fault()).toBeNull();
});

it('tries again by itself what the disk refused, less and less often, until there is room', async () => {
  const writer = writerOf();
  store.refuse = storageFull;
  await expect(writer.write('p1', change('kept'))).rejects.toThrow('web.storage-full');
  // After 1, 3, 7, 15, 31 and 61 seconds.
  await time.advance(62_000);
  expect(writer.fault()?.code).toBe('web.storage-full');
  expect(time.sleeping()).toBe(1);
  store.refuse = null;
  await time.advance(29_000);
  expect((await store.record(KEY))?.body).toEqual(meta('kept'));
  expect([writer.fault(), writer.waiting(), time.sleeping()]).toEqual([null, 0, 0]);
  store.refuse = storageFull;
  await expect(writer.write('p1', change('later'))).rejects.toThrow('web.storage-full');
  store.refuse = null;
  // The next fault begins with a second again.
  await time.advance(1_000);
  expect((await store.record(KEY))?.body).toEqual(meta('later'));
});

it('tries nothing more once it is stopped', async () => {
  const writer = writerOf();
  store.refuse = storageFull;
  await expect(writer.write('p1', change('kept'))).rejects.toThrow('web.storage-full');
  writer.stop();
  store.refuse = null;
  await time.advance(60_000);
  expect(await store.record(KEY)).toBeUndefined();
});

it('does not bring back a project that was deleted in another tab', async () => {
  const writer = writerOf();
  await store.eraseProject('p1');
  await expect(writer.write('p1', change('late'))).rejects.toThrow('sync.project-gone');
  expect(await store.recordsOf('p1')).toEqual([]);
  expect(writer.waiting()).toBe(0);
});
