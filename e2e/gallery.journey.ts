// Does every main component show what it must in each of its states, wide and narrow, light and dark, and does axe find nothing?
// The page is served by the development server, as `npm run dev` does; it needs no server of ours.
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { GALLERY_CONTENT, WIDE_CONTENT } from './gallery-content.ts';
import { useTheme } from './journey-pages.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
let vite: ViteDevServer;
let browser: Browser;
let page: Page;
let url = '';
const faults: string[] = [];

beforeAll(async () => {
  vite = await createServer({
    configFile: join(import.meta.dirname, '../apps/web/vite.config.ts'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { strict: false } },
    logLevel: 'error',
  });
  await vite.listen();
  url = `${vite.resolvedUrls?.local[0]}gallery.html`;
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: WIDE })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // React says so where markup is nested wrongly or a key is missing.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  await page.route(/\/(?:api|\.netlify)\//u, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(url, { waitUntil: 'commit' });
  // The first visit is when the development server gets the dependencies ready.
  await page.locator('[data-scene]').first().waitFor({ timeout: 120_000 });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await vite?.close();
});

const ids = [...new Set([...Object.keys(GALLERY_CONTENT), ...Object.keys(WIDE_CONTENT)])];

/** Draws the scene and waits for what it must show. */
async function show(id: string): Promise<void> {
  await page.evaluate((scene) => history.pushState(null, '', `?scene=${scene}`), id);
  await page
    .locator(`[data-shown="${id}"]`)
    .waitFor({ state: 'attached' })
    .catch((cause: unknown) => {
      throw new Error(`${id} is not drawn: ${faults.join('\n')}`, { cause });
    });
  // A change of theme is a transition, however short: until its end colours are those of neither theme.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
  const beside = page.viewportSize()?.width === WIDE.width ? (WIDE_CONTENT[id] ?? []) : [];
  for (const text of [...(GALLERY_CONTENT[id] ?? []), ...beside]) {
    const place = page.locator('body').getByText(text).filter({ visible: true }).first();
    await place.waitFor({ timeout: 10_000 }).catch(() => faults.push(`${id}: '${text}' is not shown`));
  }
}

async function violations(id: string): Promise<string[]> {
  // Its other mode opens a page of its own for each look, for frames that are not here.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await axe.analyze();
  return found.map(
    ({ id: rule, nodes }) =>
      `${id}: ${rule}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

const sidewaysPx = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the gallery', () => {
  it('lists every scene that is judged here, and no other', async () => {
    const listed = await page
      .locator('[data-scene]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-scene')));
    expect([...listed].sort()).toEqual([...ids].sort());
  });

  // Rules look at layout or at colours: each width and each theme is judged once.
  for (const [width, viewport, theme] of [
    ['wide', WIDE, 'light'],
    ['narrow', NARROW, 'dark'],
  ] as const) {
    it(`shows each state, with nothing for axe to find and nothing sideways (${width}, ${theme})`, async () => {
      await page.setViewportSize(viewport);
      await useTheme(page, theme);
      await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
      faults.length = 0;
      for (const id of ids) {
        await show(id);
        faults.push(...(await violations(id)));
        if ((await sidewaysPx()) > 0) faults.push(`${id}: the page scrolls sideways`);
      }
      expect(faults).toEqual([]);
    }, 600_000);
  }
});

describe('an article from elsewhere, as the HTML view draws it', () => {
  it('runs nothing, asks for nothing and styles nothing (issue 7 §4)', async () => {
    await page.setViewportSize(WIDE);
    await show('article-html.hostile');
    const main = page.locator('main');
    expect(await main.locator('script, style, form, button, input, iframe, svg').count()).toBe(0);
    const left = await main
      .locator('*')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          [...element.attributes]
            .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/iu.test(value))
            .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
        ),
      );
    expect(left).toEqual([]);
    expect(await main.getByText('script link').getAttribute('href')).toBeNull();
    expect(await main.getByText('page link').getAttribute('href')).toBe('silo:coffee grinder');
  });
});
