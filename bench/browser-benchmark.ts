// Does an import, or an edit, ever block the page? A real browser drops a file on the start screen, then presses buttons of the silo;
// every task of the page's main thread is measured, and how long the checks take to follow an edit.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { chooseKeywordFile, journeyAccount, openPlan, signIn, signUp } from '../e2e/journey-pages.ts';
import { type JourneyServer, startServer } from '../e2e/server.ts';
import { installEditWatch, type WatchedEdit } from './edit-watch.ts';
import { createKeywordFiles } from './keyword-files.ts';
import { type Block, installPageWatch, type Watched } from './page-watch.ts';
import { count, inMs, type Line, printHeading, printLine } from './table.ts';
import { type MainTask, TracedThread } from './trace-tasks.ts';
import { REST_MS, type WatchedView, watchViews } from './view-benchmark.ts';
import { installViewWatch } from './view-watch.ts';

export interface BrowserBenchmarkOptions {
  readonly rows: number;
  readonly rounds: number;
}

const account = journeyAccount('Benchmark');
const VIEWPORT = { width: 1440, height: 900 };
/** A million rows take a while on a shared machine. */
const MOST_MS = 1_800_000;
/** Saving and checking go on after the silo is shown. */
const AFTER_MS = 3_000;
/** Presses of a favourite star, and one deletion. */
const STARS = 5;
/** `base` names the browser's own housekeeping. */
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'base'];

interface Round {
  readonly watched: Watched;
  readonly whileWorking: readonly MainTask[];
  readonly untilShown: readonly MainTask[];
  readonly afterwards: readonly MainTask[];
  /** Without a trace: writing one takes a processor from the edit. */
  readonly edits: readonly WatchedEdit[];
  /** Of the same edits: tasks of 50 ms and more, by the browser's own count. */
  readonly longTasks: readonly Block[];
  /** Of as many edits again, traced. */
  readonly whileEditing: readonly MainTask[];
  readonly views: readonly WatchedView[];
}

/** Prints the table; true where every goal is met. */
export async function runBrowserBenchmark({ rows, rounds }: BrowserBenchmarkOptions): Promise<boolean> {
  buildWebApp();
  const files = createKeywordFiles();
  const server = await startServer();
  const browser = await openBrowser();
  try {
    const { path } = files.file('dense', rows);
    const done: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      process.stderr.write(`  import of ${count(rows)} rows, round ${round + 1}\n`);
      done.push(await importOnce(browser, server, path, round === 0));
    }
    return report(rows, done, browser.version());
  } finally {
    await browser.close();
    await server.remove();
    files.remove();
  }
}

function buildWebApp(): void {
  const code = "const { buildWeb } = await import('./tools/prepare.mjs'); buildWeb();";
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (run.status !== 0) throw new Error('The web app could not be built.');
}

/** Each round has a browser profile of its own: nothing is cached, no project is open. */
async function importOnce(
  browser: Browser,
  server: JourneyServer,
  file: string,
  first: boolean,
): Promise<Round> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MOST_MS);
    await page.addInitScript(installPageWatch);
    await page.addInitScript(installEditWatch);
    await page.addInitScript(installViewWatch);
    await (first ? signUp : signIn)(page, server.url, account);
    await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
    await browser.startTracing(page, { categories: TRACED });
    const watched = await watch(page, file);
    const thread = new TracedThread(await browser.stopTracing());
    const { edits, longTasks } = await timeEdits(page);
    const whileEditing = await traceEdits(browser, page);
    const views = await watchViews(page, ({ name, ms }) => process.stderr.write(`  ${name} ${inMs(ms)}\n`));
    return {
      edits,
      views,
      longTasks,
      whileEditing,
      watched,
      whileWorking: thread.tasksBetween('worker-started', 'worker-done'),
      untilShown: thread.tasksBetween('chosen', 'shown'),
      afterwards: thread.tasksBetween('shown', 'settled'),
    };
  } finally {
    await context.close();
  }
}

