import type { Research, ResearchReply, Source, TextRequest } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import { describe, expect, it } from 'vitest';
import { articleReportsOf } from '../report/article-reports.ts';
import { articleOf, noContent } from '../testing/records.ts';
import { answerWith, context, createWorld, itemsOf } from '../testing/world.ts';
import { factsOf } from './facts-of.ts';
import { type GenerationContext, generatePage } from './generate-page.ts';

const PASSAGE = 'Espresso is pulled at 9 bar, and holds 40 percent less acid than filter coffee does.';
const sourceOf = (url: string, passages: readonly string[] = [PASSAGE]): Source => ({
  url,
  title: 'On coffee',
  publishedAt: null,
  wordCount: 900,
  headings: [],
  links: [],
  passages: [...passages],
});
const replyOf = (change: Partial<ResearchReply> = {}): ResearchReply => ({
  contentAnalysis: null,
  semanticInsights: { contentGaps: ['cold espresso'], keywordOpportunities: [] },
  recommendations: [],
  sources: [sourceOf('https://coffee.example/guide')],
  unread: [],
  provider: 'exa',
  demo: false,
  usage: { cost: 0.007 },
  ...change,
});
const pages = [pageOf('espresso'), pageOf('tea')];
const itemOf = itemsOf(pages);
const wish = { research: { provider: 'exa' }, provider: 'openai', model: 'gpt-4o' };
const item = (keyword = 'espresso') => itemOf(keyword, wish);
const about: GenerationContext = { ...context, ...wish };
const body = (link: string): string =>
  JSON.stringify({
    title: 'Espresso',
    content: `<h1>Espresso</h1><p>Espresso has 40 % less acid, <a href="${link}">says a guide</a>.</p><h2>Espresso at home</h2><p>Fine.</p>`,
    excerpt: 'On espresso.',
  });

/** A world whose texts carry that link, and whose research answers so. */
function worldWith(link: string, answer: () => Promise<ResearchReply> = async () => replyOf()) {
  const prompts: string[] = [];
  const write = answerWith(body(link));
  const world = createWorld((request: TextRequest) => {
    prompts.push(`${request.task}\n${request.prompt}`);
    return write(request);
  });
  const asked: unknown[][] = [];
  const ports = {
    ...world.ports,
    callResearch: async (...call: unknown[]) => {
      asked.push(call);
      return answer();
    },
  };
  return { ...world, ports, prompts, asked };
}

