// Accounts where strangers can reach the server: the first by its setup code, the next by an invite, a lost password by a reset code.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { journeyAccount, signIn } from './journey-pages.ts';
import { type JourneyServer, startServer } from './server.ts';

const CLI = join(import.meta.dirname, '../apps/cli/bin/silosmith.mjs');
const CODE = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/u;
const WRONG = 'AAAA-BBBB-CCCC-DDDD';
const ada = journeyAccount('Ada');
const bob = journeyAccount('Bob');

let browser: Browser;
let server: JourneyServer;
let invite = '';
beforeAll(async () => {
  // A name beside this machine's own: others can reach it.
  server = await startServer({ ALLOWED_HOSTS: 'silo.example.org', SIGN_UP: 'invite' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

/** A person with a browser of their own. */
async function visitor<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

/** Where the person is led after a refusal, and what they hear there. */
async function atFocus(page: Page): Promise<{ label: string; isInvalid: boolean; said: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const note = document.getElementById(focused?.getAttribute('aria-describedby') ?? '');
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
    return {
      label: label ?? '',
      isInvalid: focused?.getAttribute('aria-invalid') === 'true',
      said: (note ?? focused)?.textContent ?? '',
    };
  });
}

const codeIn = (text: string): string => CODE.exec(text)?.[0] ?? '';
const asSignUp = ({ name, email, password }: typeof ada) => ({
  Name: name,
  'E-mail': email,
  Password: password,
});

describe('accounts of a server that others can reach', () => {
  it('the first one needs the setup code that the start printed, and a wrong one is named', async () => {
    const setupCode = codeIn(server.output());
    await visitor(async (page) => {
      await page.goto(`${server.url}/login#sign-up`);
      await page.getByLabel('Setup code').waitFor();
      await fill(page, { 'Setup code': WRONG, ...asSignUp(ada) });
      await page.getByText('This is not the setup code.').waitFor();
      expect(await atFocus(page)).toEqual({
        label: 'Setup code',
        isInvalid: true,
        said: expect.stringContaining('This is not the setup code.'),
      });
      await fill(page, { 'Setup code': setupCode.toLowerCase() });
      await page.waitForURL('**/workflow');
      await page.goto(`${server.url}/settings`);
      await page.getByRole('button', { name: 'Create an invite' }).click();
      const made = page.getByRole('status').filter({ hasText: CODE });
      invite = codeIn(await made.innerText());
    });
    expect(setupCode).not.toBe('');
    expect(invite).not.toBe('');
    expect(invite).not.toBe(setupCode);
  });

  it('the next one needs an invite, which works once and makes no admin', async () => {
    await visitor(async (page) => {
      await page.goto(`${server.url}/login#sign-up`);
      await fill(page, { Invite: WRONG, ...asSignUp(bob) });
      await page.getByText('This invite is unknown, already used or expired.').waitFor();
      expect(await atFocus(page)).toMatchObject({ label: 'Invite', isInvalid: true });
      await fill(page, { Invite: invite });
      await page.waitForURL('**/workflow');
      await page.goto(`${server.url}/settings`);
      await page.getByText(bob.email).first().waitFor();
      expect(await page.getByRole('button', { name: 'Create an invite' }).count()).toBe(0);
    });
    await visitor(async (page) => {
      await page.goto(`${server.url}/login#sign-up`);
      await fill(page, { Invite: invite, ...asSignUp(journeyAccount('Cleo')) });
      await page.getByText('This invite is unknown, already used or expired.').waitFor();
    });
  });

  it('a lost password is set with a code of the operator, and the old one is worth nothing', async () => {
    await server.stop();
    const issued = spawnSync(process.execPath, [CLI, 'reset-password', bob.email], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: '' },
    });
    await server.restart();
    const changed = { ...bob, password: 'another long password' };
    await visitor(async (page) => {
      await page.goto(`${server.url}/login`);
      await page.getByRole('link', { name: 'Use a reset code' }).click();
      await fill(page, { 'Reset code': WRONG, 'New password': 'short' });
      await page.getByText('Use at least 8 characters.').waitFor();
      expect(await atFocus(page)).toMatchObject({ label: 'New password', isInvalid: true });
      await fill(page, { 'New password': changed.password });
      await page.getByText('This code is unknown, already used or expired.').waitFor();
      expect(await atFocus(page)).toMatchObject({ label: 'Reset code', isInvalid: true });
      await fill(page, { 'Reset code': codeIn(issued.stdout), 'New password': changed.password });
      await page.getByText('Your password has been changed.').waitFor();
      await fill(page, { 'E-mail': bob.email, Password: bob.password });
      await page.getByText('Login failed, please check your credentials').waitFor();
      expect((await atFocus(page)).said).toContain('Login failed');
      await signIn(page, server.url, changed);
    });
  });
});
