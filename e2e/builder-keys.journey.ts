// The builder as a spreadsheet, by keyboard: several pages at once, renamed, moved, deleted and back, copied, found from the palette; axe at every stop.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';

const url = inject('serverUrl');
let browser: Browser;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Key Walker'));
  await openSampleSilo(page);
});
afterAll(async () => {
  await browser.close();
});

const grid = (): Locator => page.getByRole('treegrid');
const focused = (): Locator => grid().locator('[role="row"]:focus');
const pageLine = (keyword: string): Locator =>
  grid()
    .locator('[role="row"][data-kind="page"]')
    .filter({ has: page.getByText(keyword, { exact: true }) });
const bar = (): Locator => page.getByRole('region', { name: 'Selection' });
const press = (keys: string): Promise<void> => page.keyboard.press(keys);

async function violations(): Promise<string[]> {
  // Its other mode opens a page of its own for each look, for frames that are not here.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

describe('the builder by keyboard', () => {
  it('walks to the last line and back: the focus goes along, also out of view', async () => {
    await pageLine('cold brew coffee').click();
    await press('Escape');
    await page.getByRole('complementary', { name: 'Page' }).waitFor({ state: 'detached' });
    await press('End');
    const last = Number(await grid().getAttribute('aria-rowcount'));
    await expect.poll(() => focused().getAttribute('aria-rowindex')).toBe(String(last));
    await press('Home');
    await expect.poll(() => focused().getAttribute('aria-rowindex')).toBe('2');
    await press('ArrowLeft');
    await expect.poll(() => focused().getAttribute('aria-expanded')).toBe('false');
    await press('ArrowRight');
    await expect.poll(() => focused().getAttribute('aria-expanded')).toBe('true');
  });

  it('selects several, says how many, and all that is shown', async () => {
    await pageLine('pour over coffee').click();
    await pageLine('coffee grinder').click({ modifiers: ['ControlOrMeta'] });
    await bar().getByText('2 selected').waitFor();
    expect(await pageLine('coffee grinder').getAttribute('aria-selected')).toBe('true');
    await press('Control+a');
    const shown = /^(\d+) of/u.exec(await page.getByText(/^\d+ of \d+ shown$/u).innerText())?.[1];
    await bar().getByText(`${shown} selected`).waitFor();
    expect(await violations()).toEqual([]);
    await press('Escape');
    await bar()
      .getByText(/^Select all/u)
      .waitFor();
  });

  it('deletes with what became of the pages below, and takes it back from the same toast', async () => {
    await pageLine('burr coffee grinder').click();
    await press('Delete');
    const toast = page.getByRole('status').filter({ hasText: /\bDone: deleted “burr coffee grinder”/u });
    await toast.waitFor();
    // The keys go on where it stood, not at the top of the list.
    await expect.poll(() => focused().getAttribute('data-active')).toBe('true');
    expect(await focused().getAttribute('data-kind')).toBe('page');
    await toast.getByRole('button', { name: 'Undo' }).click();
    const line = pageLine('burr coffee grinder');
    await line.waitFor();
    await toast.waitFor({ state: 'detached' });
    // The button went with its toast; the keys go on at the line that came back.
    await expect.poll(() => focused().getAttribute('id')).toBe(await line.getAttribute('id'));
  });

  it('goes back to a line with the keys that bring it back', async () => {
    const line = pageLine('burr coffee grinder');
    const id = await line.getAttribute('id');
    await press('Delete');
    await line.waitFor({ state: 'detached' });
    await press('Control+z');
    await line.waitFor();
    await expect.poll(() => focused().getAttribute('id')).toBe(id);
  });

  it('moves a page out of its level with Alt, and back with Ctrl+Z', async () => {
    const line = pageLine('burr coffee grinder');
    const level = await line.getAttribute('data-level');
    await line.click();
    await press('Alt+ArrowLeft');
    await page.getByText(/Done: promoted “burr coffee grinder”/u).waitFor();
    expect(await line.getAttribute('data-level')).toBe(String(Number(level) - 1));
    expect(await focused().getAttribute('id')).toBe(await line.getAttribute('id'));
    await press('Control+z');
    await page
      .getByText(/Undone: promoted/u)
      .first()
      .waitFor();
    expect(await line.getAttribute('data-level')).toBe(level);
  });

  it('renames in place', async () => {
    await pageLine('burr coffee grinder').click();
    await press('F2');
    await page.getByRole('textbox', { name: 'Rename burr coffee grinder' }).fill('conical coffee grinder');
    expect(await violations()).toEqual([]);
    await press('Enter');
    await pageLine('conical coffee grinder').waitFor();
    expect(await focused().innerText()).toContain('conical coffee grinder');
  });

  it('copies the columns shown, with their heads', async () => {
    await press('Escape');
    await press('Shift+ArrowUp');
    await bar().getByText('2 selected').waitFor();
    await press('Control+c');
    await page.getByText('2 rows copied.').waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Keyword\tDemand\tVolume\tKD/u);
    expect(lines.slice(1).join('\n')).toMatch(/conical coffee grinder\t\d+\t\d+/u);
    await press('Escape');
  });

  it('offers the same actions in a menu, and lists the keys', async () => {
    await press('Shift+F10');
    await page.getByRole('menuitem', { name: /^Delete/u }).waitFor();
    expect(await violations()).toEqual([]);
    await press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    const line = await focused().getAttribute('id');
    await press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await violations()).toEqual([]);
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused().getAttribute('id')).toBe(line);
  });

  it('shows a page opened from the list instead of the checks', async () => {
    await page.getByRole('button', { name: /^Checks/u }).click();
    await page.getByRole('complementary', { name: 'Silo checks' }).waitFor();
    await pageLine('cold brew coffee').click();
    await page.getByRole('complementary', { name: 'Page' }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Silo checks' }).count()).toBe(0);
    await press('Escape');
  });

  it('keeps the columns that were chosen', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Topic' }).check();
    await press('Escape');
    await grid().getByRole('columnheader', { name: 'Topic' }).waitFor();
    await saved(page);
    await page.reload();
    await grid().getByRole('columnheader', { name: 'Topic' }).waitFor();
  });

  it('sorts the flat list by any column', async () => {
    await page.getByRole('checkbox', { name: 'Flat list' }).check();
    await grid().getByRole('button', { name: 'Demand' }).click();
    const figures = await grid()
      .locator('[data-kind="page"] [data-column="demand"]')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent?.replaceAll(',', ''))));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    expect(await violations()).toEqual([]);
  });

  it('is reached from the palette at the page that was looked for, also by what it serves', async () => {
    await page.goto(`${url}/workspace`);
    await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().waitFor();
    await press('Control+k');
    await page.getByRole('textbox', { name: 'Search and commands' }).fill('coffee grinder conical');
    await page.getByRole('button', { name: /conical coffee grinder/u }).click();
    await grid().waitFor();
    await page
      .getByRole('complementary', { name: 'Page' })
      .getByText('conical coffee grinder')
      .first()
      .waitFor();
    expect(await pageLine('conical coffee grinder').getAttribute('data-active')).toBe('true');
    await page.reload();
    await page
      .getByRole('complementary', { name: 'Page' })
      .getByText('conical coffee grinder')
      .first()
      .waitFor();
  });

  it('keeps its bar in one row wherever the menu stands beside it', async () => {
    const { height = 0 } =
      (await page.getByRole('button', { name: 'Generate All Articles' }).boundingBox()) ?? {};
    for (const width of [1024, 1100, 1200, 1320, 1400, 1440, 1520, 1700, 1720]) {
      await page.setViewportSize({ width, height: 800 });
      // The window has its new size a moment before the page does.
      const bar = page.locator('header').filter({ has: page.getByRole('radiogroup') });
      const heightNow = async () => (await bar.boundingBox())?.height;
      await expect.poll(heightNow, { message: `at ${width} px` }).toBeLessThan(2 * height);
    }
    await page.setViewportSize({ width: 1024, height: 800 });
    // Signs alone are seen; names are still there.
    await page.getByRole('button', { name: /^Review/u }).waitFor();
    await page.getByRole('button', { name: 'Generate All Articles' }).click();
    await page.getByRole('dialog').getByText('Pages to write').waitFor();
    expect(await violations()).toEqual([]);
    await press('Escape');
  });

  it('selects several by touch on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/builder`);
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await pageLine('pour over coffee').click();
    await pageLine('coffee grinder').click();
    await bar().getByText('2 selected').waitFor();
    expect(await violations()).toEqual([]);
    await bar().getByRole('button', { name: 'Clear' }).click();
  });

  it('met no error on the page', () => {
    expect(faults).toEqual([]);
  });
});
