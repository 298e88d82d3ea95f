// Publishing from the browser to a real WordPress: a wrong password named, a plan, drafts read back, one change, all rolled back.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, generateAll, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';
import { startWordPress } from './wordpress.ts';

const KEYWORDS = [
  'rain barrel',
  'rain barrel kit',
  'rain barrel diverter',
  'rain barrel stand',
  'rain gauge',
];
const rows = KEYWORDS.map((keyword, at) => `${keyword},${2000 - 100 * at},${5 + at}\n`).join('');
const LONG_MS = 600_000;
const wordpress = startWordPress();

interface SitePost {
  readonly title: { readonly raw: string };
  readonly content: { readonly raw: string };
  readonly status: string;
}

async function contentOfSite(): Promise<string> {
  const { url = '', user = '', password = '' } = wordpress ?? {};
  const authorization = `Basic ${btoa(`${user}:${password}`)}`;
  const routes = ['posts?status=any&context=edit', 'pages?status=any&context=edit', 'categories?x', 'tags?x'];
  const answers = routes.map(async (route) => {
    const address = `${url}/wp-json/wp/v2/${route}&per_page=100&orderby=id&order=asc`;
    return (await fetch(address, { headers: { authorization } })).text();
  });
  return (await Promise.all(answers)).join('\n');
}

const draftsOf = (content: string): SitePost[] =>
  (JSON.parse(content.split('\n')[0] ?? '[]') as SitePost[]).filter(({ status }) => status === 'draft');

describe.skipIf(wordpress === null)('publishing from the browser (needs Debian packages)', () => {
  let server: JourneyServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const step = (name: string) =>
    page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });
  const fill = async (password: string) => {
    await page.getByLabel('Site URL').fill(wordpress?.url ?? '');
    await page.getByLabel('Username').fill(wordpress?.user ?? '');
    await page.getByLabel('Application Password').fill(password);
    await button('Test connection').click();
  };

  beforeAll(async () => {
    server = await startServer({ PRIVATE_HOSTS: new URL(wordpress?.url ?? '').hostname });
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await signUp(page, server.url, journeyAccount('Publish Journey'));
    const buffer = Buffer.from(`Keyword,Volume,Difficulty\n${rows}`);
    await chooseKeywordFile(page, { name: 'rain.csv', mimeType: 'text/csv', buffer });
    await openPlan(page);
    await page.goto(`${server.url}/workspace`);
    expect(await generateAll(page)).toBe(KEYWORDS.length);
    await page.goto(`${server.url}/export`);
    await page.getByRole('tab', { name: 'WordPress (REST)' }).click();
  }, LONG_MS);
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    wordpress?.stop();
  }, LONG_MS);

  it(
    'names a wrong password and what to do about it',
    async () => {
      await page
        .getByText('Configure WordPress settings and test connection to enable publishing.')
        .waitFor();
      await button('Test connection').click();
      await page.getByText('Please fill in all connection details').waitFor();
      await fill('abcd efgh ijkl mnop qrst uvwx');
      await page
        .getByText('Users → Profile → Application Passwords; the login password does not work')
        .waitFor();
      await page.getByText('Connection Failed', { exact: true }).waitFor();
    },
    LONG_MS,
  );

  it(
    'connects, and keeps the password in the tab alone',
    async () => {
      await fill(wordpress?.password ?? '');
      await page.getByText('Connected', { exact: true }).waitFor();
      const kept = await page.evaluate(async () => {
        const rowsOf = (name: string): Promise<unknown> =>
          new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.onerror = () => reject(opening.error);
            opening.onsuccess = () => {
              const database = opening.result;
              const stores = [...database.objectStoreNames];
              if (stores.length === 0) resolve([]);
              const reads = stores.map((store) => {
                const all = database.transaction(store).objectStore(store).getAll();
                return new Promise((read) => {
                  all.onsuccess = () => read(all.result);
                });
              });
              void Promise.all(reads).then((rows) => {
                database.close();
                resolve(rows);
              });
            };
          });
        const databases = (await indexedDB.databases()).map(({ name }) => rowsOf(name ?? ''));
        return JSON.stringify([{ ...localStorage }, await Promise.all(databases), location.href]);
      });
      expect(kept).toContain(wordpress?.url);
      expect(kept).not.toContain(wordpress?.password.slice(0, 9));
      expect(server.output()).not.toContain(wordpress?.password.slice(0, 9));
    },
    LONG_MS,
  );

  it(
    'plans, publishes drafts, and reads every field back',
    async () => {
      const before = await contentOfSite();
      await button('Show the plan').click();
      await step('Plan').getByText('5 create, 0 update, 0 skip').waitFor();
      expect(await contentOfSite()).toBe(before);
      await button('Publish 5 as drafts').click();
      await button('Publish anyway').click();
      await page.getByText('5 posts written, 5 verified.').waitFor({ timeout: 120_000 });
      await step('Read back and compare')
        .getByText(/\d+ as sent, 0 differ/u)
        .waitFor();
      const drafts = draftsOf(await contentOfSite());
      expect(drafts).toHaveLength(KEYWORDS.length);
      for (const { content } of drafts) expect(content.raw).not.toContain('silo:');
    },
    LONG_MS,
  );

  it(
    'knows after a reload what it published, and updates the one article that was changed',
    async () => {
      await page.goto(`${server.url}/workspace`);
      await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
      const editor = page.locator('[role="textbox"][aria-multiline="true"]');
      await editor.locator('p').first().click();
      await page.keyboard.press('End');
      await page.keyboard.type(' Changed by hand.');
      await page.getByText('Edited by hand', { exact: true }).waitFor();
      await saved(page);
      await page.goto(`${server.url}/export#wordpress`);
      await button('Test connection').click();
      await page.getByText('Connected', { exact: true }).waitFor();
      await button('Show the plan').click();
      await step('Plan').getByText('0 create, 1 update, 4 skip').waitFor();
      await page
        .getByRole('region', { name: 'Pages' })
        .getByRole('button', { name: /^Update/u })
        .click();
      await page
        .getByRole('complementary', { name: 'Selected page' })
        .locator('ins', { hasText: 'by hand' })
        .waitFor();
      await button('Publish 1 as draft').click();
      await button('Publish anyway').click();
      await page.getByText('1 post written, 1 verified.').waitFor({ timeout: 60_000 });
      const texts = draftsOf(await contentOfSite()).map(({ content }) => content.raw);
      expect(texts.filter((text) => text.includes('Changed by hand.'))).toHaveLength(1);
    },
    LONG_MS,
  );

  it(
    'rolls back to nothing, one run after the other',
    async () => {
      await button('Rollback Last Publish').click();
      await page.getByText('1 post gets back every field that it had before').waitFor();
      await button('Roll back').click();
      await page.getByText('1 post is as it was before.').waitFor({ timeout: 60_000 });
      await button('Rollback Last Publish').click();
      await page.getByText('5 posts that the run made are deleted').waitFor();
      await button('Roll back').click();
      await page.getByText('5 posts that the run made are deleted.').waitFor({ timeout: 60_000 });
      expect(draftsOf(await contentOfSite())).toEqual([]);
      await step('Can be rolled back').getByText('No rollback data available').waitFor();
      expect(faults).toEqual([]);
    },
    LONG_MS,
  );
});
