import { siteRecordSchema } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { type FakeOptions, FakeWordPress } from '../../testing/fake-wordpress.ts';
import { linkedProject, MemoryStore, portsFor, publishTo, rollBack } from '../../testing/publish-setup.ts';
import { SILO_META_KEYS } from '../post-meta.ts';

const KEYWORDS = ['tea', 'green tea', 'tea pot', 'black tea', 'how to store tea'];
const withPlugin = { metaKeys: SILO_META_KEYS, companion: true };
const project = linkedProject(KEYWORDS);

/** Two copies of the project, each with a record of its own. */
const twoCopies = (site: FakeWordPress) =>
  [portsFor(site.fetch, new MemoryStore()), portsFor(site.fetch, new MemoryStore())] as const;

it('two copies that publish at once make one post a page, and each says which it left to the other', async () => {
  const site = new FakeWordPress(withPlugin);
  const copies = twoCopies(site);
  const runs = await Promise.all(copies.map((ports) => publishTo(project, ports)));
  expect(site.posts.size).toBe(KEYWORDS.length);
  for (const keyword of KEYWORDS) {
    const of = runs.map(({ results }) => results.find((result) => result.keyword === keyword));
    expect(of.map((result) => result?.status).toSorted()).toEqual(['error', 'success']);
    const left = of.find((result) => result?.status === 'error');
    expect([left?.fault?.code, left?.postId]).toEqual(['wordpress.made-meanwhile', null]);
  }
  for (const { content, slug } of site.posts.values())
    expect([slug, content.includes('silosmith-')]).toEqual([slug.replace(/-\d$|silosmith-.*/u, ''), false]);

  for (const ports of copies) expect((await publishTo(project, ports)).plan.create).toEqual([]);
  expect(site.posts.size).toBe(KEYWORDS.length);
});

it('a rollback deletes what its own run made, and leaves what the other did', async () => {
  const site = new FakeWordPress(withPlugin);
  const [one, other] = twoCopies(site);
  const [first, second] = [KEYWORDS.slice(0, 2), KEYWORDS.slice(2)];
  await publishTo(linkedProject(first), one);
  const made = (await publishTo(project, other)).plan.create.map(({ keyword }) => keyword);
  expect(made.toSorted()).toEqual(second.toSorted());
  const { plan } = await publishTo(project, other);
  expect([plan.create, plan.update]).toEqual([[], []]);
  await rollBack(other);
  expect(site.posts.size).toBe(first.length);
  await rollBack(one);
  expect(site.posts.size).toBe(0);
});

it('a post that got our slug after the plan was made is no reason for a second one, without the plugin either', async () => {
  for (const options of [withPlugin, {}]) {
    const site = new FakeWordPress(options);
    let isMade = false;
    const later = portsFor(site.fetch, new MemoryStore());
    const meanwhile = async (input: string, init?: RequestInit) => {
      const isTerm = init?.method === 'POST' && input.includes('/tags');
      if (isTerm && !isMade) {
        isMade = true;
        await publishTo(project, later);
      }
      return await site.fetch(input, init);
    };
    const { results } = await publishTo(project, portsFor(meanwhile, new MemoryStore()));
    expect(new Set(results.map(({ fault }) => fault?.code))).toEqual(new Set(['wordpress.made-meanwhile']));
    expect(site.posts.size).toBe(KEYWORDS.length);
  }
});

it('takes a late call of its own for no other run', async () => {
  const site = new FakeWordPress(withPlugin);
  const store = new MemoryStore();
  site.options = {
    ...withPlugin,
    before: ({ method, path }) => {
      // The record names the first slugs by now; a call of a run that was killed makes its draft only here.
      if (method !== 'POST' || !path.includes('/tags') || site.posts.size > 0) return undefined;
      const { pages } = siteRecordSchema.parse(JSON.parse(store.record ?? ''));
      for (const { nonce, pageId } of pages)
        site.addPost({ slug: nonce ?? '', meta: { _silo_page_id: pageId } });
      return undefined;
    },
  };
  const { results } = await publishTo(project, portsFor(site.fetch, store));
  expect(results.map(({ status }) => status)).toEqual(KEYWORDS.map(() => 'success'));
  expect(site.posts.size).toBe(KEYWORDS.length);
});

it('a rollback names the categories and tags that stay since other posts have them', async () => {
  const site = new FakeWordPress();
  const ports = portsFor(site.fetch, new MemoryStore());
  await publishTo(project, ports);
  const [tag] = [...site.terms.tags.values()];
  site.addPost({ title: 'Of somebody else', slug: 'theirs', tags: [tag?.id ?? 0] });
  const { termsUsed, termsLeft } = await rollBack(ports);
  expect([termsUsed, termsLeft]).toEqual([[tag?.slug], []]);
  expect([...site.terms.tags.values()]).toEqual([tag]);
});

describe('where another run makes a tag at the same time, so that WordPress numbers the slug of ours', () => {
  const TAG = 'shared-tag';
  const NUMBERED = `${TAG}-2`;
  /** Theirs is made when the first of ours is asked for. */
  const racedSite = (given: FakeOptions = {}): FakeWordPress => {
    const site = new FakeWordPress({
      ...given,
      before: ({ method, path }) => {
        if (method === 'POST' && path.includes('/tags') && site.terms.tags.size === 0)
          site.addTerm('tags', { name: 'Theirs', slug: TAG });
        return undefined;
      },
    });
    return site;
  };
  const slugsOf = (site: FakeWordPress): string[] => [...site.terms.tags.values()].map(({ slug }) => slug);

  it('the posts have theirs, and ours is deleted', async () => {
    const site = racedSite();
    const { results } = await publishTo(project, portsFor(site.fetch, new MemoryStore()));
    expect(results.map(({ status }) => status)).toEqual(KEYWORDS.map(() => 'success'));
    expect(slugsOf(site)).not.toContain(NUMBERED);
    const theirs = [...site.terms.tags.values()].find(({ slug }) => slug === TAG)?.id ?? 0;
    for (const { tags } of site.posts.values()) expect(tags).toContain(theirs);
  });

  it('a rollback names ours where this user may not delete it', async () => {
    const site = racedSite({ capabilities: ['edit_posts', 'publish_posts'] });
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(project, ports);
    expect(slugsOf(site)).toContain(NUMBERED);
    expect((await rollBack(ports)).termsLeft).toContain(NUMBERED);
  });
});