/** The first edits of the open builder, as a user's are: nothing is traced. */
async function timeEdits(
  page: Page,
): Promise<{ edits: readonly WatchedEdit[]; longTasks: readonly Block[] }> {
  await openPlan(page);
  await page.waitForFunction(() => window.editBench.isChecked(), null, { polling: 200 });
  const begun = await page.evaluate(() => performance.now());
  await editSilo(page);
  return {
    edits: await page.evaluate(() => [...window.editBench.edits()]),
    longTasks: await longTasksSince(page, begun),
  };
}

/** From the browser's buffer: an observer that runs while an edit does would be part of it. */
function longTasksSince(page: Page, begun: number): Promise<readonly Block[]> {
  return page.evaluate(
    (since) =>
      new Promise<readonly Block[]>((resolve, reject) => {
        const observer = new PerformanceObserver((list, _, { droppedEntriesCount = 0 } = {}) => {
          observer.disconnect();
          if (droppedEntriesCount > 0) reject(new Error('The browser kept no more long tasks.'));
          const entries = list.getEntries().filter(({ startTime }) => startTime >= since);
          resolve(entries.map(({ startTime, duration }) => ({ at: startTime, ms: duration })));
        });
        observer.observe({ type: 'longtask', buffered: true });
        // It is not told of an empty buffer.
        setTimeout(() => resolve([]), 500);
      }),
    begun,
  );
}

async function traceEdits(browser: Browser, page: Page): Promise<readonly MainTask[]> {
  await browser.startTracing(page, { categories: TRACED });
  await page.evaluate(() => performance.mark('silo-bench:edits-begun'));
  await editSilo(page);
  await page.evaluate(() => performance.mark('silo-bench:edits-ended'));
  return new TracedThread(await browser.stopTracing()).tasksBetween('edits-begun', 'edits-ended');
}

/** Edits one after the other, each when the checks of the one before are on the screen. */
async function editSilo(page: Page): Promise<void> {
  const before = await page.evaluate(() => window.editBench.edits().length);
  const edited = (count: number) =>
    page.waitForFunction((wanted) => window.editBench.edits().length >= wanted, before + count, {
      polling: 50,
    });
  const row = page.locator('[role="treegrid"] [role="row"][data-kind="page"]').first();
  const star = row.getByRole('button', { name: /favourite/iu });
  await star.waitFor();
  for (let press = 1; press <= STARS; press++) {
    await page.waitForTimeout(REST_MS);
    await star.click();
    await edited(press);
  }
  await row.click();
  await page.waitForTimeout(REST_MS);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await edited(STARS + 1);
}

async function watch(page: Page, file: string): Promise<Watched> {
  await page.evaluate(() => window.siloBench.start());
  await chooseKeywordFile(page, file);
  await page.waitForFunction(() => performance.getEntriesByName('silo-bench:shown').length > 0, null, {
    polling: 500,
  });
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(() => {
    window.siloBench.mark('settled');
    return window.siloBench.stop();
  });
}

const longest = (blocks: readonly { readonly ms: number }[]): number =>
  blocks.reduce((most, { ms }) => Math.max(most, ms), 0);

const list = (values: readonly number[]): string =>
  `${Math.max(...values).toFixed(1)} ms (rounds: ${values.map((ms) => ms.toFixed(0)).join(', ')})`;
const atMost = (measure: string, goalMs: number, values: readonly number[]): Line => ({
  measure,
  goal: `≤ ${goalMs} ms`,
  figure: list(values),
  met: Math.max(...values) <= goalMs,
});
const worked = (tasks: readonly MainTask[]): number =>
  longest(tasks.map(({ workedMs }) => ({ ms: workedMs })));

