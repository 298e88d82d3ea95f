// Is a list whose columns a worker writes (more than 256 kB) on the device as it was edited: after a deletion, undo, and an edit in another tab?
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeywordFiles } from '../bench/keyword-files.ts';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';

const ROWS = 8_000;
const files = createKeywordFiles();
let server: JourneyServer;
let browser: Browser;
let context: BrowserContext;
const faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  // High enough for four pages with a dozen sections each: rows out of view are not in the document.
  context = await browser.newContext({ viewport: { width: 1440, height: 2700 } });
});
afterAll(async () => {
  await browser.close();
  await server.remove();
  files.remove();
});

async function tab(): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
}

const rowOf = (page: Page, at: number): Locator =>
  page.locator('[role="treegrid"] [role="row"][data-kind="page"]').nth(at);
const star = (page: Page, at: number): Locator =>
  rowOf(page, at).getByRole('button', { name: /favourite/iu });
const isStarred = (page: Page, at: number) => star(page, at).getAttribute('aria-pressed');
const nameOf = (page: Page, at: number) => rowOf(page, at).innerText();

async function looksAs(page: Page, wanted: { readonly second: string }): Promise<void> {
  await expect.poll(() => nameOf(page, 1)).toBe(wanted.second);
  await expect.poll(() => isStarred(page, 0)).toBe('true');
  await expect.poll(() => isStarred(page, 1)).toBe('false');
}

it('is, in this tab, in another one, and after a reload of either', async () => {
  const one = await tab();
  await signUp(one, server.url, journeyAccount('Columns'));
  await chooseKeywordFile(one, files.file('dense', ROWS).path);
  await openPlan(one);
  await star(one, 0).click();
  await star(one, 1).click();
  await expect.poll(() => isStarred(one, 1)).toBe('true');
  await one.keyboard.press('Control+z');
  await expect.poll(() => isStarred(one, 1)).toBe('false');
  const gone = await nameOf(one, 1);
  await rowOf(one, 1).click();
  await one.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => nameOf(one, 1)).not.toBe(gone);
  const second = await nameOf(one, 1);
  await saved(one);

  const two = await tab();
  await two.goto(`${server.url}/builder`);
  await looksAs(two, { second });
  await star(two, 2).click();
  await expect.poll(() => isStarred(one, 2)).toBe('true');
  // Follows on what the other tab wrote.
  await star(one, 3).click();
  await expect.poll(() => isStarred(two, 3)).toBe('true');
  for (const page of [one, two]) {
    await saved(page);
    await page.reload();
    await looksAs(page, { second });
    expect(await Promise.all([2, 3].map((at) => isStarred(page, at)))).toEqual(['true', 'true']);
  }
  expect(faults).toEqual([]);
});
