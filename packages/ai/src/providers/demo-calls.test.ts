import { type FetchPort, toFaultShape } from '@silosmith/kernel';
import { expect, test, vi } from 'vitest';
import { costOfReply, costUsd, isPriced, mostUsdOfText } from '../cost.ts';
import { estimateTokens } from '../estimate-tokens.ts';
import { isFreeFailure } from '../faults.ts';
import { defaultModelOf, MODELS, modelFacts, modelsOf } from '../models.ts';
import { articlePrompt } from '../prompts/article.ts';
import type { PageBrief } from '../prompts/brief.ts';
import { metaPrompt } from '../prompts/meta.ts';
import { readArticleReply, readMetaReply, readTagsReply } from '../prompts/read-replies.ts';
import { tagsPrompt } from '../prompts/tags.ts';
import type { ProviderCall } from '../provider.ts';
import { createDemoProvider } from './demo-calls.ts';

const noNetwork: FetchPort = async () => {
  throw new Error('the demo provider needs no network');
};
const call = (change: Partial<ProviderCall> = {}): ProviderCall => ({
  fetch: noNetwork,
  signal: new AbortController().signal,
  ...change,
});
const brief: PageBrief = {
  keyword: 'kaffee rösten',
  variants: [],
  outline: [],
  topic: 'Kaffee',
  level: 3,
  pageType: 'Sub-supporting page',
  language: 'de',
  targetWords: 1200,
  intent: 'informational',
  volume: -1,
  difficulty: -1,
  pillar: 'kaffee',
  parent: 'kaffee selber machen',
  siblings: [],
  children: [],
  links: [],
};
const article = articlePrompt(brief);
const ask = (model: string, prompt = article.prompt, change: Partial<ProviderCall> = {}) =>
  createDemoProvider().generateText({ prompt, model }, call(change));

test('it answers each prompt of ours with what its reader reads, twice the same', async () => {
  const reply = await ask('demo-1');
  expect(readArticleReply(reply.content, brief.keyword).form).toBe('json');
  expect(await ask('demo-1')).toEqual(reply);
  expect(reply.outputTokens).toBe(estimateTokens(reply.content));
  expect(reply.outputTokens).toBeGreaterThan(1200);
  const about = { brief, articleTitle: 'T', excerpt: 'E' };
  expect(readMetaReply((await ask('demo-1', metaPrompt(about).prompt)).content).title).toContain(
    'Kaffee rösten',
  );
  expect(readTagsReply((await ask('demo-1', tagsPrompt(about).prompt)).content).tags).toContain(
    'kaffee rösten',
  );
});

test('it answers a prompt without a brief about what the prompt quotes', async () => {
  const demo = createDemoProvider();
  const reply = await demo.generateText(
    { prompt: 'Write about "garden sheds" please', model: 'demo-1', language: 'en' },
    call(),
  );
  expect(reply.content).toMatch(/<h1>Garden sheds/);
  const json = await demo.generateText({ prompt: 'garden sheds', model: 'demo-1', jsonMode: true }, call());
  expect(JSON.parse(json.content).title).toMatch(/Garden sheds/);
});

test.each([
  ['demo-rate-limit', 'ai.rate-limited', true],
  ['demo-timeout', 'ai.timeout', true],
  ['demo-bad-key', 'ai.bad-key', false],
  ['demo-quota', 'ai.quota', false],
  ['demo-unavailable', 'ai.unavailable', true],
  ['demo-empty', 'ai.empty-reply', true],
])('%s fails as a real provider does: %s', async (model, code, retryable) => {
  const error: unknown = await ask(model).catch((thrown: unknown) => thrown);
  expect(toFaultShape(error)).toMatchObject({ code, retryable });
});

test('demo-bad-json answers what no reader can read', async () => {
  const { content } = await ask('demo-bad-json');
  expect(() => readArticleReply(content, 'k')).toThrow('ai.invalid-json');
  expect(() => readMetaReply(content)).toThrow('ai.invalid-json');
});

test('demo-flaky fails at the first call of each prompt only', async () => {
  const demo = createDemoProvider();
  const flaky = (prompt: string) => demo.generateText({ prompt, model: 'demo-flaky' }, call());
  await expect(flaky('a')).rejects.toThrow('ai.unavailable');
  await expect(flaky('b')).rejects.toThrow('ai.unavailable');
  expect((await flaky('a')).content).not.toBe('');
  expect((await flaky('b')).content).not.toBe('');
});

