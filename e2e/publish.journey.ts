// The command line against a real WordPress: a silo with its images published as drafts, verified, changed, killed, continued and rolled back to nothing.
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_HOST, PublishingSite, QUICK, startProxy } from './publishing-site.ts';
import { startWordPress } from './wordpress.ts';

const KEYWORDS = [
  ...['rain barrel', 'rain barrel kit', 'rain barrel diverter', 'rain barrel stand', 'rain gauge'],
  ...['digital rain gauge', 'rain gauge accuracy', 'garden hose', 'garden hose reel'],
  ...['garden hose nozzle', 'expandable garden hose', 'how to clean a rain barrel'],
];
const LONG_MS = 1_800_000;
const KILLS = 20;
const wordpress = startWordPress();

/** Numbers from 0 to 1, the same in every run. */
function* randomNumbers(seed: number): Generator<number> {
  for (let at = 0; ; at++) {
    const bytes = createHash('sha256').update(`${seed}/${at}`).digest();
    yield bytes.readUInt32BE(0) / 2 ** 32;
  }
}

describe.skipIf(wordpress === null)('publishing to a real WordPress (needs Debian packages)', () => {
  if (wordpress === null) return;
  const site = new PublishingSite(wordpress);
  /** Distinct images of the project. */
  let images = 0;

  beforeAll(async () => {
    await site.makeProject(KEYWORDS, true);
    const project = JSON.parse(readFileSync(site.path('site.json'), 'utf8'));
    const records: { pictures: { url: string }[] }[] = Object.values(project.images);
    images = new Set(records.flatMap(({ pictures }) => pictures.map(({ url }) => url))).size;
  }, LONG_MS);
  afterAll(() => {
    site.remove();
    wordpress.stop();
  });

  it(
    'drafts with images, verified; three changed and nine skipped; published; rolled back to nothing',
    async () => {
      expect(images).toBeGreaterThan(KEYWORDS.length);
      const before = await site.content();
      const others = (await site.posts()).map(({ id }) => id);
      const rows = site.rowsOf(others);
      const dry = await site.publish(['--dry-run']);
      expect([dry.plan.create.length, dry.plan.images.upload.length, dry.results]).toEqual([
        KEYWORDS.length,
        images,
        undefined,
      ]);
      expect(await site.content()).toBe(before);

      const first = await site.publish(['--images']);
      const reports = first.results.map(
        ({ verification }: { verification: { status: string } }) => verification.status,
      );
      expect(reports).toEqual(Array(KEYWORDS.length).fill('success'));
      const drafts = (await site.posts()).filter(({ status }) => status === 'draft');
      expect(drafts).toHaveLength(KEYWORDS.length);
      const media = await site.media();
      expect([media.length, media.filter(({ alt_text: alt }) => alt === '')]).toEqual([images, []]);
      expect(new Set(drafts.map(({ featured_media: id }) => id)).size).toBe(KEYWORDS.length);
      const sources = drafts.flatMap(({ content }) =>
        [...content.raw.matchAll(/<img[^>]* src="([^"]+)"/gu)].map(([, from = '']) => from),
      );
      expect(sources.length).toBe(images - KEYWORDS.length);
      for (const { source_url: from } of media) {
        const seen = await fetch(from);
        expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
      }
      expect(sources.filter((from) => !media.some(({ source_url: known }) => known === from))).toEqual([]);
      const slugs = new Set(drafts.map(({ slug }) => slug));
      const links = drafts.flatMap(({ content }) =>
        [...content.raw.matchAll(/href="([^"]+)"/gu)]
          .map(([, to]) => to ?? '')
          .filter((to) => new URL(to, wordpress.url).host !== EXAMPLE_HOST),
      );
      expect(links.length).toBeGreaterThan(KEYWORDS.length);
      for (const link of links) expect(slugs).toContain(new URL(link).pathname.replaceAll('/', ''));

      for (const keyword of KEYWORDS.slice(0, 3)) site.change(keyword, 'Another paragraph & more.');
      const second = await site.publish();
      const { create, update, skip } = second.plan;
      expect([create.length, update.length, skip.length]).toEqual([0, 3, 9]);
      expect(Object.keys(update[0].changes)).toEqual(['content']);
      const third = await site.publish(['--status', 'publish']);
      expect(third.plan.update).toHaveLength(KEYWORDS.length);
      for (const { url, verification } of third.results) {
        expect(verification).toMatchObject({ status: 'success', httpStatus: 200 });
        const seen = await fetch(url);
        expect([seen.status, (await seen.text()).length > 0]).toEqual([200, true]);
      }
      expect((await site.publish(['--status', 'publish'])).plan.skip).toHaveLength(KEYWORDS.length);
      expect(site.rowsOf(others)).toBe(rows);
      for (let run = 0; run < 3; run++) await site.publish(['--rollback']);
      expect(await site.content()).toBe(before);
      expect(site.rowsOf(others)).toBe(rows);
    },
    LONG_MS,
  );

  it(
    `a run that is killed ${KILLS} times at its writes, before and after WordPress did them, leaves no duplicate and is undone as one`,
    async () => {
      const before = await site.content();
      const others = (await site.posts()).map(({ id }) => id);
      const rows = site.rowsOf(others);
      let writes = 0;
      let killAt = 0;
      let running: ChildProcess | null = null;
      const proxy = await startProxy(wordpress, (when) => {
        if (when === 'before') writes += 1;
        if (writes === Math.abs(killAt) && (when === 'before') === killAt > 0) running?.kill('SIGKILL');
      });
      // The site names itself by its own address: the record belongs to the one that was asked for.
      const words = ['publish', site.path('site.json'), ...QUICK, '--no-verification'];
      const random = randomNumbers(11);
      const next = (): number => random.next().value ?? 0;
      let killed = 0;
      // Images, terms, drafts and texts: the kills are spread over all of them.
      const apart = (images + 3 * KEYWORDS.length) / KILLS;
      for (let run = 0; run < KILLS; run++) {
        writes = 0;
        killAt = (1 + Math.floor(next() * 2 * apart)) * (next() < 0.5 ? 1 : -1);
        const { child, ended } = site.start(words, proxy.url);
        running = child;
        const { code } = await ended;
        if (code === null) killed += 1;
      }
      expect(killed).toBe(KILLS);
      killAt = 0;
      const last = await site.start(words, proxy.url).ended;
      expect(last.code, last.stderr).toBe(0);
      const posts = (await site.posts()).map(({ slug }) => slug);
      expect(posts).toHaveLength(KEYWORDS.length + others.length);
      expect(posts.filter((slug) => /silosmith-|-\d$/u.test(slug))).toEqual([]);
      const media = (await site.media()).map(({ slug }) => slug);
      expect([media.length, media.filter((slug) => /-\d$/u.test(slug))]).toEqual([images, []]);
      const tags = (await site.ask('tags&per_page=100')) as { slug: string }[];
      expect(tags.filter(({ slug }) => /-\d$/u.test(slug))).toEqual([]);
      expect(site.rowsOf(others)).toBe(rows);
      const undone = await site.start([...words, '--rollback'], proxy.url).ended;
      proxy.server.closeAllConnections();
      proxy.server.close();
      expect(undone.code, undone.stderr).toBe(0);
      expect(await site.content()).toBe(before);
    },
    LONG_MS,
  );
});
