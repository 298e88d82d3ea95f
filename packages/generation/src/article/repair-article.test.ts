import { aiFault, isForRepair, type Prompt } from '@silosmith/ai';
import { ARTICLE_CHECKS } from '@silosmith/content';
import type { Provenance } from '@silosmith/contract';
import { pageOf } from '@silosmith/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ask } from '../stages/stage.ts';
import { createAuthor } from '../testing/author.ts';
import { itemsOf } from '../testing/world.ts';
import { mendArticle } from './repair-article.ts';

const { brief } = itemsOf([
  pageOf('coffee', { children: [pageOf('espresso', { children: [pageOf('espresso beans')] })] }),
])('espresso');
const provenance: Provenance = {
  provider: 'openai',
  model: 'm',
  demo: false,
  generatedAt: null,
  inputTokens: 1,
  outputTokens: 1,
  costUsd: 0.01,
};

const article = JSON.parse(
  createAuthor().reply(
    `Write the article\nPrimary keyword: "espresso"\n- 1200 words\n${brief.links.map(({ keyword }) => `<a href="silo:${keyword}">`).join('\n')}`,
  ),
) as { title: string; content: string };
const good = article.content;
/** Grade C or worse: the keyword is late, and no H2 has room for it. */
const poor = good
  .replace('<p>A espresso is what this page is about.</p>', `<p>${'Much is said of it. '.repeat(2)}</p>`)
  .replace(/ beside the espresso/g, ' beside it')
  .replaceAll(/<h2>.*?<\/h2>/g, `<h2>${'First of all things to know '.repeat(2)}xxxxxxx</h2>`);

/** Repairs with a model that answers so; tells what it was asked. */
async function mended(html: string, answer: string | Error = '{}', alone = false) {
  const asked: Prompt[] = [];
  const ask: Ask = async (prompt, read) => {
    asked.push(prompt);
    if (answer instanceof Error) throw answer;
    return { value: read(answer), provenance };
  };
  return { ...(await mendArticle({ content: html, title: 'Espresso' }, brief, ask, { alone })), asked };
}

describe('an article', () => {
  test('that is good is left alone, and nobody is asked', async () => {
    expect(await mended(good)).toEqual({ html: good, repair: null, step: null, asked: [] });
  });

  test('is not sent to a model for hints alone: no call is worth what takes nothing from the score', async () => {
    const hints = ARTICLE_CHECKS.filter(({ severity }) => severity === 'hint');
    expect(hints.map(({ id }) => id)).toContain('no-author');
    expect(hints.filter(({ id }) => isForRepair(id))).toEqual([]);
    expect((await mended(good, '{}', true)).asked).toEqual([]);
  });

  test('below grade B is mended by rule first; where that is enough, nobody is asked', async () => {
    const late = good.replaceAll('<h2>espresso first', '<h2>First');
    const twoFaults = late.replace(/<ul>.*?<\/ul>/g, '').replace('<h2>Then', `<h2>${'Then '.repeat(20)}`);
    const { repair, html, asked } = await mended(twoFaults);
    expect(repair).toMatchObject({ rules: ['heading-length', 'heading-keyword'], model: 'not-asked' });
    expect(repair?.scoreAfter).toBeGreaterThan(repair?.scoreBefore ?? 100);
    expect(html).toContain('<h2>Espresso: First');
    expect(asked).toEqual([]);
  });

  test('that rules cannot mend is sent with what is wrong and its blocks by number', async () => {
    const { repair, html, asked, step } = await mended(
      poor,
      '{"blocks": {"1": "<p>Espresso is made under pressure.</p>", "2": "<h2>Espresso at home</h2>"}}',
    );
    const [prompt] = asked;
    expect(prompt?.task).toBe('repair');
    expect(prompt?.prompt).toContain('- Name "espresso" within the first 150 words.');
    expect(prompt?.prompt).toContain('[1] <p>Much is said of it.');
    expect(html).toContain('<p>Espresso is made under pressure.</p>');
    expect(repair).toMatchObject({ model: 'kept', failed: expect.arrayContaining(['keyword-late']) });
    expect(step).toEqual({ task: 'repair', provenance });
  });

  test.each([
    ['worse', `{"blocks": {"0": "<p>none</p>", "2": "<p>none</p>", "4": "<h4>none</h4>"}}`],
    ['no JSON', 'I would rather not.'],
    ['the same', '{"blocks": {}}'],
  ])('keeps what it had where the reply is %s; the call is paid for and named', async (_, answer) => {
    const { repair, step, html } = await mended(poor, answer);
    expect(repair?.model).toBe('dropped');
    expect(step).not.toBeNull();
    expect(html).toContain('Much is said of it.');
  });

  test('stands as it is where no answer comes; a fault of the whole run stops it', async () => {
    const { repair, step } = await mended(poor, aiFault('rate-limited'));
    expect(repair?.model).toBe('not-asked');
    expect(step).toBeNull();
    await expect(mended(poor, aiFault('quota'))).rejects.toThrow('ai.quota');
  });

  test('with equal beginnings has those sentences reworded; the rest is not sent', async () => {
    const lines = ['one', 'two', 'three'].map((word) => `<p>It is best to begin with ${word}.</p>`);
    const html = `${good}\n${lines.join('\n')}`;
    const at = html.split('\n').filter((line) => line !== '').length - 1;
    const {
      repair,
      html: after,
      asked,
    } = await mended(html, JSON.stringify({ blocks: { [at]: '<p>Three comes first.</p>' } }));
    expect(asked[0]?.prompt).toContain('"It is best to begin with three."');
    expect(asked[0]?.prompt).not.toContain('<h1>');
    expect(repair).toMatchObject({ model: 'kept', failed: ['repeated-openings'] });
    expect(after).toContain('Three comes first.');
  });

  test('is never worse than before, whatever the reply', async () => {
    const html = fc.constantFrom(
      '<p>x</p>',
      '<h1>x</h1>',
      '',
      '<ul><li>espresso</li></ul>',
      '<h5>y</h5>',
      '<p>',
    );
    const blocks = fc.dictionary(fc.nat({ max: 30 }).map(String), html, { maxKeys: 30 });
    await fc.assert(
      fc.asyncProperty(blocks, async (changed) => {
        const { repair } = await mended(poor, JSON.stringify({ blocks: changed }));
        expect(repair?.scoreAfter).toBeGreaterThanOrEqual(repair?.scoreBefore ?? 100);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a repair that the user asked for', () => {
  test('meets what a text can meet, above grade B too, and keeps the links of the article', async () => {
    const linked = good
      .replace(/<ul>.*?<\/ul>/g, '')
      .replace('</p>', ' <a href="https://own.example.net/">own</a> <a href="silo:latte">latte</a></p>');
    expect((await mended(linked)).asked).toEqual([]);
    const list = '{"blocks": {"2": "<ul><li>Beans</li><li>Water</li></ul>"}}';
    const { html, asked, repair } = await mended(linked, list, true);
    expect(asked).toHaveLength(1);
    expect(repair?.failed).toContain('no-list');
    expect(html).toContain('https://own.example.net/');
    expect(html).toContain('silo:latte');
  });

  test('says that the model could not be asked', async () => {
    await expect(mended(poor, aiFault('unavailable'), true)).rejects.toThrow('ai.unavailable');
  });
});
