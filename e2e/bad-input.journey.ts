// What does bad input get? A sentence that says what is wrong and where; the page lives, earlier data stays.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import {
  chooseKeywordFile,
  journeyAccount,
  openSampleSilo,
  signUp,
  type UploadedFile,
} from './journey-pages.ts';
import { csvFile } from './keyword-files.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(12_000);
  await signUp(page, url, journeyAccount('Bad Input'));
  await openSampleSilo(page);
});
afterAll(async () => {
  await browser.close();
});

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const cases: readonly (readonly [string, UploadedFile, RegExp])[] = [
  ['an empty file', csvFile('empty.csv', ''), /empty\.csv is empty/u],
  ['a header alone', csvFile('header.csv', 'Keyword,Volume\n'), /at least a header row and one data row/u],
  ['a picture named .csv', csvFile('picture.csv', png), /picture\.csv is not a keyword list/u],
  ['nothing but zeros', csvFile('zeros.csv', Buffer.alloc(300_000)), /only zero bytes/u],
  [
    'a broken project file',
    { name: 'p.json', mimeType: 'application/json', buffer: Buffer.from('{"version":3}') },
    /damaged|not a Silosmith project/u,
  ],
];

async function startOver(): Promise<void> {
  await page.goto(`${url}/workflow`);
  await page.getByRole('button', { name: 'Start Fresh' }).click();
}

describe('bad keyword files', () => {
  for (const [name, file, sentence] of cases) {
    it(`says what is wrong with ${name}`, async () => {
      await page.goto(`${url}/workflow`);
      const fresh = page.getByRole('button', { name: 'Start Fresh' });
      const picker = page.locator('input[type="file"]').first();
      await fresh
        .or(page.getByRole('button', { name: 'Choose files' }))
        .first()
        .waitFor();
      if (await fresh.isVisible()) await fresh.click();
      await picker.waitFor({ state: 'attached' });
      await chooseKeywordFile(page, file);
      await page.getByRole('alert').getByText(sentence).waitFor();
    });
  }

  it('asks which column is the keyword where none can be told', async () => {
    await page.goto(`${url}/workflow`);
    await chooseKeywordFile(page, csvFile('odd.csv', 'x,y\n17,12\n18,13\n19,14\n'));
    await page.getByRole('dialog').getByText('Keyword column is required').waitFor();
    expect(await page.getByRole('button', { name: 'Import CSV Data' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('still has the earlier project', async () => {
    await page.getByRole('button', { name: 'Switch project' }).click();
    await page.getByRole('menuitem', { name: /Home coffee/u }).click();
    await page.getByRole('treegrid').waitFor();
    await startOver();
  });
});
