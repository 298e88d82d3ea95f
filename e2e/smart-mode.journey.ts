// Smart mode and research in the browser: a key for it, rules, each decision explained, then the texts by the models it named.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { journeyAccount, openSampleSilo, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';
import { startTextVendor, type TextVendor } from './text-vendor.ts';

let vendor: TextVendor;
let server: JourneyServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  vendor = await startTextVendor();
  const keys = { OPENAI_API_KEY: '', ANTHROPIC_API_KEY: '', MISTRAL_API_KEY: '' };
  server = await startServer({ ...keys, OPENAI_BASE_URL: vendor.url });
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, server.url, journeyAccount('Smart Writer'));
  await openSampleSilo(page);
  await page.goto(`${server.url}/workspace`);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
  await vendor.stop();
});

const start = () => page.getByRole('button', { name: 'Generate All Articles' });
const dialog = () => page.getByRole('dialog', { name: 'Smart mode: who writes what, and why' });
const decisions = () => dialog().getByRole('region', { name: 'Decisions, page by page' });
const models = async () =>
  [...(await decisions().locator('strong').allInnerTexts())].filter((name) => name !== '');

it('cannot make smart images without a key of a provider of images, and has its field beside the reason', async () => {
  await page.getByLabel('Include images').check();
  await page.getByLabel('Images made by').selectOption('smart');
  await page.getByText('smart images need an API key for at least one of these providers').waitFor();
  for (const provider of ['OpenAI', 'Black Forest Labs', 'Stability AI'])
    expect(await page.getByLabel(`API key for ${provider}`).count()).toBe(1);
  expect(await start().isDisabled()).toBe(true);
  await page.getByText('What each policy would choose with the keys of every provider.').waitFor();
  await page.getByLabel('Include images').uncheck();
  await expect.poll(() => start().isEnabled()).toBe(true);
});

it('needs one key of the providers that it chooses among, entered on the spot', async () => {
  await page.getByText('Pillar pages use premium models, cluster pages use efficient models.').waitFor();
  await page.getByRole('switch', { name: 'Smart mode' }).check();
  await page.getByText('smart mode needs an API key for at least one of these providers').waitFor();
  expect(await start().isDisabled()).toBe(true);
  await page.getByLabel('API key for OpenAI').fill('sk-user-0123456789abcdef');
  await page.getByRole('button', { name: 'Add key' }).first().click();
  await expect.poll(() => start().isEnabled()).toBe(true);
  await page.getByText('Smart mode: a model for each text').waitFor();
});

