// Work goes from the browser to the command line and back, as a project file and as WordPress XML, and nothing of it is lost.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { silosmith } from './command-line.ts';
import {
  chooseKeywordFile,
  exportedFile,
  generateAll,
  journeyAccount,
  openPlan,
  saved,
  signUp,
} from './journey-pages.ts';
import { ahrefsFile, gardenKeywords } from './keyword-files.ts';

/** Of a project file what the journey compares. */
interface Row {
  readonly id: string;
  readonly keyword: string;
  readonly isFavorite: boolean;
  readonly children: readonly Row[];
}

interface ProjectFile {
  readonly name: string;
  readonly silo: readonly Row[];
  readonly articles: Readonly<Record<string, { title: string; content: string; edited: boolean }>>;
  readonly metas: Readonly<Record<string, { title: string; description: string }>>;
  readonly tags: Readonly<Record<string, { tags: readonly string[] }>>;
  readonly images: Readonly<Record<string, { url: string; alt: string }>>;
}

const url = inject('serverUrl');
const PICTURE = 'https://learn-with-gardens.example/rain.png';
let folder: string;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'silosmith-round-trip-'));
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Round Trip'));
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = (name: string): string => join(folder, name);
const projectAt = async (name: string): Promise<ProjectFile> =>
  JSON.parse(await readFile(fileOf(name), 'utf8'));

async function saveFromBrowser(name: string, isDemo = true): Promise<ProjectFile> {
  const { bytes } = await exportedFile(page, url, 'JSON', isDemo);
  await writeFile(fileOf(name), bytes);
  return projectAt(name);
}

async function openInBrowser(name: string): Promise<void> {
  await page.goto(`${url}/workflow`);
  await page.getByRole('button', { name: 'Start Fresh' }).click();
  await chooseKeywordFile(page, fileOf(name));
  await page.getByRole('treegrid').waitFor();
}

/** Words of an article below its title and without the notice of demo content, which a WordPress file adds. */
const wordsOf = (html: string): string =>
  html
    .replace(/<h1>.*?<\/h1>|<p><strong>Demo content:.*?<\/p>/gsu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const keywordsOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ keyword, children }) => [keyword, ...keywordsOf(children)]);

/** How the pages hang together: keyword, and keyword of the page above. */
const placesOf = (rows: readonly Row[], above = ''): string[] =>
  rows.flatMap(({ keyword, children }) => [`${above} > ${keyword}`, ...placesOf(children, keyword)]);

