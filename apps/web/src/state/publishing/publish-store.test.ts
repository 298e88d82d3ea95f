import { expect, it } from 'vitest';
import { createPublishStore } from './publish-store.ts';

function storeWith(records: Map<string, unknown> = new Map()) {
  const tables = new Map<string, Map<string, unknown>>();
  const tableOf = (site: string) => {
    const table = tables.get(site) ?? new Map<string, unknown>();
    tables.set(site, table);
    return table;
  };
  const open = (home: string) =>
    createPublishStore(home, {
      readRecord: async (site) => records.get(site) ?? null,
      writeRecord: async (site, record) => void records.set(site, record),
      snapshots: (site) => ({
        ids: async () => [...tableOf(site).keys()],
        get: async (id) => tableOf(site).get(id),
        put: async (id, snapshot) => void tableOf(site).set(id, snapshot),
        remove: async (id) => void tableOf(site).delete(id),
      }),
    });
  return { open, records };
}
const home = 'https://one.test';
const snapshot = (id: string) => ({
  version: 1 as const,
  id,
  home,
  type: 'post' as const,
  madeAt: '2026-01-01T00:00:00.000Z',
  pages: [],
  terms: [],
  images: [],
});

it('keeps the records of sites apart, and lists snapshots newest first', async () => {
  const { open } = storeWith();
  const [one, two] = [open(home), open('https://two.test')];
  expect(await one.load()).toBeNull();
  await one.save({ version: 1, home, savedAt: '', unfinished: null, pages: [] });
  expect([(await one.load())?.home, await two.load()]).toEqual([home, null]);
  for (const id of ['2026-01', '2026-03', '2026-02']) await one.saveSnapshot(snapshot(id));
  expect(await one.snapshots()).toEqual(['2026-03', '2026-02', '2026-01']);
  await one.removeSnapshot('2026-03');
  expect([await one.loadSnapshot('2026-03'), (await one.loadSnapshot('2026-02'))?.id]).toEqual([
    null,
    '2026-02',
  ]);
  expect(await two.snapshots()).toEqual([]);
});

it('refuses a record that it cannot read: without it every page would be published again', async () => {
  const { open, records } = storeWith();
  const store = open(home);
  await store.save({ version: 1, home, savedAt: '', unfinished: null, pages: [] });
  for (const site of records.keys()) records.set(site, { version: 2 });
  await expect(store.load()).rejects.toMatchObject({ code: 'wordpress.bad-record', params: { path: home } });
});
