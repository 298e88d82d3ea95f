import type { ImageRecord, Picture } from '@silosmith/contract';
import { imageOf } from '@silosmith/testkit';
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

const KEYWORDS = ['tea', 'green tea', 'tea pot'];
/** GIFs of a few bytes, unlike each other. */
const gif = (name: string): string => `data:image/gif;base64,${btoa(`GIF89a${name}`)}`;
const picture = (name: string, change: Partial<Picture> = {}): Picture => ({
  ...{ role: 'featured', section: null, url: gif(name), prompt: '', alt: `A ${name} & "more"` },
  ...{ caption: '', fileName: name },
  ...change,
});
const recordOf = (keyword: string, pictures: readonly Picture[]): ImageRecord => ({
  ...imageOf(keyword, { url: pictures[0]?.url ?? '' }),
  pictures: [...pictures],
});
const TEXTS = new Map([['tea', 'First.</p><h2>How to <em>brew</em></h2><p>Second.']]);
const SHARED = picture('shared', { role: 'content', section: 'How to brew', caption: 'A <cup>' });
const IMAGES = [
  recordOf('tea', [picture('tea'), SHARED]),
  recordOf('green tea', [picture('leaf'), { ...SHARED, section: null, alt: 'Another alt' }]),
];
const illustrated = (images: readonly ImageRecord[] = IMAGES, texts: ReadonlyMap<string, string> = TEXTS) =>
  linkedProject(KEYWORDS, texts, images);
const postOf = (site: FakeWordPress, slug: string) => {
  const found = [...site.posts.values()].find((post) => post.slug === slug);
  if (!found) throw new Error(`no post ${slug}`);
  return found;
};
const mediaOf = (site: FakeWordPress) => [...site.media.values()];
const uploadsTo = (site: FakeWordPress) =>
  site.calls.filter(({ method, path }) => method === 'POST' && path.includes('/media'));
const countsOf = ({ plan }: Awaited<ReturnType<typeof planFor>>) => [
  plan.create.length,
  plan.update.length,
  plan.skip.length,
];

