// Which browser drives the journeys? The one inside an npm package, or the system's Chromium; never a download.
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium, type Page } from 'playwright-core';

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

async function executablePath(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH ?? systemPaths.find((path) => existsSync(path));
  return chosen ?? (await sparticuz.executablePath());
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
    ],
  });
}

/** A page of a wide screen, without motion. What is not there within half a minute does not come, however busy the machine is. */
export async function openDesktopPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}
