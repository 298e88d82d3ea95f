// A map of a site with secondary keywords in one cell: are its pages the plan, and can the column be left out?
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, signUp } from './journey-pages.ts';
import { csvFile } from './keyword-files.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;
const faults: string[] = [];

const PAGES = [
  'red shoes;crimson pumps, ruby sneakers',
  'high boots;thigh highs',
  'flat sandals;',
  'running trainers;jogging gear',
  'rope espadrilles;',
  'beach flip flops;pool slides',
  'wedding heels;',
  'ballet flats;',
  'oxford lace ups;',
  'kids wellies;',
  'work clogs;',
  'suede loafers;',
  'snow footwear;',
  'slippers;house mules',
];
const MAP = csvFile(
  'map.csv',
  `Primary keyword,Secondary keywords,Volume\n${PAGES.map((line, at) => {
    const [keyword = '', secondary = ''] = line.split(';');
    return `${keyword},"${secondary}",${1500 - 100 * at}`;
  }).join('\n')}\n`,
);

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Map Maker'));
  await chooseKeywordFile(page, MAP);
});
afterAll(async () => {
  await browser.close();
});

const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

it('plans every page of it, and counts secondary keywords apart from the rows', async () => {
  await heading(/^20 keywords → 14 pages /u);
  await page
    .getByText('14 rows read = 14 keywords + 0 merged + 0 dropped. 6 more are secondary keywords')
    .waitFor();
  await page.getByText('14 of the pages are named by your file').waitFor();
  expect(await page.getByLabel('Secondary keywords', { exact: true }).inputValue()).toBe('secondaryKeywords');
});

it('says in the plan why a section is where it is', async () => {
  await openPlan(page);
  const section = page.getByRole('row', { name: /ruby sneakers/u });
  await section.click();
  await page.getByText('Your file plans it for this page').waitFor();
});

it('reads the file without them', async () => {
  await page.goBack();
  await page.getByLabel('Secondary keywords', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'Read again with these columns' }).click();
  await heading(/^14 keywords → /u);
  await page.getByText('14 rows read = 14 keywords + 0 merged + 0 dropped.').waitFor();
  await page.getByText('more are secondary keywords').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
