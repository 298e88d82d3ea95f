import { pageOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { articleOf, noContent } from '../testing/records.ts';
import { context, createWorld } from '../testing/world.ts';
import { generatePage } from './generate-page.ts';
import { stagesOf } from './index.ts';

const rewrites = { pages: ['tea'], madeBefore: '2026-01-01T00:00:00.000Z', stages: ['repair'] };
const held = {
  ...articleOf('tea'),
  content: '<h1>Tea</h1><p>Tea is a drink.</p><h2>Leaves</h2><p>Tea has leaves.</p>',
};
const request = {
  pages: [pageOf('tea'), pageOf('coffee')],
  provider: 'openai',
  model: 'gpt-4o',
  language: 'en',
  existing: { ...noContent, articles: { tea: held } },
  rewrites,
};

it('is all that its run plans, for pages that have an article, at a price from nothing upwards', () => {
  const { items, total } = planGeneration(request);
  expect(items.map(({ keyword, needs }) => [keyword, needs])).toEqual([['tea', ['article']]]);
  expect(total.costUsdLow).toBe(0);
  expect(total.costUsdHigh).toBeGreaterThan(0);
  expect(items[0]?.repairUsdHigh).toBe(total.costUsdHigh);
});

it('stores the mended article with who wrote it, and the cost of the call; resumed, it pays for nothing', async () => {
  const [item] = planGeneration(request).items;
  if (item === undefined) throw new Error('nothing is planned');
  const longer = `<p>${'Tea grows on hills and needs rain. '.repeat(80)}</p>`;
  const world = createWorld(() => JSON.stringify({ blocks: { 1: longer } }));
  const about = { ...context, provider: 'openai', model: 'gpt-4o', existing: { article: held } };
  await generatePage(item, about, world.ports, stagesOf(rewrites));
  expect(world.log).toEqual(['call repair', 'store article']);
  const { article } = world.stored;
  expect(article?.repair).toMatchObject({ model: 'kept' });
  expect(article?.provenance?.model).toBe(held.provenance?.model);
  expect(article?.provenance?.steps?.map(({ task }) => task)).toEqual(['article', 'repair']);
  expect((article?.provenance?.costUsd ?? 0) - (held.provenance?.costUsd ?? 0)).toBeCloseTo(0.01, 6);
  if (article === undefined) throw new Error('nothing was stored');
  expect(planGeneration({ ...request, existing: { articles: { tea: article } } }).items).toEqual([]);
});
