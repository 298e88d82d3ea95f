// Pages of WordPress instead of posts, and slugs that changed after they were published: against a real WordPress, by the command line.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stableHash } from '@silosmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedKeywords } from './publishing-keywords.ts';
import { EXAMPLE_HOST, PublishingSite } from './publishing-site.ts';
import { startWordPress } from './wordpress.ts';

const KEYWORDS = publishedKeywords(3);
const JAPANESE = ['東京 ラーメン', '東京 ラーメン 深夜'];
const LONG_MS = 3_600_000;
const LIVE = ['--status', 'publish'];
const wordpress = startWordPress();

interface Result {
  readonly keyword: string;
  readonly url: string;
  readonly postId: number;
  readonly verification: { readonly status: string; readonly fields: readonly unknown[] };
}

interface SitePage {
  readonly id: number;
  readonly status: string;
  readonly link: string;
  readonly featured_media: number;
  readonly content: { readonly raw: string };
}

const asSent = ({ verification: { status, fields } }: Result) => [status, fields];

/** Without following a redirect: its status and where it leads. */
async function answerOf(url: string): Promise<[number, string | null]> {
  const reply = await fetch(url, { redirect: 'manual' });
  // A body that is left unread keeps its connection.
  await reply.text();
  return [reply.status, reply.headers.get('location')];
}

describe.skipIf(wordpress === null)(
  'pages and moved slugs on a real WordPress (needs Debian packages)',
  () => {
    if (wordpress === null) return;
    const site = new PublishingSite(wordpress);
    const japanese = new PublishingSite(wordpress);

    beforeAll(async () => {
      site.setPermalinks('/%postname%/');
      await site.makeProject(KEYWORDS, true);
      await japanese.makeProject(JAPANESE, false);
    }, LONG_MS);
    afterAll(() => {
      site.remove();
      japanese.remove();
      wordpress.stop();
    });

    it(
      'pages are made with images and links, verified, updated, skipped and rolled back to nothing',
      async () => {
        const pages = async () => (await site.askAll('pages&status=any&context=edit')) as SitePage[];
        const others = new Set((await pages()).map(({ id }) => id));
        const before = await site.content();
        const ours = async () => (await pages()).filter(({ id }) => !others.has(id));

        const made = await site.publish([...LIVE, '--type', 'page', '--images']);
        const results: Result[] = made.results;
        expect(results.map(asSent)).toEqual(Array(KEYWORDS.length).fill(['success', []]));
        const held = await ours();
        expect(held.map(({ id, status }) => [id, status]).toSorted()).toEqual(
          results.map(({ postId }) => [postId, 'publish']).toSorted(),
        );
        expect(held.filter(({ featured_media: image }) => image === 0)).toEqual([]);
        const links = held.flatMap(({ content }) =>
          [...content.raw.matchAll(/<a href="(http[^"]+)"/gu)].map(([, to = '']) => to),
        );
        const inside = new Set(links.filter((to) => new URL(to).host !== EXAMPLE_HOST));
        expect(inside.size).toBeGreaterThan(1);
        for (const to of [...inside, ...results.map(({ url }) => url)])
          expect([to, ...(await answerOf(to))]).toEqual([to, 200, null]);

        site.change('rain barrel kit', 'A sentence that came later.');
        // What is published keeps its type, whatever is asked for now.
        const again = await site.publish([...LIVE, '--type', 'page', '--images']);
        expect([again.plan.create.length, again.plan.update.length, again.plan.skip.length]).toEqual([
          0,
          1,
          KEYWORDS.length - 1,
        ]);
        expect(
          (again.results as Result[]).filter(({ keyword }) => keyword === 'rain barrel kit').map(asSent),
        ).toEqual([['success', []]]);
        expect((await ours()).filter(({ content }) => content.raw.includes('came later'))).toHaveLength(1);

        await site.publish(['--rollback']);
        await site.publish(['--rollback']);
        expect(await site.content()).toBe(before);
      },
      LONG_MS,
    );

    it(
      'a Japanese slug of an earlier version gives way to ours, and its address leads to the new one',
      async () => {
        const { results } = await japanese.publish(LIVE);
        const [first] = results as Result[];
        if (first === undefined) throw new Error('nothing was published');
        const slug = new URL(first.url).pathname.replaceAll('/', '');
        expect(slug).toMatch(/^[a-z0-9-]+$/u);
        asIfPublishedAs(first.postId, slug, 'dongjing-ramen');
        const old = `${wordpress.url}/dongjing-ramen/`;
        expect(await answerOf(old)).toEqual([200, null]);

        const again = await japanese.publish(LIVE);
        const moved = (again.results as Result[]).find(({ postId }) => postId === first.postId);
        expect(Object.keys(again.plan.update[0].changes)).toContain('slug');
        expect([moved?.url, moved && asSent(moved)]).toEqual([first.url, ['success', []]]);
        expect(await answerOf(first.url)).toEqual([200, null]);
        expect(await answerOf(old)).toEqual([301, first.url]);
      },
      LONG_MS,
    );

    /** Site and record say what a version with other slugs would have left. */
    function asIfPublishedAs(id: number, slug: string, earlier: string): void {
      wordpress?.php(`
      global $wpdb;
      $wpdb->update($wpdb->posts, ['post_name' => '${earlier}'], ['ID' => ${id}]);
      clean_post_cache(${id});`);
      const records = japanese.path('site.json.published');
      const files = readdirSync(records).filter((name) => name.startsWith('record-'));
      for (const path of [japanese.path('site.json'), ...files.map((name) => join(records, name))]) {
        const text = readFileSync(path, 'utf8');
        const changed = text.replaceAll(`"${hashOf(slug)}"`, `"${hashOf(earlier)}"`);
        expect(changed).not.toBe(text);
        writeFileSync(path, changed);
      }
    }
  },
);

/** As the record keeps what was sent. */
const hashOf = (text: string): string => stableHash(text).toString(36);
