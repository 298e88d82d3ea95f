import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGenerate } from '../testing/cli-process.ts';
import { startProvider } from '../testing/counting-provider.ts';

const KEYWORDS = ['tea', 'cup', 'mug', 'pot', 'jug'];
const CONCURRENCY = 3;

let folder: string;
let project: string;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-stop-'));
  project = join(folder, 'site.json');
  writeFileSync(
    project,
    JSON.stringify(projectOf({ silo: KEYWORDS.map((keyword) => pageOf(keyword, { level: 3 })) })),
  );
  provider = await startProvider(false);
});
afterEach(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves when so many calls have arrived. */
const arrived = (calls: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0;
    provider.listen((phase) => {
      if (phase === 'arrived' && ++seen === calls) resolve();
    });
  });
const articles = (): string[] => Object.keys(JSON.parse(readFileSync(project, 'utf8')).articles);

describe('a run of the command line on Ctrl+C', { timeout: 120_000 }, () => {
  it('finishes and keeps the calls that were sent, makes no other, and ends with 130', async () => {
    const answer = provider.hold();
    const sent = arrived(CONCURRENCY);
    const run = startGenerate(project, provider.url);
    await sent;
    run.child.kill('SIGINT');
    await run.says('Stopping: calls already sent are finished and kept');
    answer();
    const { code, stderr } = await run.ended;
    expect([code, stderr()]).toEqual([130, expect.stringContaining('Cancelled.')]);
    expect(stderr()).not.toContain('never arrived');
    expect(provider.charged).toHaveLength(CONCURRENCY);
    expect(articles()).toHaveLength(CONCURRENCY);
    expect(existsSync(`${project}.journal`)).toBe(false);

    expect((await startGenerate(project, provider.url).ended).code).toBe(0);
    expect(provider.charged).toHaveLength(3 * KEYWORDS.length);
    expect(new Set(provider.charged).size).toBe(3 * KEYWORDS.length);
  });

  it('keeps the paid parts of an article that it ends in the middle of: the next run goes on at its part', async () => {
    writeFileSync(project, JSON.stringify(projectOf({ silo: [pageOf('tea', { level: 1 })] })));
    const sent = arrived(3);
    const run = startGenerate(project, provider.url);
    await sent;
    run.child.kill('SIGINT');
    expect((await run.ended).code).toBe(130);
    expect(articles()).toEqual([]);
    const paid = [...provider.charged];
    expect(paid.slice(0, 2)).toEqual(['outline tea', 'section tea 0']);

    expect((await startGenerate(project, provider.url).ended).code).toBe(0);
    expect(articles()).toEqual(['tea']);
    expect(provider.charged.slice(0, paid.length)).toEqual(paid);
    expect(provider.charged.length).toBeGreaterThan(paid.length);
    expect(new Set(provider.charged).size).toBe(provider.charged.length);
    expect(existsSync(`${project}.journal`)).toBe(false);
  });

  it('ends at once at the second one; the next run names what was under way', async () => {
    const answer = provider.hold();
    const sent = arrived(CONCURRENCY);
    const run = startGenerate(project, provider.url);
    await sent;
    run.child.kill('SIGINT');
    await run.says('Stopping');
    await new Promise((resolve) => setTimeout(resolve, 400));
    run.child.kill('SIGINT');
    expect((await run.ended).code).toBe(130);
    answer();
    const next = await startGenerate(project, provider.url).ended;
    expect(next.code).toBe(0);
    expect(next.stderr()).toContain('3 calls had to be sent again');
    expect(articles()).toHaveLength(KEYWORDS.length);
  });

  it('keeps a second run off its file, gives it back when it is killed, and leaves no lock behind', async () => {
    const answer = provider.hold();
    const sent = arrived(CONCURRENCY);
    const first = startGenerate(project, provider.url);
    await sent;
    const second = await startGenerate(project, provider.url).ended;
    expect([second.code, second.stderr()]).toEqual([
      1,
      `Another run is at work on ${project}. Wait until it has ended; two runs on one file would make, and pay for, the same pages twice.\n`,
    ]);
    first.child.kill('SIGKILL');
    await first.ended;
    answer();
    expect((await startGenerate(project, provider.url).ended).code).toBe(0);
    expect(existsSync(`${project}.lock`)).toBe(false);
    expect(existsSync(`${project}.lock-journal`)).toBe(false);
  });
});
