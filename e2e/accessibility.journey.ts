// Does axe find anything on the screens, light or dark, wide or narrow?
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, saved, signUp, useTheme } from './journey-pages.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;

async function violations(): Promise<string[]> {
  // Its other mode opens a page of its own for each look, for frames that are not here.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser.close();
});

const themes = ['light', 'dark'] as const;

describe('axe', () => {
  for (const theme of themes) {
    for (const path of ['/', '/login', '/pricing']) {
      it(`finds nothing on ${path} (${theme})`, async () => {
        await useTheme(page, theme);
        await page.goto(`${url}${path}`);
        await page.locator('h1').first().waitFor();
        expect(await violations()).toEqual([]);
      });
    }
  }

  it('is let in', async () => {
    await useTheme(page, 'light');
    await signUp(page, url, journeyAccount('Axe Walker'));
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    expect(await violations()).toEqual([]);
    await openSampleSilo(page);
    await page.goto(`${url}/workspace`);
    await generateAll(page);
  });

  for (const theme of themes) {
    for (const path of [
      '/workflow',
      '/plan',
      '/builder',
      '/workspace',
      '/export',
      '/settings',
      '/analysis',
      '/multi-agent',
    ]) {
      it(`finds nothing on ${path} (${theme})`, async () => {
        await useTheme(page, theme);
        await page.goto(`${url}${path}`);
        await page.locator('h1').first().waitFor();
        await saved(page);
        expect(await violations()).toEqual([]);
      });
    }

    it(`finds nothing beside an open page and an open article (${theme})`, async () => {
      await useTheme(page, theme);
      await page.goto(`${url}/builder`);
      await page.locator('[role="rowgroup"] [role="row"][data-kind="page"]').first().click();
      await page.getByText('Why here').waitFor();
      expect(await violations()).toEqual([]);
      await page.goto(`${url}/workspace`);
      await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
      await page.locator('[role="textbox"][aria-multiline="true"]').waitFor();
      expect(await violations()).toEqual([]);
    });
  }
});
