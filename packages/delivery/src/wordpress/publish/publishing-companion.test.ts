import { expect, it } from 'vitest';
import { FakeWordPress } from '../../testing/fake-wordpress.ts';
import { linkedProject, MemoryStore, planFor, portsFor, publishTo } from '../../testing/publish-setup.ts';
import { SILO_META_KEYS } from '../post-meta.ts';

const KEYWORDS = ['tea', 'green tea', 'tea pot'];
const SEO = ['_yoast_wpseo_title', '_aioseo_title', '_aioseo_description', '_aioseo_keyphrase'];
const metaKeys = [...SILO_META_KEYS, ...SEO];

it('with the companion plugin a post is found by its page, under any slug and title, without a record', async () => {
  const site = new FakeWordPress({ metaKeys, companion: true });
  await publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()));
  for (const post of site.posts.values()) Object.assign(post, { slug: `moved-${post.id}`, title: 'Renamed' });
  const { plan } = await planFor(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()));
  expect([plan.create, plan.update.length]).toEqual([[], 3]);
  await publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()));
  expect(site.posts.size).toBe(3);
  site.options = { metaKeys };
  for (const post of site.posts.values()) Object.assign(post, { slug: `again-${post.id}`, title: 'Again' });
  const without = await planFor(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()));
  expect(without.plan.create).toHaveLength(3);
});

it('sends the SEO fields of the plugin that was chosen', async () => {
  const site = new FakeWordPress({ metaKeys, companion: true });
  const settings = { seoPlugin: 'aioseo' };
  const { results } = await publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()), {
    settings,
  });
  expect(results.map(({ verification }) => verification?.status)).toEqual(Array(3).fill('success'));
  const [post] = site.posts.values();
  expect(post?.meta).toMatchObject({
    _silo_keyword: 'tea',
    _aioseo_title: 'tea | Guide',
    _aioseo_keyphrase: 'tea',
  });
  expect(Object.keys(post?.meta ?? {})).not.toContain('_yoast_wpseo_title');
});

it('goes on where the plugin is named but does not answer', async () => {
  const site = new FakeWordPress({
    companion: true,
    before: ({ path }) =>
      path.includes('silosmith/v1') ? new Response('{"code":"x","message":""}', { status: 403 }) : undefined,
  });
  await publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()));
  expect(site.posts.size).toBe(3);
});
