import { emptySilo, type RecordKey, type SiloState, sameBody } from '@silosmith/contract';
import { createRecordWriter, FIRST_VERSION, type RecordBatch } from '@silosmith/sync';
import { createMemoryStore, type MemoryStore, projectRow, storageFull } from '@silosmith/sync/testing';
import { createFakeTime } from '@silosmith/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { pause } from '../../platform/clock.ts';
import { type SlicedMessage, sliceReader } from '../../platform/sliced-message.ts';
import { answerCommitOrders } from '../../workers/answer-commit-orders.ts';
import type { CommitNews, CommitOrder } from '../../workers/commit-messages.ts';
import { createRecordCommits, type RecordCommits } from './record-commits.ts';

let disk: MemoryStore;
let closed: number;
let made: ThreadWorker[];

/** A worker that lives in this thread, on the same disk. */
class ThreadWorker {
  readonly orders: CommitOrder['type'][] = [];
  /** Of the columns that were posted. */
  bytes = 0;
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
    this.bytes += bytesIn(message);
    this.read(structuredClone(message, { transfer }));
  }
  terminate(): void {
    this.ended = true;
  }
}

const bytesIn = (value: unknown): number => {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + bytesIn(inner), 0);
};
const commitsOf = (create: () => ThreadWorker = () => new ThreadWorker(), nextFrame = pause) =>
  createRecordCommits({ userId: 'u1', store: disk, create: create as unknown as () => Worker, nextFrame });
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

it('starts no worker and sends no columns before the page has drawn', async () => {
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const commits = commitsOf(undefined, () => drawn);
  const written = commits.commit(batch(silo(1)));
  await pause();
  expect(made).toHaveLength(0);
  draw();
  expect(await written).toEqual([1]);
  expect(await stored()).toEqual(silo(1));
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

it('writes nothing a second time where a worker breaks while batches wait for it', async () => {
  class Broken extends ThreadWorker {
    override postMessage(): void {
      this.onerror?.({ message: 'no script' });
    }
  }
  const commits = commitsOf(() => (made.length === 0 ? new Broken() : new ThreadWorker()));
  await Promise.all([commits.commit(batch(silo(1))), commits.commit(batch(silo(2), 1))]);
  expect(await commits.commit(batch(silo(3), 2))).toEqual([3]);
  expect(made.map(({ orders }) => orders)).toEqual([[], ['commit']]);
  expect(await stored()).toEqual(silo(3));
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
    timer: createFakeTime().timer,
  });
  const write = (fill: number) => writer.write('p1', [{ kind: 'silo', key: '0', body: silo(fill, 300_000) }]);
  await Promise.all([write(1), write(2), write(3)]);
  expect(await stored()).toEqual(silo(3, 300_000));
  expect(await disk.conflicts()).toEqual([]);
  expect(writer.waiting()).toBe(0);
});

describe('a silo that was read from the device', () => {
  const ROWS = 6_000;
  const opened = async (): Promise<SiloState> => {
    const body = emptySilo(ROWS, ['shoes']);
    const version = FIRST_VERSION;
    await disk.transact(({ records }) =>
      records.put({ projectId: 'p1', kind: 'silo', key: '0', body, revision: 0, version }),
    );
    return body;
  };
  const edited = (silo: SiloState, row: number): SiloState => ({ ...silo, flags: silo.flags.with(row, 1) });
  const saw = (commits: RecordCommits, body: SiloState, version = FIRST_VERSION) =>
    commits.saw({ projectId: 'p1', kind: 'silo', key: '0', version, body });

  const isStored = async (silo: SiloState) => sameBody('silo', await stored(), silo);

  it('is stored as edited, and the worker gets no column of it', async () => {
    const [commits, silo] = [commitsOf(), await opened()];
    saw(commits, silo);
    const [one, two] = [edited(silo, 7), edited(edited(silo, 7), ROWS - 1)];
    expect(await commits.commit(batch(one, 1))).toEqual([2]);
    expect(await isStored(one)).toBe(true);
    expect(await commits.commit(batch(two, 2))).toEqual([3]);
    expect(await isStored(two)).toBe(true);
    // Taken back, both at once.
    expect(await commits.commit(batch(silo, 3))).toEqual([4]);
    expect(await isStored(silo)).toBe(true);
    expect(made.map(({ bytes }) => bytes < 100)).toEqual([true]);
    expect(await disk.conflicts()).toEqual([]);
  });

  it('is stored as this tab has it where another tab has written meanwhile; theirs is kept', async () => {
    const [commits, silo] = [commitsOf(), await opened()];
    saw(commits, silo);
    const theirs = { ...silo, relevance: silo.relevance.slice().fill(9) };
    await commitsOf(() => new ThreadWorker()).commit(batch(theirs, 1));
    const mine = edited(silo, 3);
    expect(await commits.commit(batch(mine, 1))).toEqual([3]);
    expect(await isStored(mine)).toBe(true);
    expect(await disk.conflicts()).toMatchObject([{ source: 'tab' }]);
    expect(sameBody('silo', (await disk.conflicts())[0]?.theirs, theirs)).toBe(true);
    // The worker knows the body now, whatever the device had.
    const next = edited(mine, 4);
    await commits.commit(batch(next, 3));
    expect(await isStored(next)).toBe(true);
  });

  it('is taken from the device again when another tab’s version was read', async () => {
    const [commits, silo] = [commitsOf(), await opened()];
    saw(commits, silo);
    await commits.commit(batch(edited(silo, 1), 1));
    const theirs = { ...silo, relevance: silo.relevance.slice().fill(9) };
    await commitsOf().commit(batch(theirs, 2));
    saw(commits, theirs, 3);
    const mine = edited(theirs, 5);
    expect(await commits.commit(batch(mine, 3))).toEqual([4]);
    expect(await isStored(mine)).toBe(true);
    expect(await disk.conflicts()).toEqual([]);
  });

  it('is stored whole by the page, and sent whole to the next worker, where a worker breaks', async () => {
    const [commits, silo] = [commitsOf(), await opened()];
    saw(commits, silo);
    await commits.commit(batch(edited(silo, 1), 1));
    const [first] = made;
    if (first === undefined) throw new Error('no worker');
    first.postMessage = () => first.onerror?.({ message: 'out of memory' });
    const second = edited(edited(silo, 1), 2);
    expect(await commits.commit(batch(second, 2))).toEqual([3]);
    expect(await isStored(second)).toBe(true);
    const third = edited(second, 3);
    expect(await commits.commit(batch(third, 3))).toEqual([4]);
    expect(await isStored(third)).toBe(true);
    expect(made).toHaveLength(2);
  });

  it('has what the disk refused once it takes it', async () => {
    const [commits, silo] = [commitsOf(), await opened()];
    saw(commits, silo);
    disk.refuse = storageFull;
    await expect(commits.commit(batch(edited(silo, 1), 1))).rejects.toThrow('web.storage-full');
    disk.refuse = null;
    const next = edited(edited(silo, 1), 2);
    expect(await commits.commit(batch(next, 1))).toEqual([2]);
    expect(await isStored(next)).toBe(true);
  });
});
