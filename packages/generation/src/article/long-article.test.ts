import { LLMock } from '@copilotkit/aimock';
import { costUsd, defaultModelOf, estimateTokens, loadTextProvider } from '@silosmith/ai';
import { siloLinksOf, wordCount } from '@silosmith/content';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planGeneration } from '../plan/plan-generation.ts';
import { type GenerationPorts, generatePage } from '../stages/generate-page.ts';
import { type Author, createAuthor } from '../testing/author.ts';
import { noContent } from '../testing/records.ts';
import { context, createWorld, demoAnswer, itemsOf } from '../testing/world.ts';

const TARGET = 2_000;
const { why } = pageOf('any');
const section = (keyword: string) => ({ heading: keyword, keyword, volume: 10, variants: [], why });
const pages = [
  pageOf('coffee', {
    children: [pageOf('espresso', { children: [pageOf('espresso beans'), pageOf('espresso cups')] })],
  }),
];
const itemOf = itemsOf(pages, TARGET);
const item = itemOf('espresso');

function worldOf(author: Author = {}) {
  const { reply } = createAuthor(author);
  return createWorld(({ prompt }) => reply(prompt));
}
async function written(author: Author = {}) {
  const world = worldOf(author);
  const outcome = await generatePage(item, context, world.ports);
  const { article } = world.stored;
  if (article === undefined) throw new Error('no article');
  const headings = [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  return { article, headings, outcome, log: world.log };
}

describe('a long article', () => {
  test('is written part by part below one outline, and priced by the call', async () => {
    const { article, headings, log, outcome } = await written();
    expect(log.slice(0, 5)).toEqual([
      'call outline',
      'store outline',
      'call section',
      'call section',
      'call section',
    ]);
    expect(article.content.match(/<h1>/g)).toHaveLength(1);
    expect(headings).toEqual(['espresso no 0', ...[1, 2, 3, 4, 5, 6].map((at) => `Aspect no ${at}`)]);
    expect(article.title).toBe('espresso explained');
    expect(siloLinksOf(article.content).map(({ keyword }) => keyword)).toEqual(
      item.brief.links.map(({ keyword }) => keyword),
    );
    expect(outcome).toMatchObject({ made: ['outline', 'article', 'meta', 'tags'], notes: [] });
    expect(article.provenance).toMatchObject({
      inputTokens: 30,
      outputTokens: 60,
      steps: [{ task: 'section', calls: 3, outputTokens: 60 }],
    });
  });

  test('each part knows what was said before, what comes later, and how many words are left', async () => {
    const prompts: string[] = [];
    const { reply } = createAuthor({ ratio: (text) => (text === 0 ? 0.6 : 1) });
    const world = createWorld(({ prompt }) => {
      prompts.push(prompt);
      return reply(prompt);
    });
    await generatePage(item, context, world.ports);
    const [, first = '', second = '', third = ''] = prompts;
    expect(first).not.toContain('Written so far');
    expect(third).toContain('1. Said: espresso no 0');
    expect(third).toContain('2. Said: Aspect no 2');
    expect(second).toMatch(
      /- \[written\] "espresso no 0"[\s\S]*- \[THIS PART\] "Aspect no 2"[\s\S]*- \[later\]/,
    );
    expect(second).toContain('Other pages of the site cover these in depth');
    const asked = [first, second, third].map((prompt) => Number(/- (\d+) words/.exec(prompt)?.[1]));
    const planned = [2.5, 3, 2].map((weight) => (weight / 7.5) * TARGET);
    expect(asked[0]).toBeCloseTo(planned[0] ?? 0, -1.5);
    // The first was short: the others make up for it.
    expect(asked[1]).toBeGreaterThan(1.15 * (planned[1] ?? 0));
  });

  test.each([
    ['as asked', () => 1],
    ['too short at first', (text: number) => (text === 0 ? 0.5 : 1)],
    ['too long at first', (text: number) => (text === 0 ? 1.5 : 1)],
    ['too short at the end', (text: number) => (text === 2 ? 0.4 : 1)],
    ['too long at the end', (text: number) => (text === 2 ? 1.7 : 1)],
  ])('by an author who writes %s keeps to its length within 10 percent', async (_, ratio) => {
    const { article } = await written({ ratio });
    expect(Math.abs(article.wordCount - TARGET)).toBeLessThanOrEqual(TARGET / 10);
    expect(article.wordCount).toBe(wordCount(article.content));
  });

  test('needs no call for its outline where the plan has headings enough', async () => {
    const sections = ['beans', 'cups', 'price', 'machine', 'grind', 'crema'].map((word) =>
      section(`espresso ${word}`),
    );
    const demanded = itemsOf([pageOf('espresso', { sections })], TARGET)('espresso');
    const world = worldOf();
    await generatePage(demanded, context, world.ports);
    expect(world.log.filter((line) => line !== 'call section').slice(0, 1)).toEqual(['store article']);
    for (const { heading } of sections)
      expect(world.stored.article?.content.toLowerCase()).toContain(`<h2>${heading}</h2>`);
  });

  test('has a heading for every entry that people search for, though the outline forgot them', async () => {
    const demanded = itemsOf(
      [pageOf('espresso', { sections: [section('espresso crema')] })],
      TARGET,
    )('espresso');
    const world = worldOf();
    await generatePage(demanded, context, world.ports);
    expect(world.stored.article?.content.toLowerCase()).toContain('<h2>espresso crema</h2>');
  });

  test('of a model that cannot give an outline is written in one call', async () => {
    const { reply } = createAuthor();
    const world = createWorld(({ prompt, task }) => (task === 'outline' ? 'I cannot.' : reply(prompt)));
    await generatePage(item, context, world.ports);
    expect(world.log.slice(0, 4)).toEqual(['call outline', 'call outline', 'call article', 'store article']);
  });

  test('has a part that was cut asked for once more', async () => {
    const { reply } = createAuthor();
    let cuts = 1;
    const world = createWorld(({ prompt, task }) => {
      const whole = reply(prompt);
      return task === 'section' && cuts-- > 0 ? whole.slice(0, whole.length / 2) : whole;
    });
    const { notes } = await generatePage(item, context, world.ports);
    expect(world.log.filter((line) => line === 'call section')).toHaveLength(4);
    expect(notes).not.toContain('cut-reply');
  });

  test('of the demo provider is the same in parts as in one', async () => {
    const whole = itemsOf(pages)('espresso');
    const world = createWorld();
    await generatePage(item, context, world.ports);
    const reply = await demoAnswer({
      prompt: `<brief>${JSON.stringify({ task: 'article', ...item.brief })}</brief>`,
    });
    expect(whole.brief.targetWords).not.toBe(TARGET);
    expect(world.stored.article?.content.replace(/\s+/g, ' ')).toBe(
      JSON.parse(reply).content.replace(/\s+/g, ' '),
    );
  });

  test('killed anywhere and resumed, goes on at its part: no part is paid twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(8), { maxLength: 5 }), async (crashes) => {
        const { ports, kept, stored } = createWorld();
        for (const steps of crashes) {
          let left = steps;
          const step = () => {
            if (left-- <= 0) throw new Fault('web.gone', { retryable: true });
          };
          const dying: GenerationPorts = {
            ...ports,
            callText: async (request, options) => {
              step();
              const reply = await ports.callText(request, options);
              step();
              return reply;
            },
            store: async (kind, record) => {
              step();
              await ports.store(kind, record);
            },
          };
          const existing = { ...stored };
          await generatePage(item, { ...context, existing }, dying).catch((error: unknown) => {
            expect(error).toBeInstanceOf(Fault);
          });
        }
        await generatePage(item, { ...context, existing: { ...stored } }, ports);
        // Outline, three parts, meta, tags.
        expect(kept.size).toBe(6);
        expect(stored.article?.provenance?.steps?.map(({ calls }) => calls)).toEqual([3]);
      }),
      { numRuns: 8 },
    );
  });
});

