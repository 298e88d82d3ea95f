// What does a person do on each screen? Page models: journeys speak in these words, selectors stand here alone.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const journeyAccount = (name: string): Account => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '-')}@example.org`,
  password: 'a long enough password',
});

export async function signUp(page: Page, url: string, account: Account): Promise<void> {
  await page.goto(`${url}/login#sign-up`);
  await page.getByLabel('Name', { exact: true }).fill(account.name);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/workflow');
}

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function chooseKeywordFile(page: Page, file: string | UploadedFile): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Continue Processing' }).click();
}

/** From what was understood of the files to the silo. */
export async function openPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the plan' }).filter({ visible: true }).click();
  await page.getByRole('treegrid').waitFor();
}

export async function openSampleSilo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try with sample keywords' }).click();
  await page.getByRole('button', { name: 'Continue Processing' }).click();
  await openPlan(page);
}

/** Resolves when disk and server have every edit: an address that is loaded sooner does not show the last of them. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Saved', { exact: true }).first().waitFor();
}

export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

export async function signIn(page: Page, url: string, account: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/workflow');
}

/** On the workspace: runs the generator to its end and answers how many articles it wrote. */
export async function generateAll(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Generate All Articles' }).click();
  const done = page.getByText(/All \d+ articles generated successfully!/u).first();
  await done.waitFor({ timeout: 120_000 });
  return Number(/\d+/u.exec(await done.innerText())?.[0]);
}

/** The file of a format with its default options. `isDemo`: some of its texts are demo content, which is confirmed. */
export async function exportedFile(
  page: Page,
  url: string,
  format: string,
  isDemo = true,
): Promise<{ name: string; bytes: Buffer }> {
  await page.goto(`${url}/export`);
  await page.getByRole('radio', { name: format, exact: true }).check();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  if (isDemo) await page.getByRole('button', { name: 'Export anyway' }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
