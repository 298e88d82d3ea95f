import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeWordPress } from '../../testing/fake-wordpress.ts';
import {
  linkedProject,
  MemoryStore,
  planFor,
  portsFor,
  publishTo,
  rollBack,
} from '../../testing/publish-setup.ts';

const KEYWORDS = ['tea', 'green tea', 'tea pot', 'how to store tea', 'black tea'];
const counts = ({ create, update, skip }: { create: unknown[]; update: unknown[]; skip: unknown[] }) => [
  create.length,
  update.length,
  skip.length,
];
const countsOf = (plan: Awaited<ReturnType<typeof planFor>>['plan']) =>
  counts({ create: [...plan.create], update: [...plan.update], skip: [...plan.skip] });
const slugsOn = (site: FakeWordPress) => [...site.posts.values()].map(({ slug }) => slug).toSorted();

describe('publishing', () => {
  it('makes every post once, with links to the permalinks that the site gave, and reads it back', async () => {
    const site = new FakeWordPress();
    site.addPost({ slug: 'green-tea', title: 'Somebody’s own', status: 'publish', content: 'untouched' });
    const { results, plan } = await publishTo(
      linkedProject(KEYWORDS),
      portsFor(site.fetch, new MemoryStore()),
      {
        settings: { status: 'publish' },
      },
    );
    expect(countsOf(plan)).toEqual([5, 0, 0]);
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('success'));
    expect(slugsOn(site)).toEqual([
      'black-tea',
      'green-tea',
      'green-tea-2',
      'how-store-tea',
      'tea',
      'tea-pot',
    ]);
    const tea = [...site.posts.values()].find(({ slug }) => slug === 'tea');
    expect(tea?.content).toContain('href="https://site.test/green-tea-2/"');
    expect(tea?.content).not.toMatch(/silo:|<h1/u);
    expect([...site.posts.values()].find(({ title }) => title === 'Somebody’s own')?.content).toBe(
      'untouched',
    );
    const reports = results.map(({ keyword, verification }) => [keyword, verification?.status]);
    expect(reports).toEqual(
      KEYWORDS.map((keyword) => [keyword, keyword === 'green tea' ? 'warning' : 'success']),
    );
    expect(results[1]?.verification?.fields).toEqual([{ field: 'slug', reason: 'slug-taken' }]);
  });

  it('skips what has not changed, and shows and sends nothing but what has', async () => {
    const site = new FakeWordPress({ metaKeys: ['_silo_keyword', '_silo_topic'] });
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(linkedProject(KEYWORDS), ports);
    const changed = linkedProject(KEYWORDS, new Map([['tea pot', 'Another text.']]));
    const before = structuredClone([...site.posts]);
    const { plan, results } = await publishTo(changed, ports);
    expect(countsOf(plan)).toEqual([0, 1, 4]);
    expect(Object.keys(plan.update[0]?.changes ?? {})).toEqual(['content']);
    expect(plan.update[0]?.changes.content?.to).toContain('Another text');
    expect(results.filter(({ status }) => status === 'success').map(({ keyword }) => keyword)).toEqual([
      'tea pot',
    ]);
    const touched = [...site.posts].filter(([id, post]) => {
      const was = before.find(([other]) => other === id)?.[1];
      return JSON.stringify(was) !== JSON.stringify(post);
    });
    expect(touched.map(([, { slug }]) => slug)).toEqual(['tea-pot']);
  });

  it('leaves alone what someone edited on the site, and never takes a published post back', async () => {
    const site = new FakeWordPress();
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(linkedProject(KEYWORDS), ports);
    const post = [...site.posts.values()].find(({ slug }) => slug === 'tea-pot');
    if (!post) throw new Error('no post');
    Object.assign(post, { content: 'Edited by hand.', status: 'publish' });
    const edited = linkedProject(KEYWORDS, new Map([['tea pot', 'Ours, newer.']]));
    const { plan } = await publishTo(edited, ports);
    expect(plan.skip.find(({ keyword }) => keyword === 'tea pot')).toMatchObject({
      reason: 'edited-on-site',
      edited: ['content'],
    });
    expect(post).toMatchObject({ content: 'Edited by hand.', status: 'publish' });
    await publishTo(edited, ports, { overwrite: true });
    expect(post.content).toContain('Ours, newer.');
  });

  it('knows a post without a record by its meta, not by its slug or title', async () => {
    const site = new FakeWordPress({ metaKeys: ['_silo_keyword'] });
    site.addPost({ slug: 'tea', title: 'Tea', meta: { _silo_keyword: 'another keyword' } });
    const project = linkedProject(KEYWORDS);
    await publishTo(project, portsFor(site.fetch, new MemoryStore()));
    expect(slugsOn(site)).toContain('tea-2');
    const { plan } = await planFor(project, portsFor(site.fetch, new MemoryStore()));
    expect(countsOf(plan)).toEqual([0, 0, 5]);
    site.options = {};
    for (const post of site.posts.values()) post.meta = {};
    const other = linkedProject(KEYWORDS, new Map(KEYWORDS.map((keyword) => [keyword, 'Unlike those.'])));
    const without = await planFor(other, portsFor(site.fetch, new MemoryStore()));
    expect(countsOf(without.plan)).toEqual([5, 0, 0]);
  });

  it('is content with what a site makes of a text: an author’s filtered post is no change, and the report says why', async () => {
    const site = new FakeWordPress({
      capabilities: ['edit_posts', 'publish_posts'],
      filter: (html) => html.replaceAll(' and ', ' &amp; '),
    });
    const ports = portsFor(site.fetch, new MemoryStore());
    const { results, notes } = await publishTo(linkedProject(KEYWORDS), ports);
    expect(results[0]?.verification?.fields).toContainEqual({ field: 'content', reason: 'html-filtered' });
    expect(notes.map(({ code }) => code)).toEqual([
      'meta-not-accepted',
      'terms-not-allowed',
      'html-filtered',
    ]);
    expect(countsOf((await planFor(linkedProject(KEYWORDS), ports)).plan)).toEqual([0, 0, 5]);
    // Authors create tags and may not delete them.
    expect((await rollBack(ports)).termsLeft).toHaveLength(site.terms.tags.size);
    expect([site.posts.size, site.terms.tags.size > 0]).toEqual([0, true]);
  });

  it('makes no second post where answers are lost, late or wrong', async () => {
    const site = new FakeWordPress();
    let lost = 0;
    site.options = {
      after: ({ method, index }) => {
        if (method !== 'POST' && method !== 'PUT') return undefined;
        lost += 1;
        if (index % 3 === 0) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
        return index % 3 === 1 ? new Response('<html>Bad gateway</html>', { status: 502 }) : undefined;
      },
    };
    await publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()));
    expect(lost).toBeGreaterThan(5);
    expect(slugsOn(site)).toEqual(['black-tea', 'green-tea', 'how-store-tea', 'tea', 'tea-pot']);
  });

  it('fails only the posts whose category or tag the site cannot make, by its name, and writes them once it can', async () => {
    const site = new FakeWordPress();
    site.options = {
      before: ({ method, path }) =>
        method === 'POST' && path.includes('/tags') && site.terms.tags.size === 2
          ? new Response(JSON.stringify({ code: 'no_tag', message: 'A <b>plugin</b> says no.', data: {} }), {
              status: 500,
            })
          : undefined,
    };
    const ports = portsFor(site.fetch, new MemoryStore());
    const { results } = await publishTo(linkedProject(KEYWORDS), ports);
    expect(results.map(({ status }) => status)).toEqual(['success', 'error', 'error', 'success', 'error']);
    expect(results[1]?.fault).toMatchObject({
      code: 'wordpress.term-failed',
      params: { name: 'tag 1 & more', answer: 'HTTP 500: A plugin says no.' },
    });
    expect(slugsOn(site)).toEqual(['how-store-tea', 'tea']);
    site.options = {};
    const again = await publishTo(linkedProject(KEYWORDS), ports);
    expect(again.results.map(({ status }) => status)).toEqual(Array(5).fill('success'));
    expect(again.plan.create).toHaveLength(3);
    expect(slugsOn(site)).toEqual(['black-tea', 'green-tea', 'how-store-tea', 'tea', 'tea-pot']);
  });

  it('schedules one post after the other', async () => {
    const site = new FakeWordPress();
    const settings = { status: 'schedule', scheduleInterval: 12 };
    await publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, new MemoryStore()), { settings });
    const dates = [...site.posts.values()].map(({ status, date }) => {
      expect(status).toBe('future');
      return Date.parse(`${date}Z`);
    });
    expect(dates.slice(1).map((date, at) => (date - (dates[at] ?? 0)) / 3_600_000)).toEqual([12, 12, 12, 12]);
  });
});

