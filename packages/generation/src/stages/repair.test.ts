import type { Article, Research, TextRequest } from '@silosmith/contract';
import type { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { SMART_PROVIDER } from '../routing/smart-route.ts';
import { admitted, admitWith } from '../run/admit-calls.ts';
import type { CallText } from '../run/call-journal.ts';
import { mostUsdOfRequest } from '../run/most-usd.ts';
import { createSpending, OVER_BUDGET } from '../run/spending.ts';
import { articleOf, noContent } from '../testing/records.ts';
import { context, createWorld } from '../testing/world.ts';
import { mostUsdAlone } from './alone.ts';
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

interface Choice {
  readonly provider: string;
  readonly model: string;
}
interface Held {
  readonly article: Article;
  readonly research?: Research;
}

const researchOf = (passages: readonly string[]): Research => ({
  keyword: 'tea',
  contentGaps: [],
  opportunities: [],
  provenance: null,
  sources: [
    {
      url: 'https://tea.example.com/',
      title: 'Tea',
      publishedAt: null,
      wordCount: 100,
      headings: [],
      links: [],
      passages: [...passages],
    },
  ],
});

/** Repairs an article with so much to spend; tells what was sent, and the fault that ended it. */
async function repairedWithin(budgetUsd: number, choice: Choice, records: Held) {
  const [item] = planGeneration({
    ...request,
    ...choice,
    existing: { articles: { tea: records.article } },
  }).items;
  if (item === undefined) throw new Error('nothing is planned');
  const world = createWorld(() => '{}');
  const sentUsd: number[] = [];
  const mostUsdOf = (asked: TextRequest): number => mostUsdOfRequest(asked, choice.provider);
  const admit = admitWith({
    spending: createSpending(budgetUsd, { usd: 0, paid: [] }),
    mostUsdOf,
    keepsReplies: true,
  });
  const send: CallText = async (asked, options) => {
    sentUsd.push(mostUsdOf(asked));
    return world.ports.callText(asked, options);
  };
  const ports = { ...world.ports, callText: admitted(send, admit) };
  const about = { ...context, ...choice, existing: records };
  const outcome = await generatePage(item, about, ports, stagesOf(rewrites)).then(
    () => 'repaired',
    (fault: Fault) => fault.code,
  );
  return { sentUsd, outcome };
}

const mostOf = (choice: Choice, records: Held): number | null => {
  const [item] = planGeneration({ ...request, ...choice }).items;
  if (item === undefined) throw new Error('nothing is planned');
  return mostUsdAlone({ brief: item.brief, records }, { ...choice, rewrites });
};

it('sends no call that could cost more than was said, and the one that it said', async () => {
  const words = fc.stringMatching(/^[a-zé茶 .,<>&0-9]{0,200}$/u).map((text) => text.replace(/[<>&]/gu, '§'));
  const block = fc.oneof(
    words.map((text) => `<p>${text}</p>`),
    words.map((text) => `<h2>Tea ${text}</h2>`),
    words.map((text) => `<p>Tea is good. Tea is old. Tea is a drink. Tea is ${text}</p>`),
    words.map((text) => `<ul><li>${text}</li></ul>`),
  );
  const choices: Choice[] = [
    { provider: 'openai', model: 'gpt-4o' },
    { provider: 'anthropic', model: 'gone-and-unpriced' },
    { provider: SMART_PROVIDER, model: '' },
  ];
  const quote = fc.string({ maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(block, { maxLength: 30 }),
      fc.option(fc.integer({ min: 300, max: 4_000 })),
      fc.option(fc.array(quote, { maxLength: 5 })),
      fc.constantFrom(...choices),
      async (blocks, asked, passages, choice) => {
        const form = asked === null ? {} : { form: { template: 'how-to', words: asked } as const };
        const article: Article = { ...articleOf('tea'), ...form, content: blocks.join('') };
        const records = passages === null ? { article } : { article, research: researchOf(passages) };
        const mostUsd = mostOf(choice, records);
        const { sentUsd, outcome } = await repairedWithin(mostUsd ?? 0, choice, records);
        expect(outcome).toBe('repaired');
        expect(sentUsd.length).toBe(mostUsd === null || mostUsd === 0 ? 0 : 1);
        for (const usd of sentUsd) expect(usd).toBeLessThanOrEqual(mostUsd ?? 0);
        if (sentUsd.length === 0) return;
        const less = await repairedWithin((mostUsd ?? 0) - 0.0002, choice, records);
        expect(less).toEqual({ sentUsd: [], outcome: OVER_BUDGET });
      },
    ),
    { numRuns: 60 },
  );
});
