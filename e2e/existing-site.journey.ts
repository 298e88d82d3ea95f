// The plan against a site that exists: read from a file, a verdict a page with its reason, changed, filtered, undone, removed.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { csvFile } from './keyword-files.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;
const faults: string[] = [];

const KEYWORDS = csvFile(
  'running.csv',
  `Keyword,Volume\n${[
    'running shoes,9000',
    'trail running shoes,3000',
    'running socks,800',
    'marathon training plan,700',
    'heart rate zones,600',
    'how to clean white sneakers,500',
    'foam roller exercises,400',
    'electrolyte drinks,300',
  ].join('\n')}\n`,
);
const SITEMAP = {
  name: 'sitemap.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[
      'https://run.example/heart-rate-zones/',
      'https://run.example/imprint/',
    ]
      .map((address) => `<url><loc>${address}</loc></url>`)
      .join('')}</urlset>`,
  ),
};
const LIST = csvFile(
  'crawl.csv',
  'Address,Title 1\nhttps://run.example/socks,Running socks\nhttps://run.example/heart-rate-zones/,Heart rate zones\n',
);

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Site Owner'));
  await chooseKeywordFile(page, KEYWORDS);
  await openPlan(page);
});
afterAll(async () => {
  await browser.close();
});

const dialog = () => page.getByRole('dialog', { name: 'Existing site' });
const open = () => page.getByRole('button', { name: 'Compare with an existing site' }).click();
const give = (file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  dialog().locator('input[type="file"]').setInputFiles(file);
const count = async (verdict: string) =>
  Number(
    await dialog().locator('dt', { hasText: verdict }).locator('xpath=following-sibling::dd[1]').innerText(),
  );
const line = (keyword: string) => page.getByRole('row').filter({ hasText: keyword }).first();
const verdicts = () => page.getByRole('columnheader', { name: 'On the site' });

it('refuses a file without pages and says so; a sitemap is read, and every page gets a verdict', async () => {
  expect(await verdicts().count()).toBe(0);
  await open();
  await give(csvFile('keywords.csv', 'keyword,volume\ngreen tea,10\n'));
  await dialog().getByText('Nothing was imported').waitFor();
  await give(SITEMAP);
  await dialog().getByText('2 pages read from sitemap.xml.').waitFor();
  await dialog()
    .getByText(/^The file has no titles|has no titles/u)
    .waitFor();
  await dialog().getByText('1 page of the site belongs to no page of the plan.').waitFor();
  await dialog().getByRole('button', { name: 'Show them' }).click();
  await dialog().getByText('https://run.example/imprint/').waitFor();
  expect(await count('Covered')).toBe(1);
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await verdicts().waitFor();
  await line('heart rate zones').getByText('Covered').waitFor();
});

it('names the page of the site and why, takes another verdict, and takes it back', async () => {
  await line('heart rate zones').click();
  const panel = page.getByRole('region', { name: 'On the site' });
  await panel.getByText('https://run.example/heart-rate-zones/').waitFor();
  await panel.getByText(/^100% like “heart rate zones” \(about it from 65%\): /u).waitFor();
  await panel.getByLabel('Verdict').selectOption('new');
  await line('heart rate zones').getByText('New').waitFor();
  await panel.getByText('You decided this.').waitFor();
  await page.keyboard.press('Control+z');
  await line('heart rate zones').getByText('Covered').waitFor();
});

it('filters by verdict, and leaves covered pages out of what is written', async () => {
  const filter = page.getByRole('region', { name: 'Filters' }).getByLabel('On the site');
  await filter.selectOption('covered');
  await page.getByText(/^1 of \d+ shown$/u).waitFor();
  await filter.selectOption('');
  await page.getByRole('button', { name: 'Generate All Articles' }).click();
  await page.getByText('Covered by your site, left out').waitFor();
  await page.keyboard.press('Escape');
});

it('keeps the site through a reload, replaces it by another file, and removes it in one step', async () => {
  await saved(page);
  await page.reload();
  await line('heart rate zones').getByText('Covered').waitFor();
  await open();
  await give(LIST);
  await dialog().getByText('2 pages read from crawl.csv.').waitFor();
  await expect.poll(() => count('Covered')).toBe(2);
  await dialog().getByRole('button', { name: 'Remove the site' }).click();
  await dialog()
    .getByText(/^Which pages of the plan does the site have already/u)
    .waitFor();
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await verdicts().waitFor({ state: 'detached' });
  await page.keyboard.press('Control+z');
  await verdicts().waitFor();
  expect(faults).toEqual([]);
});
