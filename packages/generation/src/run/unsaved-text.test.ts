// A finished run never overwrites what the user is typing, even before it has reached the disk.
import { DEMO_PROVIDER, loadTextProvider } from '@silosmith/ai';
import type { Article, TextRequest } from '@silosmith/contract';
import { pageOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import type { StoredRecords } from '../stages/stage.ts';
import { pageExecutor } from './page-executor.ts';
import type { RunSettings } from './run-settings.ts';
import { createSpending } from './spending.ts';

const demo = await loadTextProvider(DEMO_PROVIDER);

const KEYWORD = 'garden hose';
const MINE: Article = {
  keyword: KEYWORD,
  title: 'Mine',
  content: '<h1>Mine</h1>',
  excerpt: '',
  wordCount: 1,
  provenance: null,
  edited: true,
};
const settings = {
  runId: 'r',
  provider: 'demo',
  model: 'demo-1',
  language: 'en',
  replacesDemo: false,
  budgetUsd: null,
  spentBeforeUsd: 0,
} as RunSettings;

async function demoText(request: TextRequest) {
  const call = { fetch: () => Promise.reject(new Error('no network')), signal: AbortSignal.abort() };
  const { content } = await demo.generateText(
    { prompt: request.prompt, model: 'demo-1', ...(request.task ? { task: request.task } : {}) },
    { ...call, signal: new AbortController().signal },
  );
  return {
    content,
    model: 'demo-1',
    provider: 'demo' as const,
    usage: { inputTokens: 1, outputTokens: 1, cost: 0 },
  };
}

/** Makes the page; `shown` is what the editor holds when the replies arrive. Answers the kinds that were written, and the articles that were kept beside. */
async function made(shown: Partial<StoredRecords>): Promise<{ written: string[]; unused: Article[] }> {
  const { items } = planGeneration({
    pages: [pageOf(KEYWORD, { level: 3 })],
    existing: { articles: {}, metas: {}, tags: {} },
    provider: 'demo',
    model: 'demo-1',
    language: 'en',
  });
  const written: string[] = [];
  const unused: Article[] = [];
  const execute = pageExecutor(
    {
      projectId: 'p',
      settings,
      planned: new Map(items.map((item) => [item.keyword, item])),
      notes: new Map(),
      passOver: () => {},
      spending: createSpending(null, { usd: 0, paid: [] }),
    },
    {
      records: {
        stored: async () => ({}),
        shown: () => shown,
        store: async (_, _id, kind) => void written.push(kind),
        keepUnused: async (_, _id, article) => void unused.push(article),
      },
      callText: demoText,
      clock: { nowMs: () => 0 },
    },
  );
  const item = { id: KEYWORD } as Parameters<typeof execute>[0];
  await execute(item, {
    signal: new AbortController().signal,
    attempt: 1,
    progress: () => undefined,
  } as Parameters<typeof execute>[1]);
  return { written, unused };
}

it('a run that ends while the user writes leaves the text alone, and makes the rest', async () => {
  expect(await made({})).toEqual({ written: ['article', 'meta', 'tags'], unused: [] });
  expect((await made({ article: MINE })).written).toEqual(['meta', 'tags']);
});

it('an article that was paid for and is not put in is kept beside', async () => {
  const { unused } = await made({ article: MINE });
  expect(unused.map(({ keyword, provenance }) => [keyword, provenance?.provider])).toEqual([
    [KEYWORD, 'demo'],
  ]);
});

it('a title or tags that the user types meanwhile stay, too', async () => {
  const meta = { keyword: KEYWORD, title: 'My title', description: 'Mine.', provenance: null };
  const tags = { keyword: KEYWORD, tags: ['mine'], provenance: null };
  expect((await made({ meta, tags })).written).toEqual(['article']);
});
