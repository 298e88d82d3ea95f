import type { RecordKey } from '@silosmith/contract';
import { createRecordWriter, type RecordBatch } from '@silosmith/sync';
import { createMemoryStore, type MemoryStore, projectRow, storageFull } from '@silosmith/sync/testing';
import { beforeEach, expect, it } from 'vitest';
import { type SlicedMessage, sliceReader } from '../../platform/sliced-message.ts';
import { answerCommitOrders } from '../../workers/answer-commit-orders.ts';
import type { CommitNews, CommitOrder } from '../../workers/commit-messages.ts';
import { createRecordCommits } from './record-commits.ts';

let disk: MemoryStore;
let closed: number;
let made: ThreadWorker[];

/** A worker that lives in this thread, on the same disk. */
class ThreadWorker {
  readonly orders: CommitOrder['type'][] = [];
  ended = false;
  onmessage: ((event: { data: CommitNews }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  private readonly answer = answerCommitOrders(
    async () => ({ ...disk, transact: (work) => disk.transact(work), close: () => void closed++ }),
    (news) => this.onmessage?.({ data: structuredClone(news) }),
    () => {
      this.ended = true;
    },
  );
  private readonly read = sliceReader((order) => {
    // The client posts nothing but orders.
    const { type } = order as CommitOrder;
    this.orders.push(type);
    void this.answer(order as CommitOrder);
  });
  constructor() {
    made.push(this);
  }
  postMessage(message: SlicedMessage, transfer: Transferable[]): void {
    this.read(structuredClone(message, { transfer }));
  }
  terminate(): void {
    this.ended = true;
  }
}

const commitsOf = (create: () => ThreadWorker = () => new ThreadWorker()) =>
  createRecordCommits({ userId: 'u1', store: disk, create: create as unknown as () => Worker });
const KEY: RecordKey = ['p1', 'silo', '0'];
const silo = (fill: number, rows = 70_000) => ({ place: new Int32Array(rows).fill(fill), topics: ['a'] });
const batch = (body: unknown, seen = 0): RecordBatch => ({
  projectId: 'p1',
  now: '2026-01-02T00:00:00.000Z',
  changes: [{ kind: 'silo', key: '0', body, seen }],
});
const stored = async () => (await disk.record(KEY))?.body;

beforeEach(async () => {
  made = [];
  closed = 0;
  disk = createMemoryStore();
  await disk.transact(({ projects }) => projects.put(projectRow('p1')));
});

it('writes columns of a large list in a worker, a small body on the page', async () => {
  const commits = commitsOf();
  expect(await commits.commit(batch(silo(1, 10)))).toEqual([1]);
  expect(made).toHaveLength(0);
  expect(await commits.commit(batch(silo(2), 1))).toEqual([2]);
  expect(made.map(({ orders }) => orders)).toEqual([['commit']]);
  expect(await stored()).toEqual(silo(2));
  expect(await disk.conflicts()).toEqual([]);
});

it('keeps another tab’s version from the worker, too', async () => {
  const commits = commitsOf();
  await commits.commit(batch(silo(1)));
  await commits.commit(batch(silo(2), 0));
  expect(await disk.conflicts()).toMatchObject([{ source: 'tab', kind: 'silo' }]);
});

it('rejects with the worker’s fault where the disk refuses, and writes nothing a second time', async () => {
  const commits = commitsOf();
  disk.refuse = storageFull;
  await expect(commits.commit(batch(silo(1)))).rejects.toThrow('web.storage-full');
  disk.refuse = null;
  expect(await stored()).toBeUndefined();
});

it('writes on the page where the worker breaks, and tries another worker with the next batch', async () => {
  class Broken extends ThreadWorker {
    override postMessage(): void {
      this.onerror?.({ message: 'no script' });
    }
  }
  let broken = true;
  const commits = commitsOf(() => (broken ? new Broken() : new ThreadWorker()));
  expect(await commits.commit(batch(silo(1)))).toEqual([1]);
  expect(await stored()).toEqual(silo(1));
  broken = false;
  expect(await commits.commit(batch(silo(2), 1))).toEqual([2]);
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
});

it('ends the worker when what it was given is on the disk', async () => {
  const commits = commitsOf();
  const last = commits.commit(batch(silo(1)));
  commits.stop();
  expect(await last).toEqual([1]);
  expect(await stored()).toEqual(silo(1));
  await expect.poll(() => [made[0]?.ended, closed]).toEqual([true, 1]);
});

it('stores every write of the writer in its order, through slices and coalescing', async () => {
  const commits = commitsOf();
  const quiet = () => undefined;
  const writer = createRecordWriter({
    commit: (one) => commits.commit(one),
    now: () => '2026-01-02T00:00:00.000Z',
    onWritten: quiet,
    onStatus: quiet,
  });
  const write = (fill: number) => writer.write('p1', [{ kind: 'silo', key: '0', body: silo(fill, 300_000) }]);
  await Promise.all([write(1), write(2), write(3)]);
  expect(await stored()).toEqual(silo(3, 300_000));
  expect(await disk.conflicts()).toEqual([]);
  expect(writer.waiting()).toBe(0);
});
