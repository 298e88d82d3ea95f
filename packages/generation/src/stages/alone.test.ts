// Stages that are made again by themselves.
import type { Meta, Research } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { runRowOf } from '../run/run-rows.ts';
import { articleOf, noContent } from '../testing/records.ts';
import { CHOICE, createRunWorld, PROJECT } from '../testing/run-world.ts';
import { answerWith, context, createWorld } from '../testing/world.ts';
import { mostUsdAlone } from './alone.ts';
import { generatePage } from './generate-page.ts';
import { stagesOf } from './index.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const rewritesOf = (...stages: string[]) => ({ pages: ['tea'], madeBefore: NOW, stages });
const held = {
  article: articleOf('tea'),
  meta: { keyword: 'tea', title: 'Old', description: 'Old', provenance: null } satisfies Meta,
};
const request = {
  pages: [pageOf('tea'), pageOf('coffee')],
  provider: 'openai',
  model: 'gpt-4o',
  language: 'en',
  existing: { ...noContent, articles: { tea: held.article } },
};
const research = { provider: 'exa' };

it.each([
  ['meta', {}],
  ['tags', {}],
  ['research', { research }],
  ['image', { pictures: { provider: 'openai', model: 'gpt-image-1' } }],
])('%s alone is all that its run plans, for pages with an article', (stage, maker) => {
  const plan = planGeneration({ ...request, ...maker, rewrites: rewritesOf(stage), only: ['tea', 'coffee'] });
  const expected = stage === 'research' ? ['tea', 'coffee'] : ['tea'];
  expect(plan.items.map(({ keyword, needs }) => [keyword, needs])).toEqual(
    expected.map((keyword) => [keyword, [stage]]),
  );
  expect(plan.total.costUsdHigh).toBeGreaterThan(0);
});

it('costs at the most what is said before: that of the question, asked twice', () => {
  const [item] = planGeneration({ ...request, rewrites: rewritesOf('meta') }).items;
  if (item === undefined) throw new Error('nothing is planned');
  const choice = { provider: 'openai', model: 'gpt-4o', rewrites: rewritesOf('meta') };
  const usd = mostUsdAlone({ brief: item.brief, records: held }, choice);
  expect(item.estimate.costUsdHigh).toBe(usd);
  expect(
    mostUsdAlone({ brief: item.brief, records: held }, { ...choice, model: 'gpt-4o-mini' }),
  ).toBeLessThan(usd ?? 0);
});

describe('what fails', () => {
  const aboutTea = async (answer: string | Fault, stage: string) => {
    const [item] = planGeneration({ ...request, research, rewrites: rewritesOf(stage) }).items;
    if (item === undefined) throw new Error('nothing is planned');
    const world = createWorld(() => {
      if (answer instanceof Fault) throw answer;
      return answerWith('', answer, answer)({ task: stage } as never);
    });
    const callResearch = () => Promise.reject(answer);
    const about = { ...context, research, alone: true, attempt: 9, existing: { article: held.article } };
    const outcome = generatePage(
      item,
      about,
      { ...world.ports, callResearch },
      stagesOf(rewritesOf(stage)),
    ).catch((fault: Fault) => fault.code);
    return { outcome: await outcome, stored: world.stored };
  };

  it.each([
    ['meta', 'no JSON', 'ai.invalid-json'],
    ['meta', new Fault('ai.content-refused'), 'ai.content-refused'],
    ['tags', '{"tags":[" "]}', 'ai.empty-reply'],
    ['research', new Fault('ai.unavailable', { retryable: true }), 'ai.unavailable'],
  ])('%s: %s is the page’s fault, and takes no place of what was there', async (stage, answer, code) => {
    const { outcome, stored } = await aboutTea(answer, stage);
    expect([outcome, stored]).toEqual([code, {}]);
  });
});

it('is made once however often the run is killed, at the run’s own limit', async () => {
  const world = createRunWorld(3);
  const first = world.openTab();
  const written = first.ended();
  await first.engine.start(PROJECT, CHOICE);
  await written();
  const texts = new Map(world.device);
  world.waitMs(86_400_000);
  world.paid.length = 0;
  const tab = world.openTab();
  const ended = tab.ended();
  const madeBefore = new Date(tab.time.clock.nowMs()).toISOString();
  const rewrites = { pages: ['page 2'], madeBefore, stages: ['meta'] };
  const choice = { ...CHOICE, provider: 'openai', model: 'gpt-4o' };
  expect(await tab.engine.start(PROJECT, { ...choice, rewrites })).toBe('started');
  expect(await ended()).toBe('completed');
  expect(tab.run()?.settings.budgetUsd).toBe(tab.run()?.settings.plannedUsdHigh);
  expect(world.paid).toEqual(['meta page 2']);
  for (const [name, record] of world.device)
    if (name === 'meta page 2') expect(record).not.toEqual(texts.get(name));
    else expect(record).toBe(texts.get(name));
});

it('names research as what is being made, though the article is written', () => {
  const choice = { ...CHOICE, research: { provider: 'demo' }, rewrites: rewritesOf('research') };
  const found = { provenance: { ...held.article.provenance, generatedAt: '2020-01-01' } } as Research;
  const row = runRowOf({ id: 'tea', state: 'running' }, choice, { ...held, research: found });
  expect(row).toEqual({ state: 'running', stage: 'research', gaps: [] });
});
