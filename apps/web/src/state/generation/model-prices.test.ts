import { costUsd, embeddingCostUsd, MODELS, modelFacts, usdPerImage, usdPerSearch } from '@silosmith/ai';
import type { PricingReply, PricingRow } from '@silosmith/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { errorLog } from '../errors/browser-errors.ts';
import { forgetPrices, modelPrices, pricesStore } from './model-prices.ts';
import { routeStore, smartRoute } from './smart-route.ts';

const BUILT_IN = [...MODELS];
let asked: string[];
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('sessionStorage', { length: 0, getItem: () => null });
  forgetPrices();
  MODELS.splice(0, MODELS.length, ...BUILT_IN);
  asked = [];
});

const row = (provider: string, model: string, usdPerMillion: number): PricingRow => ({
  provider,
  model,
  name: modelFacts(provider, model)?.name ?? model,
  inputCostPer1K: usdPerMillion / 1_000,
  outputCostPer1K: usdPerMillion / 500,
  qualityScore: 80,
  speedScore: 50,
  contextWindow: 128_000,
  maxOutputTokens: 16_384,
  isAvailable: true,
});
const reply = (...pricing: PricingRow[]): PricingReply => ({ pricing, pricesOf: '2027-03-01' });
function answering(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(body), { status });
  });
}

it('counts with the prices of the server from its first answer on, and hands all of them to a worker', async () => {
  answering(200, reply(row('openai', 'gpt-4o', 0.15), row('openai-compatible', 'llama-4', 2)));
  const before = pricesStore.getState().version;
  const { date, models } = await modelPrices();
  expect(costUsd('openai', 'gpt-4o', 1_000_000, 0)).toBe(0.15);
  expect(costUsd('openai', 'gpt-4o-2024-08-06', 1_000_000, 1_000_000)).toBeCloseTo(0.45, 9);
  expect(modelFacts('openai-compatible', 'llama-4')).toMatchObject({ maxOutputTokens: 16_384 });
  expect([date, models]).toEqual(['2027-03-01', MODELS]);
  expect(pricesStore.getState().version).toBe(before + 1);
  await modelPrices();
  expect(asked).toEqual(['/.netlify/functions/utility-hub']);
});

it('counts with the server’s prices of images, embeddings and searches too, where it says them', async () => {
  const pricesOf = '2027-03-01';
  const image = { provider: 'stability', model: 'core', name: 'Core', costPerImage: 5, isAvailable: true };
  const embeddings = [{ provider: 'mistral', model: 'mistral-embed', costPerMillion: 6 }];
  const searches = [{ provider: 'exa', costPerSearch: 7 }];
  answering(200, { pricing: [], images: [image], embeddings, searches, pricesOf });
  const before = pricesStore.getState().version;
  const prices = await modelPrices();
  expect(usdPerImage('stability', 'core')).toBe(5);
  expect(embeddingCostUsd('mistral', 'mistral-embed', 1_000_000)).toBe(6);
  expect(usdPerSearch('exa')).toBe(7);
  expect(prices.searches).toContainEqual({ provider: 'exa', usdPerSearch: 7 });
  expect(pricesStore.getState().version).toBe(before + 1);
  forgetPrices();
  answering(200, { pricing: [], pricesOf });
  await modelPrices();
  expect(usdPerSearch('exa')).toBe(7);
});

it('asks again before a run, and what was worked out stands where nothing changed', async () => {
  answering(200, reply(row('openai', 'gpt-4o', 7)));
  await modelPrices();
  const { version } = pricesStore.getState();
  forgetPrices();
  await modelPrices();
  expect([asked.length, pricesStore.getState().version]).toEqual([2, version]);
});

it('takes over those that smart mode is told, and smart mode chooses again', async () => {
  answering(200, reply(row('mistral', 'mistral-small-2603', 40)));
  const { version } = routeStore.getState();
  await smartRoute();
  expect(modelFacts('mistral', 'mistral-small-2603')?.inputUsdPerMillion).toBe(40);
  expect(routeStore.getState().version).toBe(version + 1);
});

it('goes on with those known last where the server gives none, notes why, and asks again', async () => {
  answering(500, {});
  const noted = errorLog.entries().length;
  expect((await modelPrices()).models).toEqual(BUILT_IN);
  expect(errorLog.entries()).toHaveLength(noted + 1);
  answering(200, reply(row('openai', 'gpt-4o', 7)));
  await modelPrices();
  expect(modelFacts('openai', 'gpt-4o')?.inputUsdPerMillion).toBe(7);
});
