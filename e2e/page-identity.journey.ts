// What was written for a page stays with it: through a rename, a merge, undo, a reload, and from everything that earlier versions stored.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, saved, signUp } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';

/** Written by the release before page ids: arabica beans below coffee beans, ethiopian arabica below that, all three with an article. */
const OLD_FILE = join(import.meta.dirname, '../packages/silo/src/testing/fixtures/project-version-3.json');

let server: JourneyServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

async function arriveWithOldFile(name: string): Promise<void> {
  await context?.close();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, server.url, journeyAccount(name));
  await chooseKeywordFile(page, {
    name: 'coffee.json',
    mimeType: 'application/json',
    buffer: await readFile(OLD_FILE),
  });
  await page.getByRole('treegrid').waitFor();
}

/** Without a reload, which would end the undo list. */
async function go(view: 'builder' | 'workspace'): Promise<void> {
  await page.evaluate((path) => window.history.pushState(null, '', path), `/${view}`);
  if (view === 'builder') await page.getByRole('treegrid').waitFor();
  else await page.getByRole('listbox', { name: 'Pages' }).waitFor();
}

async function chooseInBuilder(keyword: string): Promise<void> {
  await go('builder');
  await page.getByRole('treegrid').getByText(keyword, { exact: true }).click();
}

const option = (keyword: string): Locator =>
  page
    .getByRole('listbox', { name: 'Pages' })
    .getByRole('option')
    .filter({ has: page.getByText(keyword, { exact: true }) });

async function read(keyword: string): Promise<string> {
  await option(keyword).click();
  await page.getByRole('heading', { level: 2, name: keyword, exact: true }).waitFor();
  return page.getByRole('textbox', { name: `Article of ${keyword}` }).innerText();
}

const press = async (keys: string, said: RegExp): Promise<void> => {
  await page.getByRole('heading').first().click();
  await page.keyboard.press(keys);
  await page.getByText(said).first().waitFor();
};

describe('a written page', () => {
  beforeAll(() => arriveWithOldFile('Page Identity'));

  it('opens from a file of the release before, with every article', async () => {
    await go('workspace');
    expect(await read('arabica beans')).toContain('Part of coffee beans');
    expect(await read('arabica coffee beans')).toContain('Merged.');
    await page.getByText('Its article is kept until you discard it.').waitFor();
    expect(await read('coffee bean guide')).toContain('Its keyword is gone.');
  });

  it('has its article after a rename, undo, redo and a reload', async () => {
    await chooseInBuilder('arabica beans');
    await page.getByRole('button', { name: 'Rename…', exact: true }).click();
    const detail = page.getByRole('complementary', { name: 'Page' });
    await detail.getByRole('textbox', { name: 'Rename arabica beans' }).fill('arabica coffee');
    await page.keyboard.press('Enter');
    await detail.getByRole('heading', { name: 'arabica coffee', exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('arabica coffee');
    await go('workspace');
    expect(await read('arabica coffee')).toContain('Part of coffee beans');
    expect(await option('arabica beans').count()).toBe(0);
    await press('Control+z', /Undone: /u);
    expect(await read('arabica beans')).toContain('Part of coffee beans');
    await press('Control+Shift+z', /Redone: /u);
    expect(await read('arabica coffee')).toContain('Part of coffee beans');
    await saved(page);
    await page.reload();
    expect(await read('arabica coffee')).toContain('Part of coffee beans');
    expect(await option('arabica beans').count()).toBe(0);
  });

  it('is merged with another one: both texts stay, until one is discarded, and undo brings it back', async () => {
    await chooseInBuilder('ethiopian arabica');
    await page.getByRole('button', { name: 'Merge into…', exact: true }).click();
    await page.getByLabel('Into which page?').fill('arabica coffee');
    await page.getByRole('option', { name: /arabica coffee$/u }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await go('workspace');
    expect(await read('arabica coffee')).toContain('Part of coffee beans');
    await page.getByText('This page took in 2 keywords that have articles of their own:').waitFor();
    await page.getByRole('button', { name: 'ethiopian arabica', exact: true }).click();
    await page.getByText('“arabica coffee” serves it').waitFor();
    expect(await read('ethiopian arabica')).toContain('Floral & bright.');
    await page.getByRole('button', { name: 'Discard the article' }).click();
    await page.getByRole('heading', { level: 2, name: 'arabica coffee', exact: true }).waitFor();
    expect(await option('ethiopian arabica').count()).toBe(0);
    await press('Control+z', /Undone: discarded/u);
    expect(await read('ethiopian arabica')).toContain('Floral & bright.');
    await press('Control+z', /Undone: merged/u);
    expect(await read('ethiopian arabica')).toContain('Floral & bright.');
    expect(await page.getByText('Its article is kept until you discard it.').count()).toBe(0);
  });
});

describe('what an earlier release stored in the browser', () => {
  /** Puts the records back under their keywords, as the release before keyed them. */
  const keyByText = (keywords: Readonly<Record<string, string>>): Promise<number> =>
    page.evaluate(async (textOf) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // Those of imported files and of snapshots may come first.
      const isOfRecords = ({ name = '' }) => !/^silosmith-(?:files|snapshots)-/u.test(name);
      const { name = '' } = (await indexedDB.databases()).find(isOfRecords) ?? {};
      const database = await done(indexedDB.open(name));
      await done(database.transaction('queue', 'readwrite').objectStore('queue').clear());
      let moved = 0;
      for (const row of await done(database.transaction('records').objectStore('records').getAll())) {
        const keyword = textOf[row.key];
        if (keyword === undefined) continue;
        const table = database.transaction('records', 'readwrite').objectStore('records');
        await done(table.put({ ...row, key: keyword, body: { ...row.body, keyword } }));
        const again = database.transaction('records', 'readwrite').objectStore('records');
        await done(again.delete([row.projectId, row.kind, row.key]));
        moved += 1;
      }
      database.close();
      return moved;
    }, keywords);

  it('is read, shown and stored under page ids, and the server has it', async () => {
    await arriveWithOldFile('Old Database');
    await saved(page);
    const ids: Record<string, string> = {};
    for (const { kind, key, body } of await recordsOnServer()) if (kind === 'article') ids[key] = body.title;
    const titles: Record<string, string> = {
      'Coffee beans: the whole guide': 'coffee beans',
      'Arabica beans': 'arabica beans',
      'Ethiopian arabica': 'ethiopian arabica',
    };
    const textOf = Object.fromEntries(
      Object.entries(ids).flatMap(([id, title]) =>
        titles[title] === undefined ? [] : [[id, titles[title]]],
      ),
    );
    expect(Object.keys(textOf)).toHaveLength(3);
    expect(await keyByText(textOf)).toBeGreaterThanOrEqual(3);
    await page.reload();
    await page.getByRole('treegrid').waitFor();
    await go('workspace');
    expect(await read('arabica beans')).toContain('Part of coffee beans');
    expect(await read('coffee beans')).toContain('What beans are');
    await saved(page);
    const stored = (await recordsOnServer()).filter(({ kind }) => kind === 'article');
    expect(stored.filter(({ key, body }) => body !== null && !key.startsWith('~'))).toEqual([]);
    expect(await page.getByRole('button', { name: /conflict/iu }).count()).toBe(0);
  });

  it('met no error on the page', () => {
    expect(faults).toEqual([]);
  });
});

function recordsOnServer(): Promise<{ kind: string; key: string; body: { title: string } }[]> {
  return page.evaluate(async () => {
    const { projects } = await (await fetch('/api/projects')).json();
    return (await (await fetch(`/api/projects/${projects[0].id}/records?since=0`)).json()).records;
  });
}
