// A task of a page's research plan is ticked off before and after it is written, taken back, and remembered through a reload.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  await signUp(page, url, journeyAccount('Research Planner'));
  await openSampleSilo(page);
});
afterAll(async () => {
  await browser?.close();
});

const plan = () => page.getByRole('region', { name: 'Research plan', exact: true });
const completed = async (count: number): Promise<number> => {
  const text = await plan()
    .getByText(new RegExp(`^${count} of \\d+ completed$`, 'u'))
    .innerText();
  return Number(/of (\d+)/u.exec(text)?.[1]);
};
const openFirstPage = async (): Promise<void> => {
  await page.goto(`${url}/workspace`);
  await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
};

it('shows the tasks of a page that is not written yet, and ticks one off', async () => {
  await openFirstPage();
  const all = await completed(0);
  const listed: number[] = [];
  for (const name of [/^Priority/u, /^Optional/u]) {
    await plan().getByRole('tab', { name }).click();
    listed.push(await plan().getByRole('tabpanel').getByRole('heading', { level: 4 }).count());
  }
  expect(listed[0]).toBeGreaterThan(0);
  expect((listed[0] ?? 0) + (listed[1] ?? 0)).toBe(all);
  await plan()
    .getByRole('tab', { name: /^Priority/u })
    .click();
  await plan()
    .getByRole('button', { name: /^Mark complete: Industry analysis/u })
    .click();
  expect(await completed(1)).toBe(all);
});

it('remembers it through a reload and beside the article, and takes it back as a step', async () => {
  await saved(page);
  await page.goto(`${url}/workspace`);
  await generateAll(page);
  await openFirstPage();
  await page.locator('[role="textbox"][aria-multiline="true"]').waitFor();
  await completed(1);
  await plan()
    .getByRole('button', { name: /^Reopen: Industry analysis/u })
    .click();
  await completed(0);
  await page.keyboard.press('Control+z');
  await completed(1);
});
