import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCommand } from '../testing/cli-process.ts';

const mock = new LLMock({ port: 0 });
beforeAll(() => mock.start().then(() => undefined));
afterAll(() => mock.stop());

const KEY = 'sk-test-0123456789abcdefghij';
let folder: string;
const file = (): string => join(folder, 'keywords.csv');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'silosmith-embed-'));
  mock.reset();
  writeFileSync(file(), `Keyword,Volume\n${KEYWORDS.map((text) => `${text},100`).join('\n')}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEYWORDS = ['rent a van', 'hire a van', 'van rental', 'cold brew coffee', 'espresso machine'];
const keywordsFrom = (start: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `keyword number ${start + at}`);

const run = (words: readonly string[], env: Record<string, string> = {}) =>
  startCommand(words, {
    OPENAI_API_KEY: KEY,
    MISTRAL_API_KEY: KEY,
    OPENAI_BASE_URL: `${mock.url}/v1`,
    MISTRAL_BASE_URL: `${mock.url}/v1`,
    OPENAI_COMPATIBLE_BASE_URL: `${mock.url}/v1`,
    ...env,
  }).ended;
/** Of each batch in the file beside the keywords. */
function kept(): readonly (readonly number[])[] {
  const path = `${file()}.vectors`;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  // What has no end yet is being written.
  return lines
    .slice(0, -1)
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { hashes: number[] }).hashes);
}

describe('silosmith build --embeddings', () => {
  it('says host and price, asks for each keyword once, and keeps what it paid for in the project', async () => {
    mock.onEmbedding(/./, { embedding: [0.5, 0.25, -1] });
    const out = join(folder, 'site.json');
    const first = await run(['build', file(), '--embeddings', 'openai', '-o', out]);
    expect([first.code, first.stderr()]).toEqual([
      0,
      expect.stringMatching(
        /5 keywords by text-embedding-3-small cost about US\$ 0\.0000\. Calls go to 127\.0\.0\.1:\d+\./u,
      ),
    ]);
    expect([mock.getRequests().length, kept().map((batch) => batch.length)]).toEqual([1, [5]]);
    const project = JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown>;
    expect(project).toMatchObject({
      meaning: { provider: 'openai', model: 'text-embedding-3-small' },
      vectors: [{ dimensions: 3, hashes: expect.objectContaining({ length: 5 }) }],
    });
    const again = await run(['cluster', file(), '--embeddings', 'openai', '--json']);
    expect([again.code, again.stderr()]).toEqual([0, expect.stringContaining('nothing is asked')]);
    expect(mock.getRequests()).toHaveLength(1);
    appendFileSync(file(), 'a new keyword,10\n');
    await run(['build', file(), '--embeddings', 'openai']);
    expect([mock.getRequests().length, kept().map((batch) => batch.length)]).toEqual([2, [5, 1]]);
    const written = readFileSync(out, 'utf8') + readFileSync(`${file()}.vectors`, 'utf8') + first.stderr();
    expect(written).not.toContain(KEY);
  });

  it('a model at home costs nothing, needs no key, and must be named', async () => {
    mock.onEmbedding(/./, { embedding: [1, 0] });
    const own = ['build', file(), '--embeddings', 'openai-compatible'];
    const unnamed = await run(own, { OPENAI_COMPATIBLE_API_KEY: '' });
    expect([unnamed.code, unnamed.stderr()]).toEqual([1, expect.stringContaining('No model is named')]);
    const named = await run([...own, '--embedding-model', 'nomic-embed-text']);
    expect([named.code, named.stderr()]).toEqual([0, expect.stringContaining('cost nothing')]);
  });

  it('asks the built-in model without a key or a network, and warns of a list in another language than its own', async () => {
    const english = await run(['cluster', file(), '--embeddings', 'local', '--json']);
    expect([english.code, english.stderr()]).toEqual([
      0,
      expect.stringContaining('5 keywords by all-minilm-l6-v2 are made on this machine and cost nothing'),
    ]);
    expect(english.stderr()).not.toContain('does not know');
    const dutch = await run(['cluster', file(), '--embeddings', 'local', '--language', 'nl', '--json']);
    expect([dutch.code, dutch.stderr()]).toEqual([0, expect.stringContaining('does not know Dutch')]);
    expect([mock.getRequests().length, kept().map((batch) => batch.length)]).toEqual([0, [5]]);
  });

  it.each(['openai', 'mistral'])(
    '%s: a wrong key ends it with what to do, and nothing is written',
    async (provider) => {
      mock.nextRequestError(401, { message: `bad key ${KEY}` });
      const out = join(folder, 'site.json');
      const { code, stderr } = await run(['build', file(), '--embeddings', provider, '-o', out]);
      expect([code, stderr()]).toEqual([1, expect.stringContaining('did not accept the API key')]);
      expect(stderr()).not.toContain(KEY);
      expect(existsSync(out)).toBe(false);
    },
  );

  it('killed in the middle, keeps every batch that arrived: the next run asks for the rest', async () => {
    const texts = keywordsFrom(0, 512 * 8);
    writeFileSync(file(), `Keyword,Volume\n${texts.map((text) => `${text},100`).join('\n')}\n`);
    mock.onEmbedding(/./, { embedding: [1, 0.5] }, { latency: 25 });
    const killed = startCommand(['build', file(), '--embeddings', 'openai'], {
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: `${mock.url}/v1`,
    });
    const ended = { yet: false };
    void killed.ended.then(() => {
      ended.yet = true;
    });
    while (kept().length < 2 && !ended.yet) await new Promise((wait) => setTimeout(wait, 1));
    expect(ended.yet).toBe(false);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const before = kept().length;
    expect(before).toBeLessThan(8);
    const sent = mock.getRequests().length;
    const { code } = await run(['cluster', file(), '--embeddings', 'openai', '--json']);
    expect(code).toBe(0);
    expect(mock.getRequests()).toHaveLength(sent + 8 - before);
    expect([kept().length, new Set(kept().flat()).size]).toEqual([8, texts.length]);
  });
});
