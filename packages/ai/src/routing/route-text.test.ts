import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODELS, type ModelFacts } from '../models.ts';
import { routeKey } from './rank-models.ts';
import { type RouteRequest, routeText } from './route-text.ts';
import { ROUTE_RULES, ROUTED_TASKS } from './rules.ts';

const PROVIDERS = ['a', 'b', 'c'] as const;
const model = (provider: string, id: string, change: Partial<ModelFacts> = {}): ModelFacts => ({
  provider,
  id,
  name: `${provider} ${id}`,
  inputUsdPerMillion: 1,
  outputUsdPerMillion: 5,
  contextWindow: 200_000,
  maxOutputTokens: 32_000,
  quality: 90,
  speed: 80,
  ...change,
});
const request = (change: Partial<RouteRequest> = {}): RouteRequest => ({
  rule: ROUTE_RULES.cluster,
  inputTokens: 1_500,
  outputTokens: 8_000,
  models: [model('a', 'good', { quality: 95, outputUsdPerMillion: 8 }), model('b', 'cheap', { quality: 85 })],
  available: new Set(PROVIDERS),
  ...change,
});

describe('a decision', () => {
  it('names what it chose, what came next, why and at what price', () => {
    const { chosen, runnerUp, reasons, fallbacks } = routeText(request());
    expect(chosen).toMatchObject({ model: 'cheap', mostUsd: 0.0415 });
    expect(runnerUp?.model).toBe('good');
    expect(reasons).toEqual([
      { code: 'best-score', params: { score: expect.any(Number) } },
      { code: 'ahead-of', params: { model: 'a good', by: expect.any(Number) } },
    ]);
    expect(fallbacks.map((one) => one.model)).toEqual(['good']);
  });

  it('takes the model that the user chose, whatever its score and quality, and the others where it fails', () => {
    const models = [
      model('a', 'fine'),
      model('b', 'poor', { quality: 40 }),
      model('c', 'next', { quality: 88 }),
    ];
    const fixed = routeKey('b', 'poor');
    const { chosen, reasons, fallbacks, refused } = routeText(
      request({ models, rule: { ...ROUTE_RULES.cluster, fixed } }),
    );
    expect(chosen?.model).toBe('poor');
    expect(reasons).toEqual([{ code: 'by-user', params: {} }]);
    expect(fallbacks.map((one) => one.model)).toEqual(['fine', 'next']);
    expect(refused).toEqual([]);
  });

  it.each([
    ['without a key', model('x', 'own')],
    ['above the budget', model('b', 'own', { outputUsdPerMillion: 500 })],
    ['too short for the text', model('b', 'own', { maxOutputTokens: 1_000 })],
  ])('goes by the rule where the model that the user chose is %s, and says so', (_, own) => {
    const fixed = routeKey(own.provider, own.id);
    const { chosen, reasons } = routeText(
      request({ models: [model('a', 'fine'), own], rule: { ...ROUTE_RULES.cluster, fixed } }),
    );
    expect(chosen?.model).toBe('fine');
    expect(reasons[0]).toEqual({ code: 'not-by-user', params: { model: own.name } });
  });

  it('says of each other model what speaks against it', () => {
    const models = [
      model('a', 'fine'),
      model('x', 'locked'),
      model('a', 'poor', { quality: 60 }),
      model('b', 'dear', { outputUsdPerMillion: 500 }),
      model('b', 'short', { maxOutputTokens: 1_000 }),
      model('c', 'broken'),
    ];
    const history = new Map([[routeKey('c', 'broken'), { calls: 8, failedCalls: 6 }]]);
    const { chosen, refused, reasons } = routeText(request({ models, history }));
    expect(chosen?.model).toBe('fine');
    expect(reasons.map(({ code }) => code)).toEqual(['best-score', 'only-one']);
    expect(Object.fromEntries(refused.map(({ model: id, code }) => [id, code]))).toEqual({
      locked: 'no-key',
      poor: 'below-quality',
      dear: 'over-request-budget',
      short: 'too-long',
      broken: 'failing',
    });
  });

  it('gives up the least quality before it chooses nobody, and says so; a budget it never gives up', () => {
    const poor = [model('a', 'poor', { quality: 40 })];
    expect(routeText(request({ models: poor })).reasons).toContainEqual({
      code: 'quality-given-up',
      params: { quality: 40, least: 85 },
    });
    expect(routeText(request({ leftTodayUsd: 0.0001 }))).toMatchObject({ chosen: null, fallbacks: [] });
    expect(routeText(request({ available: new Set() }))).toMatchObject({ chosen: null, reasons: [] });
  });

  it('prefers what has succeeded, of two that are otherwise alike', () => {
    const models = [model('a', 'x'), model('b', 'y')];
    const seen = (key: string, failedCalls: number) => new Map([[key, { calls: 20, failedCalls }]]);
    expect(routeText(request({ models, history: seen('a/x', 9) })).chosen?.model).toBe('y');
    expect(routeText(request({ models, history: seen('b/y', 9) })).chosen?.model).toBe('x');
  });

  it.each(ROUTED_TASKS)('of the catalogue as it is finds a model for %s', (task) => {
    const available = new Set(['openai', 'anthropic', 'mistral']);
    const outputTokens = { pillar: 11_700, cluster: 8_400, supporting: 6_700 }[task as string] ?? 4_300;
    const { chosen } = routeText(
      request({ rule: ROUTE_RULES[task], models: MODELS, available, outputTokens }),
    );
    expect(chosen?.quality).toBeGreaterThanOrEqual(ROUTE_RULES[task].leastQuality);
  });
});

