import { describe, expect, it } from 'vitest';
import { IMAGE_KINDS } from '../prompts/image.ts';
import { IMAGE_POLICIES, imagePolicyOf } from './image-policies/index.ts';
import { IMAGE_BUDGET_USD, type RoutedImageModel, routedImageModels, routeImage } from './route-image.ts';

const model = (provider: string, id: string, change: Partial<RoutedImageModel> = {}): RoutedImageModel => ({
  ...{ provider, id, name: id, usdPerImage: 0.04, quality: 80, speed: 80, photo: 80, drawing: 80 },
  ...change,
});
const available = new Set(['a', 'b']);
const ask = (models: readonly RoutedImageModel[], change = {}) =>
  routeImage({ kind: 'photo', policy: imagePolicyOf('balanced'), available, models, ...change });

describe('the model of an image', () => {
  it('is named with the one that came next, why, and what was refused', () => {
    const models = [
      model('a', 'fine', { quality: 95 }),
      model('b', 'next'),
      model('x', 'locked'),
      model('a', 'dear', { usdPerImage: 0.2 }),
    ];
    const { chosen, runnerUp, reasons, fallbacks, refused } = ask(models);
    expect([chosen?.model, runnerUp?.model]).toEqual(['fine', 'next']);
    expect(reasons).toEqual([
      { code: 'best-for-kind', params: { score: expect.any(Number) } },
      { code: 'ahead-of', params: { model: 'next', by: expect.any(Number) } },
    ]);
    expect(fallbacks.map((one) => one.model)).toEqual(['next']);
    expect(refused.map(({ model: id, code }) => [id, code])).toEqual([
      ['locked', 'no-key'],
      ['dear', 'over-request-budget'],
    ]);
  });

  it('follows the kind of image: who draws well draws, who photographs well photographs', () => {
    const models = [
      model('a', 'camera', { photo: 95, drawing: 50 }),
      model('b', 'pencil', { photo: 50, drawing: 95 }),
    ];
    expect(ask(models, { kind: 'photo' }).chosen?.model).toBe('camera');
    expect(ask(models, { kind: 'hero' }).chosen?.model).toBe('camera');
    expect(ask(models, { kind: 'illustration' }).chosen?.model).toBe('pencil');
  });

  it('follows the policy where two are nearly alike', () => {
    const models = [
      model('a', 'good', { quality: 89, usdPerImage: 0.046 }),
      model('b', 'cheap', { quality: 82, usdPerImage: 0.04 }),
    ];
    expect(ask(models, { policy: imagePolicyOf('cost-optimized') }).chosen?.model).toBe('cheap');
    const hero = { kind: 'hero', policy: imagePolicyOf('quality-first') };
    expect(ask(models, hero).chosen?.model).toBe('good');
  });

  it('is nobody without a key, and never the demo provider', () => {
    expect(ask([model('x', 'locked')])).toMatchObject({
      chosen: null,
      runnerUp: null,
      reasons: [],
      fallbacks: [],
    });
    expect(routedImageModels().map(({ provider }) => provider)).not.toContain('demo');
  });

  it.each(IMAGE_POLICIES.map(({ id }) => id))('of the catalogue is within its budget by %s', (id) => {
    const everyone = new Set(routedImageModels().map(({ provider }) => provider));
    for (const kind of IMAGE_KINDS) {
      const { chosen, fallbacks } = routeImage({ kind, policy: imagePolicyOf(id), available: everyone });
      for (const { mostUsd } of chosen ? [chosen, ...fallbacks] : [])
        expect(mostUsd).toBeLessThanOrEqual(IMAGE_BUDGET_USD);
      expect(fallbacks.length).toBe(3);
      expect(fallbacks[0]?.provider).not.toBe(chosen?.provider);
    }
  });
});