describe('through the adapters', () => {
  const mock = new LLMock({ port: 0 });
  beforeAll(() => mock.start().then(() => undefined));
  afterAll(() => mock.stop());

  test.each(['openai', 'anthropic', 'mistral'])(
    '%s: the plan’s price is within 20 percent of the usage',
    async (id) => {
      const { reply } = createAuthor();
      mock.reset();
      mock.on({ predicate: () => true }, ({ messages }) => {
        const [system = '', prompt = ''] = ['system', 'user'].map((role) => saidBy(messages, role));
        const content = reply(prompt);
        const [input, output] = [estimateTokens(system + prompt), estimateTokens(content)];
        const usage = { input_tokens: input, output_tokens: output };
        return { content, usage: { ...usage, prompt_tokens: input, completion_tokens: output } };
      });
      const provider = await loadTextProvider(id);
      const model = defaultModelOf(id);
      const used = { input: 0, output: 0 };
      const { ports, stored } = createWorld();
      const { items } = planGeneration({ pages, existing: noContent, provider: id, model, language: 'en' });
      for (const planned of items)
        await generatePage(
          planned,
          { ...context, provider: id, model },
          {
            ...ports,
            async callText({ prompt, system, max_tokens }) {
              const answer = await provider.generateText(
                { prompt, model, maxTokens: max_tokens ?? 1, ...(system ? { system } : {}) },
                {
                  apiKey: 'sk-test',
                  baseUrl: `${mock.url}/v1`,
                  fetch: (input, init) => fetch(input, init),
                  signal: new AbortController().signal,
                },
              );
              used.input += answer.inputTokens;
              used.output += answer.outputTokens;
              const usage = { inputTokens: answer.inputTokens, outputTokens: answer.outputTokens, cost: 0 };
              return { content: answer.content, model, provider: id, usage };
            },
          },
        );
      expect(Math.abs((stored.article?.wordCount ?? 0) - 1_200)).toBeLessThanOrEqual(120);
      const planned = (field: 'inputTokens' | 'outputTokens'): number =>
        items.reduce((sum, { estimate }) => sum + estimate[field], 0);
      const plannedUsd = costUsd(id, model, planned('inputTokens'), planned('outputTokens'));
      const usedUsd = costUsd(id, model, used.input, used.output);
      expect(plannedUsd / usedUsd).toBeGreaterThan(0.8);
      expect(plannedUsd / usedUsd).toBeLessThan(1.2);
    },
  );
});

type Messages = readonly { readonly role: string; readonly content: unknown }[];
/** The text of a role: some vendors take a list of parts. */
const saidBy = (messages: Messages, role: string): string =>
  messages
    .filter((message) => message.role === role)
    .map(({ content }) =>
      typeof content === 'string'
        ? content
        : (content as readonly { readonly text?: string }[]).map(({ text }) => text ?? '').join(''),
    )
    .join('');
