// The command line against a real WordPress: a silo with its images published as drafts, verified, changed, killed, continued and rolled back to nothing.
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_HOST, PublishingSite, QUICK, type SitePost, startProxy } from './publishing-site.ts';
import { startWordPress } from './wordpress.ts';

/** Of the runs that are killed. */
const FEW = [
  ...['rain barrel', 'rain barrel kit', 'rain barrel diverter', 'rain barrel stand', 'rain gauge'],
  ...['digital rain gauge', 'rain gauge accuracy', 'garden hose', 'garden hose reel'],
  ...['garden hose nozzle', 'expandable garden hose', 'how to clean a rain barrel'],
];
const KEYWORDS = [
  ...FEW,
  ...['rain barrel spigot', 'rain barrel overflow', 'rain barrel filter', 'rain barrel pump'],
  ...['decorative rain barrel', 'wooden rain barrel', 'rain barrel winter storage', 'wireless rain gauge'],
  ...['glass rain gauge', 'how to read a rain gauge', 'garden hose repair', 'garden hose adapter'],
  ...['garden hose storage', 'soaker hose', 'soaker hose fittings', 'drip irrigation'],
  ...['drip irrigation timer', 'drip irrigation emitters'],
];
const CHANGED = 3;
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
  const killed = new PublishingSite(wordpress);

  beforeAll(async () => {
    await site.makeProject(KEYWORDS, true);
    await killed.makeProject(FEW, true);
  }, LONG_MS);
  afterAll(() => {
    site.remove();
    killed.remove();
    wordpress.stop();
  });

  it(
    `${KEYWORDS.length} drafts with images, verified field by field; published; three changed, the others skipped; rolled back to nothing`,
    async () => {
      const images = site.distinctImages();
      expect(KEYWORDS).toHaveLength(30);
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
      const drafts = (await site.posts()).filter(({ id }) => !others.includes(id));
      expect(await site.asHeld(drafts)).toEqual(site.asWanted('draft'));
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

      const second = await site.publish(['--status', 'publish']);
      expect(second.plan.update).toHaveLength(KEYWORDS.length);
      for (const { url, verification } of second.results) {
        expect(verification).toMatchObject({ status: 'success', httpStatus: 200 });
        const seen = await fetch(url);
        expect([seen.status, (await seen.text()).length > 0]).toEqual([200, true]);
      }
      const live = (): Promise<SitePost[]> =>
        site.posts().then((all) => all.filter(({ id }) => !others.includes(id)));
      const published = await live();
      expect(await site.asHeld(published)).toEqual(site.asWanted('publish'));

      const changed = KEYWORDS.slice(0, CHANGED);
      for (const keyword of changed) site.change(keyword, 'Another paragraph & more.');
      const third = await site.publish(['--status', 'publish']);
      const { create, update, skip } = third.plan;
      expect([create.length, update.length, skip.length]).toEqual([0, CHANGED, KEYWORDS.length - CHANGED]);
      expect(update.map(({ keyword }: { keyword: string }) => keyword).toSorted()).toEqual(
        changed.toSorted(),
      );
      for (const { changes } of update) expect(Object.keys(changes)).toEqual(['content']);
      const written = new Set(third.results.map(({ postId }: { postId: number }) => postId));
      expect(written.size).toBe(KEYWORDS.length);
      const after = await live();
      const ofChanged = new Set(update.map(({ postId }: { postId: number }) => postId));
      expect(after.filter(({ id }) => !ofChanged.has(id))).toEqual(
        published.filter(({ id }) => !ofChanged.has(id)),
      );
      expect(await site.asHeld(after)).toEqual(site.asWanted('publish'));
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
      const before = await killed.content();
      const images = killed.distinctImages();
      const others = (await killed.posts()).map(({ id }) => id);
      const rows = killed.rowsOf(others);
      let writes = 0;
      let killAt = 0;
      let running: ChildProcess | null = null;
      const proxy = await startProxy(wordpress, (when) => {
        if (when === 'before') writes += 1;
        if (writes === Math.abs(killAt) && (when === 'before') === killAt > 0) running?.kill('SIGKILL');
      });
      // The site names itself by its own address: the record belongs to the one that was asked for.
      const words = ['publish', killed.path('site.json'), ...QUICK, '--no-verification'];
      const random = randomNumbers(11);
      const next = (): number => random.next().value ?? 0;
      let kills = 0;
      // Images, terms, drafts and texts: the kills are spread over all of them.
      const apart = (images + 3 * FEW.length) / KILLS;
      for (let run = 0; run < KILLS; run++) {
        writes = 0;
        killAt = (1 + Math.floor(next() * 2 * apart)) * (next() < 0.5 ? 1 : -1);
        const { child, ended } = killed.start(words, proxy.url);
        running = child;
        const { code } = await ended;
        if (code === null) kills += 1;
      }
      expect(kills).toBe(KILLS);
      killAt = 0;
      const last = await killed.start(words, proxy.url).ended;
      expect(last.code, last.stderr).toBe(0);
      const posts = (await killed.posts()).map(({ slug }) => slug);
      expect(posts).toHaveLength(FEW.length + others.length);
      expect(posts.filter((slug) => /silosmith-|-\d$/u.test(slug))).toEqual([]);
      const media = (await killed.media()).map(({ slug }) => slug);
      expect([media.length, media.filter((slug) => /-\d$/u.test(slug))]).toEqual([images, []]);
      const tags = (await killed.ask('tags&per_page=100')) as { slug: string }[];
      expect(tags.filter(({ slug }) => /-\d$/u.test(slug))).toEqual([]);
      expect(killed.rowsOf(others)).toBe(rows);
      const undone = await killed.start([...words, '--rollback'], proxy.url).ended;
      proxy.server.closeAllConnections();
      proxy.server.close();
      expect(undone.code, undone.stderr).toBe(0);
      expect(await killed.content()).toBe(before);
    },
    LONG_MS,
  );
});
