// Parts of a page are made again where they stand: a section with the demo provider and with another model, meta, research; undone, and priced.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendors } from '../apps/cli/src/testing/vendor-double.ts';
import { openBrowser, openDesktopPage } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';

const KEY = 'sk-parts-0123456789abcdef';
let vendors: Awaited<ReturnType<typeof startVendors>>;
let server: JourneyServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  vendors = await startVendors();
  server = await startServer(vendors.variables(KEY));
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, server.url, journeyAccount('Parts'));
  await openSampleSilo(page);
  await page.goto(`${server.url}/workspace`);
  await generateAll(page);
  await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
  await editor().locator('h2').nth(1).waitFor();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server?.remove();
  await vendors?.stop();
});

const editor = () => page.locator('[role="textbox"][aria-multiline="true"]');
const rail = () => page.getByRole('complementary', { name: 'SEO of the page' });

/** The article in three: before the section below the h2 at `at`, that section, and what comes after it. */
const around = (at: number) =>
  editor().evaluate((element, wanted) => {
    const parts: [string[], string[], string[]] = [[], [], []];
    let seen = -1;
    for (const block of element.children) {
      if (block.tagName === 'H2') seen += 1;
      const isHeading = block.tagName === 'H2' && seen === wanted;
      parts[seen < wanted || isHeading ? 0 : seen === wanted ? 1 : 2].push(block.textContent ?? '');
    }
    return parts;
  }, at);

async function writeAgain(at: number, model?: string): Promise<string> {
  const heading = editor().locator('h2').nth(at);
  await heading.hover();
  await heading.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Write this section again' });
  if (model !== undefined) {
    const select = dialog.getByLabel('Model');
    const label = await select.locator('option', { hasText: model }).first().innerText();
    await select.selectOption({ label });
  }
  const start = dialog.getByRole('button', { name: /^Write this section, / });
  const price = await start.innerText();
  await start.click();
  return price;
}

it('writes one section again: the rest stays, and Undo brings the text back', async () => {
  const before = await around(1);
  expect(await writeAgain(1)).toBe('Write this section, Free');
  await page.getByText('The section is written again').waitFor();
  await expect.poll(() => around(1).then(([, text]) => text)).not.toEqual(before[1]);
  const after = await around(1);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  await rail()
    .getByText(/“.+” was written again on .+\(Demo\)/u)
    .waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => around(1)).toEqual(before);
});

it('writes it with another model, at most at the price that it says, and adds what it cost', async () => {
  const before = await around(2);
  const paid = vendors.paid().length;
  const price = await writeAgain(2, 'Mistral');
  const mostUsd = Number(/up to \$(\d+\.\d+)/u.exec(price)?.[1]);
  expect(mostUsd).toBeGreaterThan(0);
  await rail()
    .getByText(/“.+” was written again on .+\(Mistral\)/u)
    .waitFor();
  const after = await around(2);
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).not.toEqual(before[1]);
  expect(vendors.paid().length).toBe(paid + 1);
  expect(vendors.paid().at(-1)?.idempotencyKey).not.toBe('');
  await rail()
    .getByRole('button', { name: /^Compare with the version of/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(() => around(2)).toEqual(before);
});

it('writes title and description again, and Undo brings back the user’s own', async () => {
  await rail().getByLabel('Meta title').fill('A title of my own');
  await saved(page);
  await rail().getByRole('button', { name: 'New title and description' }).click();
  await page.getByRole('button', { name: 'Write them, Free' }).click();
  await page.getByText('Title and description are written again.').waitFor();
  await expect.poll(() => rail().getByLabel('Meta title').inputValue()).not.toBe('A title of my own');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => rail().getByLabel('Meta title').inputValue()).toBe('A title of my own');
});

