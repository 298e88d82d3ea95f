import { siloLinksOf, wordCount } from '@silosmith/content';
import { Fault } from '@silosmith/kernel';
import { pageOf } from '@silosmith/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleOf, metaOf } from '../testing/records.ts';
import { answerWith, context, createWorld, itemsOf } from '../testing/world.ts';
import { type GenerationPorts, generatePage } from './generate-page.ts';

const pages = [
  pageOf('coffee', {
    children: [
      pageOf('espresso', {
        intent: ['commercial'],
        children: [pageOf('espresso beans'), pageOf('espresso cups')],
      }),
      pageOf('filter coffee'),
    ],
  }),
];
const itemOf = itemsOf(pages);

const articleFrom = async (content: string, keyword = 'espresso') => {
  const world = createWorld(answerWith(content));
  const outcome = await generatePage(itemOf(keyword), context, world.ports);
  return { content: world.stored.article?.content ?? '', outcome, stored: world.stored };
};

describe('a page', () => {
  test('gets article, meta and tags, each stored before the next is asked for', async () => {
    const { ports, stored, log } = createWorld();
    const outcome = await generatePage(itemOf('espresso'), context, ports);
    expect(log).toEqual([
      'call article',
      'store article',
      'call meta',
      'store meta',
      'call tags',
      'store tags',
    ]);
    expect(outcome).toEqual({ made: ['article', 'meta', 'tags'], notes: [], costUsd: 0.03 });
    expect(stored.article).toMatchObject({ keyword: 'espresso', edited: false });
    expect(stored.article?.wordCount).toBe(wordCount(stored.article?.content ?? ''));
    expect(stored.article?.provenance).toEqual({
      provider: 'demo',
      model: 'demo-1',
      demo: true,
      generatedAt: '2026-01-02T00:00:00.000Z',
      inputTokens: 10,
      outputTokens: 20,
      costUsd: 0.01,
    });
    expect(stored.meta?.title.length).toBeLessThanOrEqual(60);
    expect(stored.tags?.tags.length).toBeGreaterThan(3);
  });

  test('reads as a practitioner can check it', async () => {
    const { ports, stored } = createWorld();
    await generatePage(itemOf('espresso beans'), context, ports);
    const { article, meta, tags } = stored;
    const text = [
      article?.title,
      article?.excerpt,
      `${article?.wordCount} words`,
      '',
      article?.content,
      '',
      meta?.title,
      meta?.description,
      tags?.tags.join(', '),
      '',
    ];
    await expect(text.join('\n')).toMatchFileSnapshot('__golden__/espresso-beans.html');
  });

  test('is made only of what it lacks now, whatever the plan said', async () => {
    const { ports, log } = createWorld();
    const existing = { article: articleOf('espresso'), meta: metaOf('espresso') };
    const outcome = await generatePage(itemOf('espresso'), { ...context, existing }, ports);
    expect(outcome.made).toEqual(['tags']);
    expect(log).toEqual(['call tags', 'store tags']);
  });

  test('killed anywhere and resumed, is paid once and complete', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(6), { maxLength: 4 }), async (crashes) => {
        const { ports, kept, stored } = createWorld();
        for (const steps of crashes) {
          let left = steps;
          const step = () => {
            if (left-- <= 0) throw new Fault('web.gone', { retryable: true });
          };
          const dying: GenerationPorts = {
            ...ports,
            callText: async (request, options) => {
              const reply = await ports.callText(request, options);
              step();
              return reply;
            },
            store: async (kind, record) => {
              step();
              await ports.store(kind, record);
            },
          };
          await generatePage(itemOf('espresso'), { ...context, existing: { ...stored } }, dying).catch(
            (error: unknown) => {
              expect(error).toBeInstanceOf(Fault);
            },
          );
        }
        await generatePage(itemOf('espresso'), { ...context, existing: { ...stored } }, ports);
        expect(Object.keys(stored).sort()).toEqual(['article', 'meta', 'tags']);
        expect(kept.size).toBe(3);
      }),
      { numRuns: 20 },
    );
  });

  test('written anew, or by another model, is a new question', async () => {
    const { ports, kept } = createWorld();
    await generatePage(itemOf('espresso'), context, ports);
    await generatePage(itemOf('espresso'), { ...context, runId: '2' }, ports);
    await generatePage(itemOf('espresso'), { ...context, projectId: 'q' }, ports);
    expect(kept.size).toBe(9);
    for (const key of kept.keys()) expect(key).toMatch(/^[\x21-\x7e]{10,200}$/);
  });
});

