import { ROUTE_RULES } from '@silosmith/ai';
import { DEFAULT_FILTERS } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { SMART_PROVIDER } from '../routing/smart-route.ts';
import { runCalls } from './run-calls.ts';
import type { RouteRules } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';
import { createSpending, OVER_BUDGET } from './spending.ts';

const REPLY = {
  content: 'c',
  model: 'm',
  provider: 'x',
  usage: { inputTokens: 1, outputTokens: 1, cost: 0.01 },
};
/** Of no page: the rule for other texts. */
const REQUEST = { prompt: 'p' };
const OPTIONS = { idempotencyKey: 'k', keyword: 'page' };

function callWith(budgetUsd: number, rules?: RouteRules) {
  const settings: RunSettings = {
    runId: 'run',
    provider: SMART_PROVIDER,
    model: '',
    language: 'en',
    filters: DEFAULT_FILTERS,
    replacesDemo: false,
    concurrency: 1,
    budgetUsd,
    priced: true,
    plannedUsdLow: 0,
    plannedUsdHigh: 0,
    doneBefore: 0,
    failedBefore: 0,
    spentBeforeUsd: 0,
    elapsedBeforeMs: 0,
  };
  const calls = { of: () => async () => REPLY, ...(rules ? { rules: () => rules } : {}) };
  const spending = createSpending(budgetUsd, { usd: 0, paid: [] });
  return runCalls('project', settings, calls, spending).ports.callText(REQUEST, OPTIONS);
}

describe('what a text of smart mode sets aside', () => {
  it('is the most that the rules of the catalogue let it cost', async () => {
    expect(await callWith(ROUTE_RULES.other.budgetUsd)).toEqual(REPLY);
    await expect(callWith(ROUTE_RULES.other.budgetUsd - 0.001)).rejects.toThrow(OVER_BUDGET);
  });

  it("is the most of the app's own rules where it has some", async () => {
    const rules = { ...ROUTE_RULES, other: { ...ROUTE_RULES.other, budgetUsd: 0.5 } };
    await expect(callWith(0.4, rules)).rejects.toThrow(OVER_BUDGET);
    expect(await callWith(0.5, rules)).toEqual(REPLY);
  });
});
