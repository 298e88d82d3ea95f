// Looks at a large plan in every way that the builder offers, each timed from the press to the frame that shows it.
import type { Locator, Page } from 'playwright-core';

export interface WatchedView {
  readonly name: string;
  readonly ms: number;
}

const LIST = '[role="treegrid"]';
/** Places of all keywords, in words, above the line about meaning: changes when a plan of another size is there. */
const PLACES = '[aria-labelledby="plan-size"] > p:nth-last-of-type(2)';
/** Within the page, left alone between two presses: what follows a view, as saving, is no part of the next. */
export const REST_MS = 300;

/** The page shows the plan in the builder. It ends on the screen of the plan's size. */
export async function watchViews(
  page: Page,
  tell: (view: WatchedView) => void,
): Promise<readonly WatchedView[]> {
  const watched: WatchedView[] = [];
  const timed = async (name: string, press: () => Promise<unknown>, selector = LIST): Promise<void> => {
    await page.waitForTimeout(REST_MS);
    await page.evaluate((element) => window.viewBench.watch(element), selector);
    await press();
    const view = { name, ms: await page.evaluate(() => window.viewBench.shown()) };
    tell(view);
    watched.push(view);
  };
  const lens = (name: string) =>
    page.getByRole('radiogroup', { name: 'What to show' }).getByText(name).first();
  for (const name of ['First batch', 'Plan', 'Everything', 'First batch', 'Everything'])
    await timed('lens', () => lens(name).click());
  await timed('scroll', () =>
    page
      .locator(LIST)
      .hover()
      .then(() => page.mouse.wheel(0, 3_000)),
  );
  await timed('scroll', () => page.mouse.wheel(0, -3_000));
  await selectAll(page, timed);
  await filter(page, timed);
  await resize(page, timed);
  return watched;
}

type Timed = (name: string, press: () => Promise<unknown>, selector?: string) => Promise<void>;

async function selectAll(page: Page, timed: Timed): Promise<void> {
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await timed('select all', () => page.getByRole('button', { name: /^Select all/u }).click());
  await timed('select none', () => clear.click());
  await page.locator(`${LIST} [role="row"][data-kind="page"] input[type="checkbox"]`).first().click();
  await timed('select with Shift to the end', () => page.keyboard.press('Shift+End'));
  await clear.click();
}

async function filter(page: Page, timed: Timed): Promise<void> {
  await page.locator(LIST).evaluate((list) => list.scrollTo({ top: 0 }));
  const volume = page.getByLabel('Volume ≥');
  for (const least of ['50000', '80000', '0']) await timed('volume filter', () => volume.fill(least));
  const search = page.getByRole('searchbox', { name: 'Search keywords' });
  const word = await wordOf(page.locator(`${LIST} [data-kind="page"] [data-column="keyword"]`).first());
  await search.click();
  for (const letter of word.slice(0, 4)) await timed('search, a letter', () => page.keyboard.press(letter));
  await timed('search cleared', () => search.fill(''));
}

async function wordOf(cell: Locator): Promise<string> {
  return /[a-z]{4,}/u.exec((await cell.locator('[title]').first().getAttribute('title')) ?? '')?.[0] ?? 'a';
}

async function resize(page: Page, timed: Timed): Promise<void> {
  await page.getByRole('link', { name: 'Plan size' }).click();
  const size = page.getByRole('textbox', { name: /Pages/u }).first();
  await size.waitFor();
  const pages = Number((await size.inputValue()).replaceAll(/\D/gu, ''));
  for (const next of [Math.round(pages / 2), pages]) {
    await size.fill(String(next));
    await timed('plan size', () => size.press('Enter'), PLACES);
  }
}
