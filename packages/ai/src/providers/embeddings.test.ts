import { LLMock } from '@copilotkit/aimock';
import { type FetchPort, toFaultShape } from '@silosmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  defaultEmbeddingModelOf,
  EMBEDDING_PROVIDERS,
  loadEmbeddings,
  textsPerCall,
} from '../embedding-models.ts';
import type { ProviderCall } from '../provider.ts';
import { embeddingCostUsd } from '../unit-prices.ts';

const mock = new LLMock({ port: 0 });
beforeAll(() => mock.start().then(() => undefined));
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
});

const KEY = 'sk-test-0123456789abcdefghij';
const TEXTS = ['trail shoes', 'running shoes', 'cold brew'];
const modelFor = (id: string): string => defaultEmbeddingModelOf(id) || 'nomic-embed-text';
const network: FetchPort = (input, init) => fetch(input, init);
const call = (change: Partial<ProviderCall> = {}): ProviderCall => ({
  apiKey: KEY,
  baseUrl: `${mock.url}/v1`,
  fetch: network,
  signal: new AbortController().signal,
  ...change,
});
const answering =
  (body: string, headers: Record<string, string> = {}): FetchPort =>
  async () =>
    new Response(body, { headers: { 'content-type': 'application/json', ...headers } });
const replyOf = (rows: readonly (readonly unknown[])[], indexes = rows.map((_, at) => at)): string =>
  JSON.stringify({
    object: 'list',
    model: 'm',
    data: rows.map((embedding, at) => ({ object: 'embedding', index: indexes[at], embedding })),
    usage: { prompt_tokens: 7, total_tokens: 7 },
  });

const NETWORKED = EMBEDDING_PROVIDERS.filter(({ isLocal }) => isLocal !== true);

describe.each(NETWORKED.map(({ id }) => id))('%s', async (id) => {
  const embed = await loadEmbeddings(id);
  const request = { texts: TEXTS, model: modelFor(id) };
  const ask = (change: Partial<ProviderCall> = {}) => embed(request, call(change));
  const faultOf = async (change: Partial<ProviderCall> = {}) => {
    const error: unknown = await ask(change).then(
      () => expect.unreachable(),
      (thrown: unknown) => thrown,
    );
    expect(
      JSON.stringify(error, Object.getOwnPropertyNames(error)) + String((error as Error).stack),
    ).not.toContain(KEY);
    return toFaultShape(error);
  };

  test('gives one vector a text, asked for by model and key, and counts tokens', async () => {
    mock.onEmbedding(/shoes|cold/, { embedding: [0.5, 0.25, -1] });
    const { vectors } = await ask({ idempotencyKey: 'batch-1' });
    expect(vectors).toEqual(TEXTS.map(() => [0.5, 0.25, -1]));
    const [sent, ...more] = mock.getRequests();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ path: '/v1/embeddings', body: { model: modelFor(id) } });
    expect(JSON.stringify(sent?.headers)).toContain('batch-1');
    expect((await ask({ fetch: answering(replyOf(TEXTS.map(() => [1, 2]))) })).inputTokens).toBe(7);
  });

  test('puts vectors that come numbered in another order into the order of the texts', async () => {
    const mixed = answering(replyOf([[3], [1], [2]], [2, 0, 1]));
    expect((await ask({ fetch: mixed })).vectors).toEqual([[1], [2], [3]]);
  });

  test.each([
    ['too few vectors', replyOf([[1], [2]])],
    ['too many vectors', replyOf([[1], [2], [3], [4]])],
    ['vectors of different lengths', replyOf([[1, 2], [1], [1, 2]])],
    ['empty vectors', replyOf([[], [], []])],
  ])('refuses %s', async (_, body) => {
    expect(await faultOf({ fetch: answering(body) })).toMatchObject({
      code: 'ai.bad-vectors',
      retryable: true,
    });
  });

  test.each([
    ['no number', replyOf([[null], ['NaN'], [1]])],
    ['a number without bound', replyOf([[1], [2], [3]]).replace('[3]', '[1e999]')],
    ['a reply that was cut', replyOf([[1], [2], [3]]).slice(0, -20)],
    ['a page of a proxy', '<html>login</html>'],
  ])('refuses %s', async (_, body) => {
    const { code, retryable } = await faultOf({ fetch: answering(body) });
    expect(['ai.invalid-json', 'ai.bad-vectors', 'ai.empty-reply']).toContain(code);
    expect(retryable).toBe(true);
  });

  test.each([
    [401, 'invalid key', 'ai.bad-key', false],
    [429, 'slow down', 'ai.rate-limited', true],
    [429, 'insufficient_quota', 'ai.quota', false],
    [404, 'no such model', 'ai.model-gone', false],
    [500, 'boom', 'ai.unavailable', true],
  ] as const)('status %i (%s) is %s', async (status, message, code, retryable) => {
    mock.nextRequestError(status, { message: `${message} for ${KEY}`, type: 'error' });
    expect(await faultOf()).toMatchObject({ code, retryable });
    expect(mock.getRequests()).toHaveLength(1);
  });

  test('waits as long as the provider asks; a slow reply is a timeout, a cancelled call is cancelled', async () => {
    const slow: FetchPort = async () =>
      new Response('{"error":{"message":"slow"}}', { status: 429, headers: { 'retry-after': '7' } });
    expect((await faultOf({ fetch: slow })).params.retryAfterS).toBe(7);
    const hanging: FetchPort = (_input, init) =>
      new Promise((_, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    expect((await faultOf({ fetch: hanging, signal: AbortSignal.timeout(20) })).code).toBe('ai.timeout');
    const controller = new AbortController();
    const answer = faultOf({ fetch: hanging, signal: controller.signal });
    controller.abort();
    expect((await answer).code).toBe('cancelled');
  });

  test('a batch is no larger than its library and its vendor take', () => {
    expect(textsPerCall(id)).toBeLessThanOrEqual(id === 'mistral' ? 32 : 2_048);
  });
});

test('a price is known of the catalogue’s models alone: ten thousand keywords cost a tenth of a cent', () => {
  expect(embeddingCostUsd('openai', 'text-embedding-3-small', 50_000)).toBeCloseTo(0.001);
  expect(embeddingCostUsd('openai', 'own-model', 50_000)).toBeNull();
  expect(embeddingCostUsd('openai-compatible', 'nomic-embed-text', 50_000)).toBeNull();
});

test('who writes no embeddings is a fault', async () => {
  await expect(loadEmbeddings('anthropic')).rejects.toThrow('ai.unknown-provider');
});
