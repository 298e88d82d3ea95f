import { costUsd, MODELS, ROUTE_RULES } from '@silosmith/ai';
import type { TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import type { CallText } from '../run/call-journal.ts';
import { runSettingsSchema } from '../run/run-settings.ts';
import { generatePage } from '../stages/generate-page.ts';
import { noContent } from '../testing/records.ts';
import { answerWith, context, createWorld } from '../testing/world.ts';
import { explainPlan } from './explain-plan.ts';
import { chainOf, smartCallText } from './smart-calls.ts';
import { decideFor, routedTaskOf, SMART_PROVIDER, type SmartRoute } from './smart-route.ts';

const route: SmartRoute = { available: new Set(['openai', 'anthropic', 'mistral']) };
const pages = [pageOf('coffee', { children: [pageOf('espresso', { level: 2 })] })];
const request = { pages, existing: noContent, provider: SMART_PROVIDER, model: '', language: 'en', route };
const plan = planGeneration(request);
const [pillar, cluster] = plan.items;
if (pillar === undefined || cluster === undefined) throw new Error('nothing is planned');

/** Providers that answer an article, or fail with these codes; `asked` in the order of the calls. */
function providers(failing: Readonly<Record<string, Fault>> = {}) {
  const asked: string[] = [];
  const keys: string[] = [];
  const write = answerWith('<h1>Espresso</h1><p>Espresso.</p>');
  const callOf =
    (provider: string): CallText =>
    async (sent: TextRequest, { idempotencyKey }) => {
      asked.push(`${sent.task} ${provider} ${sent.model}`);
      keys.push(idempotencyKey);
      const fault = failing[provider];
      if (fault !== undefined) throw fault;
      const usage = { inputTokens: 10, outputTokens: 10, cost: 0.001 };
      return { content: await write(sent), model: sent.model ?? '', provider, usage };
    };
  return { asked, keys, callOf };
}
const options = { idempotencyKey: 'k', keyword: 'espresso' };
const article = (): TextRequest => {
  return {
    prompt: `Write.\n<brief>\n${JSON.stringify({ task: 'article', ...cluster.brief })}\n</brief>`,
    max_tokens: 8_000,
    task: 'article',
  };
};

describe('smart mode', () => {
  it('gives each text of a page a model by its rule, and the records say which', async () => {
    const world = createWorld();
    const { asked, callOf } = providers();
    const ports = { ...world.ports, callText: smartCallText(callOf, route) };
    await generatePage(pillar, { ...context, provider: SMART_PROVIDER, model: '' }, ports);
    expect(asked.slice(-2).map((line) => line.split(' ')[0])).toEqual(['meta', 'tags']);
    const { provenance } = world.stored.article ?? {};
    expect(asked[0]).toMatch(new RegExp(` ${provenance?.provider} ${provenance?.model}$`, 'u'));
    const quality = MODELS.find(({ id }) => id === provenance?.model)?.quality;
    expect(quality).toBeGreaterThanOrEqual(ROUTE_RULES.pillar.leastQuality);
  });

  it('writes a page below a pillar by the rule of pillars where it is much searched and hard to rank for', () => {
    const taskOf = (task: string, figures: { readonly volume: number; readonly difficulty: number }) =>
      routedTaskOf({
        prompt: `<brief>\n${JSON.stringify({ ...cluster.brief, ...figures, task })}\n</brief>`,
      });
    const demanding = { volume: 5_001, difficulty: 71 };
    expect(taskOf('article', demanding)).toBe('pillar');
    expect(taskOf('section', demanding)).toBe('pillar');
    expect(taskOf('meta', demanding)).toBe('meta');
    expect(taskOf('article', { ...demanding, volume: 5_000 })).toBe('cluster');
    expect(taskOf('article', { ...demanding, difficulty: 70 })).toBe('cluster');
  });

  it('goes along the chain where a provider refuses, each model once, and ends with the last refusal', async () => {
    const chain = chainOf(decideFor(article(), route));
    expect(chain.length).toBeGreaterThan(2);
    const [first] = chain;
    const one = providers({ [first?.provider ?? '']: new Fault('ai.quota') });
    const reply = await smartCallText(one.callOf, route)(article(), options);
    expect(reply.provider).not.toBe(first?.provider);
    const quota = Object.fromEntries([...route.available].map((id) => [id, new Fault('ai.quota')]));
    const all = providers(quota);
    await expect(smartCallText(all.callOf, route)(article(), options)).rejects.toThrow('ai.quota');
    expect(new Set(all.asked).size).toBe(all.asked.length);
    expect(all.asked).toHaveLength(chain.length);
    // A key is that of one request, and each model is asked another one: the same again has the same.
    expect(new Set(all.keys).size).toBe(chain.length);
    const again = providers(quota);
    await expect(smartCallText(again.callOf, route)(article(), options)).rejects.toThrow('ai.quota');
    expect(again.keys).toEqual(all.keys);
  });

  it.each(['ai.timeout', 'ai.network', 'ai.invalid-json'])(
    'asks nobody else after %s: the call may be charged, and is repeated under its own key',
    async (code) => {
      const failing = Object.fromEntries([...route.available].map((id) => [id, new Fault(code)]));
      const { asked, callOf } = providers(failing);
      await expect(smartCallText(callOf, route)(article(), options)).rejects.toThrow(code);
      expect(asked).toHaveLength(1);
    },
  );

  it('calls nobody without a key, or beyond what the day has left', async () => {
    const { asked, callOf } = providers();
    const keyless = smartCallText(callOf, { available: new Set() });
    await expect(keyless(article(), options)).rejects.toThrow('ai.no-key');
    const spent = smartCallText(callOf, { ...route, leftTodayUsd: 0 });
    await expect(spent(article(), options)).rejects.toThrow('generation.over-day');
    const rules = { ...ROUTE_RULES, cluster: { ...ROUTE_RULES.cluster, budgetUsd: 0.000_001 } };
    const tooDear = smartCallText(callOf, { ...route, rules });
    await expect(tooDear(article(), options)).rejects.toThrow('ai.no-route');
    expect(asked).toEqual([]);
  });

  it('is a provider of run settings', () => {
    const { provider } = runSettingsSchema.shape;
    expect(provider.safeParse(SMART_PROVIDER).success).toBe(true);
    expect(provider.safeParse('nobody').success).toBe(false);
  });
});

describe('the estimate of smart mode', () => {
  it('is a range from the chosen model to the dearest of its chain, and explained text by text', () => {
    expect(plan.priced).toBe(true);
    expect(planGeneration({ ...request, route: { available: new Set() } }).priced).toBe(false);
    expect(plan.total.costUsdLow).toBeGreaterThan(0);
    expect(plan.total.costUsdHigh).toBeGreaterThan(plan.total.costUsdLow);
    const texts = explainPlan(plan, route);
    expect(texts.map(({ keyword, stage, task }) => `${keyword} ${stage} ${task}`)).toEqual([
      'coffee outline pillar',
      'coffee article pillar',
      'coffee meta meta',
      'coffee tags tags',
      'espresso outline cluster',
      'espresso article cluster',
      'espresso meta meta',
      'espresso tags tags',
    ]);
    for (const { decision, task } of texts) {
      expect(decision.chosen?.mostUsd).toBeLessThanOrEqual(ROUTE_RULES[task].budgetUsd);
      expect(decision.reasons.length).toBeGreaterThan(1);
    }
  });

  it('counts all that a request can cost: a long prompt leaves dear models out', () => {
    const long = { ...article(), prompt: article().prompt + 'x'.repeat(60_000) };
    for (const { provider, model } of chainOf(decideFor(long, route))) {
      expect(costUsd(provider, model, 60_000, 8_000)).toBeLessThanOrEqual(ROUTE_RULES.cluster.budgetUsd);
    }
    expect(decideFor(long, route).refused.map(({ code }) => code)).toContain('over-request-budget');
  });
});
