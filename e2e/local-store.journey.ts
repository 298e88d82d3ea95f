// Does IndexedDB in a real browser keep the contract of the sync's store? The same cases that the double in memory passes.
import { join } from 'node:path';
import { localStoreCases } from '@silosmith/sync/testing';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './browser.ts';

let browser: Browser;
let answers: Record<string, unknown>;

/** One script that defines `storePage`. */
async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'local-store-page.ts'), formats: ['iife'], name: 'storePage' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

function casesIn(page: Page, script: string): Promise<Record<string, unknown>> {
  // Evaluated by the browser's own debugger: the page's content policy lets in no script but the app's.
  return page.evaluate(`${script};storePage.runStoreCases()`);
}

beforeAll(async () => {
  browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(inject('serverUrl'));
  answers = await casesIn(page, await pageScript());
});
afterAll(() => browser.close());

it.each(localStoreCases)('$name', ({ name, expected }) => {
  expect(answers[name]).toEqual(expected);
});
