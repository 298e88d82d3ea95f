// Everything that opens above the page: reached with the keys, closed with Escape, and the focus is where it was.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, signUp } from './journey-pages.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  await signUp(page, url, journeyAccount('Focus Walker'));
});
afterAll(async () => {
  await browser.close();
});

const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const focusedName = (): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 80)}`;
  });

async function comesBack(name: string | RegExp, role: 'dialog' | 'menu' = 'dialog'): Promise<void> {
  // Twice: what is loaded at the first press is there at the second. Then with the focus outside of it.
  for (const time of ['first', 'second', 'third']) {
    await button(name).focus();
    const element = await button(name).elementHandle();
    const opener = await focusedName();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole(role).first();
    await overlay.waitFor();
    // What has nothing to press does not take the focus.
    if (time === 'third' && name !== 'Saved')
      await overlay
        .locator(':focus')
        .or(overlay.and(page.locator(':focus')))
        .waitFor();
    if (time === 'third') await element?.focus();
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'detached' });
    await expect.poll(focusedName, { message: `${name}, the ${time} time` }).toBe(opener);
  }
}

it('on the start screen', async () => {
  await button('Choose files').waitFor();
  await comesBack('Paste keywords');
  await comesBack('Try with sample keywords');
});

it('in the frame', async () => {
  await comesBack(/^Search and commands/u);
  await comesBack('Saved');
  await comesBack(/\(account\)$/u, 'menu');
  await comesBack(/\(switch project\)$/u, 'menu');
});

it('in the builder', async () => {
  await openSampleSilo(page);
  await button('Generate All Articles').waitFor();
  for (const name of ['Add keyword', 'Compare with an existing site', 'Group by meaning', 'Columns'])
    await comesBack(name);
  await comesBack('Generate All Articles');
  await page.locator('[role="rowgroup"] [role="row"][data-kind="page"]').nth(2).click();
  await page.getByText('Why here').waitFor();
  await comesBack('Move…');
  await comesBack('Merge into…');
});

it('in the workspace', async () => {
  await page.goto(`${url}/workspace`);
  await generateAll(page);
  await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
  await page.locator('[role="textbox"][aria-multiline="true"]').waitFor();
  for (const name of ['Preview', /^Regenerate/u, 'New title and description', 'New tags'])
    await comesBack(name);
});

it('in export and settings', async () => {
  await page.goto(`${url}/export`);
  await comesBack('Export');
  await page.goto(`${url}/settings`);
  await comesBack('Clear all data');
});