describe('images of a run', () => {
  it('are uploaded once each, with alt text and title, and stand where they belong', async () => {
    const site = new FakeWordPress();
    const ports = portsFor(site.fetch, new MemoryStore());
    const { plan } = await planFor(illustrated(), ports);
    expect(plan.images.upload.map(({ name }) => name)).toEqual(['tea.gif', 'shared.gif', 'leaf.gif']);
    expect(mediaOf(site)).toEqual([]);
    const { results, notes } = await publishTo(illustrated(), ports);
    expect(results.map(({ verification }) => verification?.status)).toEqual(Array(3).fill('success'));
    expect(results[0]?.verification?.checked).toContain('image');
    expect(mediaOf(site).map(({ alt_text: alt, title, start }) => [alt, title, start])).toEqual(
      ['tea', 'shared', 'leaf'].map((name) => [`A ${name} & "more"`, `A ${name} &amp; "more"`, 'IF8']),
    );
    const [tea, shared] = mediaOf(site);
    const post = postOf(site, 'tea');
    expect(post.featured_media).toBe(tea?.id);
    expect(post.content.replaceAll('\n', '')).toContain(
      `<h2>How to <em>brew</em></h2><figure class="wp-block-image size-full"><img class="wp-image-${shared?.id}" src="${shared?.source_url}" alt="A shared &amp; &quot;more&quot;" /><figcaption>A &lt;cup></figcaption></figure><p>Second.`,
    );
    expect(postOf(site, 'green-tea').content).toMatch(/alt="Another alt" \/>.*<\/figure>$/u);
    expect(postOf(site, 'tea-pot').featured_media).toBe(0);
    expect(notes.map(({ code }) => code)).toEqual(['meta-not-accepted']);
    expect(countsOf(await planFor(illustrated(), ports))).toEqual([0, 0, 3]);
  });

  it('are found again without a record, and are in the plan where they change', async () => {
    const site = new FakeWordPress();
    await publishTo(illustrated(), portsFor(site.fetch, new MemoryStore()));
    const ports = portsFor(site.fetch, new MemoryStore());
    expect(countsOf(await planFor(illustrated(), ports))).toEqual([0, 0, 3]);
    await publishTo(illustrated(), ports);
    const changed = illustrated([recordOf('tea', [picture('cup')]), ...IMAGES.slice(1)]);
    const { plan } = await planFor(changed, ports);
    expect(plan.update.map(({ keyword, changes }) => [keyword, changes])).toMatchObject([
      ['tea', { image: { from: 'tea.gif', to: 'cup.gif' } }],
      // It is the only one now that shows the image of both.
      ['green tea', { alt: { from: 'A shared & "more"', to: 'Another alt' } }],
    ]);
    const before = JSON.stringify([...site.posts]);
    await publishTo(changed, ports);
    expect(mediaOf(site)).toHaveLength(4);
    expect(postOf(site, 'tea').content).not.toContain('<figure');
    await rollBack(ports);
    expect([mediaOf(site).length, JSON.stringify([...site.posts])]).toEqual([3, before]);
  });

  it('leave alone an image that someone chose on the site', async () => {
    const site = new FakeWordPress();
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(illustrated(), ports);
    const [, , leaf] = mediaOf(site);
    postOf(site, 'tea').featured_media = leaf?.id ?? 0;
    const { plan } = await planFor(illustrated([recordOf('tea', [picture('cup'), SHARED])]), ports);
    expect(plan.skip.find(({ keyword }) => keyword === 'tea')).toMatchObject({ edited: ['image'] });
  });

  it('that can run scripts, are none, or are too large are refused before, and named', async () => {
    const site = new FakeWordPress();
    const svg = `data:image/png;base64,${btoa('<svg onload="alert(1)"/>')}`;
    const pictures = [
      picture('svg', { url: svg }),
      picture('text', { role: 'content', url: `data:image/png;base64,${btoa('<html>')}` }),
      picture('far', { role: 'content', url: 'https://example.org/far.png' }),
    ];
    const project = illustrated([recordOf('tea', pictures)]);
    const { notes } = await publishTo(project, portsFor(site.fetch, new MemoryStore()));
    expect(mediaOf(site)).toEqual([]);
    expect(notes.slice(1)).toEqual([
      { code: 'image-svg', params: { images: 'svg' } },
      { code: 'image-unknown-type', params: { images: 'text' } },
      { code: 'image-address-only', params: { images: 'far' } },
    ]);
    expect(postOf(site, 'tea').content).not.toMatch(/figure|silo-image/u);
  });

  it('are left out for a user who may not upload, unless they are asked for', async () => {
    const site = new FakeWordPress({ capabilities: ['edit_posts', 'publish_posts', 'manage_categories'] });
    const ports = portsFor(site.fetch, new MemoryStore());
    const { notes, results } = await publishTo(illustrated(), ports);
    expect(notes.slice(1).map(({ code }) => code)).toEqual(['html-filtered', 'images-not-allowed']);
    expect(uploadsTo(site)).toEqual([]);
    expect(results.map(({ verification }) => verification?.status)).toEqual(Array(3).fill('success'));
    expect(postOf(site, 'tea').content).not.toMatch(/figure|silo-image/u);
    const always = { settings: { images: 'always' } };
    await expect(planFor(illustrated(), ports, always)).rejects.toMatchObject({
      code: 'wordpress.missing-upload-right',
      params: { right: 'upload_files' },
    });
  });

  it('that the site does not take leave their posts without; the next run tries again', async () => {
    const refuse = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.includes('/media') && path.includes('title=A+tea')
        ? new Response('{"code":"rest_upload_sideload_error","message":"<b>No.</b>"}', { status: 400 })
        : undefined;
    const site = new FakeWordPress({ before: refuse });
    const ports = portsFor(site.fetch, new MemoryStore());
    const { notes } = await publishTo(illustrated(), ports);
    expect(notes.slice(1)).toEqual([{ code: 'image-failed', params: { image: 'tea.gif', reason: 'No.' } }]);
    expect(postOf(site, 'tea').featured_media).toBe(0);
    site.options = {};
    await publishTo(illustrated(), ports);
    expect(postOf(site, 'tea').featured_media).toBeGreaterThan(0);
    expect(mediaOf(site)).toHaveLength(3);
  });

  it('are not uploaded where that is switched off', async () => {
    const site = new FakeWordPress();
    const options = { settings: { images: 'none' } };
    await publishTo(illustrated(), portsFor(site.fetch, new MemoryStore()), options);
    expect(uploadsTo(site)).toEqual([]);
  });

  it('are never there twice, where answers are lost, late or wrong', async () => {
    const site = new FakeWordPress();
    site.options = {
      after: ({ method, path, index }) => {
        if (method !== 'POST' || !path.includes('/media')) return undefined;
        if (index % 2 === 0) throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
        return new Response('<html>Bad gateway</html>', { status: 502 });
      },
    };
    await publishTo(illustrated(), portsFor(site.fetch, new MemoryStore()));
    expect(mediaOf(site)).toHaveLength(3);
  });

  it('that came twice all the same, by a call that was late, are one after the run', async () => {
    const site = new FakeWordPress();
    let late = '';
    site.options = {
      before: ({ method, path }) => {
        if (method !== 'POST' || !path.includes('/media') || late !== '') return undefined;
        late = path;
        return new Response('<html>Gateway timeout</html>', { status: 504 });
      },
      after: ({ method, path }) => {
        if (method === 'PUT' && late !== '' && !path.includes('/media') && site.media.size === 3)
          void site.fetch(`https://site.test${late}`, {
            ...{ method: 'POST', body: new Uint8Array(6) },
            headers: { 'content-disposition': 'attachment; filename="tea.gif"' },
          });
        return undefined;
      },
    };
    await publishTo(illustrated(), portsFor(site.fetch, new MemoryStore()));
    expect(uploadsTo(site)).toHaveLength(5);
    expect(mediaOf(site).map(({ slug }) => slug.replace(/silosmith-\w+/u, ''))).toEqual(['', '', '']);
  });
});

