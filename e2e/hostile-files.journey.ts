// Files made to do harm: read, or refused with a sentence; nothing in them runs, in no screen and no export.
import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import {
  chooseKeywordFile,
  generateAll,
  journeyAccount,
  openPlan,
  signUp,
  type UploadedFile,
} from './journey-pages.ts';
import { csvFile } from './keyword-files.ts';

const url = inject('serverUrl');
const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
const RUN = 'window.__pwned=(window.__pwned||0)+1';
const PAYLOAD = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<a href="javascript:${RUN}">click</a>`,
  `<svg onload="${RUN}"></svg>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
].join(' ');
const IN_FILES = /<script|\son(?:error|load)\s*=|(?:href|src)=["']?javascript:|<svg|<iframe/iu;

let browser: Browser;
let page: Page;
const faults: string[] = [];
/** What the articles of the opened project are shown in. */
let project: Record<string, unknown> = {};

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** A person of their own for each file: nothing is open yet. */
async function arrive(name: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await signUp(page, url, journeyAccount(name));
}

async function open(file: UploadedFile): Promise<void> {
  await page.goto(`${url}/workflow`);
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await chooseKeywordFile(page, file);
}

async function exported(format: string): Promise<Buffer> {
  await page.goto(`${url}/export`);
  await page.getByRole('radio', { name: format, exact: true }).check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  // Asked where the silo has open issues.
  const anyway = page.getByRole('button', { name: 'Export anyway' });
  await Promise.race([waiting, anyway.click().catch(() => undefined)]);
  return readFile(await (await waiting).path());
}

function workbook(sheetRows: string): UploadedFile {
  const ns = 'http://schemas.openxmlformats.org';
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${ns}/package/2006/content-types"/>`,
    'xl/workbook.xml': `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData>${sheetRows}</sheetData></worksheet>`,
  };
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  const buffer = Buffer.from(zipSync(Object.fromEntries(entries), { level: 9 }));
  return { name: 'bomb.xlsx', mimeType: 'application/octet-stream', buffer };
}

