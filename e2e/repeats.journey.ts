// Two articles that say the same are found when somebody asks, with what to do; an edit makes the answer old.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { csvFile } from './keyword-files.ts';

const url = inject('serverUrl');
const SAME =
  'A good pair lasts for years when it is dried slowly after every walk in the rain, brushed once a week and kept away from the heater in winter.';
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Text Twin'));
  await chooseKeywordFile(
    page,
    csvFile('boots.csv', 'Keyword,Volume\nhiking boots,900\nrubber gloves,700\ncamping stove,500\n'),
  );
  await openPlan(page);
  await page.goto(`${url}/workspace`);
});
afterAll(async () => {
  await browser?.close();
});

const region = () => page.getByRole('region', { name: 'Repeated texts' });
const editor = () => page.locator('[role="textbox"][aria-multiline="true"]');
const choose = (keyword: string) =>
  page.getByRole('listbox', { name: 'Pages' }).getByRole('option', { name: keyword }).click();

async function write(keyword: string, text: string): Promise<void> {
  await choose(keyword);
  await page.getByRole('button', { name: 'Write it yourself' }).click();
  await editor().click();
  await page.keyboard.type(text);
  await saved(page);
}

it('says nothing of repetitions while there is one article', async () => {
  await write('hiking boots', SAME);
  await page.getByRole('button', { name: 'Close the page' }).click();
  await page.getByRole('region', { name: 'Generated images' }).waitFor();
  expect(await region().count()).toBe(0);
});

it('finds a passage that two articles share, says what to do, and leads to them', async () => {
  await write('rubber gloves', SAME);
  await page.getByRole('button', { name: 'Close the page' }).click();
  await region().getByRole('button', { name: 'Compare all articles' }).click();
  const row = region().getByRole('listitem').filter({ hasText: 'Passages 100% alike' });
  await row.getByText('Rewrite one of them.').waitFor();
  expect(await row.innerText()).toContain('A good pair lasts for years');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await row.getByRole('button', { name: 'rubber gloves' }).click();
  await editor().getByText('A good pair lasts for years').waitFor();
});

it('finds none once they differ', async () => {
  await editor().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Gloves of rubber are washed inside out and dried on a stick.');
  await saved(page);
  await page.getByRole('button', { name: 'Close the page' }).click();
  await region().getByRole('button', { name: 'Compare all articles' }).click();
  await region().getByText('No two articles repeat each other.').waitFor();
  await region().getByRole('button', { name: 'Compare all articles' }).waitFor({ state: 'detached' });
});

it('met no error on the page', () => {
  expect(faults).toEqual([]);
});