describe('an article', () => {
  const filler = `<p>${'Espresso is made under pressure. '.repeat(400)}</p>`;

  test('is sanitised and has its headings repaired', async () => {
    const { content, outcome } = await articleFrom(
      `{"title":"Making it","content":${JSON.stringify(`<h2 onclick="x">A</h2><script>x</script><h4>B</h4><h2>C</h2>${filler}`)}}`,
    );
    expect(content).toMatch(/^<h1>Espresso: Making it<\/h1><h2>Espresso: A<\/h2><h3>B<\/h3>/);
    expect(content).not.toMatch(/script|onclick/);
    expect(outcome.notes).toEqual(['links-added']);
  });

  test('loses links to nowhere and to itself, keeps proven ones under their own name, and gets the missing ones', async () => {
    const html = `<h1>Espresso</h1><p><a href="silo:COFFEE">all</a> <a href="silo:tea">tea</a> <a href="silo:espresso">me</a> <a href="https://example.org">out</a></p>`;
    const { content, outcome } = await articleFrom(JSON.stringify({ title: 'Espresso', content: html }));
    expect(content).toContain('<a href="silo:coffee">all</a> tea me <a href="https://example.org">out</a>');
    const required = itemOf('espresso').brief.links.map((link) => link.keyword);
    expect(
      siloLinksOf(content)
        .map((link) => link.keyword)
        .sort(),
    ).toEqual([...required].sort());
    expect(content).toContain('<h2>Related pages</h2>');
    expect(outcome.notes).toEqual(
      expect.arrayContaining(['links-removed', 'links-added', 'few-words', 'few-h2']),
    );
  });

  test('may arrive as Markdown', async () => {
    const { content, stored, outcome } = await articleFrom(
      '# Espresso at home\n\nSome *text*.\n\n## Beans\n\n- one\n- two',
    );
    expect(content).toContain('<h1>Espresso at home</h1>');
    expect(content).toContain('<li>one</li>');
    expect(stored.article?.title).toBe('Espresso at home');
    expect(outcome.notes).toContain('raw-reply');
  });

  test('that cannot be read is asked for again, paid for and counted, then fails with its reason', async () => {
    let calls = 0;
    const world = createWorld(() =>
      ++calls === 1 ? '{"broken": ' : JSON.stringify({ title: 'Espresso', content: filler }),
    );
    await generatePage(itemOf('espresso'), { ...context, existing: { meta: metaOf('x') } }, world.ports);
    // With the call that repairs it.
    expect(world.stored.article?.provenance?.costUsd).toBeCloseTo(0.03);
    const hopeless = createWorld(answerWith('{"broken": '));
    await expect(generatePage(itemOf('espresso'), context, hopeless.ports)).rejects.toThrow(
      'ai.invalid-json',
    );
    expect(hopeless.stored).toEqual({});
    expect(hopeless.kept.size).toBe(2);
    await expect(
      generatePage(itemOf('espresso'), { ...context, attempt: 2 }, hopeless.ports),
    ).rejects.toThrow('ai.invalid-json');
    expect(hopeless.kept.size).toBe(3);
  });
});

describe('an article in another language than asked for', () => {
  const paragraphs = (sentence: string) => `<h1>Espresso</h1>${`<p>${sentence}</p>`.repeat(4)}`;
  const german = paragraphs('Wer neue Maschinen kauft, sollte auf die Pumpe und den Kessel achten.');
  const english = paragraphs('Whoever buys a new machine should look at the pump and what it is made of.');

  test('is asked for once more, under another key', async () => {
    let asked = 0;
    const world = createWorld((request) =>
      request.task === 'article' ? (asked++ === 0 ? german : english) : answerWith('')(request),
    );
    const { notes } = await generatePage(itemOf('espresso'), context, world.ports);
    expect(world.log.filter((line) => line === 'call article')).toHaveLength(2);
    expect(world.stored.article?.content).toContain('Whoever');
    expect(notes).not.toContain('wrong-language');
    // With the call that repairs it.
    expect(world.stored.article?.provenance?.costUsd).toBeCloseTo(0.03);
  });

  test('twice: the text that was paid for is kept, and noted', async () => {
    const { content, outcome } = await articleFrom(german);
    expect(content).toContain('Pumpe');
    expect(outcome.notes).toContain('wrong-language');
  });
});
