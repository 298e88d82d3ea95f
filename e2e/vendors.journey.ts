// Fifty pages with research and images on the server's own keys: the tab is closed and suspended on the way, the daily cap stops the run, and no call is paid twice.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVendors } from '../apps/cli/src/testing/vendor-double.ts';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { ahrefsFile, gardenKeywords } from './keyword-files.ts';
import { type JourneyServer, startServer } from './server.ts';

const PAGES = 50;
const CONCURRENCY = 3;
/** Less than half of what the cap counts for the run, so that one day reaches it even where midnight (UTC) falls within. */
const CAP_USD = 2;
const RAISED_CAP_USD = 20;
const KEY = 'sk-vendors-0123456789abcdef';
const SUSPENDED_MS = 1_500;
/** A job that nobody has touched for an hour is not offered any more. */
const HOURS_LATER_MS = 2 * 3_600_000;
const REST_MS = 1_000;
const PATIENTLY = { timeout: 30_000 };
const account = journeyAccount('Vendor Writer');
let vendors: Awaited<ReturnType<typeof startVendors>>;
let server: JourneyServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

async function openPage(path: string, laterMs = 0): Promise<void> {
  page = await context.newPage();
  await page.addInitScript((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, laterMs);
  page.setDefaultTimeout(60_000);
  await page.goto(`${server.url}${path}`);
}

const written = (count: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => Number(/(\d+) of \d+ written/u.exec(document.body.innerText)?.[1] ?? 0) >= wanted,
    count,
    { timeout: 150_000 },
  );

/** Keyword → images of its page, kind → number of records, as the server has them. */
const onServer = () =>
  page.evaluate(async () => {
    const { projects } = await (await fetch('/api/projects')).json();
    const counts: Record<string, number> = {};
    const pictures: Record<string, number> = {};
    for (let since = 0, more = true; more; ) {
      const listing = await (await fetch(`/api/projects/${projects[0].id}/records?since=${since}`)).json();
      for (const { kind, key, body } of listing.records) {
        if (body === null) continue;
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (kind === 'image') pictures[key] = body.pictures.length;
      }
      more = listing.more === true;
      since = listing.records.at(-1)?.sequence ?? since;
    }
    return { counts, pictures: Object.values(pictures).reduce((sum, made) => sum + made, 0) };
  });

/** As the server counts: calls that were answered, US dollars, and those of the day (UTC) that cost most. */
async function usage(): Promise<{ calls: number; usd: number; dearestDayUsd: number }> {
  const { byTask, byDay } = await page.evaluate(async () => (await fetch('/api/usage?days=1')).json());
  const tasks = byTask as { calls: number; failedCalls: number; costUsd: number }[];
  const days = byDay as { costUsd: number }[];
  return {
    calls: tasks.reduce((sum, { calls, failedCalls }) => sum + calls - failedCalls, 0),
    usd: tasks.reduce((sum, { costUsd }) => sum + costUsd, 0),
    dearestDayUsd: Math.max(...days.map(({ costUsd }) => costUsd)),
  };
}

/** Searches are not in aimock's journal. */
const answered = (): number => vendors.paid().length + vendors.searches.length;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Other pages' calls that were under way as the run stopped have been answered. */
async function atRest(): Promise<void> {
  for (let before = -1; before !== answered(); ) {
    before = answered();
    await pause(REST_MS);
  }
}

/** Whatever was answered was charged: by idempotency key, by what was asked, and by keyword of a search. */
function paidTwice(): string[] {
  const paid = vendors.paid();
  const calls = [
    ...paid.map(({ idempotencyKey }) => `key ${idempotencyKey}`),
    ...paid.map(({ path, prompt }) => path + prompt),
    ...vendors.searches.map((query) => `search ${query}`),
  ];
  return calls.filter((call, at) => calls.indexOf(call) !== at);
}

/** Of the files below `folder`, those with `words` in them. */
const filesWith = (folder: string, words: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(words));

/** Chromium's headless shell never freezes a page (`Page.setWebLifecycleState`), so the system does: workers stand still too. */
async function signalTabs(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, signal);
  await session.detach();
}

