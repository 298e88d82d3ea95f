// Having a model check the plan in the browser: price before, reasons beside each suggestion, ticked, taken over and undone in one step.
import { LLMock } from '@copilotkit/aimock';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, signUp } from './journey-pages.ts';
import { csvFile } from './keyword-files.ts';
import { type JourneyServer, startServer } from './server.ts';

const FILE = csvFile(
  'coffee.csv',
  [
    'Keyword,Volume',
    'coffee,900',
    'cold brew coffee,500',
    'cold brew coffee ratio,300',
    'espresso machine,400',
    'french press,350',
    'garden hose,100',
  ].join('\n'),
);
const mock = new LLMock({ port: 0 });
let server: JourneyServer;
let browser: Browser;
let page: Page;
const faults: string[] = [];

/** What the prompt calls a page. */
const numberIn = (prompt: string, keyword: string): number =>
  Number(new RegExp(`^\\s*(\\d+) "${keyword}"`, 'mu').exec(prompt)?.[1]);

beforeAll(async () => {
  mock.on({ endpoint: 'chat' }, ({ messages }) => {
    const last = messages.at(-1)?.content ?? '';
    const prompt = typeof last === 'string' ? last : last.map(({ text = '' }) => text).join('');
    const below = (keyword: string, why: string) => ({
      ...{ page: numberIn(prompt, keyword), do: 'below', of: numberIn(prompt, 'coffee'), why },
    });
    return {
      content: JSON.stringify({
        changes: [
          below('espresso machine', 'It makes coffee'),
          below('french press', 'A way to make coffee'),
        ],
      }),
    };
  });
  await mock.start();
  server = await startServer({
    OPENAI_BASE_URL: `${mock.url}/v1`,
    OPENAI_API_KEY: 'sk-server-0123456789abcdef',
  });
  browser = await openBrowser();
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(20_000);
  page.on('pageerror', (error) => faults.push(error.message));
  await signUp(page, server.url, journeyAccount('Plan Checker'));
  await chooseKeywordFile(page, FILE);
  await page.getByRole('button', { name: 'Open the plan' }).waitFor();
  await openPlan(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
  await mock.stop();
});

const dialog = () => page.getByRole('dialog', { name: 'Have a model check the plan' });
const panel = () => page.getByRole('complementary', { name: 'Silo checks' });
const levelOf = async (keyword: string): Promise<number> =>
  Number(await page.getByRole('row').filter({ hasText: keyword }).last().getAttribute('aria-level'));
/** Below the line of its topic. */
const TOP = 2;

it('names price and host before anything is asked', async () => {
  await page.getByRole('button', { name: 'Checks' }).click();
  await panel().getByRole('button', { name: 'Ask a model' }).click();
  await dialog()
    .getByText(/for \d pages, estimated\.$/u)
    .waitFor();
  await dialog()
    .getByText(/^The keywords and their searches go to OpenAI, by way of this Silosmith server/u)
    .waitFor();
  expect(mock.getRequests()).toHaveLength(0);
});

it('says what a provider refused, and asks again', async () => {
  mock.nextRequestError(401, { message: 'wrong key' });
  await dialog().getByRole('button', { name: 'Check the plan' }).click();
  await dialog()
    .getByText(/^OpenAI did not accept the API key/u)
    .waitFor();
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await panel().getByText('Belongs elsewhere (2)').waitFor();
  await panel().getByText('It makes coffee').waitFor();
});

it('takes over what is ticked in one step, and offers the rest still', async () => {
  expect(await levelOf('espresso machine')).toBe(TOP);
  await panel()
    .getByRole('checkbox', { name: /^“french press”/u })
    .uncheck();
  await panel().getByRole('button', { name: 'Take over 1' }).click();
  await page.getByText('1 suggestion taken over.').waitFor();
  await expect.poll(() => levelOf('espresso machine')).toBe(TOP + 1);
  expect(await levelOf('french press')).toBe(TOP);
  await panel().getByText('Belongs elsewhere (1)').waitFor();
  await panel().getByRole('button', { name: 'Show “french press” in the plan' }).click();
});

it('is undone in one step, after which the suggestion stands again', async () => {
  await page.keyboard.press('Control+z');
  await expect.poll(() => levelOf('espresso machine')).toBe(TOP);
  await panel().getByText('Belongs elsewhere (2)').waitFor();
  await panel().getByRole('button', { name: 'Discard' }).click();
  await panel().getByRole('button', { name: 'Ask a model' }).waitFor();
  expect(faults).toEqual([]);
});

it('is not paid twice for the same plan', async () => {
  const asked = mock.getRequests().length;
  await panel().getByRole('button', { name: 'Ask a model' }).click();
  await dialog().getByRole('button', { name: 'Check the plan' }).click();
  await panel().getByText('Belongs elsewhere (2)').waitFor();
  expect(mock.getRequests()).toHaveLength(asked);
});
