// The main job, as a person who has never seen the product does it: file → silo → articles → files that WordPress and a static site accept.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SaxesParser } from 'saxes';
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
  signIn,
  signUp,
} from './journey-pages.ts';
import { ahrefsFile, gardenKeywords } from './keyword-files.ts';

const url = inject('serverUrl');
const account = journeyAccount('Main Journey');
let browser: Browser;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
});
afterAll(async () => {
  await browser.close();
});

const exported = (format: string) => exportedFile(page, url, format);

describe('from a keyword export to a published silo', () => {
  it('opens, says what it is and takes a new account', async () => {
    await page.goto(url);
    expect(await page.locator('h1').innerText()).not.toBe('');
    await signUp(page, url, account);
    expect(page.url()).toContain('/workflow');
  });

  it('reads an Ahrefs export without a question about its columns and says what it understood', async () => {
    await chooseKeywordFile(page, ahrefsFile(gardenKeywords(60)));
    await page
      .getByRole('heading', { level: 1, name: /^60 keywords → \d+ pages? in \d+ topics? serves? \d+% of/u })
      .waitFor();
    await page.getByText('60 rows read = 60 keywords + 0 merged + 0 dropped.').waitFor();
    await page.getByText('Successfully processed 60 keywords in English').waitFor();
    await openPlan(page);
    expect(await page.getByText(/\d+ of \d+ shown/u).innerText()).toMatch(/^\d+ of \d+ shown$/u);
  });

  it('explains a placement, and undoes an edit from the keyboard', async () => {
    const rows = page.locator('[role="treegrid"] [role="rowgroup"] [role="row"]');
    await page.locator('[role="treegrid"] [data-kind="page"][data-level="2"]').first().click();
    await page.getByRole('complementary', { name: 'Page' }).getByText('Why here').waitFor();
    const before = await rows.count();
    await page.getByRole('button', { name: 'Promote' }).click();
    await page.getByText('At the top of its topic').waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: promoted').first().waitFor();
    expect(await rows.count()).toBe(before);
  });

  it('writes every page shown without a key, and shows the article', async () => {
    await page.goto(`${url}/workspace`);
    const count = await generateAll(page);
    expect(count).toBeGreaterThan(5);
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
    await page.getByText('Demo content: written by the built-in provider').waitFor();
    const editor = page.locator('[role="textbox"][aria-multiline="true"]');
    await editor.waitFor();
    expect((await editor.innerText()).split(/\s+/u).length).toBeGreaterThan(500);
  });

  it('keeps an edit of an article through a reload', async () => {
    const editor = page.locator('[role="textbox"][aria-multiline="true"]');
    await editor.locator('p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Written by hand.');
    await page.getByText('Edited by hand', { exact: true }).waitFor();
    await saved(page);
    await page.reload();
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
    expect(await page.locator('[role="textbox"][aria-multiline="true"]').innerText()).toContain(
      'Written by hand.',
    );
  });

  it('exports WordPress XML that is well-formed, with every article and its category', async () => {
    const { name, bytes } = await exported('WordPress (Full WXR)');
    expect(name).toMatch(/^export_wxr_\d+items_\d{4}-\d{2}-\d{2}\.xml$/u);
    let items = 0;
    let categories = 0;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => {
      if (tag.name === 'item') items += 1;
      if (tag.name === 'category' && tag.attributes.domain?.value === 'category') categories += 1;
    });
    parser.write(bytes.toString('utf8')).close();
    expect(items).toBe(Number(/_(\d+)items_/u.exec(name)?.[1]));
    expect(categories).toBeGreaterThanOrEqual(items);
  });

  it('exports a Markdown ZIP with a file an article', async () => {
    const { name, bytes } = await exported('Markdown (.md ZIP)');
    const files = unzipSync(bytes);
    const articles = Object.keys(files).filter((path) => path.endsWith('.md') && !/readme/iu.test(path));
    expect(articles.length).toBe(Number(/_(\d+)items_/u.exec(name)?.[1]));
    expect(strFromU8(files[articles[0] ?? ''] ?? new Uint8Array())).toMatch(/^---\n/u);
  });

  it('exports a project file that the command line opens, and opens what the command line wrote', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'silosmith-project-'));
    const file = join(folder, 'from the browser.json');
    const { bytes } = await exported('JSON');
    await writeFile(file, bytes);
    const project = JSON.parse(bytes.toString('utf8'));
    expect(silosmith('check', file)).toMatchObject({ issues: project.issues });
    expect(project.issues.length).toBeGreaterThan(0);
    const again = join(folder, 'from the command line again.json');
    silosmith('export', file, '--format', 'json', '-o', again);
    expect((await readFile(again)).equals(bytes)).toBe(true);
    const csv = join(folder, 'pages.csv');
    expect(silosmith('export', file, '--format', 'csv', '-o', csv)).toMatchObject({ file: csv });

    const keywords = join(folder, 'keywords.csv');
    await writeFile(keywords, 'Keyword,Volume\nrain barrel,900\nrain barrel kit,300\nrain gauge,200\n');
    silosmith('build', keywords, '--all', '-o', join(folder, 'from the command line.json'));
    await page.goto(`${url}/workflow`);
    await page.getByRole('button', { name: 'Start Fresh' }).click();
    await chooseKeywordFile(page, join(folder, 'from the command line.json'));
    await page.getByRole('treegrid').getByText('rain barrel', { exact: true }).waitFor();
    await rm(folder, { recursive: true, force: true });
    expect(project.keywords).toHaveLength(60);
  });

  it('is there on another device of the same person', async () => {
    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await other.newPage();
    await signIn(phone, url, account);
    await phone.getByRole('button', { name: 'Open menu' }).click();
    await phone.getByRole('button', { name: /No project|garden/u }).click();
    await phone.getByRole('menuitem', { name: /garden matching terms/u }).click();
    await phone.getByRole('treegrid').waitFor();
    await phone.goto(`${url}/workspace`);
    await phone.getByText(/articles are ready to read/u).waitFor();
    await other.close();
  });

  it('met no error on the page', () => {
    expect(faults).toEqual([]);
  });
});
