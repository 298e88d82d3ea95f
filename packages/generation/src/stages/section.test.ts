import type { Article } from '@silosmith/contract';
import type { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { runRowOf } from '../run/run-rows.ts';
import { articleOf } from '../testing/records.ts';
import { CHOICE } from '../testing/run-world.ts';
import { context, createWorld, demoAnswer } from '../testing/world.ts';
import { mostUsdAlone } from './alone.ts';
import { generatePage } from './generate-page.ts';
import { stagesOf } from './index.ts';

const BEFORE = '<h1>Tea</h1>\n<p>Tea&nbsp;is “a” drink.</p><h2>Leaves</h2>';
const OLD =
  '\n<p>Old words with <a href="silo:green tea">green tea</a> and <a href="https://tea.example.org/a">a page</a>.</p>\n';
const AFTER = '<h2>Water</h2><p>Water boils.</p><h2>Leaves</h2>\n<p>The other leaves.</p>';
const held: Article = { ...articleOf('tea'), content: `${BEFORE}${OLD}${AFTER}` };
const rewrites = {
  pages: ['tea'],
  madeBefore: '2026-01-01T00:00:00.000Z',
  stages: ['section'],
  section: { heading: 'Leaves', nth: 0 },
};
const request = {
  pages: [pageOf('tea'), pageOf('coffee')],
  provider: 'openai',
  model: 'gpt-4o',
  language: 'en',
  existing: { articles: { tea: held } },
  rewrites,
};
const WORDS = 'Fresh leaves smell of grass. '.repeat(15);

async function rewritten(answer: Parameters<typeof createWorld>[0], wish = rewrites) {
  const [item] = planGeneration({ ...request, rewrites: wish }).items;
  if (item === undefined) throw new Error('nothing is planned');
  const world = createWorld(answer);
  const about = { ...context, provider: 'openai', model: 'gpt-4o', alone: true, existing: { article: held } };
  const outcome = await generatePage(item, about, world.ports, stagesOf(wish)).catch(
    (fault: Fault) => fault.code,
  );
  return { ...world, outcome, article: world.stored.article };
}
const content = (html: string) => JSON.stringify({ content: html });

describe('a section that is written again', () => {
  it('leaves every other octet, names who wrote it, and adds its cost; resumed, it pays for nothing', async () => {
    const { article, log } = await rewritten(() =>
      content(`<h2>Leaves</h2><p>${WORDS}</p><h2>Green</h2><p>More.</p>`),
    );
    expect(log).toEqual(['call rewrite', 'store article']);
    const text = article?.content ?? '';
    expect(text.startsWith(BEFORE)).toBe(true);
    expect(text.endsWith(AFTER)).toBe(true);
    const section = text.slice(BEFORE.length, text.length - AFTER.length);
    expect(section).toContain('<h3>Green</h3>');
    expect(section).not.toContain('<h2>');
    expect(article?.rewritten).toMatchObject([{ heading: 'Leaves', model: 'gpt-4o' }]);
    expect(article?.provenance?.steps?.map(({ task }) => task)).toEqual(['article', 'rewrite']);
    expect((article?.provenance?.costUsd ?? 0) - (held.provenance?.costUsd ?? 0)).toBeCloseTo(0.01, 6);
    if (article === undefined) throw new Error('nothing was stored');
    expect(planGeneration({ ...request, existing: { articles: { tea: article } } }).items).toEqual([]);
  });

  it('links to what it linked to, and to nothing that nobody knows', async () => {
    const unknown = '<a href="silo:made up">x</a> <a href="https://made-up.example.org/">y</a>';
    const { article } = await rewritten(() =>
      content(`<p>${WORDS}${unknown} <a href="https://tea.example.org/a">z</a></p>`),
    );
    expect(article?.content).toContain('<li><a href="silo:green tea">green tea</a></li>');
    expect(article?.content).not.toContain('made');
    expect(article?.content).toContain('href="https://tea.example.org/a"');
  });

  it('is another text of the demo provider each time', async () => {
    const { article } = await rewritten(demoAnswer);
    expect(article?.content).not.toContain('Old words');
    expect(article?.content.length).toBeGreaterThan(held.content.length);
  });

  it('stays as it is where the reply says nothing, or the section is gone', async () => {
    const nothing = await rewritten(() => content('<h2>Leaves</h2>'));
    expect([nothing.outcome, nothing.stored]).toEqual(['ai.empty-reply', {}]);
    const gone = await rewritten(() => content(WORDS), {
      ...rewrites,
      section: { heading: 'Roots', nth: 0 },
    });
    expect([gone.outcome, gone.log]).toEqual(['generation.no-section', []]);
  });

  it('costs at the most its question, asked twice, and is named in the run list', () => {
    const [item] = planGeneration(request).items;
    if (item === undefined) throw new Error('nothing is planned');
    const usd = mostUsdAlone({ brief: item.brief, records: { article: held } }, request);
    expect(usd).toBeGreaterThan(0);
    expect(item.estimate.costUsdHigh).toBe(usd);
    const row = runRowOf({ id: 'tea', state: 'running' }, { ...CHOICE, rewrites }, { article: held });
    expect(row.stage).toBe('section');
  });
});
