// Kill the tab, and the server, in the middle of a 50-article run: after resuming every article exists once, and none was written twice.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, saved, signUp } from './journey-pages.ts';
import { ahrefsFile, gardenKeywords } from './keyword-files.ts';
import { type JourneyServer, startServer } from './server.ts';

const PAGES = 50;
/** Calls that can be under way at once: a server that is killed loses their answers, and they are asked for again. */
const CONCURRENCY = 3;
let server: JourneyServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

async function openPage(path: string): Promise<void> {
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${server.url}${path}`);
}

/** Keyword → when it was written, as the server has it. */
function articlesOnServer(): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const { projects } = await (await fetch('/api/projects')).json();
    const written: Record<string, string> = {};
    for (let since = 0, more = true; more; ) {
      const listing = await (await fetch(`/api/projects/${projects[0].id}/records?since=${since}`)).json();
      for (const { kind, key, body } of listing.records) {
        if (kind === 'article' && body !== null) written[key] = body.provenance.generatedAt;
      }
      more = listing.more === true;
      since = listing.records.at(-1)?.sequence ?? since;
    }
    return written;
  });
}

const articleCalls = (): Promise<number> =>
  page.evaluate(async () => {
    const usage = await (await fetch('/api/usage?days=1')).json();
    return usage.byTask.find(({ task }: { task: string }) => task === 'article')?.calls ?? 0;
  });

/** Waits until at least `count` articles are listed as written. */
async function written(count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => Number(/(\d+) of \d+ written/u.exec(document.body.innerText)?.[1] ?? 0) >= wanted,
    count,
    { timeout: 150_000 },
  );
}

const shownAsWritten = async (): Promise<number> =>
  Number(/(\d+) of \d+ written/u.exec(await page.locator('body').innerText())?.[1]);

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await openPage('/');
  await signUp(page, server.url, journeyAccount('Kill Switch'));
  await page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/get-session')).json();
    const choice = {
      textProvider: 'demo',
      textModel: 'demo-slow',
      contentLanguage: 'en',
      railCollapsed: false,
    };
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
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

describe('a run that is interrupted', () => {
  it('is paused after the tab was killed, says so, and goes on with what is missing', async () => {
    await page.goto(`${server.url}/workspace`);
    await page.getByRole('button', { name: 'Generate All Articles' }).click();
    await written(6);
    await page.close();
    await openPage('/workspace');
    await page.getByText('Job paused due to page refresh. Click resume to continue.').first().waitFor();
    // An article is shown a moment before it is on the disk: those under way at the kill may be missing.
    expect(await shownAsWritten()).toBeGreaterThanOrEqual(6 - CONCURRENCY);
    await page.getByRole('button', { name: 'Resume' }).first().click();
    await written(18);
  });

  it('survives the death of the server', async () => {
    const before = await articlesOnServer();
    await server.kill();
    await page.waitForTimeout(1_500);
    await server.restart();
    const resume = page.getByRole('button', { name: /^(Resume|Retry)/u }).first();
    for (let i = 0; i < 20 && (await shownAsWritten()) < PAGES; i++) {
      // The run may end between the look and the click.
      if (await resume.isVisible()) await resume.click({ timeout: 5_000 }).catch(() => undefined);
      await Promise.race([written(PAGES), page.waitForTimeout(15_000)]);
    }
    await written(PAGES);
    await saved(page);
    const after = await articlesOnServer();
    expect(Object.keys(after)).toHaveLength(PAGES);
    for (const [keyword, at] of Object.entries(before))
      expect([keyword, after[keyword]]).toEqual([keyword, at]);
    expect(await articleCalls()).toBeLessThanOrEqual(PAGES + CONCURRENCY);
  }, 300_000);
});