test('demo-slow sleeps, and stops sleeping when the call is cancelled', async () => {
  const sleep = vi.fn(async () => undefined);
  await ask('demo-slow', undefined, { timer: { sleep } });
  expect(sleep).toHaveBeenCalledOnce();
  await expect(ask('demo-1', undefined, { signal: AbortSignal.abort() })).rejects.toThrow('cancelled');
});

test('costs follow the catalogue; demo is free, unknown models have no known price', () => {
  expect(costUsd('anthropic', 'claude-sonnet-5-5', 1_000_000, 100_000)).toBeCloseTo(3);
  expect(costUsd('openai', 'gpt-4o-2024-11-20', 1_000_000, 0)).toBeCloseTo(2.5);
  expect([costUsd('demo', 'demo-slow', 9e6, 9e6), isPriced('demo', 'demo-slow')]).toEqual([0, true]);
  expect([costUsd('openai', 'my-own-model', 9e6, 0), isPriced('openai', 'my-own-model')]).toEqual([0, false]);
});

test('a dated id costs what its model costs only where that is known', () => {
  const tokens = [1_000_000, 0] as const;
  const price = (id: string) => (isPriced('openai', id) ? costUsd('openai', id, ...tokens) : null);
  expect(['gpt-4o-2024-08-06', 'gpt-4o-2024-11-20', 'gpt-4.1-2025-04-14'].map(price)).toEqual([2.5, 2.5, 2]);
  expect(isPriced('anthropic', 'claude-haiku-4-5-20251001')).toBe(true);
  // Dearer than the gpt-4o of today, and dates that nobody has looked up.
  for (const id of ['gpt-4o-2024-05-13', 'gpt-4o-2031-01-01', 'gpt-5.4-2026-12-24'])
    expect(price(id)).toBe(null);
  expect(isPriced('anthropic', 'claude-opus-5-5-20270101')).toBe(false);
  expect(isPriced('mistral', 'gpt-4o-2024-08-06')).toBe(false);
  // A provider charges by the name that it was asked for, whichever snapshot answered.
  const cost = (answered: string, asked: string) =>
    costOfReply('openai', { answered, asked }, 1_000_000, 1_000);
  expect(cost('gpt-5.4-2026-12-24', 'gpt-5.4')).toBe(2.515);
  expect(cost('gpt-4o-2024-05-13', 'gpt-4o-2024-05-13')).toBeNull();
});

test('a reply of a priced model without a count has no known cost, that of a free one costs nothing', () => {
  const cost = (provider: string, id: string) => costOfReply(provider, { answered: id, asked: id }, 0, 0);
  expect([cost('openai', 'gpt-4o'), cost('demo', 'demo-1')]).toEqual([null, 0]);
});

test('the most that a text can cost covers its bytes and all of its reply; the dearest model stands in for an unknown one', () => {
  const most = (model: string, prompt: string) =>
    mostUsdOfText('openai', model, { prompt, maxTokens: 1_000 });
  expect(most('gpt-4o', '')).toBeCloseTo(0.01, 4);
  expect(most('gpt-4o', 'ä'.repeat(1_000)) - most('gpt-4o', '')).toBeCloseTo(2_000 * 2.5e-6, 9);
  expect(most('nobody-knows', '')).toBe(Math.max(...modelsOf('openai').map(({ id }) => most(id, ''))));
  expect(mostUsdOfText('openai-compatible', 'llama', { prompt: 'x' })).toBe(0);
});

test.each([
  ['ai.unavailable', {}, true],
  ['ai.content-refused', {}, true],
  ['ai.content-refused', { charged: true }, false],
  ['ai.bad-request', { sent: true }, false],
  ['ai.network', { sent: false }, true],
  ['ai.network', {}, false],
  ['ai.timeout', {}, false],
  ['ai.empty-reply', {}, false],
  ['web.offline', {}, false],
])('%s %j is free: %s', (code, params, isFree) => {
  expect(isFreeFailure({ code, params })).toBe(isFree);
});

test('the catalogue names each model once, and a default for each provider', () => {
  expect(new Set(MODELS.map((model) => `${model.provider} ${model.id}`)).size).toBe(MODELS.length);
  for (const provider of ['openai', 'anthropic', 'mistral', 'demo'])
    expect(modelFacts(provider, defaultModelOf(provider))).toBeDefined();
});
