import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGenerate } from '../testing/cli-process.ts';
import { startProvider } from '../testing/counting-provider.ts';

/** Of a page that is written in one call. */
const CALLS = ['article', 'meta', 'tags'];
const CONCURRENCY = 3;
const KILL_TEST_MS = 600_000;

let folder: string;
const path = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-kill-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A sequence in [0, 1): the same in each run of the test. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pages of a project that outlasts so many kills, each after five calls at most. */
const keywordsFor = (kills: number): string[] => Array.from({ length: 2 * kills }, (_, at) => `page ${at}`);
const callsOf = (keywords: readonly string[]): string[] =>
  CALLS.flatMap((task) => keywords.map((keyword) => `${task} ${keyword}`)).sort();

/** Kills the command at random calls, before or a little after the provider's answer, and lets the last one end. */
async function killedAndResumed(provider: Awaited<ReturnType<typeof startProvider>>, times: number) {
  const silo = keywordsFor(times).map((keyword) => pageOf(keyword, { level: 3 }));
  writeFileSync(path('site.json'), JSON.stringify(projectOf({ silo })));
  const chance = chanceOf(7);
  let kills = 0;
  while (kills < times) {
    const { child, ended } = startGenerate(path('site.json'), provider.url);
    const phase = chance() < 0.5 ? 'arrived' : 'answered';
    let calls = 1 + Math.floor(chance() * 5);
    const delayMs = Math.floor(chance() * 12);
    provider.listen((at) => {
      if (at !== phase || --calls !== 0) return;
      if (delayMs < 4) child.kill('SIGKILL');
      else setTimeout(() => child.kill('SIGKILL'), delayMs);
    });
    if ((await ended).code !== null) throw new Error('the run ended before it was killed');
    kills++;
  }
  provider.listen(() => undefined);
  return startGenerate(path('site.json'), provider.url).ended;
}

describe('7.24: an interrupted run of the command line', () => {
  it(
    'pays no call twice where the provider recognises idempotency keys',
    async () => {
      const kills = 20;
      const provider = await startProvider(true);
      const last = await killedAndResumed(provider, kills);
      await provider.stop();
      expect(last.code).toBe(0);
      expect(provider.charged.toSorted()).toEqual(callsOf(keywordsFor(kills)));
      expect(Object.keys(JSON.parse(readFileSync(path('site.json'), 'utf8')).articles)).toHaveLength(
        keywordsFor(kills).length,
      );
      expect(existsSync(path('site.json.journal'))).toBe(false);
    },
    KILL_TEST_MS,
  );

  it(
    'names every call that a provider without such keys may have charged twice: those in flight at a kill, no others',
    async () => {
      const kills = 6;
      const provider = await startProvider(false);
      const last = await killedAndResumed(provider, kills);
      await provider.stop();
      expect(last.code).toBe(0);
      const counts = new Map<string, number>();
      for (const call of provider.charged) counts.set(call, (counts.get(call) ?? 0) + 1);
      expect([...counts.keys()].toSorted()).toEqual(callsOf(keywordsFor(kills)));
      const twice = [...counts].flatMap(([call, count]) => (count > 1 ? [call] : []));
      expect(twice.length).toBeGreaterThan(0);
      expect(twice.length).toBeLessThanOrEqual(kills * CONCURRENCY);
      const named = twice.filter((call) => {
        const [task = '', ...keyword] = call.split(' ');
        return last.stderr().includes(`${keyword.join(' ')} (${task})`);
      });
      expect(named).toEqual(twice);
    },
    KILL_TEST_MS,
  );
});
