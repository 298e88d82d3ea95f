import { ROUTE_RULES, routeKey } from '@silosmith/ai';
import type { PricingReply } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { routeOf, rulesWith } from './smart-route.ts';

const row = (
  provider: string,
  isAvailable: boolean,
  history?: PricingReply['pricing'][number]['history'],
) => ({
  provider,
  model: `${provider}-1`,
  name: provider,
  inputCostPer1K: 0,
  outputCostPer1K: 0,
  qualityScore: 90,
  speedScore: 50,
  contextWindow: 1_000,
  isAvailable,
  ...(history === undefined ? {} : { history }),
});
const calls = { calls: 4, failedCalls: 1, averageLatencyMs: 200, costUsd: 0.1 };
const reply: PricingReply = {
  pricing: [row('openai', false), row('mistral', true, calls), row('demo', true)],
  images: [
    {
      ...{ provider: 'bfl', model: 'flux-1', name: 'Flux', costPerImage: 0.04, isAvailable: true },
      history: { calls: 2, failedCalls: 2, averageLatencyMs: null, costUsd: 0 },
    },
  ],
  pricesOf: '2026-11-20',
  leftTodayUsd: 0.5,
};

it('a provider can be chosen with a key of the server or a usable one of this tab; sample texts never are', () => {
  expect([...routeOf(reply, {}, () => null).available]).toEqual(['mistral']);
  const own = routeOf(reply, {}, (id) => (id === 'openai' ? 'sk-0123456789' : null));
  expect(own.available).toEqual(new Set(['openai', 'mistral']));
  const wrong = routeOf(reply, {}, () => 'sk-ant-0123456789');
  expect([...wrong.available]).toEqual(['anthropic']);
});

it('takes what the day has left and how the models did in earlier calls', () => {
  const route = routeOf(reply, {}, () => null);
  expect(route.leftTodayUsd).toBe(0.5);
  expect(route.history?.get(routeKey('mistral', 'mistral-1'))).toEqual(calls);
  expect(route.history?.get(routeKey('bfl', 'flux-1'))?.failedCalls).toBe(2);
  expect(route.history?.size).toBe(2);
});

it('a rule of the user’s own changes budget and quality of its texts, and nothing else', () => {
  const rules = rulesWith({ pillar: { budgetUsd: 0.5, leastQuality: 70 } });
  expect(rules.pillar).toEqual({ ...ROUTE_RULES.pillar, budgetUsd: 0.5, leastQuality: 70 });
  expect(rules.cluster).toEqual(ROUTE_RULES.cluster);
});