describe('research before an article', () => {
  it('is planned, priced and made before it, stored, and its passages go into the article’s prompts alone', async () => {
    expect(item().needs).toEqual(['research', 'article', 'meta', 'tags']);
    const without = itemOf('espresso', { provider: 'openai', model: 'gpt-4o' });
    expect(without.needs).toEqual(['article', 'meta', 'tags']);
    expect(item().estimate.costUsdLow - without.estimate.costUsdLow).toBeCloseTo(0.007, 6);
    const world = worldWith('https://coffee.example/guide');
    const { costUsd, notes } = await generatePage(item(), about, world.ports);
    expect(world.log.filter((line) => line.startsWith('store'))[0]).toBe('store research');
    expect(world.stored.research).toMatchObject({
      keyword: 'espresso',
      contentGaps: ['cold espresso'],
      provenance: { provider: 'exa', demo: false, costUsd: 0.007 },
    });
    // Research, article and its repair, meta, tags.
    expect(costUsd).toBeCloseTo(0.047, 6);
    expect(notes).not.toContain('sources-removed');
    const [article = '', ...others] = world.prompts;
    expect(article).toContain(PASSAGE);
    expect(article).toContain('https://coffee.example/guide');
    expect(others.map((prompt) => [prompt.split('\n')[0], prompt.includes(PASSAGE)])).toEqual([
      ['repair', true],
      ['meta', false],
      ['tags', false],
    ]);
    expect(world.stored.article?.content).toContain('href="https://coffee.example/guide"');
    expect(world.stored.article?.provenance?.research).toBe('sources');
  });

  it('asks for the market that was chosen, else for the main one of the language', async () => {
    const asked = async (change: Partial<GenerationContext>): Promise<unknown> => {
      const world = worldWith('https://coffee.example/guide');
      await generatePage(item(), { ...about, ...change }, world.ports);
      const [[request] = []] = world.asked;
      return request;
    };
    const austrian = { provider: 'exa', market: 'at' };
    expect([
      await asked({}),
      await asked({ language: 'de' }),
      await asked({ research: austrian }),
    ]).toMatchObject([{ market: 'us' }, { market: 'de' }, { market: 'at' }]);
  });

  it('is not made for a text that is written already', () => {
    const existing = { ...noContent, articles: { espresso: articleOf('espresso') } };
    expect(itemOf('espresso', { ...wish, existing }).needs).toEqual(['meta', 'tags']);
  });

  it('a claim links to a page that was read for it, or to none', async () => {
    for (const link of ['https://made-up.example/study', 'http://made-up.example/x']) {
      const world = worldWith(link);
      const { notes } = await generatePage(item(), about, world.ports);
      expect(world.stored.article?.content).not.toContain('made-up');
      expect(world.stored.article?.content).toContain('says a guide');
      expect(notes).toContain('sources-removed');
    }
  });

  it('without research nothing is cited', async () => {
    const world = worldWith('https://coffee.example/guide');
    const bare = itemOf('espresso', { provider: 'openai', model: 'gpt-4o' });
    await generatePage(bare, { ...context, provider: 'openai', model: 'gpt-4o' }, world.ports);
    expect(world.stored.article?.content).not.toContain('coffee.example');
    expect(world.prompts.join()).not.toContain('"facts"');
    expect(world.asked).toEqual([]);
    expect(world.stored.article?.provenance).not.toHaveProperty('research');
  });

  it('that failed is tolerated, and noted in the article’s provenance', async () => {
    const world = worldWith('https://x.example', () => Promise.reject(new Fault('ai.bad-request')));
    const { notes, made } = await generatePage(item(), about, world.ports);
    expect(made).toEqual(['article', 'meta', 'tags']);
    expect(notes).toContain('research-missing');
    expect(world.stored.article?.provenance?.research).toBe('failed');
    const empty = worldWith('https://x.example', async () => replyOf({ sources: [] }));
    await generatePage(item(), about, empty.ports);
    expect(empty.stored.article?.provenance?.research).toBe('nothing-found');
  });

  it('that failed is told before the article is asked for', async () => {
    const world = worldWith('https://x.example', () => Promise.reject(new Fault('ai.bad-request')));
    const askedBefore: [string, number][] = [];
    const passedOver = (stage: string) => askedBefore.push([stage, world.prompts.length]);
    await generatePage(item(), about, { ...world.ports, passedOver });
    expect(askedBefore[0]).toEqual(['research', 0]);
  });

  it('with a wrong key ends before an article is paid for; a passing fault is tried again', async () => {
    const refused = worldWith('', () => Promise.reject(new Fault('ai.bad-key')));
    await expect(generatePage(item(), about, refused.ports)).rejects.toThrow('ai.bad-key');
    const passing = worldWith('', () => Promise.reject(new Fault('ai.unavailable', { retryable: true })));
    await expect(generatePage(item(), about, passing.ports)).rejects.toThrow('ai.unavailable');
    expect([...refused.log, ...passing.log]).toEqual([]);
  });

  it('is asked for under the same key again, whatever attempt', async () => {
    const world = worldWith('https://x.example');
    await generatePage(item(), about, world.ports);
    await generatePage(item(), { ...about, attempt: 3 }, world.ports);
    await generatePage(item('tea'), about, world.ports);
    const keys = world.asked.map((call) => (call as [unknown, { idempotencyKey: string }])[1].idempotencyKey);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('the sources of one page', () => {
  it('never reach another: its prompt, its links and its check', async () => {
    const own = (keyword: string) => async () =>
      replyOf({
        sources: [sourceOf(`https://${keyword}.example/`, [`A passage about ${keyword} with 77 percent.`])],
      });
    const espresso = worldWith('https://tea.example/', own('espresso'));
    await generatePage(item('espresso'), about, espresso.ports);
    const tea = worldWith('https://tea.example/', own('tea'));
    await generatePage(item('tea'), about, tea.ports);
    expect(espresso.prompts.join()).not.toContain('about tea');
    expect(espresso.stored.article?.content).not.toContain('tea.example');
    expect(tea.stored.article?.content).toContain('href="https://tea.example/"');

    const claims = (keyword: string) => ({
      ...articleOf(keyword),
      content: `<h1>${keyword}</h1><p>77 % of it.</p>`,
    });
    const sources: Record<string, Research> = {};
    if (tea.stored.research) sources.tea = tea.stored.research;
    const reports = articleReportsOf({
      silo: pages,
      language: 'en',
      sources,
      articles: { espresso: claims('espresso'), tea: claims('tea') },
      metas: {},
    });
    const flagged = reports.filter(({ report }) =>
      report.failed.some(({ check }) => check === 'unsupported-figures'),
    );
    expect(flagged.map(({ page }) => page.keyword)).toEqual(['espresso']);
  });
});

describe('facts', () => {
  const research = (sources: readonly Source[], demo = false): Research => ({
    keyword: 'espresso',
    sources: [...sources],
    contentGaps: [],
    opportunities: [],
    provenance: {
      provider: 'x',
      model: '',
      demo,
      generatedAt: null,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
    },
  });
  it('are the first passage of each source, then the second, no more than twelve', () => {
    const sources = Array.from({ length: 5 }, (_, at) =>
      sourceOf(`https://s${at}.example/`, ['a', 'b', 'c']),
    );
    const facts = factsOf(research(sources), 'openai');
    expect(facts).toHaveLength(12);
    expect(facts.slice(0, 6).map(({ quote, url }) => `${quote} ${url}`)).toEqual([
      ...[0, 1, 2, 3, 4].map((at) => `a https://s${at}.example/`),
      'b https://s0.example/',
    ]);
  });
  it('of the demo provider are for its own articles', () => {
    expect(factsOf(research([sourceOf('https://example.com/')], true), 'openai')).toEqual([]);
    expect(factsOf(research([sourceOf('https://example.com/')], true), 'demo')).toHaveLength(1);
  });
});
