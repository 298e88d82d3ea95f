import { siteKeyOf } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { publicationsOf } from './publications.ts';

const home = 'https://site.test';
const record = { version: 1, home, savedAt: '2026-01-01', unfinished: null, pages: [] };
const snapshot = (id: string) => ({ version: 1, id, home, madeAt: '', pages: [], terms: [], images: [] });

it('has the records that can be read with their snapshots, newest first', async () => {
  const kept = new Map(['2026-01', '2026-03', '2026-02'].map((id) => [id, snapshot(id)]));
  const published = new Map<string, unknown>([
    ['later', { version: 2 }],
    [siteKeyOf(home), record],
  ]);
  const asked: string[] = [];
  const all = await publicationsOf(published, (site) => {
    asked.push(site);
    return { ids: async () => [...kept.keys()], get: async (id) => kept.get(id) };
  });
  expect(asked).toEqual([siteKeyOf(home)]);
  expect(all.map(({ record: { home: at }, snapshots }) => [at, snapshots.map(({ id }) => id)])).toEqual([
    [home, ['2026-03', '2026-02', '2026-01']],
  ]);
});
