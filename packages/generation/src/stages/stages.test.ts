import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlePrompt } from '@silosmith/ai';
import type { Meta } from '@silosmith/contract';
import { metaSchema } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { noContent } from '../testing/records.ts';
import { context, createWorld } from '../testing/world.ts';
import { generatePage } from './generate-page.ts';
import { STAGES } from './index.ts';
import { type HeldRecords, keptRecords } from './kept-records.ts';
import type { AnyStage, Stage } from './stage.ts';

const folder = import.meta.dirname;
const pages = [pageOf('coffee')];
const request = { pages, existing: noContent, provider: 'openai', model: 'gpt-4o', language: 'en' };

/** A stage that the product does not have: a glossary between article and meta, shaped like a meta. */
const glossary: Stage<'meta'> = {
  id: 'glossary' as 'meta',
  collection: 'glossaries' as 'metas',
  schema: metaSchema,
  needs: ['article'],
  prompt: ({ brief }) => ({ ...articlePrompt(brief), task: 'meta', prompt: `Glossary ${brief.keyword}` }),
  replyTokens: () => ({ least: 1_000, usual: 1_000, most: 2_000 }),
  async run({ brief, records }, ask) {
    const asked = await ask(this.prompt({ brief, records }), (content) => content);
    const record = recordOf(brief.keyword, records.article?.title ?? '', asked.value);
    return { record: { ...record, provenance: asked.provenance }, notes: [] };
  },
  fallback: ({ brief }) => ({ record: recordOf(brief.keyword, 'stand-in', ''), notes: [] }),
  isMade: ({ title }) => title !== 'stand-in',
  isByHand: ({ title }) => title === 'mine',
};
const recordOf = (keyword: string, title: string, description: string): Meta => ({
  keyword,
  title,
  description,
  provenance: null,
});

const withGlossary = STAGES.flatMap((stage): AnyStage[] =>
  stage.id === 'article' ? [stage, glossary] : [stage],
);
const ids = ['outline', 'article', 'glossary', 'meta', 'tags'];
const plannedPage = () => {
  const [item] = planGeneration(request, withGlossary).items;
  if (!item) throw new Error('nothing is planned');
  return item;
};

describe('8.4: a stage is one file and one line', () => {
  it('each stage of the list has its file, and each file that declares one is in the list', () => {
    const files = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/u.test(name));
    const declared = files.filter((name) =>
      /^export const \w+: (?:Picture|Research)?Stage</mu.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(declared.toSorted()).toEqual(STAGES.map(({ id }) => `${id}.ts`).toSorted());
  });

  it('stands after the stages whose records it needs', () => {
    STAGES.forEach((stage, at) => {
      const before = STAGES.slice(0, at).map(({ id }) => id);
      expect(before).toEqual(expect.arrayContaining([...stage.needs]));
    });
  });

  it('a new one is planned, and priced', () => {
    const item = plannedPage();
    expect(item.needs).toEqual(ids);
    const [without] = planGeneration(request).items;
    const priceUsd = item.estimate.costUsdHigh - (without?.estimate.costUsdHigh ?? 0);
    expect(priceUsd).toBeGreaterThan(0.02);
    const existing = { ...noContent, glossaries: { coffee: recordOf('coffee', 'done', '') } };
    expect(planGeneration({ ...request, existing }, withGlossary).items[0]?.needs).toEqual([
      'outline',
      'article',
      'meta',
      'tags',
    ]);
    const standIn = { ...noContent, glossaries: { coffee: recordOf('coffee', 'stand-in', '') } };
    expect(planGeneration({ ...request, existing: standIn }, withGlossary).items[0]?.needs).toEqual(ids);
  });

  it('a new one is made in its place, from the records before it, and stored', async () => {
    const world = createWorld();
    const outcome = await generatePage(plannedPage(), context, world.ports, withGlossary);
    expect(outcome.made).toEqual(ids);
    expect(world.log.filter((line) => line.startsWith('store'))).toEqual(ids.map((id) => `store ${id}`));
    expect(world.stored).toMatchObject({ glossary: { title: world.stored.article?.title } });
  });

  it('a new one stands in for itself where the provider fails', async () => {
    const world = createWorld();
    const { callText } = world.ports;
    const failing: typeof callText = (asked, options) => {
      if (asked.prompt.startsWith('Glossary')) throw new Fault('ai.content-refused');
      return callText(asked, options);
    };
    await generatePage(plannedPage(), context, { ...world.ports, callText: failing }, withGlossary);
    expect(world.stored).toMatchObject({ glossary: { title: 'stand-in' } });
  });

  it('the records of a new one are kept from a run that replaces demo content where the user wrote them', () => {
    const provenance = { provider: 'demo', model: 'demo-1', demo: true, generatedAt: '' };
    const demo = { ...provenance, inputTokens: 1, outputTokens: 1, costUsd: 0 };
    const held = (title: string): HeldRecords => ({
      ['glossary' as 'meta']: { ...recordOf('coffee', title, ''), provenance: demo },
    });
    expect(keptRecords(held('mine'), { replacesDemo: true }, withGlossary)).toEqual(held('mine'));
    expect(keptRecords(held('theirs'), { replacesDemo: true }, withGlossary)).toEqual({});
  });
});