function editLines(rows: number, rounds: readonly Round[]): Line[] {
  return [
    atMost(
      'edit to refreshed checks on the screen (the slowest)',
      100,
      rounds.map(({ edits }) => longest(edits)),
    ),
    {
      measure: 'long tasks (50 ms and more) of these edits',
      goal: 'none',
      figure: list(rounds.map(({ longTasks }) => longest(longTasks))),
      met: rounds.every(({ longTasks }) => longTasks.length === 0),
    },
    {
      measure: 'longest task of as many edits again, traced',
      goal: '',
      figure: list(rounds.map(({ whileEditing }) => longest(whileEditing))),
      met: null,
    },
    atMost(
      'the same, processor time of the page alone',
      50,
      rounds.map(({ whileEditing }) => worked(whileEditing)),
    ),
    {
      measure: 'bytes sent to workers by an edit (the most)',
      goal: `< ${count(rows)}: less than one column`,
      figure: count(Math.max(...rounds.flatMap(({ edits }) => edits.map(({ sentBytes }) => sentBytes)))),
      met: rounds.every(({ edits }) => edits.every(({ sentBytes }) => sentBytes < rows)),
    },
  ];
}

/** One line a way of looking, the slowest of a round. */
function viewLines(rounds: readonly Round[]): Line[] {
  const names = new Set(rounds.flatMap(({ views }) => views.map(({ name }) => name)));
  return [...names].map((name) =>
    atMost(
      `${name}: from the press to the frame that shows it`,
      100,
      rounds.map(({ views }) => longest(views.filter((view) => view.name === name))),
    ),
  );
}

function importLines(rounds: readonly Round[]): Line[] {
  const until = (blocks: readonly Block[], { marks }: Watched): readonly Block[] =>
    blocks.filter(({ at }) => at < (marks.shown ?? Number.POSITIVE_INFINITY));
  return [
    atMost(
      'longest task, file chosen to silo on screen',
      50,
      rounds.map(({ untilShown }) => longest(untilShown)),
    ),
    atMost(
      'the same, processor time of the page alone',
      50,
      rounds.map(({ untilShown }) => worked(untilShown)),
    ),
    atMost(
      'longest task while the worker works',
      16,
      rounds.map(({ whileWorking }) => longest(whileWorking)),
    ),
    atMost(
      'the same, processor time of the page alone',
      16,
      rounds.map(({ whileWorking }) => worked(whileWorking)),
    ),
    {
      measure: 'long tasks (50 ms and more) the page itself was told of',
      goal: 'none',
      figure: list(rounds.map(({ watched }) => longest(until(watched.longTasks, watched)))),
      met: rounds.every(({ watched }) => until(watched.longTasks, watched).length === 0),
    },
    {
      measure: `longest task in the ${AFTER_MS / 1000} s after (saving, checks)`,
      goal: '',
      figure: list(rounds.map(({ afterwards }) => longest(afterwards))),
      met: null,
    },
    {
      measure: 'file chosen to silo on screen',
      goal: '',
      figure: list(rounds.map(({ watched: { marks } }) => (marks.shown ?? 0) - (marks.chosen ?? 0))),
      met: null,
    },
  ];
}

/** The parts of a round whose tasks are listed. */
const PHASES = [
  ['while the worker works', 'whileWorking'],
  ['until the silo is on screen', 'untilShown'],
  ['after that', 'afterwards'],
  ['while editing', 'whileEditing'],
] as const satisfies readonly (readonly [string, keyof Round])[];

function report(rows: number, rounds: readonly Round[], browserVersion: string): boolean {
  printHeading(
    `Browser: an import of ${count(rows)} rows, Chromium ${browserVersion}, ${rounds.length} rounds`,
  );
  const lines = [...importLines(rounds), ...editLines(rows, rounds), ...viewLines(rounds)];
  for (const line of lines) printLine(line);
  for (const [when, phase] of PHASES)
    printTasks(
      when,
      rounds.flatMap((round) => round[phase]),
    );
  return lines.every(({ met }) => met !== false);
}

/** Those that worked most, and those that took longest: the difference is what a task waited, which tells of the machine. */
function printTasks(when: string, tasks: readonly MainTask[]): void {
  process.stdout.write(`\nTasks that worked most, or took longest, ${when}, in ms\n`);
  const most = tasks.toSorted((a, b) => b.workedMs - a.workedMs).slice(0, 4);
  const longestOnes = tasks.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  for (const { at, ms, workedMs, parts } of new Set([...most, ...longestOnes]))
    process.stdout.write(
      `  worked ${workedMs.toFixed(1)} of ${ms.toFixed(1)}, at ${Math.round(at)}: ${parts}\n`,
    );
}
