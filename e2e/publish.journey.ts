// The command line against a real WordPress: a silo with its images published as drafts, verified, changed, killed, continued and rolled back to nothing.
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedKeywords } from './publishing-keywords.ts';
import { liveThrough } from './publishing-life.ts';
import { type Ended, PublishingSite, QUICK, startProxy } from './publishing-site.ts';
import { startWordPress } from './wordpress.ts';

const KEYWORDS = publishedKeywords(30);
/** Of the runs that are killed, and of those with the companion plugin. */
const FEW = publishedKeywords(12);
const LONG_MS = 3_600_000;
const KILLS = 20;
/** WordPress takes what an administrator writes as it is. */
const AS_ADMINISTRATOR = { words: [], expected: new Set<string>(), deletesTerms: true };
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
      await liveThrough({ ...AS_ADMINISTRATOR, site, keywords: KEYWORDS, login: wordpress });
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
      const tags = (await killed.askAll('tags')) as { slug: string }[];
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

  it(
    `the same of ${FEW.length} pages with the companion plugin, which keeps the SEO fields`,
    async () => {
      await site.installPlugin();
      const words = ['--seo-plugin', 'yoast'];
      await liveThrough(
        { ...AS_ADMINISTRATOR, site: killed, keywords: FEW, login: wordpress, words },
        (posts) => {
          const fields = Object.values(killed.metaOf(posts.map(({ id }) => id)));
          expect(fields.map(({ _silo_keyword: keyword }) => keyword).toSorted()).toEqual(FEW.toSorted());
          for (const { _silo_keyword: keyword, _yoast_wpseo_focuskw: focus, _silo_page_id: id } of fields)
            expect([focus, id]).toEqual([keyword, expect.stringMatching(/\S/u)]);
          return Promise.resolve();
        },
      );
    },
    LONG_MS,
  );

  it(
    'two copies of a project that publish at once make one post a page with the companion plugin; undone, nothing is left that is not named',
    async () => {
      await killed.installPlugin();
      const termsOnSite = async (): Promise<string[]> =>
        [...(await killed.askAll('tags')), ...(await killed.askAll('categories'))].map(
          (term) => (term as { slug: string }).slug,
        );
      const [before, termsBefore] = [await killed.contentWithoutTerms(), await termsOnSite()];
      const others = (await killed.posts()).length;
      const copy = killed.path('copy.json');
      copyFileSync(killed.path('site.json'), copy);
      const run = (file: string, ...words: readonly string[]): Promise<Ended> =>
        killed.start(['publish', file, ...QUICK, '--no-images', '--json', ...words], wordpress.url).ended;
      const ended = await Promise.all([run(killed.path('site.json')), run(copy)]);
      expect(await killed.posts()).toHaveLength(others + FEW.length);
      // Whoever left a page to the other says so, and why.
      for (const { code, stdout, stderr } of ended) {
        const results: { status: string; error?: string }[] = JSON.parse(stdout).results;
        const isWhole = results.every(({ status }) => status === 'success');
        expect([code, isWhole || `${stdout}${stderr}`.includes('While this run was under way')]).toEqual([
          isWhole ? 0 : 1,
          true,
        ]);
      }
      for (const file of [killed.path('site.json'), copy])
        expect(JSON.parse((await run(file, '--dry-run')).stdout).plan.create).toEqual([]);
      const named: string[] = [];
      for (const file of [copy, killed.path('site.json')]) {
        const undone = await run(file, '--rollback');
        expect(undone.code, undone.stderr).toBe(0);
        named.push(...JSON.parse(undone.stdout).termsUsed);
      }
      expect(await killed.contentWithoutTerms()).toBe(before);
      // A term that one copy made and that the other had already when it planned was in use when the first was undone.
      for (const slug of await termsOnSite())
        expect([slug, termsBefore.includes(slug) || named.includes(slug)]).toEqual([slug, true]);
    },
    LONG_MS,
  );
});
