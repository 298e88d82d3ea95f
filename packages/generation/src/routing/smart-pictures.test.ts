import { imagePrompt, routeKey } from '@silosmith/ai';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import type { CallPicture } from '../run/call-journal.ts';
import { runSettingsSchema } from '../run/run-settings.ts';
import { sectionImageKind } from '../stages/image-kind.ts';
import { noContent } from '../testing/records.ts';
import { chainOf } from './smart-calls.ts';
import { decideForPicture, type PictureRoute, smartCallPicture } from './smart-pictures.ts';
import { SMART_PROVIDER } from './smart-route.ts';

const route = { available: new Set(['openai', 'bfl', 'stability']) };
const options = { idempotencyKey: 'k', keyword: 'espresso' };
const request = (kind: 'hero' | 'photo' | 'illustration') => ({
  prompt: imagePrompt({
    keyword: 'espresso',
    level: 2,
    subject: kind === 'hero' ? 'espresso' : 'Beans',
    kind,
  }),
  provider: SMART_PROVIDER,
});

function makers(failing: Readonly<Record<string, Fault>> = {}) {
  const asked: string[] = [];
  const keys: string[] = [];
  const callOf =
    (provider: string): CallPicture =>
    async ({ model = '', provider: named }, { idempotencyKey }) => {
      expect(named).toBe(provider);
      asked.push(`${provider} ${model}`);
      keys.push(idempotencyKey);
      const fault = failing[provider];
      if (fault !== undefined) throw fault;
      return { imageUrl: 'data:', model, provider, usage: { cost: 0.01 } };
    };
  return { asked, keys, callOf };
}

describe('images in smart mode', () => {
  it.each(['hero', 'photo', 'illustration'] as const)(
    'of the kind %s go to the model of that kind',
    async (kind) => {
      const { asked, callOf } = makers();
      const { chosen } = decideForPicture(kind, route);
      await smartCallPicture(callOf, route)(request(kind), options);
      expect(asked).toEqual([`${chosen?.provider} ${chosen?.model}`]);
    },
  );

  it('go along the chain where a provider refuses, each with a key of its own, and end with the last refusal', async () => {
    const chain = chainOf(decideForPicture('photo', route));
    const quota = Object.fromEntries([...route.available].map((id) => [id, new Fault('ai.quota')]));
    const { asked, keys, callOf } = makers(quota);
    await expect(smartCallPicture(callOf, route)(request('photo'), options)).rejects.toThrow('ai.quota');
    expect(asked).toEqual(chain.map(({ provider, model }) => `${provider} ${model}`));
    expect(new Set(keys).size).toBe(chain.length);
  });

  it('ask nobody else where the call may be charged, and nobody at all without a key', async () => {
    const slow = Object.fromEntries([...route.available].map((id) => [id, new Fault('ai.timeout')]));
    const { asked, callOf } = makers(slow);
    await expect(smartCallPicture(callOf, route)(request('photo'), options)).rejects.toThrow('ai.timeout');
    expect(asked).toHaveLength(1);
    const keyless = smartCallPicture(callOf, { available: new Set() });
    await expect(keyless(request('photo'), options)).rejects.toThrow('ai.no-key');
  });

  it('go past a model that failed more often than not, and to nobody whom the day has no money left for', async () => {
    const { chosen } = decideForPicture('photo', route);
    const failed = { calls: 10, failedCalls: 9, averageLatencyMs: 200, costUsd: 0 };
    const history = new Map([[routeKey(chosen?.provider ?? '', chosen?.model ?? ''), failed]]);
    const { asked, callOf } = makers();
    await smartCallPicture(callOf, { ...route, history })(request('photo'), options);
    expect(asked).toHaveLength(1);
    expect(asked).not.toEqual([`${chosen?.provider} ${chosen?.model}`]);
    const spent = smartCallPicture(callOf, { ...route, leftTodayUsd: 0 });
    await expect(spent(request('photo'), options)).rejects.toThrow('generation.over-day');
    expect(asked).toHaveLength(1);
  });

  it('are priced from the chosen model to the dearest of the chains', () => {
    const pages = [pageOf('coffee')];
    const plan = (available: ReadonlySet<string>, more: Partial<PictureRoute> = {}) =>
      planGeneration({
        ...{
          pages,
          existing: noContent,
          provider: 'demo',
          model: 'demo-1',
          language: 'en',
          pictureRoute: { available, ...more },
        },
        pictures: { provider: SMART_PROVIDER, model: '' },
      });
    const { total, priced } = plan(route.available);
    expect(priced).toBe(true);
    expect(total.costUsdLow).toBe(decideForPicture('hero', route).chosen?.mostUsd);
    expect(total.costUsdHigh).toBeGreaterThan(total.costUsdLow);
    expect(plan(new Set()).priced).toBe(false);
    const { mostUsd = 0 } = decideForPicture('hero', { ...route, leftTodayUsd: 0.01 }).chosen ?? {};
    expect(mostUsd).toBeLessThanOrEqual(0.01);
    expect(plan(route.available, { leftTodayUsd: 0.01 }).total.costUsdLow).toBe(mostUsd);
  });

  it('are a choice of run settings', () => {
    const { pictures } = runSettingsSchema.shape;
    expect(pictures.safeParse({ provider: SMART_PROVIDER, model: '', policy: 'speed-first' }).success).toBe(
      true,
    );
    expect(pictures.safeParse({ provider: 'nobody', model: '' }).success).toBe(false);
  });
});

it('steps and comparisons are drawn, other sections photographed', () => {
  const drawn = [
    'How to grind',
    'Espresso vs filter',
    'Schritt für Schritt',
    'Comparison of roasts',
    'Vergelijking',
  ];
  expect(drawn.map(sectionImageKind)).toEqual(drawn.map(() => 'illustration'));
  expect(['Beans', 'Show rooms', 'Prices'].map(sectionImageKind)).toEqual(['photo', 'photo', 'photo']);
});