it('offers another try where a part failed, which makes it', async () => {
  const paid = vendors.paid().length;
  await page.route('**/.netlify/functions/mistral*', (route) => route.fulfill({ status: 401, json: {} }));
  await rail().getByRole('button', { name: 'New title and description' }).click();
  const select = page.getByRole('dialog').getByLabel('Model');
  const label = await select.locator('option', { hasText: 'Mistral' }).first().innerText();
  await select.selectOption({ label });
  await page.getByRole('button', { name: /^Write them, / }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Nothing was replaced' });
  await failed.waitFor();
  expect(await failed.innerText()).toContain('Mistral did not accept the API key.');
  expect(vendors.paid().length).toBe(paid);
  await page.unroute('**/.netlify/functions/mistral*');
  await failed.getByRole('button', { name: 'Try Again', exact: true }).click();
  await page.getByText('Title and description are written again.').waitFor();
  expect(vendors.paid().length).toBe(paid + 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => rail().getByLabel('Meta title').inputValue()).toBe('A title of my own');
});

it('tells the end of a part whose page was reloaded meanwhile, once it is resumed; it is paid for once', async () => {
  const address = page.url();
  const paid = vendors.paid().length;
  vendors.hold(0);
  await rail().getByRole('button', { name: 'New title and description' }).click();
  const select = page.getByRole('dialog').getByLabel('Model');
  const label = await select.locator('option', { hasText: 'Mistral' }).first().innerText();
  await select.selectOption({ label });
  await page.getByRole('button', { name: /^Write them, / }).click();
  await vendors.held(1);
  await page.reload();
  vendors.release(true);
  await page.goto(`${server.url}/workspace`);
  await page.getByText('Job paused due to page refresh. Click resume to continue.').first().waitFor();
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await page.getByText('Title and description are written again.').waitFor();
  expect(vendors.paid().length).toBe(paid + 1);
  await page.goto(address);
  await editor().locator('h2').nth(1).waitFor();
});

it('says that the article was written before its research', async () => {
  await page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/get-session')).json();
    localStorage.setItem(`silosmith.preferences.${user.id}`, JSON.stringify({ researchProvider: 'demo' }));
  });
  await page.reload();
  const findPages = page.getByRole('button', { name: 'Find pages, Free' });
  // A press while the page still loads after the reload may open nothing.
  const isOpened = async () => {
    await rail().getByRole('button', { name: 'Research this page' }).click();
    return findPages.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isOpened, { timeout: 20_000 }).toBe(true);
  await findPages.click();
  await rail()
    .getByText(/The article was written before this research/u)
    .waitFor();
});

it('writes the page again with the model and the research that its own form names', async () => {
  const paid = vendors.paid().length;
  await page.getByRole('button', { name: /^Regenerate/u }).click();
  const form = page.getByRole('dialog', { name: 'Regenerate' });
  await form.getByText(/Price: Free/u).waitFor();
  expect(await form.getByRole('checkbox', { name: 'Research intelligence' }).isChecked()).toBe(true);
  await form.getByRole('checkbox', { name: 'Research intelligence' }).uncheck();
  const label = await form.getByLabel('Model').locator('option', { hasText: 'Mistral' }).first().innerText();
  await form.getByLabel('Model').selectOption({ label });
  await form.getByText(/Mistral writes article, meta and tags .*Price: \$/u).waitFor();
  await form.getByRole('button', { name: 'Write this page' }).click();
  await rail()
    .getByText(/by Mistral wrote it on/u)
    .waitFor();
  expect(vendors.paid().length).toBeGreaterThan(paid + 2);
  expect(vendors.paid().some(({ path }) => path.includes('exa'))).toBe(false);
});

