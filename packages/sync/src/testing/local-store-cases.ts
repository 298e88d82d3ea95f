// Contract of a local store. The cases use no test library, so that they also run inside a browser's page:
// each answers with plain data, which the caller compares with `expected`.
import type { RecordKey } from '@silosmith/contract';
import { CANCELLED, Fault } from '@silosmith/kernel';
import type { LocalStore, StoredRecord, Tables } from '../local-store.ts';
import { projectRow } from './memory-store.ts';

export interface LocalStoreCase {
  readonly name: string;
  /** `open` gives a store over the same tables each time; they are empty at first and belong to this case alone. */
  run(open: () => Promise<LocalStore>): Promise<unknown>;
  readonly expected: unknown;
}

const recordRow = (projectId: string, key: string, body: unknown = { key }): StoredRecord => ({
  projectId,
  kind: 'article',
  key,
  body,
  revision: 0,
  version: 1,
});
const keyOf = (projectId: string, key: string): RecordKey => [projectId, 'article', key];
const sorted = (names: Iterable<string>): string[] => [...names].sort();

async function putEverywhere({ projects, records, queue, conflicts }: Tables, id: string): Promise<void> {
  const row = { projectId: id, kind: 'article', key: 'boots' } as const;
  await projects.put(projectRow(id));
  await records.put(recordRow(id, 'boots'));
  await queue.put({ ...row, refusedWith: null });
  await conflicts.put({ ...row, theirs: null, theirRevision: 1, source: 'server', foundAt: '' });
}

async function countsOf(store: LocalStore): Promise<number[]> {
  const [projects, queue, conflicts] = await Promise.all([
    store.projects(),
    store.queue(),
    store.conflicts(),
  ]);
  const records = await Promise.all(projects.map(({ id }) => store.recordsOf(id)));
  return [projects.length, records.flat().length, queue.length, conflicts.length];
}

const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof Fault ? error.code : 'not a fault'),
  );

export const localStoreCases: readonly LocalStoreCase[] = [
  {
    name: 'reads what a transaction put after it was opened again, columns included',
    async run(open) {
      const first = await open();
      const columns = { place: Uint8Array.of(1, 2), score: Float64Array.of(0.5), topics: ['a'] };
      await first.transact(({ records }) => records.put(recordRow('p1', 'boots', columns)));
      first.close();
      const again = await open();
      const body = (await again.record(keyOf('p1', 'boots')))?.body;
      if (typeof body !== 'object' || body === null) return body;
      return Object.entries(body).map(([name, column]) => [name, column.constructor.name, [...column]]);
    },
    expected: [
      ['place', 'Uint8Array', [1, 2]],
      ['score', 'Float64Array', [0.5]],
      ['topics', 'Array', ['a']],
    ],
  },
  {
    name: 'gives the version and the revision that a record has now, and none of a missing one',
    async run(open) {
      const store = await open();
      await store.transact(({ records }) => records.put(recordRow('p1', 'boots')));
      await store.transact(async ({ records }) => {
        await records.put({ ...recordRow('p1', 'boots'), version: 12, revision: 3 });
        await records.put(recordRow('p1', 'boots laces'));
      });
      return store.transact(async ({ records }) => [
        await records.stampOf(keyOf('p1', 'boots')),
        await records.stampOf(keyOf('p1', 'boot')),
        await records.stampOf(keyOf('p2', 'boots')),
      ]);
    },
    expected: [{ version: 12, revision: 3 }, undefined, undefined],
  },
  {
    name: 'replaces a row of the same key, deletes one, and has nothing of a missing one',
    async run(open) {
      const store = await open();
      await store.transact(async ({ records }) => {
        await records.put(recordRow('p1', 'boots', 'old'));
        await records.put(recordRow('p1', 'boots', 'new'));
        await records.put(recordRow('p1', 'shoes'));
        await records.delete(keyOf('p1', 'shoes'));
        await records.delete(keyOf('p1', 'never there'));
      });
      const bodies = (await store.recordsOf('p1')).map(({ body }) => body);
      return [bodies, (await store.record(keyOf('p1', 'shoes'))) === undefined];
    },
    expected: [['new'], true],
  },
  {
    name: 'leaves every table as it was when the work of a transaction throws, and hands its fault on',
    async run(open) {
      const store = await open();
      await store.transact((tables) => putEverywhere(tables, 'p1'));
      const code = await faultOf(
        store.transact(async (tables) => {
          await tables.records.put(recordRow('p1', 'boots', 'changed'));
          await tables.projects.delete('p1');
          await putEverywhere(tables, 'p2');
          throw new Fault(CANCELLED);
        }),
      );
      return [code, await countsOf(store), (await store.record(keyOf('p1', 'boots')))?.body];
    },
    expected: [CANCELLED, [1, 1, 1, 1], { key: 'boots' }],
  },
  {
    name: 'shows a transaction what it has written itself, and returns its result',
    async run(open) {
      const store = await open();
      return store.transact(async ({ records }) => {
        await records.put(recordRow('p1', 'boots', 'mine'));
        return (await records.get(keyOf('p1', 'boots')))?.body;
      });
    },
    expected: 'mine',
  },
  {
    name: 'runs transactions one after the other, through two openings as through one',
    async run(open) {
      const stores = [await open(), await open()];
      const increase = ({ records }: Tables) =>
        records.get(keyOf('p1', 'boots')).then((row) => {
          const count = row?.version ?? 0;
          return records.put({ ...recordRow('p1', 'boots'), version: count + 1 });
        });
      await Promise.all([0, 1, 2, 3, 4].flatMap(() => stores.map((store) => store.transact(increase))));
      return (await stores[0]?.record(keyOf('p1', 'boots')))?.version;
    },
    expected: 10,
  },
  {
    name: 'tells projects apart whose ids begin alike, and keys of any text',
    async run(open) {
      const store = await open();
      const keys = ['boots', 'Boots', 'bóots', '["p1","article"', ' ', '靴'];
      await store.transact(async ({ records }) => {
        for (const key of keys) await records.put(recordRow('p1', key));
        for (const id of ['p', 'p10', 'p1 ', 'p1,']) await records.put(recordRow(id, 'other'));
      });
      const found = (await store.recordsOf('p1')).map(({ key }) => key);
      return [sorted(found).join('|') === sorted(keys).join('|'), (await store.recordsOf('p10')).length];
    },
    expected: [true, 1],
  },
  {
    name: 'erases one project with all its rows and no other',
    async run(open) {
      const store = await open();
      await store.transact(async (tables) => {
        await putEverywhere(tables, 'p1');
        await putEverywhere(tables, 'p2');
      });
      await store.eraseProject('p1');
      return [await countsOf(store), (await store.recordsOf('p1')).length];
    },
    expected: [[1, 1, 1, 1], 0],
  },
  {
    name: 'is empty after everything was erased',
    async run(open) {
      const store = await open();
      await store.transact((tables) => putEverywhere(tables, 'p1'));
      await store.eraseAll();
      return countsOf(await open());
    },
    expected: [0, 0, 0, 0],
  },
];
