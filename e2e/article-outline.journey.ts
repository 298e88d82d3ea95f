// The outline of a page: planned by the demo provider, changed by hand, followed by its article, kept through a rewrite, exported and undone.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { exportedFile, journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';

const url = inject('serverUrl');
const MINE = 'What I always tell my clients';
const faults: string[] = [];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Outline Writer'));
  await openSampleSilo(page);
  await page.goto(`${url}/workspace`);
  await page.getByRole('listbox', { name: 'Pages' }).getByRole('option').first().click();
});
afterAll(async () => {
  await browser?.close();
});

const outline = () => page.getByRole('region', { name: 'Article outline', exact: true });
const dialog = () => page.getByRole('dialog', { name: /^Outline of / });
const editor = () => page.locator('[role="textbox"][aria-multiline="true"]');
const planned = (): Promise<string[]> =>
  outline()
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.firstChild?.textContent ?? ''));
const written = (): Promise<string[]> =>
  editor()
    .locator('h2')
    .evaluateAll((headings) =>
      headings.map((heading) =>
        [...heading.childNodes]
          .filter((node) => !(node instanceof HTMLButtonElement))
          .map((node) => node.textContent ?? '')
          .join(''),
      ),
    );

async function writePage(name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
  await page.getByRole('button', { name: 'Write this page' }).click();
}

it('is planned before the page is written', async () => {
  await outline().getByText('No outline yet.').waitFor();
  await outline().getByRole('button', { name: 'Plan the sections' }).click();
  await page.getByRole('button', { name: 'Plan them, Free' }).click();
  await outline().getByText('Demo content: planned by the built-in provider').waitFor();
  expect((await planned()).length).toBeGreaterThan(2);
});

it('is changed by hand: a heading of one’s own, another order, no two of one name', async () => {
  const before = await planned();
  await outline().getByRole('button', { name: 'Edit the outline' }).click();
  const first = dialog().getByRole('textbox', { name: 'Heading of section 1', exact: true });
  await first.fill(before[1] ?? '');
  await dialog().getByText('Another section has this heading.').first().waitFor();
  expect(await dialog().getByRole('button', { name: 'Save the outline' }).isDisabled()).toBe(true);
  await first.fill(MINE);
  await dialog().getByRole('button', { name: 'Move section 1 down' }).click();
  await dialog().getByRole('button', { name: 'Remove section 3' }).click();
  await dialog().getByRole('button', { name: 'Save the outline' }).click();
  await expect.poll(planned).toEqual([before[1], MINE, ...before.slice(3)]);
  await outline().getByText('Changed by you on').waitFor();
});

it('is what the article follows, also when it is written again', async () => {
  const wanted = await planned();
  await writePage('Generate');
  await editor().locator('h2').nth(1).waitFor();
  expect(await written()).toEqual(wanted);
  await writePage('Regenerate');
  await page
    .getByRole('button', { name: /^Compare with the version of/u })
    .first()
    .waitFor();
  expect(await planned()).toEqual(wanted);
  await expect.poll(written).toEqual(wanted);
});

it('is kept through a reload, travels with the project file, and comes back after it was removed', async () => {
  const wanted = await planned();
  await saved(page);
  await page.reload();
  await outline().waitFor();
  expect(await planned()).toEqual(wanted);
  await outline().getByRole('button', { name: 'Edit the outline' }).click();
  await dialog().getByRole('button', { name: 'Remove the outline' }).click();
  await outline().getByText('No outline yet.').waitFor();
  await page.getByText('The outline is removed.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(planned).toEqual(wanted);
  const { bytes } = await exportedFile(page, url, 'JSON');
  const { outlines } = JSON.parse(bytes.toString());
  const [record] = Object.values<{ sections: { heading: string }[] }>(outlines);
  expect(record?.sections.map(({ heading }) => heading)).toEqual(wanted);
  expect(faults).toEqual([]);
});
