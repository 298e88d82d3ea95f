import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOf, projectOf } from '@silosmith/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';

const TEST_MS = 120_000;
const KEYS = { OPENAI_API_KEY: 'sk-explain-0123456789', MISTRAL_API_KEY: 'mi-explain-0123456789' };
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-explain-'));
  file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(projectOf({ silo: [pageOf('coffee')] })));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it(
  'says who would write what, why and for how much, and writes nothing',
  async () => {
    const before = readFileSync(file, 'utf8');
    const { code, stdout } = await startCommand(['generate', file, '--provider', 'smart', '--explain'], KEYS)
      .ended;
    expect(code).toBe(0);
    expect(stdout()).toMatch(
      /coffee, article: .+ \((?:OpenAI|Mistral)\), \$0\.\d{4} reserved: the best by .+/u,
    );
    expect(stdout()).toMatch(/coffee, tags: .+ \d\.\d+ ahead of \S/u);
    expect(stdout()).toMatch(/1 page: \$0\.\d{4} to \$0\.\d{4}, at prices of \d{4}-\d{2}-\d{2}/u);
    expect(stdout()).not.toContain('sk-explain');
    expect(readFileSync(file, 'utf8')).toBe(before);
  },
  TEST_MS,
);

it(
  'smart mode asks the models first that --text-models names; wrong lists are refused',
  async () => {
    const start = (...words: string[]) => startCommand(['generate', file, '--explain', ...words], KEYS).ended;
    const { code, stdout } = await start(
      ...['--provider', 'smart', '--text-models', 'meta=mistral/mistral-large-2512'],
    );
    expect(code).toBe(0);
    expect(stdout()).toMatch(/coffee, meta: Mistral Large .*named by --text-models/u);
    expect(stdout().match(/named by --text-models/gu)).toHaveLength(1);
    for (const [list, said] of [
      ['body=mistral/mistral-large-2512', 'pillar, cluster, supporting, meta, tags'],
      ['meta=mistral/none', 'mistral/mistral-large-2512'],
    ] as const) {
      const refused = await start('--provider', 'smart', '--text-models', list);
      expect([refused.code, refused.stderr()]).toEqual([2, expect.stringContaining(said)]);
    }
    const unfit = await start('--provider', 'mistral', '--text-models', 'meta=mistral/mistral-large-2512');
    expect([unfit.code, unfit.stderr()]).toEqual([2, expect.stringContaining('--provider smart')]);
  },
  TEST_MS,
);

it(
  'without a key no model is chosen, and a run ends before it begins',
  async () => {
    const explained = await startCommand(['generate', file, '--provider', 'smart', '--explain'], {}).ended;
    expect(explained.stdout()).toContain('no model: no key');
    const run = await startCommand(['generate', file, '--provider', 'smart'], {}).ended;
    expect(run.code).toBe(1);
    expect(run.stderr()).toContain('API key');
  },
  TEST_MS,
);

it(
  'template and strategy change the price, and an unknown one is refused with those there are',
  async () => {
    const highOf = async (...words: string[]) => {
      const { stdout } = await startCommand(
        ['generate', file, '--provider', 'openai', '--explain', ...words],
        KEYS,
      ).ended;
      return Number(/to \$(\d+\.\d+), at prices of/u.exec(stdout())?.[1]);
    };
    const news = await highOf('--template', 'news-analysis');
    const guide = await highOf('--template', 'ultimate-guide');
    const shortGuide = await highOf('--template', 'ultimate-guide', '--strategy', 'cost-optimized');
    expect(guide).toBeGreaterThan(2 * news);
    expect(shortGuide).toBeLessThan(guide);
    const refused = await startCommand(['generate', file, '--template', 'essay'], KEYS).ended;
    expect([refused.code, refused.stderr()]).toEqual([2, expect.stringContaining('how-to, listicle')]);
  },
  TEST_MS,
);

it(
  'counts with the prices of a file, and shows its date',
  async () => {
    const prices = join(folder, 'prices.json');
    const model = { provider: 'openai', id: 'gpt-4o', inputUsdPerMillion: 0, outputUsdPerMillion: 1_000 };
    writeFileSync(prices, JSON.stringify({ date: '2031-05-06', models: [model] }));
    const words = [
      'generate',
      file,
      '--provider',
      'openai',
      '--model',
      'gpt-4o',
      '--explain',
      '--prices',
      prices,
    ];
    const { code, stdout } = await startCommand(words, KEYS).ended;
    expect(code).toBe(0);
    expect(stdout()).toMatch(/\$[1-9]\d*\.\d{4} to \$[1-9]\d*\.\d{4}, at prices of 2031-05-06/u);
    writeFileSync(prices, '{"date":"soon"}');
    const refused = await startCommand(words, KEYS).ended;
    expect([refused.code, refused.stderr()]).toEqual([1, expect.stringContaining('date is missing')]);
  },
  TEST_MS,
);
