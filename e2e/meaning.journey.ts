// Grouping by meaning in the browser: key beside its provider, price before, paid once, counted, undone in one step.
import { LLMock } from '@copilotkit/aimock';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { csvFile, gardenKeywords } from './keyword-files.ts';
import { type JourneyServer, startServer } from './server.ts';

const KEYWORDS = 600;
const FILE = csvFile(
  'nursery.csv',
  `Keyword,Volume\n${gardenKeywords(KEYWORDS)
    .map(({ keyword }, at) => `${keyword},${4000 - 5 * at}`)
    .join('\n')}\n`,
);
const mock = new LLMock({ port: 0 });
let server: JourneyServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  await mock.start();
  // Without a fixture the mock makes a vector of each text's hash: meanings that have nothing to do with the words.
  server = await startServer({ OPENAI_BASE_URL: `${mock.url}/v1`, OPENAI_API_KEY: '' });
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, server.url, journeyAccount('Meaning Reader'));
  await chooseKeywordFile(page, FILE);
  await page.getByRole('slider', { name: 'Pages in the plan' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
  await mock.stop();
});

const heading = () => page.getByRole('heading', { level: 1 }).innerText();
const dialog = () => page.getByRole('dialog', { name: 'Group by meaning' });
const value = (name: string) =>
  dialog().locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').innerText();
let before: string;

it('groups by the built-in model without a key, and takes that back', async () => {
  before = await heading();
  await page.getByRole('button', { name: 'Group by meaning' }).click();
  await dialog()
    .getByText(`Free, without a key: a small model that comes with Silosmith, for ${KEYWORDS} keywords.`)
    .waitFor();
  await dialog()
    .getByText(/^The model runs on this Silosmith server\./u)
    .waitFor();
  await dialog().getByRole('button', { name: 'Group by meaning' }).click();
  // 600 keywords take the model 10 to 25 s on two busy cores.
  await dialog().getByText('The plan was made again.').waitFor({ timeout: 100_000 });
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(heading).toBe(before);
  expect(mock.getRequests()).toHaveLength(0);
  await page.getByText(/^Keywords share a page by their words, and/u).waitFor();
});

it('says which key is missing, takes it on the spot, and names price and host before anything is asked', async () => {
  await page.getByRole('button', { name: 'Group by meaning' }).click();
  await dialog().getByLabel('Provider').selectOption('openai');
  await dialog().getByText('There is no API key for OpenAI, neither in this tab nor on the server').waitFor();
  const start = dialog().getByRole('button', { name: 'Group by meaning' });
  expect(await start.isDisabled()).toBe(true);
  await dialog().getByText(`Less than $0.0001 for ${KEYWORDS} keywords, estimated.`).waitFor();
  await dialog()
    .getByText(/^The keywords go to OpenAI, by way of this Silosmith server/u)
    .waitFor();
  await dialog().getByLabel('API key for OpenAI').fill('sk-user-0123456789abcdef');
  await dialog().getByRole('button', { name: 'Add key' }).click();
  await expect.poll(() => start.isEnabled()).toBe(true);
  expect(mock.getRequests()).toHaveLength(0);
});

it('says what a provider refused and what to do; what arrived is not asked for again', async () => {
  mock.nextRequestError(401, { message: 'wrong key' });
  await dialog().getByRole('button', { name: 'Group by meaning' }).click();
  await dialog()
    .getByText(/^OpenAI did not accept the API key/u)
    .waitFor();
  await dialog().getByLabel('API key for OpenAI').waitFor();
  expect(await heading()).toBe(before);
  const asked = mock.getRequests().length;
  const price = await dialog()
    .getByText(/keywords?, estimated\./u)
    .innerText();
  const left = Number(/for (\d+) keyword/u.exec(price)?.[1]);
  expect(left).toBeLessThan(KEYWORDS);
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await dialog().getByText('The plan was made again.').waitFor();
  expect([asked, mock.getRequests().length]).toEqual([2, 3]);
});

it('counts what changed, and takes it back in one step', async () => {
  const pagesAfter = await value('Pages now');
  const [moved] = (await value('Keywords that moved')).split(' ');
  expect(Number(moved?.replaceAll(',', ''))).toBeGreaterThan(0);
  expect(before).toContain(`→ ${await value('Pages before')} page`);
  expect(await heading()).toContain(`→ ${pagesAfter} page`);
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(heading).toBe(before);
  await page.getByText(/^Keywords share a page by their words, and/u).waitFor();
});

it('pays nothing for what it knows, also after a reload, and keeps meaning through a rebuild of the builder', async () => {
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Group by meaning' }).click();
  await dialog()
    .getByText(/^Nothing to pay/u)
    .waitFor();
  await dialog().getByRole('button', { name: 'Group by meaning' }).click();
  await dialog().getByRole('button', { name: 'Keep it' }).click();
  await page.getByText(/and their meaning \(text-embedding-3-small\)/u).waitFor();
  await openPlan(page);
  await page.getByRole('combobox', { name: 'Grouping', exact: true }).click();
  await page.getByRole('option', { name: /^Hard/u }).click();
  await page.getByRole('button', { name: /^Undo/u }).first().waitFor();
  const bar = page.getByRole('button', { name: 'Group by meaning' });
  expect(await bar.getAttribute('title')).toContain('text-embedding-3-small');
  await bar.click();
  await dialog().getByRole('button', { name: 'Back to words alone' }).click();
  await dialog().getByText('The plan was made again.').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => bar.getAttribute('title')).not.toContain('text-embedding');
  expect([mock.getRequests().length, faults]).toEqual([3, []]);
});

it('stops when told, and the plan is as it was', async () => {
  // Asked, and never answered.
  await page.route('**/openai-embeddings', () => undefined);
  await page.getByRole('button', { name: 'Group by meaning' }).click();
  await dialog().getByLabel('Model').selectOption('text-embedding-3-large');
  await dialog().getByRole('button', { name: 'Group by meaning' }).click();
  await dialog().getByText(`0 of ${KEYWORDS} keywords`).waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  // Back at the choice, which begins with the model whose answers the project has.
  await dialog().getByLabel('Model').waitFor();
  expect(faults).toEqual([]);
});