it('says what each stage costs, and that a limit leaves pages out', async () => {
  await page.getByRole('button', { name: 'Show cost details' }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect.poll(() => rows.count()).toBe(6);
  expect(await rows.nth(1).innerText()).toMatch(/^outline\s+\d+\s/iu);
  expect(await rows.nth(2).innerText()).toMatch(/^article\s+\d+\s+\$[\d.]+\s+\$[\d.]+$/iu);
  await page.getByRole('button', { name: 'Hide cost details' }).click();
  const limit = page.getByLabel('Limit of this run (US dollars)');
  await limit.fill('0.01');
  await page.getByText('Not every page can be written for $0.01').waitFor();
  await limit.fill('');
  await page.getByText('Not every page can be written').waitFor({ state: 'hidden' });
});

it('explains each text of each page: chosen model, runner-up, why, and the price of the page', async () => {
  await page.getByRole('button', { name: 'Who writes what, and why' }).click();
  await decisions().getByRole('listitem').first().waitFor();
  const first = await decisions().getByRole('listitem').first().innerText();
  expect(first).toMatch(/\$[\d.]+ to \$[\d.]+, estimated/u);
  expect(first).toMatch(/\(OpenAI\), quality \d+, up to \$[\d.]+ a request/u);
  expect(first).toMatch(/ahead of the runner-up/u);
  expect(vendor.asked).toEqual([]);
});

it('chooses by the rules that the user sets, and goes back to the defaults', async () => {
  const before = await models();
  // No model is rated 100, and none costs so little: what is within the budget is taken, or nobody.
  await dialog().getByLabel('Budget of a request: Pillar page').fill('0.001');
  await decisions().getByText('above the budget of a request').first().waitFor();
  await decisions().getByText('No model').first().waitFor();
  await dialog().getByRole('button', { name: 'Back to the defaults' }).click();
  await expect.poll(models).toEqual(before);
  const model = dialog().getByLabel('Model: Pillar page');
  expect(await model.inputValue()).toBe('');
  const [own = ''] = (await model.locator('option[value^="openai/"]').allInnerTexts()).filter(
    (name) => !before.some((used) => name.endsWith(` ${used}`)),
  );
  await model.selectOption({ label: own });
  await decisions().getByText('you chose it for these texts').first().waitFor();
  expect(own).toContain((await models())[0] ?? 'nobody');
  const [foreign = ''] = await model.locator('option[value^="anthropic/"]').allInnerTexts();
  await model.selectOption({ label: foreign });
  await decisions()
    .getByText(/^not .+, which you chose/u)
    .first()
    .waitFor();
  await dialog().getByRole('button', { name: 'Back to the defaults' }).click();
  await expect.poll(models).toEqual(before);
  expect(
    await dialog()
      .getByText(/^With the strategy/u)
      .count(),
  ).toBe(0);
  await dialog().getByRole('button', { name: 'Close' }).click();
  const strategies = page.getByRole('radiogroup', { name: 'Optimization strategy' });
  await strategies.getByText('Quality-focused').click();
  await page.getByRole('button', { name: 'Who writes what, and why' }).click();
  await dialog()
    .getByText(/^With the strategy “Quality-focused” the least quality of this run is: Pillar page 95,/u)
    .waitFor();
  await dialog().getByRole('button', { name: 'Close' }).click();
  await strategies.getByText('Balanced').click();
});

const images = () => page.getByRole('dialog', { name: /Smart mode|Who makes which image/u });

it('asks for the key of smart images on the spot, and says by policy who would make which kind', async () => {
  await page.getByRole('switch', { name: 'Smart mode' }).uncheck();
  await page.getByLabel('Include images').check();
  await page.getByLabel('Images made by').selectOption('smart');
  // The key of OpenAI that smart mode asked for makes images too; without it nobody does.
  const policies = page.getByRole('group', { name: 'Image policy' });
  await policies.getByText('GPT Image 1 mini').first().waitFor();
  expect(await policies.getByRole('radio').count()).toBe(4);
  await page.getByText('What each policy would choose with the keys of every provider.').waitFor({
    state: 'hidden',
  });
  expect(await policies.getByRole('radio', { name: 'Balanced' }).isChecked()).toBe(true);
  await policies.getByRole('radio', { name: 'Cost-optimized' }).check();
  await page.getByRole('button', { name: 'Who makes which image, and why' }).click();
  await images().getByText('By the policy Cost-optimized.').waitFor();
  await images().getByText('ahead of the runner-up').first().waitFor();
  const text = await images().innerText();
  expect(text).toMatch(/Hero images\s+GPT Image 1 mini \(OpenAI\), quality \d+, \$[\d.]+ an image/u);
  expect(text).toMatch(/ahead of the runner-up/u);
  expect(text).toMatch(/Black Forest Labs, Stability AI: no key/u);
  await images().getByRole('button', { name: 'Close' }).click();
});

it('keeps the policy over a reload, and prices the run by the routed models', async () => {
  await page
    .getByText(/\$[\d.]+ to \$[\d.]+, estimated/u)
    .first()
    .waitFor();
  await page.reload();
  const policies = page.getByRole('group', { name: 'Image policy' });
  const radio = policies.getByRole('radio', { name: 'Cost-optimized' });
  // Keys are the tab's own, and survive its reload.
  await radio.waitFor();
  expect(await radio.isChecked()).toBe(true);
  expect(await page.getByLabel('Images made by').inputValue()).toBe('smart');
  await page.getByRole('switch', { name: 'Smart mode' }).check();
});

it('has its rules in Settings too, in the place of one model for all texts', async () => {
  await page.goto(`${server.url}/settings`);
  const section = page.getByRole('region', { name: 'AI Model Selection' });
  await section.getByLabel('Model: Pillar page').waitFor();
  expect(await section.getByLabel('Text provider').count()).toBe(0);
  await section.getByRole('switch', { name: 'Smart mode' }).uncheck();
  await section.getByLabel('Text provider').waitFor();
  expect(await section.getByLabel('Model: Pillar page').count()).toBe(0);
  await section.getByRole('switch', { name: 'Smart mode' }).check();
  await page.goto(`${server.url}/workspace`);
});

it('reads sample pages first where asked to, and says so in the list of the run', async () => {
  await page.getByLabel('Research intelligence').check();
  await page.getByLabel('Pages found by').selectOption('demo');
  await page.getByText('Demo research makes its sources up from the keyword.').waitFor();
  await start().click();
  await page.getByText('Reading what others say').first().waitFor();
  await page
    .getByText(/All \d+ articles generated successfully!/u)
    .first()
    .waitFor({ timeout: 240_000 });
  expect(new Set(vendor.asked.map((line) => line.split(' ')[1])).size).toBeGreaterThan(1);
  expect(faults).toEqual([]);
});

it('shows beside the article what was read for it: sources with passages, competitors and what they leave open', async () => {
  await page.getByRole('region', { name: 'Pages of the run' }).getByRole('link').first().click();
  const rail = page.getByRole('complementary', { name: 'SEO of the page' });
  const research = rail.getByRole('region', { name: 'Research', exact: true });
  await research.getByText('Demo content: made up from the keyword by the built-in provider').waitFor();
  expect(await research.getByRole('link').count()).toBe(5);
  await research.getByText('word for word').first().click();
  await research.getByRole('blockquote').first().waitFor();
  await research.getByRole('tab', { name: 'Competitors' }).click();
  await research.getByText('Target words').waitFor();
  expect(await research.getByRole('listitem').count()).toBe(3);
  await research.getByRole('tab', { name: 'Strategy' }).click();
  await research.getByRole('listitem').first().waitFor();
});

it('leads from a figure that no source gives to its place, one after the other', async () => {
  const rail = page.getByRole('complementary', { name: 'SEO of the page' });
  const figures = rail.getByRole('listitem').filter({ hasText: 'Figures that no source of this page gives' });
  const selected = () => page.evaluate(() => document.getSelection()?.toString() ?? '');
  await figures.getByRole('button', { name: 'Go there' }).click();
  await expect.poll(selected).toBe('40');
  await figures.getByRole('button', { name: 'Go there' }).click();
  await expect.poll(selected).toBe('1,500');
  expect(faults).toEqual([]);
});
