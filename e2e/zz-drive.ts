import { openBrowser } from './browser.ts';
import { generateAll, journeyAccount, openSampleSilo, signUp } from './journey-pages.ts';
import { startServer } from './server.ts';

const server = await startServer();
const browser = await openBrowser();
const shot = (page: any, name: string) => page.screenshot({ path: `/tmp/s-${name}.png` });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(8000);
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning')
      console.log('console', m.type(), m.text().slice(0, 400));
  });
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 600), e.stack?.slice(0, 400)));
  await signUp(page, server.url, journeyAccount('Ada Person'));
  await openSampleSilo(page);
  await page.waitForTimeout(4500);
  await page.locator('[role="rowgroup"] [role="row"]').nth(1).click();
  await page.waitForTimeout(300);
  await shot(page, 'builder');
  await page.goto(server.url + '/workspace');
  await page.waitForTimeout(1200);
  await shot(page, 'ws-idle');
  await generateAll(page);
  await shot(page, 'ws-done');
  await page.getByRole('option').nth(1).click();
  await page.waitForTimeout(5000);
  await shot(page, 'ws-article');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForTimeout(500);
  await shot(page, 'ws-preview');
  await page.goto(server.url + '/export');
  await page.waitForTimeout(500);
  await page.getByRole('radio', { name: 'Markdown' }).check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'Export all the same' }).click();
  await page.waitForTimeout(2500);
  await shot(page, 'export');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const p2 = await phone.newPage();
  p2.setDefaultTimeout(6000);
  const { signIn } = await import('./journey-pages.ts');
  await signIn(p2, server.url, journeyAccount('Ada Person'));
  await p2.waitForTimeout(1500);
  await shot(p2, 'phone-start');
  await p2.getByRole('button', { name: 'Open menu' }).click();
  await p2.waitForTimeout(500);
  await shot(p2, 'phone-menu');
  console.log(await p2.evaluate(() => document.body.innerText.slice(0, 500)));
  await p2.goto(server.url + '/workspace');
  await p2.waitForTimeout(1500);
  await shot(p2, 'phone-ws');
  await p2.goto(server.url + '/builder');
  await p2.waitForTimeout(1500);
  await shot(p2, 'phone-builder');
} catch (e) {
  console.log('ERR', (e as Error).message.slice(0, 800));
} finally {
  await browser.close();
  await server.remove();
}