it('writes the article alone with another model, at its price; title, tags and the text before are kept', async () => {
  await editor().locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('MINE');
  await page.getByText('Edited by hand', { exact: true }).waitFor();
  const title = await rail().getByLabel('Meta title').inputValue();
  const paid = vendors.paid().length;
  await page.getByRole('button', { name: /^Regenerate/u }).click();
  const form = page.getByRole('dialog', { name: 'Regenerate' });
  await form.getByRole('checkbox', { name: 'The article alone' }).check();
  await form.getByText(/writes the article again\. .*Price: Free/u).waitFor();
  expect(await form.getByRole('checkbox', { name: 'Research intelligence' }).count()).toBe(0);
  const label = await form.getByLabel('Model').locator('option', { hasText: 'Mistral' }).first().innerText();
  await form.getByLabel('Model').selectOption({ label });
  await form.getByText(/Mistral writes the article again\. .*Price: \$/u).waitFor();
  await form.getByRole('button', { name: 'Write this page' }).click();
  await page.getByText('The article is written again; the text before is among the versions.').waitFor();
  await expect.poll(() => editor().innerText()).not.toContain('MINE');
  expect(await rail().getByLabel('Meta title').inputValue()).toBe(title);
  expect(vendors.paid().length).toBeGreaterThan(paid);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => editor().innerText()).toContain('MINE');
});

/** The most that a section may cost with a model, which the page works out, and what the page costs, which its worker does; US dollars. */
async function pricesOf(model: string): Promise<readonly [section: number, page: number]> {
  const again = page.getByRole('button', { name: /^Regenerate .*\$/u });
  await again.waitFor();
  const ofPage = Number(/to \$(\d+\.\d+)/u.exec(await again.innerText())?.[1]);
  const heading = editor().locator('h2').nth(2);
  await heading.hover();
  await heading.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Write this section again' });
  const label = await dialog.getByLabel('Model').locator('option', { hasText: model }).first().innerText();
  await dialog.getByLabel('Model').selectOption({ label });
  const start = dialog.getByRole('button', { name: /^Write this section, up to / });
  const ofSection = Number(/up to \$(\d+\.\d+)/u.exec(await start.innerText())?.[1]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return [ofSection, ofPage];
}

/** In the page: the limits of the runs that this browser keeps, US dollars. */
async function keptLimits(): Promise<number[]> {
  const result = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rows: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      rows.push(...(await result(database.transaction(store).objectStore(store).getAll())));
    database.close();
  }
  return Array.from(JSON.stringify(rows).matchAll(/"budgetUsd":([\d.]+)/gu), ([, usd]) => Number(usd));
}

it('counts with the prices that the operator set: before the run, on the page and in its worker, and in the limit', async () => {
  await page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/get-session')).json();
    const model = { textProvider: 'mistral', textModel: 'mistral-large-2512' };
    localStorage.setItem(`silosmith.preferences.${user.id}`, JSON.stringify(model));
  });
  await page.reload();
  const before = await pricesOf('Mistral Large');
  const file = join(server.dataDir, 'prices.json');
  const dear = { inputUsdPerMillion: 50, outputUsdPerMillion: 150 };
  const models = [{ provider: 'mistral', id: 'mistral-large-2512', ...dear }];
  await writeFile(file, JSON.stringify({ date: '2027-03-01', models }));
  await server.stop();
  await server.restart({ PRICES_FILE: file });
  await page.reload();
  const after = await pricesOf('Mistral Large');
  // A hundred times what the catalogue says, but for the rounding of what is shown.
  expect(after[0] / before[0]).toBeCloseTo(100, -1);
  expect(after[1] / before[1]).toBeCloseTo(100, -1);
  const paid = vendors.paid().length;
  await writeAgain(2, 'Mistral Large');
  await page.getByText('The section is written again').waitFor();
  expect(vendors.paid().length).toBe(paid + 1);
  expect(Math.max(...(await page.evaluate(keptLimits)))).toBeCloseTo(after[0], 3);
  await page.goto(`${server.url}/settings`);
  await page.getByText('$50.00 in, $150.00 out. Prices as of Mar 1, 2027.').waitFor();
});

it('met no error on the page', () => {
  expect(faults).toEqual([]);
});