const word = fc.stringMatching(/^[a-z]{3,8}$/u);
const keywordLists = fc.uniqueArray(
  fc.tuple(word, word).map((words) => words.join(' ')),
  {
    minLength: 1,
    maxLength: 6,
  },
);

it('property: the plan of what was just published is all skip, whatever the project and the settings', async () => {
  await fc.assert(
    fc.asyncProperty(
      keywordLists,
      fc.constantFrom('draft', 'publish', 'schedule'),
      fc.constantFrom('pillar-to-category', 'topic-to-category', 'none'),
      fc.boolean(),
      async (keywords, status, categoryMapping, takesMeta) => {
        const site = new FakeWordPress(takesMeta ? { metaKeys: ['_silo_keyword', '_silo_volume'] } : {});
        site.addPost({ slug: keywords[0]?.replace(' ', '-') ?? '', title: 'Not ours', status: 'publish' });
        const ports = portsFor(site.fetch, new MemoryStore());
        const settings = { status, categoryMapping };
        await publishTo(linkedProject(keywords), ports, { settings });
        const { plan } = await planFor(linkedProject(keywords), ports, { settings });
        expect(countsOf(plan)).toEqual([0, 0, keywords.length]);
      },
    ),
    { numRuns: 40 },
  );
});

describe('a run that is killed', () => {
  it('at any call goes on without a duplicate, and is undone as one run', async () => {
    const whole = new FakeWordPress();
    await publishTo(linkedProject(KEYWORDS), portsFor(whole.fetch, new MemoryStore()));
    for (let at = 1; at <= whole.calls.length; at++) {
      for (const when of ['before', 'after'] as const) {
        const site = new FakeWordPress();
        site.addPost({ slug: 'tea', title: 'Not ours', status: 'publish' });
        const original = JSON.stringify([...site.posts]);
        const store = new MemoryStore();
        const stop = new AbortController();
        site.options = {
          [when]: ({ index }: { index: number }) => {
            if (index !== at) return undefined;
            store.isDead = true;
            stop.abort();
            throw new DOMException('killed', 'AbortError');
          },
        };
        const killed = publishTo(linkedProject(KEYWORDS), portsFor(site.fetch, store), {
          signal: stop.signal,
        });
        await expect(killed).rejects.toMatchObject({ code: 'cancelled' });
        site.options = {};
        store.isDead = false;
        const ports = portsFor(site.fetch, store);
        await publishTo(linkedProject(KEYWORDS), ports);
        expect([at, when, slugsOn(site)]).toEqual([
          at,
          when,
          ['black-tea', 'green-tea', 'how-store-tea', 'tea', 'tea-2', 'tea-pot'],
        ]);
        expect(countsOf((await planFor(linkedProject(KEYWORDS), ports)).plan)).toEqual([0, 0, 5]);
        await rollBack(ports);
        expect(JSON.stringify([...site.posts])).toBe(original);
        expect([site.terms.categories.size, site.terms.tags.size]).toEqual([1, 0]);
      }
    }
  });
});