describe('a rollback', () => {
  it('deletes what the run uploaded, but for what another post has', async () => {
    const site = new FakeWordPress();
    const ports = portsFor(site.fetch, new MemoryStore());
    await publishTo(illustrated(), ports);
    const [tea, shared] = mediaOf(site);
    site.addPost({ slug: 'own', title: 'Not ours', featured_media: tea?.id ?? 0 });
    site.addPost({ slug: 'own-2', title: 'Not ours', content: `<img src="${shared?.source_url}">` });
    const { plan, imagesLeft } = await rollBack(ports);
    expect([plan.images, imagesLeft]).toEqual([3, [tea?.source_url, shared?.source_url]]);
    expect(mediaOf(site)).toEqual([tea, shared]);
  });

  it('leaves alone an image that was there before the run', async () => {
    const site = new FakeWordPress();
    const [first, second] = [new MemoryStore(), new MemoryStore()].map((store) =>
      portsFor(site.fetch, store),
    );
    if (!first || !second) throw new Error('no ports');
    await publishTo(illustrated(), first);
    // Uploaded by the first project, and used by none of its posts any more.
    await publishTo(illustrated([]), first);
    await publishTo(linkedProject(['coffee'], new Map(), [recordOf('coffee', [picture('tea')])]), second);
    expect(mediaOf(site)).toHaveLength(3);
    expect((await rollBack(second)).plan.images).toBe(0);
    expect(mediaOf(site)).toHaveLength(3);
  });
});

describe('a run with images that is killed', () => {
  it('at any call goes on without a second upload, and is undone as one run', async () => {
    const whole = new FakeWordPress();
    await publishTo(illustrated(), portsFor(whole.fetch, new MemoryStore()));
    for (let at = 1; at <= whole.calls.length; at++) {
      for (const when of ['before', 'after'] as const) {
        const site = new FakeWordPress();
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
        const killed = publishTo(illustrated(), portsFor(site.fetch, store), { signal: stop.signal });
        await expect(killed).rejects.toMatchObject({ code: 'cancelled' });
        site.options = {};
        store.isDead = false;
        const ports = portsFor(site.fetch, store);
        await publishTo(illustrated(), ports);
        expect([at, when, site.media.size, site.posts.size]).toEqual([at, when, 3, 3]);
        expect(countsOf(await planFor(illustrated(), ports))).toEqual([0, 0, 3]);
        await rollBack(ports);
        expect([site.media.size, site.posts.size]).toEqual([0, 0]);
      }
    }
  });
});

it('keeps brackets escaped in texts with links, which would run as shortcodes', async () => {
  const site = new FakeWordPress();
  const project = linkedProject(KEYWORDS, new Map([['tea', 'A [gallery ids="1"] here.']]));
  await publishTo(project, portsFor(site.fetch, new MemoryStore()));
  expect(postOf(site, 'tea').content).toMatch(/A &#91;gallery.*href="https:/su);
});