beforeAll(async () => {
  vendors = await startVendors();
  server = await startServer({ ...vendors.variables(KEY), DAILY_CAP_USD: String(CAP_USD) });
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openPage('/');
  await signUp(page, server.url, account);
  await page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/get-session')).json();
    const choice = { textProvider: 'mistral', imageProvider: 'openai', researchProvider: 'exa' };
    localStorage.setItem(`silosmith.preferences.${user.id}`, JSON.stringify(choice));
  });
  await page.reload();
  await chooseKeywordFile(page, ahrefsFile(gardenKeywords(PAGES)));
  await openPlan(page);
  await page.getByRole('combobox', { name: 'Grouping' }).click();
  await page.getByRole('option', { name: 'Off: one page per keyword' }).click();
  await page.getByText(`of ${PAGES} shown`).waitFor();
  const all = page.getByRole('button', { name: 'Show all' });
  if (await all.isVisible()) await all.click();
  await page.getByText(`${PAGES} of ${PAGES} shown`).waitFor();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server?.remove();
  await vendors?.stop();
});

it('a tab that is closed pays nothing again: answers that came meanwhile are kept', async () => {
  await page.goto(`${server.url}/workspace`);
  vendors.hold(60);
  await page.getByRole('button', { name: 'Generate All Articles' }).click();
  await vendors.held(CONCURRENCY);
  const before = answered();
  await page.close();
  vendors.release(true);
  await expect.poll(answered, PATIENTLY).toBe(before + CONCURRENCY);
  await openPage('/workspace');
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await written(10);
  expect(paidTwice()).toEqual([]);
});

it('a tab that is suspended in the middle of calls goes on where it was', async () => {
  vendors.hold(20);
  await vendors.held(CONCURRENCY);
  const before = answered();
  await signalTabs('SIGSTOP');
  try {
    vendors.release(true);
    await expect.poll(answered, PATIENTLY).toBe(before + CONCURRENCY);
    await pause(SUSPENDED_MS);
    expect(answered()).toBe(before + CONCURRENCY);
  } finally {
    await signalTabs('SIGCONT');
  }
  await expect.poll(answered, PATIENTLY).toBeGreaterThan(before + CONCURRENCY);
  expect(paidTwice()).toEqual([]);
});

it('a run that is too old to be resumed leaves what was paid to the next one', async () => {
  vendors.hold(35);
  await vendors.held(CONCURRENCY);
  const before = answered();
  await page.close();
  vendors.release(true);
  await expect.poll(answered, PATIENTLY).toBe(before + CONCURRENCY);
  await openPage('/workspace', HOURS_LATER_MS);
  await page.getByRole('button', { name: 'Generate More Articles' }).click();
  await expect.poll(answered, PATIENTLY).toBeGreaterThan(before + CONCURRENCY);
  expect(paidTwice()).toEqual([]);
});

it('stops before the call that would pass the daily cap, and goes on where that is raised', async () => {
  await page
    .getByText(/^Paused: Not sent: .* that the operator allows/u)
    .first()
    .waitFor();
  await atRest();
  const { dearestDayUsd } = await usage();
  expect(dearestDayUsd).toBeGreaterThan(CAP_USD / 2);
  expect(dearestDayUsd).toBeLessThanOrEqual(CAP_USD);
  expect(server.output()).not.toContain(KEY);
  await server.stop();
  await server.restart({ DAILY_CAP_USD: String(RAISED_CAP_USD) });
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await written(PAGES);
});

it('ends with every page whole, each call paid once, and says the key nowhere', async () => {
  await page
    .getByText(/All \d+ articles generated successfully!/u)
    .first()
    .waitFor();
  await saved(page);
  const { counts, pictures } = await onServer();
  for (const kind of ['article', 'meta', 'tags', 'image', 'research'])
    expect([kind, counts[kind]]).toEqual([kind, PAGES]);
  expect(paidTwice()).toEqual([]);
  expect(vendors.searches).toHaveLength(PAGES);
  const drawn = vendors.paid().filter(({ path }) => path.endsWith('/images/generations'));
  expect(drawn).toHaveLength(pictures);
  const { calls, usd } = await usage();
  expect(calls).toBe(answered());
  expect(usd).toBeGreaterThan(CAP_USD);
  expect(usd).toBeLessThanOrEqual(RAISED_CAP_USD);
  expect(server.output()).not.toContain(KEY);
  await server.stop();
  expect(filesWith(server.dataDir, account.email)).not.toEqual([]);
  expect(filesWith(server.dataDir, KEY)).toEqual([]);
});
