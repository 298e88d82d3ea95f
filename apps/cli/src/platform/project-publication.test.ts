import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Publication } from '@silosmith/contract';
import { articleOf, pageOf, projectOf } from '@silosmith/testkit';
import { afterAll, expect, it } from 'vitest';
import { readProject, writeProject } from './project-file.ts';
import { withPublication } from './project-publication.ts';
import { createPublishStore } from './publish-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'silosmith-publication-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const home = 'https://site.test';
const entry = {
  pageId: 'k1',
  keyword: 'tea',
  type: 'post' as const,
  postId: 7,
  nonce: null,
  writing: false,
  url: null,
  held: {},
};
const recordAt = (savedAt: string, site = home): Publication['record'] => ({
  ...{ version: 1, home: site, savedAt, unfinished: null },
  pages: [entry],
});
const snapshot = {
  ...{ version: 1 as const, id: '2026-01', home, type: 'post' as const, madeAt: '2026-01-01T00:00:00.000Z' },
  ...{ pages: [], terms: [], images: [] },
};
const other: Publication = { record: recordAt('2026-01-01', 'https://other.test'), snapshots: [] };

async function projectWith(publications: Publication[]) {
  const path = join(folder, `${publications.length}-${Math.trunc(performance.now() * 1000)}.json`);
  const articles = [articleOf('tea', '<p>Tea.</p>')];
  await writeProject(path, { ...projectOf({ silo: [pageOf('tea')], articles }), publications });
  return { path, home, store: createPublishStore(path, home), project: await readProject(path) };
}

it('the folder learns what the file knows, the file what a run did, also one that failed', async () => {
  const known = { record: recordAt('2026-02-01'), snapshots: [snapshot] };
  const published = await projectWith([other, known]);
  const { store, path } = published;
  const failed = withPublication(published, async () => {
    expect([(await store.load())?.savedAt, await store.snapshots()]).toEqual(['2026-02-01', ['2026-01']]);
    await store.save(recordAt('2026-03-01'));
    throw new Error('the site is gone');
  });
  await expect(failed).rejects.toThrow('the site is gone');
  const { publications, articles } = await readProject(path);
  expect(publications).toEqual([other, { record: recordAt('2026-03-01'), snapshots: [snapshot] }]);
  expect(articles['tea']?.content).toBe('<p>Tea.</p>');
});

it('the folder of a killed run is ahead of the file, and holds', async () => {
  const published = await projectWith([{ record: recordAt('2026-02-01'), snapshots: [] }]);
  await published.store.save({ ...recordAt('2026-03-01'), unfinished: '2026-01' });
  await published.store.saveSnapshot(snapshot);
  const seen = await withPublication(published, () => published.store.load());
  expect(seen?.unfinished).toBe('2026-01');
  expect((await readProject(published.path)).publications?.[0]?.snapshots).toEqual([snapshot]);
});
