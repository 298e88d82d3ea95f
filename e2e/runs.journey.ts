// A run of the generator: it needs its key, makes images where asked to, and its list shows what became of each page, also after a reload.

import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';

let server: JourneyServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];
const sent: string[] = [];

beforeAll(async () => {
  server = await startServer({ OPENAI_API_KEY: '', ANTHROPIC_API_KEY: '' });
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (request.url().endsWith('-text')) sent.push(request.url());
  });
  await signUp(page, server.url, journeyAccount('Runs'));
  await openSampleSilo(page);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

const choose = async (provider: string) => {
  await page.goto(`${server.url}/settings`);
  await page.getByLabel('Text provider').selectOption(provider);
  await page.goto(`${server.url}/workspace`);
};
const pages = () => page.getByRole('region', { name: 'Pages of the run' });

describe('a run', () => {
  it('does not start without its key: it says which, and refuses the key of another provider', async () => {
    await choose('openai');
    await page.getByText('The run cannot start: there is no API key for OpenAI').waitFor();
    expect(await page.getByRole('button', { name: 'Generate All Articles' }).isDisabled()).toBe(true);
    const field = page.getByLabel('API key for OpenAI');
    await page.getByRole('button', { name: 'Add key' }).click();
    await page.getByText('Enter the key first.').waitFor();
    await field.fill('sk-ant-api03-0123456789');
    await page.getByRole('button', { name: 'Add key' }).click();
    await page.getByText('This is a key for Anthropic. OpenAI would not accept it.').waitFor();
    expect(sent).toEqual([]);
    await field.fill('sk-0123456789');
    await page.getByRole('button', { name: 'Add key' }).click();
    await expect
      .poll(() => page.getByRole('button', { name: 'Generate All Articles' }).isEnabled())
      .toBe(true);
  });

  it('says what a template and a strategy make of the words', async () => {
    await choose('demo');
    const words = async () =>
      Number((await page.getByText(/^about [\d,]+$/u).innerText()).replace(/\D/gu, ''));
    const before = await words();
    await page.getByLabel('Blog template').selectOption('how-to');
    await expect.poll(words).not.toBe(before);
    const ofTemplate = await words();
    await page.getByText('Cost-optimized', { exact: true }).click();
    await expect.poll(words).toBeLessThan(ofTemplate);
    await page.getByText('Two thirds of the words').waitFor();
  });

  it('says how many images it makes, and shows each page with its grade when they are made', async () => {
    await choose('demo');
    const viewpoint = page.getByLabel('Viewpoint: angles that the found pages do not take');
    await viewpoint.check();
    await page.getByText('One more call a page, in all: Free').waitFor();
    await page.getByLabel('Include images').check();
    await page.getByText(/^Up to \d+ images/u).waitFor();
    const amount = page.getByLabel('Images of which pages');
    await amount.selectOption('featured');
    await page.getByText(/^\d+ images, one a page\./u).waitFor();
    await amount.selectOption('every-page');
    await page.getByText(/^Up to \d+ images/u).waitFor();
    expect(await generateAll(page)).toBeGreaterThan(3);
    await expect
      .poll(() =>
        pages()
          .getByText(/^Grade/u)
          .count(),
      )
      .toBeGreaterThan(3);
    expect(await pages().getByRole('listitem').first().innerText()).toContain('Done');
  });

  it('keeps its list over a reload, and leads to a page with the keys', async () => {
    await page.reload();
    await pages().waitFor();
    await pages().focus();
    await page.keyboard.press('ArrowDown');
    const keyword = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(keyword).not.toBe('');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: keyword, exact: true }).waitFor();
    // As the template has it.
    await page.getByRole('heading', { level: 1, name: /: Step by Step$/u }).waitFor();
  });

  it('shows the images of the page, each with its alternative text, which can be changed', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    await rail.getByRole('heading', { name: 'Images' }).waitFor();
    expect(await rail.getByRole('img').count()).toBeGreaterThan(1);
    const alt = rail.getByLabel('Alternative text').first();
    await alt.fill('A cup of coffee on a table');
    await alt.blur();
    await rail.getByRole('img', { name: 'A cup of coffee on a table' }).waitFor();
    await saved(page);
    await page.reload();
    await rail.getByLabel('Alternative text').first().waitFor();
    expect(await rail.getByLabel('Alternative text').first().inputValue()).toBe('A cup of coffee on a table');
    await rail.getByRole('button', { name: 'Make new images, Free' }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      rail.getByRole('button', { name: 'Download all as a ZIP' }).click(),
    ]);
    const files = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(files).filter((name) => name !== 'images.csv').length).toBe(
      await rail.getByLabel('Alternative text').count(),
    );
    expect(strFromU8(files['images.csv'] ?? new Uint8Array())).toContain('A cup of coffee on a table');
  });

  it('makes one image again in the words of the user and removes one, each undone with a press', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    const images = rail.locator('img');
    const sources = () => images.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    const before = await sources();
    expect(before.length).toBeGreaterThan(1);
    await rail
      .getByRole('button', { name: /^Make the image “.*” again$/u })
      .nth(1)
      .click();
    const dialog = page.getByRole('dialog', { name: 'Make this image again' });
    await dialog.getByLabel('What it shows').fill('Three cups beside a grinder');
    await dialog.getByRole('button', { name: 'Make this image, Free' }).click();
    await page.getByText('The image is made again.').waitFor();
    const after = await sources();
    expect(after.map((source, at) => source === before[at])).toEqual(before.map((_, at) => at !== 1));
    await rail
      .getByRole('button', { name: /^Make the image “.*” again$/u })
      .nth(1)
      .click();
    expect(await dialog.getByLabel('What it shows').inputValue()).toBe('Three cups beside a grinder');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(sources).toEqual(before);
    await rail
      .getByRole('button', { name: /^Remove the image “.*”$/u })
      .first()
      .click();
    await expect.poll(sources).toEqual(before.slice(1));
    await page.getByText('The image is removed.').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(sources).toEqual(before);
  });

  it('shows in the preview what readers get: every image in its place, the characters of the text alone', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    const images = await rail.getByLabel('Alternative text').count();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Preview: / });
    const text = dialog.getByRole('region', { name: 'Article content' });
    await text.getByRole('img').first().waitFor();
    expect(await text.getByRole('img').count()).toBe(images - 1);
    expect(await text.locator('h2 + figure img').count()).toBe(images - 1);
    const said = await dialog.getByText(/ characters$/u).innerText();
    const shown = (await text.evaluate((element) => element.textContent ?? '')).replaceAll('\n', '').length;
    const characters = Number(/([\d,]+) characters/u.exec(said)?.[1]?.replace(',', ''));
    expect(Math.abs(characters - shown)).toBeLessThanOrEqual(shown / 100);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'View Full Size' }).click(),
    ]);
    await tab.locator('img').waitFor();
    expect(
      await tab.locator('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
    ).toBeGreaterThan(500);
    await tab.close();
    await dialog.getByRole('button', { name: 'Close Preview' }).last().click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('shows the preview on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Preview: / });
    await dialog.getByRole('region', { name: 'Article content' }).getByRole('img').first().waitFor();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Close Preview' }).last().click();
    await dialog.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('has a gallery of all images, and the pillar pages that research would serve', async () => {
    await page.getByRole('button', { name: 'Close the page' }).click();
    const gallery = page.getByRole('region', { name: 'Generated images' });
    const cards = gallery.getByRole('listitem');
    await cards.first().waitFor();
    expect(await cards.first().innerText()).toMatch(/Professional editorial photograph.*\d+ images · demo/su);
    expect(await gallery.innerText()).toMatch(/Images generated\s+\d+.*Coverage\s+100%.*Made by\s+Demo/su);
    const images = Number(/Images generated\s+(\d+)/u.exec(await gallery.innerText())?.[1]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      gallery.getByRole('button', { name: 'Download All ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^project-images-.*\.zip$/u);
    expect(Object.keys(unzipSync(readFileSync(await download.path())))).toHaveLength(images + 1);
    await page.getByText('All images downloaded successfully!').first().waitFor();
    const [one] = await Promise.all([
      page.waitForEvent('download'),
      gallery
        .getByRole('button', { name: /^All \d+ as a ZIP$/u })
        .first()
        .click(),
    ]);
    expect(one.suggestedFilename()).not.toMatch(/^project-/u);
    const pillars = page.getByRole('region', { name: 'Research opportunities' });
    const row = pillars.getByRole('listitem').filter({ hasText: '1 supporting article' }).first();
    const tasks = /(\d+) tasks/u.exec(await row.innerText())?.[1];
    await row.getByRole('button').click();
    await page.getByRole('button', { name: 'Close the page' }).waitFor();
    const plan = page.getByRole('region', { name: 'Research plan', exact: true });
    await plan.getByText(`0 of ${tasks} completed`, { exact: true }).waitFor();
  });

  it('is told in Settings: calls and health by provider, cost by day; a daily limit is kept', async () => {
    await page.goto(`${server.url}/settings#usage`);
    const isInView = () =>
      page.evaluate(() => {
        const top = document.getElementById('usage')?.getBoundingClientRect().top ?? Number.NaN;
        return top >= 0 && top < window.innerHeight / 2;
      });
    await expect.poll(isInView).toBe(true);
    const models = page.getByRole('region', { name: 'Provider health and cost' });
    expect(await models.getByRole('row').filter({ hasText: 'Demo' }).first().innerText()).toContain(
      'Healthy',
    );
    await page.getByRole('region', { name: 'Cost by day' }).getByText('Free').waitFor();
    const limit = page.getByLabel('Most a day (US dollars)');
    await limit.fill('7');
    await page.getByRole('button', { name: 'Save the limits' }).click();
    await page.getByText(/of \$7\.00$/u).waitFor();
    await page.reload();
    await expect.poll(() => limit.inputValue()).toBe('$7');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });

  it('is in order for assistive technology', async () => {
    await page.goto(`${server.url}/workspace`);
    await pages().waitFor();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
