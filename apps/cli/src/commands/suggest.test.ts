import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';

const mock = new LLMock({ port: 0 });
beforeAll(() => mock.start().then(() => undefined));
afterAll(() => mock.stop());

const KEY = 'sk-test-0123456789abcdefghij';
const LIST = [
  ['coffee', 900],
  ['cold brew coffee', 500],
  ['cold brew coffee ratio', 300],
  ['iced coffee', 200],
  ['espresso machine', 400],
  ['garden hose', 100],
] as const;
let folder: string;
const project = (): string => join(folder, 'site.json');
const journal = (): string => `${project()}.suggestions.journal`;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-suggest-'));
  mock.reset();
  writeFileSync(join(folder, 'list.csv'), `Keyword,Volume\n${LIST.map((row) => row.join()).join('\n')}\n`);
  const built = await run(['build', join(folder, 'list.csv'), '--all', '-o', project()]);
  expect(built.code).toBe(0);
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (words: readonly string[], env: Record<string, string> = {}) =>
  startCommand(words, {
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: `${mock.url}/v1`,
    SILOSMITH_STATE_DIR: join(folder, 'state'),
    ...env,
  }).ended;
const suggest = (...words: string[]) => run(['suggest', project(), '--provider', 'openai', ...words]);
/** The number of a page in the prompt. */
const numberIn = (prompt: string, keyword: string): number =>
  Number(new RegExp(`^\\s*(\\d+) "${keyword}"`, 'mu').exec(prompt)?.[1]);

type Change = (number: (keyword: string) => number) => object;
const answers = (...changes: Change[]) =>
  mock.on({ endpoint: 'chat' }, ({ messages }) => {
    const last = messages.at(-1)?.content ?? '';
    const prompt = typeof last === 'string' ? last : last.map(({ text = '' }) => text).join('');
    return {
      content: JSON.stringify({
        changes: changes.map((change) => change((keyword) => numberIn(prompt, keyword))),
      }),
    };
  });
const MACHINE: Change = (number) => ({
  ...{ page: number('espresso machine'), do: 'below', of: number('coffee'), why: 'for making coffee' },
});
const HOSE: Change = (number) => ({
  page: number('garden hose'),
  do: 'below',
  of: number('coffee'),
  why: '',
});

describe('silosmith suggest', () => {
  it('says price and host, lists what the model suggests, and changes nothing', async () => {
    answers(MACHINE);
    const before = readFileSync(project(), 'utf8');
    const { code, stdout, stderr } = await suggest();
    expect([code, stderr()]).toEqual([
      0,
      expect.stringMatching(/costs about US\$ 0\.\d+ \(1 call\)\. Calls go to 127/u),
    ]);
    expect(stdout()).toContain('1. espresso machine: from the top to below coffee (for making coffee)');
    expect(readFileSync(project(), 'utf8')).toBe(before);
  });

  it('asks once: what was looked at is carried out without another call', async () => {
    answers(MACHINE, HOSE);
    await suggest();
    expect([mock.getRequests().length, existsSync(journal())]).toEqual([1, true]);
    const { code, stdout } = await suggest('--take', '1');
    expect([code, mock.getRequests().length]).toEqual([0, 1]);
    expect(stdout()).toMatch(/2 suggestions\. Paid: US\$ 0\.0000\.\n1 suggestion carried out/u);
    const { keywords } = JSON.parse(readFileSync(project(), 'utf8')) as {
      keywords: { keyword: string; parent?: string; reason?: string }[];
    };
    const found = keywords.find(({ keyword }) => keyword === 'espresso machine');
    expect(JSON.stringify(found)).toContain('bySuggestion');
    expect(JSON.stringify(keywords.find(({ keyword }) => keyword === 'garden hose'))).not.toContain(
      'bySuggestion',
    );
    expect(existsSync(journal())).toBe(false);
    expect(readFileSync(project(), 'utf8')).not.toContain(KEY);
  });

  it('writes to another file where one is named', async () => {
    answers(MACHINE);
    const before = readFileSync(project(), 'utf8');
    const other = join(folder, 'other.json');
    const { code } = await suggest('--take', 'all', '-o', other);
    expect([code, readFileSync(project(), 'utf8')]).toEqual([0, before]);
    expect(readFileSync(other, 'utf8')).toContain('bySuggestion');
  });

  it('asks nobody for a price', async () => {
    const { code, stderr } = await suggest('--price');
    expect([code, mock.getRequests().length]).toEqual([0, 0]);
    expect(stderr()).toContain('costs about');
  });

  it('gives its list as JSON, of keywords', async () => {
    answers(MACHINE);
    const { stdout } = await suggest('--json');
    expect(JSON.parse(stdout())).toMatchObject({
      provider: 'openai',
      calls: 1,
      suggestions: [
        {
          number: 1,
          page: 'espresso machine',
          action: 'below',
          from: null,
          of: 'coffee',
          why: 'for making coffee',
        },
      ],
    });
  });

  it('asks anew where replies were no use, which are kept all the same', async () => {
    mock.on({ endpoint: 'chat' }, () => ({ content: 'Sorry, no.' }));
    const failed = await suggest();
    expect([failed.code, mock.getRequests().length]).toEqual([1, 2]);
    mock.reset();
    answers(MACHINE);
    const { code, stdout } = await suggest();
    expect([code, mock.getRequests().length]).toEqual([0, 1]);
    expect(stdout()).toContain('1. espresso machine');
  });

  it('says what is wrong with what was asked, and loses nothing where the provider refuses', async () => {
    answers(MACHINE);
    const wrong = await Promise.all([
      suggest('--take', '1,x'),
      run(['suggest', project()]),
      run(['suggest', project(), '--provider', 'demo']),
    ]);
    expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2]);
    const beyond = await suggest('--take', '7');
    expect([beyond.code, beyond.stderr()]).toEqual([1, expect.stringContaining('There is no suggestion 7')]);
    const before = readFileSync(project(), 'utf8');
    const unkeyed = await run(['suggest', project(), '--provider', 'anthropic'], { ANTHROPIC_API_KEY: '' });
    expect([unkeyed.code, unkeyed.stderr()]).toEqual([
      1,
      expect.stringContaining('There is no API key for Anthropic'),
    ]);
    expect(readFileSync(project(), 'utf8')).toBe(before);
  });
});