/** Hundredths: doubles at random are almost all tiny, and pass every budget. */
const cents = (most: number) => fc.nat(most * 100).map((count) => count / 100);
const facts = fc.record({
  provider: fc.constantFrom(...PROVIDERS),
  id: fc.string({ minLength: 1, maxLength: 3 }),
  quality: fc.nat(100),
  speed: fc.nat(100),
  inputUsdPerMillion: cents(10),
  outputUsdPerMillion: cents(30),
  contextWindow: fc.integer({ min: 1_000, max: 1_000_000 }),
  maxOutputTokens: fc.integer({ min: 100, max: 128_000 }),
});
const anyRequest = fc
  .record({
    models: fc.uniqueArray(facts, { maxLength: 12, selector: ({ provider, id }) => routeKey(provider, id) }),
    available: fc.subarray([...PROVIDERS]),
    task: fc.constantFrom(...ROUTED_TASKS),
    inputTokens: fc.nat(50_000),
    outputTokens: fc.nat(20_000),
    leftTodayUsd: fc.option(fc.nat(200).map((count) => count / 1_000)),
    failed: fc.array(fc.nat(9), { maxLength: 12 }),
  })
  .map(
    ({ models, available, task, failed, ...rest }): RouteRequest => ({
      ...rest,
      rule: ROUTE_RULES[task],
      available: new Set(available),
      models: models.map(({ provider, id, ...change }) => model(provider, id, change)),
      history: new Map(
        models.map(({ provider, id }, at) => [
          routeKey(provider, id),
          { calls: 9, failedCalls: failed[at] ?? 0 },
        ]),
      ),
    }),
  );
const every = (judge: (asked: RouteRequest, decision: ReturnType<typeof routeText>) => void): void =>
  fc.assert(
    fc.property(anyRequest, (asked) => judge(asked, routeText(asked))),
    { numRuns: 1_000 },
  );

describe('of 1,000 random questions', () => {
  it('no answer passes a budget, of the request or of the day, and none goes to a provider without a key', () => {
    every(({ rule, leftTodayUsd, available }, { chosen, fallbacks }) => {
      for (const { mostUsd, provider } of chosen ? [chosen, ...fallbacks] : fallbacks) {
        expect(mostUsd).toBeLessThanOrEqual(rule.budgetUsd);
        expect(mostUsd).toBeLessThanOrEqual(leftTodayUsd ?? Number.POSITIVE_INFINITY);
        expect(available.has(provider)).toBe(true);
      }
    });
  });

  it('a chain of fallbacks never comes back to a model', () => {
    every((_, { chosen, fallbacks }) => {
      const chain = (chosen ? [chosen, ...fallbacks] : fallbacks).map((one) =>
        routeKey(one.provider, one.model),
      );
      expect(new Set(chain).size).toBe(chain.length);
    });
  });

  it('the order of the list decides nothing', () => {
    every((asked, decision) => {
      const turned = routeText({ ...asked, models: asked.models.toReversed() });
      expect(turned.chosen).toEqual(decision.chosen);
      expect(turned.fallbacks).toEqual(decision.fallbacks);
    });
  });

  it('every model is chosen, ranked or refused with a reason', () => {
    every(({ models }, { chosen, refused }) => {
      if (chosen === null) expect(refused).toHaveLength(models.length);
      expect(refused.length + (chosen ? 1 : 0)).toBeLessThanOrEqual(models.length);
    });
  });
});
