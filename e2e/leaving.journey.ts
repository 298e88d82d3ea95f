// A reload before an edit is on the disk: the browser asks, and whoever stays has lost nothing.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  await signUp(page, inject('serverUrl'), journeyAccount('Early Leaver'));
  await openSampleSilo(page);
});
afterAll(() => browser?.close());

const star = () =>
  page
    .locator('[role="treegrid"] [role="row"][data-kind="page"]')
    .first()
    .getByRole('button', { name: /favourite/iu });
const isStarred = () => star().getAttribute('aria-pressed');

/** A transaction that stays open lets nobody else write until `window.letWrite()`. */
async function holdTheDisk(): Promise<void> {
  await page.evaluate(async () => {
    // Those of imported files and of snapshots may come first.
    const isOfRecords = ({ name = '' }) => !/^silosmith-(?:files|snapshots)-/u.test(name);
    const { name = '' } = (await indexedDB.databases()).find(isOfRecords) ?? {};
    const opened = indexedDB.open(name);
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const db = opened.result;
    const stores = [...db.objectStoreNames];
    const [first = ''] = stores;
    const transaction = db.transaction(stores, 'readwrite');
    let isHeld = true;
    const ask = () => {
      if (isHeld) transaction.objectStore(first).count().addEventListener('success', ask);
    };
    ask();
    Object.assign(window, {
      letWrite: () => {
        isHeld = false;
        db.close();
      },
    });
  });
}

it('is asked about, and an edit is there after the next one', async () => {
  await saved(page);
  await holdTheDisk();
  expect(await isStarred()).toBe('false');
  await star().click();
  await expect.poll(isStarred).toBe('true');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reloaded;
  expect(await isStarred()).toBe('true');
  await page.evaluate('letWrite()');
  await saved(page);
  await page.reload();
  await expect.poll(isStarred).toBe('true');
});
