// What a command knows of the user's other commands: what they spent today, and how the models did.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectDocument } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCallRecord } from '../platform/call-record.ts';
import { systemClock } from '../platform/clock.ts';
import { startCommand } from '../testing/cli-process.ts';
import { startVendors } from '../testing/vendor-double.ts';

const TEST_MS = 180_000;
const KEY = 'sk-daily-0123456789abcdef';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-daily-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function projectFile(name: string, pages: number): string {
  const file = join(folder, name);
  const silo = Array.from({ length: pages }, (_, at) =>
    pageOf(`garden plant ${at}`, { level: 3, topic: 'garden' }),
  );
  writeFileSync(file, JSON.stringify(projectOf({ silo })));
  return file;
}
const written = (file: string): number =>
  Object.keys((JSON.parse(readFileSync(file, 'utf8')) as ProjectDocument).articles).length;
const state = (): string => join(folder, 'state');
const lines = (): string[] =>
  readdirSync(state()).flatMap((name) => readFileSync(join(state(), name), 'utf8').trim().split('\n'));

it(
  'ends a run before the call that could pass the budget of the day, whichever project spent it; the record has no key, keyword or text',
  async () => {
    const vendors = await startVendors();
    const env = { ...vendors.variables(KEY), SILOSMITH_STATE_DIR: state() };
    const start = (file: string, ...more: string[]) =>
      startCommand(['generate', file, '--provider', 'openai', '--model', 'gpt-4o', ...more], env).ended;
    const first = projectFile('first.json', 2);
    expect((await start(first)).code).toBe(0);
    expect(written(first)).toBe(2);
    const spent = () => lines().reduce((sum, line) => sum + (JSON.parse(line).costUsd ?? 0), 0);
    const spentUsd = spent();
    expect(spentUsd).toBeGreaterThan(0);

    const second = projectFile('second.json', 40);
    const paidBefore = vendors.paid().length;
    // Enough for some of it: an article of gpt-4o may cost about a dime at the most.
    const stopped = await start(second, '--daily-budget', String(spentUsd + 0.4));
    expect(stopped.code).toBe(1);
    expect(stopped.stderr()).toMatch(/day’s budget/u);
    expect(written(second)).toBeGreaterThan(0);
    expect(written(second)).toBeLessThan(40);

    // By variable; what was held back for calls that cost less is there again, nothing is paid twice, and the day's budget holds.
    const again = await startCommand(['generate', second, '--provider', 'openai', '--model', 'gpt-4o'], {
      ...env,
      SILOSMITH_DAILY_BUDGET: String(spentUsd + 0.4),
    }).ended;
    expect(again.code).toBe(1);
    const prompts = vendors
      .paid()
      .slice(paidBefore)
      .map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(prompts.length);
    expect(spent()).toBeLessThanOrEqual(spentUsd + 0.4);
    const nonsense = await startCommand(['generate', second, '--provider', 'openai'], {
      ...env,
      SILOSMITH_DAILY_BUDGET: 'a lot',
    }).ended;
    expect([nonsense.code, nonsense.stderr()]).toEqual([
      2,
      expect.stringContaining('SILOSMITH_DAILY_BUDGET'),
    ]);
    expect(lines().join('\n')).not.toMatch(/sk-daily|garden|plant/u);
    await vendors.stop();
  },
  TEST_MS,
);

it(
  'passes by a model that failed more often than not in earlier commands, and calls nobody where the day has nothing left',
  async () => {
    const file = projectFile('smart.json', 1);
    const env = { OPENAI_API_KEY: KEY, MISTRAL_API_KEY: KEY, SILOSMITH_STATE_DIR: state() };
    const articleBy = async () => {
      const words = ['generate', file, '--provider', 'smart', '--explain', '--json'];
      const { stdout } = await startCommand(words, env).ended;
      const { texts } = JSON.parse(stdout());
      return texts[0].decision;
    };
    const { chosen } = await articleBy();
    const record = openCallRecord({
      clock: systemClock,
      dailyBudgetUsd: null,
      onUnwritable: (fault) => expect.fail(fault.code),
      folder: state(),
    });
    const planned = { provider: chosen.provider, model: chosen.model, task: 'article', mostUsd: 0.1 };
    for (let call = 0; call < 6; call++)
      await record
        .noted(
          planned,
          async () => Promise.reject(new Fault('ai.unavailable')),
          () => 0,
        )
        .catch(() => undefined);
    const later = await articleBy();
    expect(later.chosen.model).not.toBe(chosen.model);
    expect(later.refused).toContainEqual(expect.objectContaining({ model: chosen.model, code: 'failing' }));
    const words = ['generate', file, '--provider', 'smart', '--daily-budget', '0'];
    const spent = await startCommand(words, env).ended;
    expect(spent.code).toBe(1);
    expect(spent.stderr()).toContain('the budget of the day has $0.0000 left');
  },
  TEST_MS,
);