describe('a rollback', () => {
  it('restores every field of what the run changed, run by run, down to nothing', async () => {
    const site = new FakeWordPress({ metaKeys: ['_silo_keyword', '_silo_topic'] });
    site.addPost({ slug: 'own', title: 'Not ours', tags: [], status: 'publish' });
    const nothing = JSON.stringify([...site.posts]);
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(linkedProject(KEYWORDS), ports);
    const first = JSON.stringify([...site.posts]);
    const changed = linkedProject(
      KEYWORDS,
      new Map([
        ['tea', 'New.'],
        ['tea pot', 'New, too.'],
      ]),
    );
    await publishTo(changed, ports);
    expect(JSON.stringify([...site.posts])).not.toBe(first);
    expect((await rollBack(ports)).results.map(({ status }) => status)).toEqual(['success', 'success']);
    expect(JSON.stringify([...site.posts])).toBe(first);
    expect(countsOf((await planFor(linkedProject(KEYWORDS), ports)).plan)).toEqual([0, 0, 5]);
    await rollBack(ports);
    expect(JSON.stringify([...site.posts])).toBe(nothing);
    await expect(rollBack(ports)).rejects.toMatchObject({ code: 'wordpress.no-rollback-data' });
  });

  it('asks before it overwrites what was edited since', async () => {
    const site = new FakeWordPress();
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(linkedProject(KEYWORDS), ports);
    const post = [...site.posts.values()].find(({ slug }) => slug === 'tea-pot');
    if (!post) throw new Error('no post');
    post.content = 'Edited by hand.';
    const { plan, results } = await rollBack(ports);
    expect(plan.delete.filter(({ edited }) => edited).map(({ keyword }) => keyword)).toEqual(['tea pot']);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['skipped', ...Array(4).fill('success')]);
    expect([...site.posts.values()].map(({ content }) => content)).toEqual(['Edited by hand.']);
    await rollBack(ports, { overwrite: true });
    expect(site.posts.size).toBe(0);
  });
});
