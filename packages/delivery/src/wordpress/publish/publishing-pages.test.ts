import { expect, it } from 'vitest';
import { FakeWordPress } from '../../testing/fake-wordpress.ts';
import {
  linkedProject,
  MemoryStore,
  planFor,
  portsFor,
  publishTo,
  rollBack,
} from '../../testing/publish-setup.ts';

const KEYWORDS = ['tea', 'green tea', 'tea pot'];
const PAGES = { settings: { postType: 'page' } };
const project = linkedProject(KEYWORDS);
const wordsOf = ({ plan }: Awaited<ReturnType<typeof planFor>>) => [
  plan.create.length,
  plan.update.length,
  plan.skip.map(({ reason }) => reason),
];

it('pages are made, linked, verified, updated and undone, without categories and tags', async () => {
  const site = new FakeWordPress();
  const ports = portsFor(site.fetch, new MemoryStore());
  site.addPost({ title: 'About', slug: 'about', type: 'page', categories: [] });
  const before = JSON.stringify([...site.posts]);
  const { results } = await publishTo(project, ports, { settings: { postType: 'page', status: 'publish' } });
  expect(results.map(({ url, verification }) => [url, verification?.status])).toEqual(
    ['tea', 'green-tea', 'tea-pot'].map((slug) => [`https://site.test/${slug}/`, 'success']),
  );
  expect(results[0]?.verification?.checked).not.toContain('tags');
  const made = [...site.posts.values()].slice(1);
  expect(made.map(({ type, categories, tags }) => [type, categories, tags])).toEqual(
    Array(3).fill(['page', [], []]),
  );
  expect(made[0]?.content).toContain('href="https://site.test/green-tea/"');
  expect([site.terms.tags.size, site.terms.categories.size]).toEqual([0, 1]);
  expect(wordsOf(await planFor(project, ports, PAGES))).toEqual([0, 0, Array(3).fill('unchanged')]);
  await publishTo(linkedProject(KEYWORDS, new Map([['tea', 'Another text.']])), ports, PAGES);
  await rollBack(ports);
  await rollBack(ports);
  expect(JSON.stringify([...site.posts])).toBe(before);
});

it('what is published as a post stays one; pages that are new link to it', async () => {
  const site = new FakeWordPress();
  const ports = portsFor(site.fetch, new MemoryStore());
  await publishTo(linkedProject(KEYWORDS.slice(0, 2)), ports, { settings: { status: 'publish' } });
  const before = JSON.stringify([...site.posts]);
  expect(wordsOf(await planFor(project, ports, PAGES))).toEqual([1, 0, ['other-type', 'other-type']]);
  const { results } = await publishTo(project, ports, PAGES);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['skipped', 'skipped', 'success']);
  const [, , page] = [...site.posts.values()];
  expect([page?.type, page?.content.includes('href="https://site.test/tea/"')]).toEqual(['page', true]);
  expect(JSON.stringify([...site.posts].slice(0, 2))).toBe(before);
});

it('a run that ended half way is continued as the type that it wrote', async () => {
  const site = new FakeWordPress({
    after: ({ method, path }) => {
      if (method === 'PUT' && path.includes('/posts/')) throw new TypeError('fetch failed');
      return undefined;
    },
  });
  const ports = portsFor(site.fetch, new MemoryStore());
  await expect(publishTo(project, ports)).rejects.toMatchObject({ code: 'wordpress.unreachable' });
  site.options = {};
  await expect(planFor(project, ports, PAGES)).rejects.toMatchObject({
    ...{ code: 'wordpress.other-type-unfinished', params: { type: 'post' } },
  });
  await publishTo(project, ports);
  expect(site.posts.size).toBe(3);
});

it('needs the rights of pages, and takes the meta that pages accept', async () => {
  const site = new FakeWordPress({ capabilities: ['edit_posts', 'publish_posts', 'upload_files'] });
  const ports = portsFor(site.fetch, new MemoryStore());
  await expect(planFor(project, ports, PAGES)).rejects.toMatchObject({
    ...{ code: 'wordpress.missing-right', params: { right: 'edit_pages' } },
  });
  site.options = {};
  await planFor(project, ports, PAGES);
  expect(site.calls.some(({ method, path }) => method === 'OPTIONS' && path.includes('wp/v2/pages'))).toBe(
    true,
  );
});

it('without snapshots nothing is kept to undo this run, or an earlier one, with', async () => {
  const site = new FakeWordPress();
  const store = new MemoryStore();
  const ports = portsFor(site.fetch, store);
  await publishTo(project, ports);
  const changed = linkedProject(KEYWORDS, new Map([['tea', 'Another text.']]));
  await publishTo(changed, ports, { settings: { snapshots: false } });
  expect(store.kept.size).toBe(0);
  await expect(rollBack(ports)).rejects.toMatchObject({ code: 'wordpress.no-rollback-data' });
});
