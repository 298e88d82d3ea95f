// The workspace as an editor: a page has an address, the list follows the silo, and the keys lead through it.
import type { Browser, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';

let server: JourneyServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];
const workers: Worker[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('worker', (worker) => workers.push(worker));
  await signUp(page, server.url, journeyAccount('Workspace'));
  await openSampleSilo(page);
  await page.goto(`${server.url}/workspace`);
  await generateAll(page);
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

const list = () => page.getByRole('listbox', { name: 'Pages' });
const options = () => list().getByRole('option');
const title = () => page.getByRole('heading', { level: 2 }).first().innerText();
const chosen = () => page.getByRole('option', { selected: true });

describe('the workspace', () => {
  it('has an address for each page: a reload keeps it, and Back leaves it', async () => {
    await options().nth(1).click();
    const keyword = await title();
    expect(page.url()).toMatch(/\/workspace\?page=/u);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: keyword, exact: true }).waitFor();
    expect(await chosen().innerText()).toContain(keyword);
    await page.goBack();
    await page.getByText(/articles are ready to read/u).waitFor();
  });

  it('is walked with the arrow keys, headings left out, and closed with Escape', async () => {
    await options().first().click();
    const first = await title();
    await page.keyboard.press('ArrowDown');
    await expect.poll(title).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    await expect.poll(title).toBe(first);
    await page.keyboard.press('Escape');
    await page.getByText(/articles are ready to read/u).waitFor();
    expect(page.url()).toMatch(/\/workspace$/u);
    expect(await list().evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('leaves the editor with Escape, and the article stays', async () => {
    await options().first().click();
    await page.locator('[role="textbox"][aria-multiline="true"] p').first().click();
    await page.keyboard.press('Escape');
    expect(await list().evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toMatch(/page=/u);
  });

  it('keeps the tools in view, however far the article is scrolled', async () => {
    const bold = page.getByRole('button', { name: 'Bold' });
    await page.locator('[role="textbox"] h2').last().scrollIntoViewIfNeeded();
    const box = await bold.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(200);
  });

  it('shows the pages of a state alone', async () => {
    await page.locator('[role="textbox"][aria-multiline="true"] p').first().click();
    await page.keyboard.type('By hand. ');
    await page.getByText('Edited by hand', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Edited by hand (1)' }).click();
    await expect.poll(() => list().getByRole('option').count()).toBe(1);
    expect(await list().innerText()).toContain(await title());
  });

  it('takes back “The text is mine now”', async () => {
    const own = page.getByRole('button', { name: 'The text is mine now' });
    await own.click();
    const offer = page.getByText('Exports no longer call it demo content.');
    await offer.waitFor();
    await own.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await own.waitFor();
    await saved(page);
    await page.reload();
    await own.waitFor();
  });

  it('says how a search result shows the page, by its width', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    await rail.getByLabel('Meta title').fill('W'.repeat(40));
    await rail.getByText('Title 755 of 580 px (cut)').waitFor();
    await rail.getByText('Phone', { exact: true }).click();
    await rail.getByText('Title 680 of 520 px (cut)').waitFor();
  });

  it('finds where a missing link belongs, and inserts it', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    const editor = page.locator('[role="textbox"][aria-multiline="true"]');
    const name = await rail
      .getByText(/^(?:Below|Pillar page|Up|Beside): /u)
      .first()
      .innerText();
    const target = name.slice(name.indexOf(': ') + 2);
    await editor.locator('p').first().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`Everything about ${target} in one place.`);
    await rail.getByRole('button', { name: `Insert a link to ${target}`, exact: true }).click();
    const link = editor.getByRole('link', { name: target, exact: true });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`silo:${target}`);
    expect(await editor.innerText()).toContain(`Everything about ${target} in one place.`);
    await rail.getByText('1×').first().waitFor();
  });

  it('repairs the text at the price on the button: by rule, where the demo provider has nothing to add', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    await saved(page);
    await rail.getByText('There is no H1 heading').waitFor();
    await rail.getByRole('button', { name: 'Repair the text, Free' }).click();
    await page.locator('[role="textbox"][aria-multiline="true"] h1').waitFor();
    await rail.getByText(/repaired by rule|no better, so this one stayed/u).waitFor();
  });

  it('keeps what an edit replaced, compares it and brings it back', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    const editor = page.locator('[role="textbox"][aria-multiline="true"]');
    await rail
      .getByRole('button', { name: /^Compare with the version of/u })
      .last()
      .click();
    await page.getByText(/passages? (?:is|are) no longer there/u).waitFor();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('The version is back. What stood there is kept.').first().waitFor();
    await expect.poll(async () => (await editor.innerText()).length).toBeGreaterThan(1_000);
  });

  it('scores the article, and leads from a check to its place', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    await rail.getByText(/^Grade /u).waitFor();
    await rail
      .getByRole('button', { name: /^Show where/u })
      .first()
      .click();
    const selected = () => page.evaluate(() => window.getSelection()?.toString().length ?? 0);
    await expect.poll(selected).toBeGreaterThan(2);
  });

  it('asks Yoast once the user wants it, and says when the page has changed since', async () => {
    const section = page.getByRole('region', { name: 'What Yoast will say' });
    const asked = () => workers.filter((worker) => /yoast\.worker/u.test(worker.url())).length;
    expect(asked()).toBe(0);
    await section.getByRole('button', { name: 'Ask Yoast' }).click();
    const seo = section.getByRole('list', { name: 'SEO', exact: true });
    await seo.getByText('Images: No images appear on this page. Add some!').waitFor();
    await section.getByText(/^\d+ of 16 good$/u).click();
    await section.getByText('Text length: ').waitFor();
    expect(asked()).toBe(1);
    expect(await section.innerText()).not.toMatch(/failed|<a /u);
    await page.locator('[role="textbox"][aria-multiline="true"] p').first().click();
    await page.keyboard.type('Once more. ');
    await section.getByText(/^The page has changed since/u).waitFor();
    await section.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(asked).toBe(2);
    await section.getByText(/^The page has changed since/u).waitFor({ state: 'detached' });
    await seo.getByText(/^Images: /u).waitFor();
  });

  it('ends the question with its page, and asks again after the network failed', async () => {
    const section = page.getByRole('region', { name: 'What Yoast will say' });
    const keyword = await title();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: /^All/u }).click();
    await page.keyboard.press('Escape');
    await options().nth(1).click();
    // A file of the analysis that never comes: the question could not end by itself.
    await page.route(/\/seoAssessor-/u, () => undefined);
    const started = page.waitForEvent('worker', (worker) => /yoast\.worker/u.test(worker.url()));
    await section.getByRole('button', { name: 'Ask Yoast' }).click();
    const ended = (await started).waitForEvent('close');
    await options().nth(2).click();
    await ended;
    await page.unrouteAll();
    await page.route(/\/seoAssessor-/u, (route) => route.abort());
    await section.getByRole('button', { name: 'Ask Yoast' }).click();
    await section.getByText(/^The analysis of Yoast could not be loaded/u).waitFor();
    await page.unrouteAll();
    await section.getByRole('button', { name: 'Ask again' }).click();
    await section.getByText(/^Images: /u).waitFor();
    await options().filter({ hasText: keyword }).first().click();
  });

  it('writes one page again at the price on the button, and keeps the one before', async () => {
    await page.getByRole('button', { name: /^Regenerate/u }).click();
    await page.getByRole('button', { name: 'Write this page' }).click();
    await page
      .getByText(/Until it was written again/u)
      .first()
      .waitFor();
  });

  it('offers no repair where the checks that are left are none that a text can meet', async () => {
    const rail = page.getByRole('complementary', { name: 'SEO of the page' });
    const checks = rail.getByRole('region', { name: 'Score and checks' });
    // Sample texts differ from page to page: one of them is given hints alone.
    const isIt = async () => (await checks.getByLabel('To do', { exact: true }).count()) === 0;
    for (const option of await options().all()) {
      await option.click();
      await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
      await rail.getByText(/\d+ to do of \d+ checks/u).waitFor();
      if (await isIt()) break;
    }
    expect(await isIt()).toBe(true);
    // Hints are counted apart: nothing to do means that every check that counts has passed.
    const [, todo, all] = /(\d+) to do of (\d+) checks/u.exec(await checks.innerText()) ?? [];
    expect(todo).toBe('0');
    await checks.getByText(`${all} checks passed`, { exact: true }).waitFor();
    await checks.getByText(/a table of contents/u).waitFor();
    await checks.getByText('The text does not say who wrote it', { exact: true }).waitFor();
    await expect.poll(() => rail.getByRole('button', { name: /^Repair the text/u }).count()).toBe(0);
  });

  it('met no error on the page', () => {
    expect(faults).toEqual([]);
  });
});
