// After an import: is it said what was understood, does every number close, and can it be put right in place?
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { csvFile, gardenKeywords } from './keyword-files.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;
const faults: string[] = [];

/** Volume under a name that says difficulty: read wrongly on purpose. */
const FILE = csvFile(
  'nursery.csv',
  `Keyword,Score,Volume\n${gardenKeywords(80)
    .map(({ keyword }, at) => `${keyword},${at % 100},${4000 - 40 * at}`)
    .join('\n')}\nwww.a-shop.com,3,90\nwww.other-shop.com,4,70\n`,
);

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Plan Reader'));
  await chooseKeywordFile(page, FILE);
  await page.getByRole('slider', { name: 'Pages in the plan' }).waitFor();
});
afterAll(async () => {
  await browser.close();
});

const heading = () => page.getByRole('heading', { level: 1 }).innerText();
const number = (text: string | undefined) => Number((text ?? '').replace(/\D/gu, ''));
const sizeNow = async () =>
  number((await page.getByRole('slider').getAttribute('aria-valuenow')) ?? undefined);

async function placesClose(total: number): Promise<void> {
  const text = await page.getByText(/on pages \+ /u).innerText();
  const figures = text.match(/\d[\d,]*/gu)?.map(number) ?? [];
  const sum = figures.slice(0, -1).reduce((all, one) => all + one, 0);
  expect([sum, figures.at(-1)]).toEqual([total, total]);
}

it('names the file, its language and columns, and accounts for every row and keyword', async () => {
  expect(await heading()).toMatch(/^82 keywords → \d+ pages in \d+ topics? serve \d+% of [\d,]+ searches/u);
  await page.getByText('82 rows read = 82 keywords + 0 merged + 0 dropped.').waitFor();
  expect(await page.getByLabel('Language, detected').inputValue()).toBe('en');
  expect(await page.getByLabel('Volume', { exact: true }).inputValue()).toBe('volume');
  await placesClose(82);
});

it('says what the next pages would bring, of as many as there are', async () => {
  const most = number((await page.getByRole('slider').getAttribute('aria-valuemax')) ?? undefined);
  const next = Math.min(10, most - (await sizeNow()));
  expect(next).toBeGreaterThan(1);
  await page.getByText(`Each of the next ${next} would bring `).waitFor();
  const before = await heading();
  const field = page.getByLabel('Pages', { exact: true });
  await field.fill(`${most - 1}`);
  await field.press('Enter');
  await page.getByText('One more would bring ').waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Control+z');
  await page.getByRole('heading', { level: 1, name: before }).waitFor();
});

it('makes the plan smaller by the keys and larger by the field, one step of undo each', async () => {
  const before = await sizeNow();
  await page.getByRole('slider').focus();
  await page.keyboard.press('PageDown');
  await page.getByRole('heading', { level: 1, name: new RegExp(`→ ${before - 10} page`, 'u') }).waitFor();
  await placesClose(82);
  await page.keyboard.press('Control+z');
  await page.getByRole('heading', { level: 1, name: new RegExp(`→ ${before} page`, 'u') }).waitFor();
  await page.getByLabel('Pages', { exact: true }).fill(String(before - 3));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(`→ ${before - 3} page`, 'u') }).waitFor();
});

it('saves the plan as a file from where it is shown', async () => {
  await page.getByRole('button', { name: 'Plan as file' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Plan \(CSV\)/u }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/u);
  await page.getByText(`Downloaded a plan of ${await sizeNow()} pages`).waitFor();
});

it('says how many pages each strictness would plan, and takes one over', async () => {
  const hard = page.getByText(/^Hard \d+$/u);
  await hard.waitFor();
  const pages = number(await hard.innerText());
  await hard.click();
  await page.getByRole('heading', { level: 1, name: new RegExp(`→ ${pages} page`, 'u') }).waitFor();
});

it('puts back what was set aside, a reason at a time', async () => {
  await page.getByRole('button', { name: 'Put back all: Web address' }).click();
  await page.getByRole('button', { name: 'Put back all: Web address' }).waitFor({ state: 'detached' });
  await placesClose(82);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Put back all: Web address' }).waitFor();
  // What follows loads the page anew: a project with a step that was not stored would count as worked on, and be kept.
  await saved(page);
});

it('reads the file again with other columns without its being chosen again, also after a reload', async () => {
  await page.reload();
  await page.getByLabel('Volume', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'Read again with these columns' }).click();
  await page.getByText('keywords without volume: shown as N/A').waitFor();
  expect(await page.getByLabel('Volume', { exact: true }).inputValue()).toBe('');
  expect(await heading()).toMatch(/% of 80 keywords$/u);
  // The old project goes once the new one is shown; the menu lists what is there when it opens.
  const listed = async () => {
    await page.getByRole('button', { name: 'Switch project' }).click();
    const items = page.getByRole('menuitem', { name: /nursery/u });
    await items.first().waitFor();
    const names = await items.allInnerTexts();
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'detached' });
    return names.length;
  };
  await expect.poll(listed, { timeout: 10_000 }).toBe(1);
});

it('changes the language later as a step that can be undone', async () => {
  await page.getByLabel('Language, detected').selectOption('de');
  await page.getByText('The keywords read as English.').waitFor();
  await page.getByRole('button', { name: 'Use English' }).click();
  await page.getByLabel('Language, detected').waitFor();
});

it('leads into the plan', async () => {
  await openPlan(page);
  expect(faults).toEqual([]);
});
