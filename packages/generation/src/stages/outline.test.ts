import type { OutlineRecord, TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { type PlanRequest, planGeneration } from '../plan/plan-generation.ts';
import { articleOf, noContent, outlineOf } from '../testing/records.ts';
import { context, createWorld, demoAnswer } from '../testing/world.ts';
import { mostUsdAlone } from './alone.ts';
import { generatePage } from './generate-page.ts';
import { keptRecords, replacingOf } from './kept-records.ts';

const pages = [
  pageOf('coffee', {
    children: [pageOf('espresso', { level: 2, children: [pageOf('crema', { level: 3 })] })],
  }),
];
const planOf = (change: Partial<PlanRequest> = {}) =>
  planGeneration({
    ...{ pages, existing: noContent, provider: 'openai', model: 'gpt-4o', language: 'en' },
    ...change,
  });
function itemOf(keyword: string, change: Partial<PlanRequest> = {}) {
  const item = planOf(change).items.find((one) => one.keyword === keyword);
  if (item === undefined) throw new Error(`${keyword} is not planned`);
  return item;
}
const rewrites = (page: string, stages?: string[]) => ({
  rewrites: { pages: [page], madeBefore: '2026-06-01T00:00:00.000Z', ...(stages ? { stages } : {}) },
  replacesDemo: false,
});
const MINE = ['What crema is', 'Why it fades', 'What to do'];
const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/gu)].map(([, text = '']) => text);

function listening() {
  const prompts: TextRequest[] = [];
  const world = createWorld((request) => {
    prompts.push(request);
    return demoAnswer(request);
  });
  return { ...world, prompts };
}

describe('the outline of a page', () => {
  it('is planned for a long page before its article, priced apart, and for no short one', () => {
    expect(planOf().items.map(({ keyword, needs }) => [keyword, needs.includes('outline')])).toEqual([
      ['coffee', true],
      ['espresso', true],
      ['crema', false],
    ]);
    const cost = planOf().stages.find(({ stage }) => stage === 'outline');
    expect(cost?.pages).toBe(2);
    expect(cost?.estimate.costUsdHigh).toBeGreaterThan(0);
    const existing = { ...noContent, articles: { coffee: articleOf('coffee') } };
    expect(planOf({ existing }).items[0]?.needs).toEqual(['meta', 'tags']);
  });

  it('is kept: what is there is not asked for again', async () => {
    const world = listening();
    const existing = { outline: outlineOf('espresso', ['Espresso basics', 'Grind', 'Pressure', 'Next']) };
    await generatePage(itemOf('espresso'), { ...context, existing }, world.ports);
    expect(world.log).not.toContain('call outline');
    expect(headingsOf(world.stored.article?.content ?? '')).toEqual(
      expect.arrayContaining(['Espresso basics', 'Grind', 'Pressure', 'Next']),
    );
  });

  it('is made by itself of any page, at its price, and replaces the one that is there', async () => {
    const choice = { ...rewrites('crema', ['outline']), provider: 'openai', model: 'gpt-4o' };
    const item = itemOf('crema', choice);
    expect(item.needs).toEqual(['outline']);
    const held = { outline: outlineOf('crema'), article: articleOf('crema') };
    expect(mostUsdAlone({ brief: item.brief, records: held }, choice)).toBeGreaterThan(0);
    const world = listening();
    const existing = keptRecords(held, replacingOf(choice, 'crema'));
    expect(existing).not.toHaveProperty('outline');
    await generatePage(item, { ...context, alone: true, existing }, world.ports);
    expect(world.log).toEqual(['call outline', 'store outline']);
    expect(world.stored.outline?.sections.length).toBeGreaterThan(1);
  });

  it('of a short page is followed by its article, heading by heading', async () => {
    const world = listening();
    const existing = { outline: { ...outlineOf('crema', MINE), edited: true } };
    await generatePage(itemOf('crema'), { ...context, existing }, world.ports);
    expect(headingsOf(world.stored.article?.content ?? '')).toEqual(MINE);
    const [asked] = world.prompts;
    for (const heading of MINE) expect(asked?.prompt).toContain(`- "${heading}"`);
    expect(asked?.prompt).toContain('No further h2');
  });

  it('made before the plan put another search on the page has a section for it; one by hand stays as it is', async () => {
    const sections = [
      { heading: 'crema colour', keyword: 'crema colour', volume: 90, variants: [], why: pageOf('any').why },
    ];
    const written = async (edited: boolean) => {
      const world = listening();
      const wider = [pageOf('espresso', { children: [pageOf('crema', { level: 3, sections })] })];
      const existing = { outline: { ...outlineOf('crema', MINE), edited } };
      await generatePage(itemOf('crema', { pages: wider }), { ...context, existing }, world.ports);
      return headingsOf(world.stored.article?.content ?? '').map((heading) => heading.toLowerCase());
    };
    const mine = MINE.map((heading) => heading.toLowerCase());
    expect(await written(false)).toEqual([...mine.slice(0, 2), 'crema colour', ...mine.slice(2)]);
    expect(await written(true)).toEqual(mine);
  });

  it('is priced with the research that its prompt holds', () => {
    const costOf = (change: Partial<PlanRequest>) =>
      planOf(change).stages.find(({ stage }) => stage === 'outline')?.estimate.costUsdHigh ?? 0;
    expect(costOf({ research: { provider: 'exa' } })).toBeGreaterThan(costOf({}));
  });

  it('by hand, or newer than the article, stays when the page is written again; the one it was written from goes', () => {
    const stays = (outline: OutlineRecord): boolean => {
      const held = { outline, article: articleOf('coffee') };
      return 'outline' in keptRecords(held, replacingOf(rewrites('coffee'), 'coffee'));
    };
    const made = (generatedAt: string): OutlineRecord => {
      const outline = outlineOf('coffee');
      return { ...outline, provenance: outline.provenance && { ...outline.provenance, generatedAt } };
    };
    expect(stays(made('2025-12-31T00:00:00.000Z'))).toBe(false);
    expect(stays(made('2026-01-02T00:00:00.000Z'))).toBe(true);
    expect(stays({ ...made('2025-12-31T00:00:00.000Z'), edited: true })).toBe(true);
  });

  it('that failed for good is noted: the article is written without it', async () => {
    const world = createWorld((request) => {
      if (request.task === 'outline') throw new Fault('ai.content-refused');
      return demoAnswer(request);
    });
    const { made, notes } = await generatePage(itemOf('espresso'), context, world.ports);
    expect(made).toEqual(['article', 'meta', 'tags']);
    expect(notes).toContain('outline-missing');
  });

  it('of the demo provider leads nobody else, unless the user made it their own', async () => {
    const sample = outlineOf('crema', MINE);
    const provenance = sample.provenance && { ...sample.provenance, demo: true };
    const askedWith = async (edited: boolean): Promise<string> => {
      const world = listening();
      const existing = { outline: { ...sample, provenance, edited } };
      await generatePage(
        itemOf('crema'),
        { ...context, provider: 'openai', model: 'gpt-4o', existing },
        world.ports,
      );
      return world.prompts[0]?.prompt ?? '';
    };
    expect(await askedWith(false)).not.toContain('Why it fades');
    expect(await askedWith(true)).toContain('Why it fades');
  });
});
