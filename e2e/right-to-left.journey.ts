// Keywords that are written from right to left: read in their order, and cut at their end where there is no room.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, signUp } from './journey-pages.ts';

const url = inject('serverUrl');
const LONG =
  'أفضل آلة صنع القهوة العربية والتركية والاسبريسو للمنزل والمكتب بسعر مناسب في السعودية والإمارات';
const MIXED = 'سعر آلة قهوة nespresso';
const KEYWORDS = [LONG, MIXED, 'قهوة تركية', 'טחינת קפה', 'coffee grinder'];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(20_000);
  await signUp(page, url, journeyAccount('Right Reader'));
  const rows = KEYWORDS.map((keyword, at) => `${keyword},${9000 - at * 500}`);
  const buffer = Buffer.from(['keyword,volume', ...rows].join('\n'));
  await chooseKeywordFile(page, { name: 'rtl.csv', mimeType: 'text/csv', buffer });
  await openPlan(page);
});
afterAll(async () => {
  await browser.close();
});

/** Where the characters of a text stand, against the box that shows it. */
const drawn = (text: Locator, ...characters: number[]) =>
  text.evaluate((element, places) => {
    const box = element.getBoundingClientRect();
    const node = element.firstChild ?? element;
    return places.map((at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, right } = range.getBoundingClientRect();
      return { left, right, isInView: left >= box.left - 1 && right <= box.right + 1 };
    });
  }, characters);

async function expectReadable(list: Locator): Promise<void> {
  const [first, last] = await drawn(list.getByTitle(LONG, { exact: true }), 0, LONG.length - 1);
  expect(first?.isInView).toBe(true);
  expect(last?.isInView).toBe(false);
  const [arabic, latin] = await drawn(list.getByTitle(MIXED, { exact: true }), 0, MIXED.length - 1);
  expect(arabic?.left).toBeGreaterThan(latin?.right ?? 0);
}

it('are readable in the builder', async () => {
  await expectReadable(page.getByRole('treegrid'));
});

it('are readable in the workspace', async () => {
  await page.goto(`${url}/workspace`);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expectReadable(page.getByRole('listbox', { name: 'Pages' }));
});
