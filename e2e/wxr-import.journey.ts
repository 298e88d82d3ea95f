// WordPress exports taken in by a real WordPress: images, terms and parents in place, files in any order, nothing twice.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_HOST, PublishingSite, type SitePost } from './publishing-site.ts';
import { importWxr, startWordPress } from './wordpress.ts';

const KEYWORDS = [
  ...['rain barrel', 'rain barrel kit', 'rain barrel stand', 'rain barrel pump', 'rain gauge'],
  ...['digital rain gauge', 'garden hose', 'garden hose reel', 'garden hose nozzle', 'soaker hose'],
];
const LONG_MS = 600_000;
/** Of all pillars: each of them is a category below it. */
const TOPIC = 'irrigation';
/** With ten of them the export has several files of one megabyte. */
const PADDING = `<p>${'A barrel under the downpipe fills in one storm. '.repeat(6_000)}</p>`;
const wordpress = startWordPress();

interface SiteTerm {
  readonly id: number;
  readonly slug: string;
  readonly parent: number;
}

describe.skipIf(wordpress === null)('WXR taken in by a real WordPress (needs Debian packages)', () => {
  if (wordpress === null) return;
  const site = new PublishingSite(wordpress);
  let others: readonly number[] = [];
  let empty = '';

  beforeAll(async () => {
    await site.makeProject(KEYWORDS, true);
    imagesFromTheSite();
    others = (await site.posts()).map(({ id }) => id);
    empty = await listing();
  }, LONG_MS);
  afterEach(async () => {
    clear();
    expect(await listing()).toBe(empty);
  });
  afterAll(() => {
    site.remove();
    wordpress.stop();
  });

  it(
    'one file: every post with its text, terms, featured image and images; once more, and nothing is added',
    async () => {
      const xml = readFileSync(await exported('whole.xml'));
      const images = site.distinctImages();
      const { made, there } = importWxr(wordpress, xml);
      expect([made, there]).toEqual([{ post: KEYWORDS.length, attachment: images }, 0]);
      await expectWhole();
      const before = await listing();
      expect(importWxr(wordpress, xml)).toEqual({ made: {}, there: KEYWORDS.length + images });
      expect(await listing()).toBe(before);
    },
    LONG_MS,
  );

  it.each([
    ['in order', (files: Uint8Array[]) => files],
    ['last file first', (files: Uint8Array[]) => files.toReversed()],
  ])(
    'files below an upload limit, %s, make the same site',
    async (_order, ordered) => {
      const zip = unzipSync(readFileSync(await exported('parts.zip', '--upload-limit', '1')));
      const names = Object.keys(zip).toSorted();
      expect(names.length).toBeGreaterThan(2);
      const files = names.flatMap((name) => zip[name] ?? []);
      for (const file of files) expect(file.length).toBeLessThanOrEqual(1_048_576);
      const made = ordered(files).map((file) => importWxr(wordpress, file).made['post'] ?? 0);
      expect(made.reduce((sum, count) => sum + count, 0)).toBe(KEYWORDS.length);
      await expectWhole();
      const before = await listing();
      for (const file of files) expect(importWxr(wordpress, file).made).toEqual({});
      expect(await listing()).toBe(before);
    },
    LONG_MS,
  );

  async function exported(name: string, ...options: string[]): Promise<string> {
    const target = site.path(name);
    const words = ['--format', 'wxr', '--status', 'publish', '--site-url', wordpress?.url ?? '', ...options];
    const ended = await site.start(['export', site.path('site.json'), ...words, '-o', target], '').ended;
    expect(ended.code, ended.stderr).toBe(0);
    return target;
  }

  const ours = async (): Promise<SitePost[]> => (await site.posts()).filter(({ id }) => !others.includes(id));

  async function expectWhole(): Promise<void> {
    const posts = await ours();
    expect(await site.asHeld(posts)).toEqual(site.asWanted('publish'));
    const media = await site.media();
    expect(media.length).toBe(site.distinctImages());
    const held = new Map(media.map(({ id, post }) => [id, post]));
    const uploads = new Set(media.map(({ source_url: from }) => from));
    for (const { id, featured_media: featured, content } of posts) {
      expect(held.get(featured)).toBe(id);
      // Not those of the export: the importer fetched copies.
      for (const [, from = ''] of content.raw.matchAll(/<img[^>]* src="([^"]+)"/gu))
        expect(uploads).toContain(from);
      for (const [, to = ''] of content.raw.matchAll(/<a href="(http[^"]+)"/gu))
        if (new URL(to).host !== EXAMPLE_HOST) expect([to, (await fetch(to)).status]).toEqual([to, 200]);
    }
    const categories = (await site.askAll('categories')) as SiteTerm[];
    const topic = categories.find(({ slug }) => slug === TOPIC)?.id;
    const pillars = categories.filter(({ parent }) => parent === topic).map(({ id }) => id);
    expect(pillars.length).toBeGreaterThan(1);
    for (const post of posts) expect(post.categories.map((id) => pillars.includes(id))).toEqual([true]);
  }

  /** What is on the site, with nothing that another import would number or date otherwise. */
  async function listing(): Promise<string> {
    const lists = await Promise.all([
      site.posts(),
      site.media(),
      site.askAll('categories&orderby=id') as Promise<SiteTerm[]>,
      site.askAll('tags&orderby=id') as Promise<SiteTerm[]>,
    ]);
    return JSON.stringify(lists.map((list) => list.map(({ slug }) => slug).toSorted()));
  }

  function clear(): void {
    wordpress?.php(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      foreach (get_posts(['post_type' => ['post', 'attachment'], 'post_status' => 'any', 'numberposts' => -1]) as $post)
        if (!in_array($post->ID, [${others.join(',')}])) wp_delete_post($post->ID, true);
      foreach (['category', 'post_tag'] as $taxonomy)
        foreach (get_terms(['taxonomy' => $taxonomy, 'hide_empty' => false]) as $term)
          if ($term->term_id !== (int) get_option('default_category')) wp_delete_term($term->term_id, $taxonomy);`);
  }

  /** An importer fetches images by http: the site itself serves those of the project. */
  function imagesFromTheSite(): void {
    const folder = join(wordpress?.root ?? '', 'wp-content/uploads/from');
    mkdirSync(folder, { recursive: true });
    let count = 0;
    const moved = new Map<string, string>();
    const text = readFileSync(site.path('site.json'), 'utf8').replace(
      /"data:image\/png;base64,([^"]+)"/gu,
      (whole, data: string) => {
        const known = moved.get(whole);
        if (known !== undefined) return known;
        const name = `picture-${++count}.png`;
        writeFileSync(join(folder, name), Buffer.from(data, 'base64'));
        const address = `"${wordpress?.url}/wp-content/uploads/from/${name}"`;
        moved.set(whole, address);
        return address;
      },
    );
    expect(count).toBeGreaterThan(KEYWORDS.length);
    const project = JSON.parse(text);
    expect(project.silo.length).toBeGreaterThan(1);
    for (const pillar of project.silo) pillar.topic = TOPIC;
    for (const keyword of KEYWORDS) project.articles[keyword].content += PADDING;
    writeFileSync(site.path('site.json'), JSON.stringify(project));
  }
});