describe('from the browser to the command line and back', () => {
  it('is work worth keeping: a silo changed by hand, articles with images, one of them edited', async () => {
    await chooseKeywordFile(page, ahrefsFile(gardenKeywords(60)));
    await openPlan(page);
    await page.locator('[role="treegrid"] [data-kind="page"][data-level="2"]').first().click();
    await page.getByRole('button', { name: 'Promote' }).click();
    await page.getByText('At the top of its topic').waitFor();
    await saved(page);
    await page.goto(`${url}/workspace`);
    await page.getByLabel('Include images').check();
    expect(await generateAll(page)).toBeGreaterThan(3);
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
    const editor = page.locator('[role="textbox"][aria-multiline="true"]');
    await editor.locator('p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Written by hand.');
    await page.getByText('Edited by hand', { exact: true }).waitFor();
    await saved(page);
  });

  it('comes back from the command line as it went: articles, metas, tags, images, edits and ids', async () => {
    const sent = await saveFromBrowser('sent.json');
    const written = Object.keys(sent.articles);
    expect([sent.metas, sent.tags, sent.images].map((records) => Object.keys(records).length)).toEqual(
      Array(3).fill(written.length),
    );
    expect(Object.values(sent.articles).filter(({ edited }) => edited)).toHaveLength(1);
    expect(silosmith('check', fileOf('sent.json'))).toMatchObject({ valid: true });
    silosmith('export', fileOf('sent.json'), '--format', 'json', '-o', fileOf('returned.json'));
    expect((await readFile(fileOf('returned.json'))).equals(await readFile(fileOf('sent.json')))).toBe(true);

    await openInBrowser('returned.json');
    const kept = await saveFromBrowser('kept.json');
    expect(kept.name).not.toBe(sent.name);
    expect({ ...kept, name: sent.name }).toEqual(sent);
  });

  it('goes through WordPress XML with every text, tag and place, and the image that has an address', async () => {
    const sent = await projectAt('sent.json');
    const [first = ''] = Object.keys(sent.articles);
    const shown = {
      keyword: first,
      url: PICTURE,
      prompt: '',
      alt: 'A rain barrel in a garden',
      provenance: null,
    };
    await writeFile(
      fileOf('illustrated.json'),
      JSON.stringify({ ...sent, images: { ...sent.images, [first]: shown } }),
    );
    const options = ['--site-url', 'https://learn-with-gardens.example', '-o', fileOf('site.xml')];
    silosmith('export', fileOf('illustrated.json'), '--format', 'wxr', ...options);
    expect(silosmith('import-wxr', fileOf('site.xml'), '-o', fileOf('imported.json'))).toMatchObject({
      convertedPosts: Object.keys(sent.articles).length,
      skippedPosts: 0,
      issues: [],
    });

    await openInBrowser('imported.json');
    const held = await saveFromBrowser('held.json', false);
    expect(Object.keys(held.articles).toSorted()).toEqual(Object.keys(sent.articles).toSorted());
    for (const [keyword, { title, content }] of Object.entries(sent.articles)) {
      expect([held.articles[keyword]?.title, wordsOf(held.articles[keyword]?.content ?? '')]).toEqual([
        title,
        wordsOf(content),
      ]);
      const { title: metaTitle, description } = sent.metas[keyword] ?? { title: '', description: '' };
      expect(held.metas[keyword]).toMatchObject({ title: metaTitle, description });
      expect(held.tags[keyword]?.tags).toEqual(sent.tags[keyword]?.tags);
    }
    expect(held.images).toEqual({ [first]: expect.objectContaining({ url: PICTURE, alt: shown.alt }) });
    const written = new Set(Object.keys(sent.articles));
    expect(placesOf(held.silo).toSorted()).toEqual(
      placesOf(sent.silo)
        .filter((place) => written.has(place.split(' > ')[1] ?? ''))
        .toSorted(),
    );
    expect(keywordsOf(held.silo)).toHaveLength(written.size);
  });

  it('met no error on the page', () => {
    expect(faults).toEqual([]);
  });

  it('reads an export that was split from the ZIP of its files, each post once', async () => {
    const post = (id: number, title: string): string =>
      `<item><title>${title}</title><link>https://x.example/${id}</link><content:encoded><![CDATA[<p>Text of ${title}.</p>]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><category domain="category" nicename="tea"><![CDATA[Tea]]></category></item>`;
    const part = (items: string): Uint8Array =>
      strToU8(
        `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Tea at home</title><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`,
      );
    const archive = zipSync({
      'import-001.xml': part(post(1, 'Green tea') + post(2, 'Black tea')),
      'import-002.xml': part(post(2, 'Black tea') + post(3, 'White tea')),
    });
    await writeFile(fileOf('export.zip'), archive);
    await page.goto(`${url}/workflow`);
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await chooseKeywordFile(page, fileOf('export.zip'));
    const posts = page.getByRole('region', { name: 'Posts of the WordPress export' });
    await posts.getByText('Issues (1)').click();
    expect((await posts.innerText()).split(/\s+/u).slice(0, 6)).toEqual(
      'Converted 3 Skipped 1 Total 4'.split(' '),
    );
    await posts
      .getByText('import-002.xml: Post "Black tea" is in an earlier file already - skipped')
      .waitFor();
  });
});