const cell = (place: string, text: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('7.7 a workbook of a few kilobytes', () => {
  beforeAll(() => arrive('Hostile Workbook'));

  it('that would fill the memory is refused with a sentence, and the page lives', async () => {
    const rows = Array.from(
      { length: 18_000 },
      (_, at) => `<row r="${at + 1}">${cell(`XFD${at + 1}`, 'x')}</row>`,
    );
    const file = workbook(rows.join(''));
    expect(file.buffer.length).toBeLessThan(200_000);
    await open(file);
    await page
      .getByRole('alert')
      .getByText(/is too large to read/u)
      .waitFor();
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
  });

  it('with one cell in the last corner is read', async () => {
    const rows = [
      `<row r="1">${cell('A1', 'Keyword')}${cell('B1', 'Volume')}</row>`,
      `<row r="2">${cell('A2', 'tea pot')}${cell('B2', '900')}</row>`,
      `<row r="1048576">${cell('XFD1048576', '1')}</row>`,
    ];
    await open(workbook(rows.join('')));
    await openPlan(page);
    await page.getByRole('treegrid').getByText('tea pot', { exact: true }).waitFor();
  });
});

describe('7.6 keywords named like what every object has', () => {
  beforeAll(() => arrive('Hostile Names'));

  it('are imported, written and found again after a reload', async () => {
    const rows = NAMES.map((name, at) => `${name},${1_000 - at},${at}`);
    await open(csvFile('names.csv', `Keyword,Volume,Difficulty\n${rows.join('\n')}\n`));
    await openPlan(page);
    for (const name of NAMES)
      await page.getByRole('treegrid').getByText(name, { exact: true }).first().waitFor();
    await page.goto(`${url}/workspace`);
    expect(await generateAll(page)).toBe(NAMES.length);
    await page.reload();
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().waitFor();
    expect(await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').count()).toBe(NAMES.length);
  });

  it('are in every export', async () => {
    project = JSON.parse((await exported('JSON')).toString('utf8'));
    expect(Object.keys(Object(project['articles'])).toSorted()).toEqual(NAMES.toSorted());
    for (const format of ['WordPress (Full WXR)', 'Developer Drop-in (JSON)', 'CSV']) {
      const text = (await exported(format)).toString('utf8').toLowerCase();
      for (const name of NAMES) expect([format, text.includes(name.toLowerCase())]).toEqual([format, true]);
    }
    const files = Object.keys(unzipSync(await exported('Markdown (.md ZIP)')));
    expect(files.filter((name) => name.endsWith('.md') && !/readme/iu.test(name))).toHaveLength(NAMES.length);
  });
});

describe('a WordPress export of which every text is an attack', () => {
  beforeAll(() => arrive('Hostile Site'));

  it('is opened with its posts as articles, and nothing of it runs', async () => {
    const item = (title: string, at: number) =>
      `<item><title><![CDATA[${title}]]></title><link>javascript:alert(1)</link><wp:post_id>${at}</wp:post_id><wp:post_type>post</wp:post_type><category domain="category"><![CDATA[${PAYLOAD} Tea]]></category><category domain="post_tag"><![CDATA[${PAYLOAD}]]></category><content:encoded><![CDATA[${PAYLOAD}\n\nA <a href="/?p=2">second</a> post.]]></content:encoded><wp:postmeta><wp:meta_key>_yoast_wpseo_title</wp:meta_key><wp:meta_value><![CDATA[${PAYLOAD}]]></wp:meta_value></wp:postmeta></item>`;
    const xml = `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${'Tea &amp; more'}</title>${item(`${PAYLOAD} tea`, 1)}${item('constructor', 2)}<item><title><![CDATA[${PAYLOAD} lost]]></title><wp:post_id>3</wp:post_id><wp:post_type>post</wp:post_type></item></channel></rss>`;
    await open({ name: 'site.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
    const posts = page.getByRole('region', { name: 'Posts of the WordPress export' });
    await posts.waitFor();
    expect((await posts.innerText()).split(/\s+/u).slice(0, 6)).toEqual(
      'Converted 2 Skipped 1 Total 3'.split(' '),
    );
    await posts.getByText('Issues (1)').click();
    expect(await posts.getByRole('listitem').innerText()).toContain('lost" has no categories - skipped');
    await openPlan(page);
    await page.getByRole('treegrid').getByText('constructor', { exact: true }).waitFor();
    await page.goto(`${url}/workspace`);
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().waitFor();
    expect(await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').count()).toBe(2);
    const editor = page.locator('[role="textbox"][aria-multiline="true"]');
    for (const option of await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').all()) {
      await option.click();
      await editor.getByText('second').waitFor();
      expect(
        await editor.locator('script, svg, iframe, [onerror], [onload], [href^="javascript"]').count(),
      ).toBe(0);
    }
    expect(await page.evaluate('window.__pwned')).toBeUndefined();
    expect(faults).toEqual([]);
    const text = (await exported('WordPress (Full WXR)')).toString('utf8');
    const contents = [...text.matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/gu)];
    expect(contents).toHaveLength(2);
    for (const [, html = ''] of contents) expect(html).not.toMatch(IN_FILES);
  });
});

describe('7.10 a project file of which every text is an attack', () => {
  beforeAll(() => arrive('Hostile Project'));

  const nothingRan = async (): Promise<void> => {
    expect(await page.evaluate('window.__pwned')).toBeUndefined();
    expect(faults).toEqual([]);
  };

  it('is shown in builder, workspace and preview, and nothing of it runs', async () => {
    await open({
      name: 'hostile.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(hostile())),
    });
    await page.getByRole('treegrid').waitFor();
    await nothingRan();
    await page.locator('[role="treegrid"] [role="row"]').nth(1).click();
    await nothingRan();
    await page.goto(`${url}/workspace`);
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().waitFor();
    for (const option of await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').all()) {
      await option.click();
      const editor = page.locator('[role="textbox"][aria-multiline="true"]');
      await editor.waitFor();
      expect(
        await editor.locator('script, svg, iframe, [onerror], [onload], [href^="javascript"]').count(),
      ).toBe(0);
      await nothingRan();
    }
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await page.getByRole('region', { name: 'SEO Preview' }).waitFor();
    await nothingRan();
  });

  it('is exported clean', async () => {
    for (const format of ['WordPress (Full WXR)', 'WordPress (Simple Test)']) {
      const text = (await exported(format)).toString('utf8');
      const contents = [...text.matchAll(/<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/gu)];
      expect(contents.length).toBeGreaterThan(0);
      for (const [, html = ''] of contents) expect(html).not.toMatch(IN_FILES);
    }
    const { posts } = JSON.parse((await exported('Developer Drop-in (JSON)')).toString('utf8'));
    expect(posts.length).toBeGreaterThan(0);
    for (const post of posts) expect(post.html ?? post.content).not.toMatch(IN_FILES);
    const files = Object.entries(unzipSync(await exported('Markdown (.md ZIP)')));
    expect(files.length).toBeGreaterThanOrEqual(NAMES.length);
    for (const [name, bytes] of files) {
      expect(name).not.toMatch(/\.svg$/u);
      const [, , body = ''] = strFromU8(bytes).split(/^---$/mu);
      expect([name, IN_FILES.test(body.replaceAll(/\\</gu, ''))]).toEqual([name, false]);
    }
    await nothingRan();
  });
});

/** The project that was exported, with markup that runs in every title, text and picture. */
function hostile(): unknown {
  const text = JSON.stringify(project);
  const copy = JSON.parse(text);
  copy.name = `Hostile ${PAYLOAD}`;
  for (const keyword of Object.keys(copy.articles)) {
    const article = copy.articles[keyword];
    article.title += PAYLOAD;
    article.excerpt += PAYLOAD;
    article.content += PAYLOAD;
    const { provenance } = article;
    Object.defineProperty(copy.images, keyword, {
      value: {
        keyword,
        prompt: PAYLOAD,
        alt: PAYLOAD,
        url: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
        provenance,
      },
      enumerable: true,
    });
    const meta = copy.metas[keyword];
    if (meta) for (const name of ['title', 'description']) meta[name] += PAYLOAD;
  }
  return copy;
}
