// Weak fits are decided by keyboard, issues lead to their place or are ignored, fixes are ticked: and a reload changes nothing of it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, openDesktopPage } from './browser.ts';
import { journeyAccount, openSampleSilo, saved, signUp } from './journey-pages.ts';

const url = inject('serverUrl');
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  page = await openDesktopPage(browser);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, url, journeyAccount('Fit Reviewer'));
  await openSampleSilo(page);
});
afterAll(async () => {
  await browser?.close();
});

async function expectAccessible(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
const queue = () => page.getByRole('region', { name: 'Weak fits' });
const decided = (done: number, total: number) =>
  queue().getByText(`${done} of ${total} decided`, { exact: true }).waitFor();
const checks = () => page.getByRole('complementary', { name: 'Silo checks' });

it('decides weak fits one by one with single keys, and takes one back', async () => {
  const open = page.getByRole('button', { name: /^Review/u });
  const total = Number(/\d+/u.exec(await open.innerText())?.[0]);
  expect(total).toBeGreaterThan(2);
  await open.click();
  await decided(0, total);
  await queue().getByRole('table').waitFor();
  await expectAccessible();
  const first = await queue().getByRole('heading', { level: 2 }).nth(-1).innerText();
  await page.keyboard.press('a');
  await decided(1, total);
  await page.keyboard.press('z');
  await decided(0, total);
  expect(await queue().getByRole('heading', { level: 2 }).nth(-1).innerText()).toBe(first);
  await page.keyboard.press('x');
  await decided(1, total);
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Apply' }).click();
  await decided(2, total);
  await page.keyboard.press('p');
  if (total > 3) await decided(3, total);
  for (let done = 4; done <= total; done++) {
    await page.keyboard.press('a');
    if (done < total) await decided(done, total);
  }
  await page.getByRole('heading', { name: 'All weak fits are decided' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review 0' }).waitFor();
});

it('leads from an issue to its page', async () => {
  await page.getByRole('button', { name: /^Checks/u }).click();
  await expectAccessible();
  const issue = checks().getByTitle('Show it in the plan').first();
  const sentence = await issue.innerText();
  await issue.click();
  const line = page.locator('[role="row"][data-active="true"]');
  await line.waitFor();
  expect(sentence).toContain(await line.locator('[title]').first().innerText());
  await checks().waitFor();
});

it('ignores an issue, remembers it through a reload, and restores it', async () => {
  await checks()
    .getByRole('button', { name: /^Ignore:/u })
    .first()
    .click();
  await checks().getByText('1 ignored issue', { exact: true }).waitFor();
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: /^Checks/u }).click();
  await checks().getByText('1 ignored issue', { exact: true }).click();
  await checks()
    .getByRole('button', { name: /^Restore:/u })
    .click();
  await checks().getByText('1 ignored issue', { exact: true }).waitFor({ state: 'detached' });
});

it('shows what auto-fix would change, with its button in view', async () => {
  await checks().getByRole('button', { name: 'Preview auto-fix' }).click();
  const apply = checks().getByRole('button', { name: /^Apply/u });
  await apply.waitFor();
  const box = await apply.boundingBox();
  expect((box?.y ?? 901) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await expectAccessible();
  await checks().getByRole('button', { name: 'Discard' }).click();
  expect(faults).toEqual([]);
});
