// What a template and a strategy change: prompts, calls, prices, the model of smart mode, and what the article is checked by.
import { articlePrompt, metaPrompt, outlinePrompt, partPrompt } from '@silosmith/ai';
import type { Page } from '@silosmith/contract';
import { pageOf, projectOf } from '@silosmith/testkit';
import { describe, expect, test } from 'vitest';
import { articleReportsOf } from '../report/article-reports.ts';
import { decideFor } from '../routing/smart-route.ts';
import { generatePage } from '../stages/generate-page.ts';
import { noContent } from '../testing/records.ts';
import { context, createWorld } from '../testing/world.ts';
import { type PlanRequest, planGeneration } from './plan-generation.ts';

const variants = Array.from({ length: 40 }, (_, at) => ({
  ...pageOf(`coffee kind${at}`),
  keyword: `coffee kind${at}`,
}));
const pages: Page[] = [pageOf('coffee', { level: 2, variants })];
const planOf = (change: Partial<PlanRequest> = {}) =>
  planGeneration({
    pages,
    existing: noContent,
    provider: 'openai',
    model: 'gpt-4o',
    language: 'en',
    ...change,
  });
const itemOf = (change: Partial<PlanRequest> = {}) => {
  const [item] = planOf(change).items;
  if (item === undefined) throw new Error('nothing is planned');
  return item;
};

describe('a template', () => {
  test('changes the length and with it the price', () => {
    expect([itemOf().targetWords, itemOf({ template: 'ultimate-guide' }).targetWords]).toEqual([2000, 4000]);
    const usd = (change: Partial<PlanRequest>) => planOf(change).total.costUsdHigh;
    expect(usd({ template: 'ultimate-guide' })).toBeGreaterThan(1.5 * usd({}));
    expect(usd({ template: 'news-analysis' })).toBeLessThan(usd({}));
  });

  test('is asked for wherever sections, text and search result are made', () => {
    const { brief } = itemOf({ template: 'comparison' });
    const table = 'a table with a row for each option';
    expect(articlePrompt(brief).prompt).toContain(table);
    expect(outlinePrompt(brief, 7).prompt).toContain(table);
    const part = { brief, place: { at: 0, of: 2 }, outline: [], words: 600, links: [], variants: [] };
    expect(partPrompt({ ...part, written: [], usedOpenings: [] }).prompt).toContain('Form: a comparison');
    expect(metaPrompt({ brief, articleTitle: 'A', excerpt: 'B' }).prompt).toContain('option A vs option B');
    const plain = itemOf().brief;
    expect(articlePrompt(plain).prompt).not.toContain('Form:');
  });

  test('has an outline made though the searches alone would fill the page', async () => {
    const world = createWorld();
    const calls = async (change: Partial<PlanRequest>) => {
      const { ports, log } = createWorld();
      await generatePage(itemOf({ ...change, provider: 'demo', model: 'demo-1' }), context, ports);
      return log.filter((line) => line === 'call outline').length;
    };
    expect([await calls({}), await calls({ template: 'how-to' })]).toEqual([0, 1]);
    const item = itemOf({ template: 'how-to', provider: 'demo', model: 'demo-1' });
    await generatePage(item, context, world.ports);
    expect(world.stored.article?.form).toEqual({ template: 'how-to', words: 2000 });
    expect(world.stored.article?.title).toContain('Step by Step');
  });

  test('an article is checked by the length that it was asked for', async () => {
    const { ports, stored } = createWorld();
    const item = itemOf({ template: 'ultimate-guide', provider: 'demo', model: 'demo-1' });
    await generatePage(item, context, ports);
    const article = stored.article;
    if (article === undefined) throw new Error('no article');
    const noRoom = (form: typeof article.form) => {
      const record = { ...article, content: '<h1>Coffee</h1>', form };
      const project = projectOf({ silo: pages, articles: [record] });
      const [reported] = articleReportsOf(project);
      return reported?.report.leftOut.filter(({ reason }) => reason === 'no-room').length ?? -1;
    };
    expect(noRoom(article.form)).toBeLessThan(noRoom(undefined));
  });
});

test('a strategy changes the length, and which model smart mode takes', () => {
  expect(itemOf({ strategy: 'cost-optimized' }).targetWords).toBe(1350);
  expect(itemOf({ strategy: 'quality-focused' }).targetWords).toBe(2500);
  const route = { available: new Set(['openai', 'anthropic', 'mistral']) };
  const chosen = (strategy: 'cost-optimized' | 'quality-focused') => {
    const { brief } = itemOf({ strategy });
    const prompt = articlePrompt({ ...brief, targetWords: 1200 });
    return decideFor({ prompt: prompt.prompt, max_tokens: 4000 }, route).chosen;
  };
  const [cheap, good] = [chosen('cost-optimized'), chosen('quality-focused')];
  expect(good?.quality ?? 0).toBeGreaterThan(cheap?.quality ?? 100);
  expect(cheap?.mostUsd ?? 1).toBeLessThan(good?.mostUsd ?? 0);
});
