/// <reference path="./yoastseo.d.ts" />
import { LANGUAGES } from '@silosmith/language';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ratingOf, type YoastPage, yoastAdviceOf } from './yoast-advice.ts';

const SENTENCES = 'Grüner Tee wird in vielen Ländern getrunken. Er schmeckt frisch. ';

const tea: YoastPage = {
  html: `<p>Grüner Tee ist ein Getränk. <a href="https://site.test/sorten">Alle Sorten</a></p>
    <h2>Grüner Tee und seine Sorten</h2><p>${SENTENCES.repeat(10)}</p>`,
  keyword: 'grüner tee',
  title: 'Grüner Tee',
  metaTitle: 'Grüner Tee: Sorten und Zubereitung',
  metaDescription: 'Alles über das Getränk.',
  slug: 'gruener-tee',
  url: 'https://site.test/gruener-tee',
  language: 'de',
};

async function linesOf(page: YoastPage) {
  const { seo, readability } = await yoastAdviceOf(page);
  return new Map([...seo, ...readability].map((line) => [line.identifier, line]));
}

describe('what Yoast says of a page', () => {
  it('is its own verdict, SEO and readability apart, in plain sentences', async () => {
    const { seo, readability, failed, languageKnown } = await yoastAdviceOf(tea);
    expect([failed, languageKnown]).toEqual([0, true]);
    expect(seo.find(({ identifier }) => identifier === 'metaDescriptionKeyword')).toEqual({
      identifier: 'metaDescriptionKeyword',
      rating: 'bad',
      text: 'Keyphrase in meta description: The meta description has been specified, but it does not contain the keyphrase. Fix that!',
    });
    expect(seo.find(({ identifier }) => identifier === 'keyphraseInSEOTitle')?.rating).toBe('good');
    expect(readability.map(({ identifier }) => identifier)).toContain('textSentenceLength');
    for (const { text } of [...seo, ...readability]) expect(text).not.toMatch(/[<>]|&\w+;|yoa\.st/u);
  });

  it('judges title, description, slug and links of the page', async () => {
    const good = await linesOf(tea);
    const wide = 'Grüner Tee '.repeat(12);
    const other = await linesOf({ ...tea, metaTitle: wide, slug: 'x', url: 'https://other.test/x' });
    const ratings = (identifier: string) => [good, other].map((lines) => lines.get(identifier)?.rating);
    expect(ratings('titleWidth')).toEqual(['good', 'bad']);
    expect(ratings('slugKeyword')).toEqual(['good', 'ok']);
    expect(ratings('internalLinks')).toEqual(['good', 'bad']);
    expect(ratings('externalLinks')).toEqual(['bad', 'good']);
  });

  it('hears the language of the article', async () => {
    const passive = `<p>${'Der Tee wird von vielen Menschen getrunken. Dann wurde er verkauft. '.repeat(8)}</p>`;
    const inGerman = await linesOf({ ...tea, html: passive });
    const inEnglish = await linesOf({ ...tea, html: passive, language: 'en' });
    expect(inGerman.get('passiveVoice')?.rating).toBe('bad');
    expect(inEnglish.get('passiveVoice')?.rating).toBe('good');
  });

  it('knows every language that articles are written in, and says when it does not know one', async () => {
    const known = async (language: string) => (await yoastAdviceOf({ ...tea, language })).languageKnown;
    for (const { tag } of LANGUAGES.filter(({ importable }) => importable)) {
      expect([tag, await known(tag)]).toEqual([tag, true]);
    }
    expect(await known('pt-BR')).toBe(true);
    expect(await known('da')).toBe(false);
    expect(await known('__proto__')).toBe(false);
  });

  it('rates a score as Yoast does', async () => {
    const file = 'yoastseo/build/scoring/interpreters/scoreToRating.js';
    const { default: exported } = await import(file);
    const theirs = 'default' in exported ? exported.default : exported;
    for (const score of [-999, -50, -10, 0, 1, 3, 4, 4.5, 6, 7, 7.5, 8, 9]) {
      expect([score, ratingOf(score)]).toEqual([score, theirs(score)]);
    }
  });

  it('has a sentence for an empty article', async () => {
    const lines = await linesOf({ ...tea, html: '', metaTitle: '', metaDescription: '', slug: '' });
    expect(lines.get('textLength')?.rating).toBe('bad');
  });
});

describe('an analysis of Yoast that goes wrong', () => {
  const stub: { assess: () => void; scores: readonly number[] } = { assess: () => {}, scores: [] };
  const result = (score: number) => ({
    getIdentifier: () => 'x',
    getScore: () => score,
    getText: () => 'An error occurred',
  });

  // Once: to replace one stand-in by another is not in order, where both are still to be looked up.
  beforeAll(() => {
    vi.doMock('yoastseo/build/scoring/assessors/contentAssessor.js', () => ({
      default: class {
        assess = () => stub.assess();
        getValidResults = () => stub.scores.map(result);
      },
    }));
    vi.resetModules();
  });

  it('is named where it stops', async () => {
    stub.assess = () => {
      throw new Error('cannot read properties of undefined');
    };
    await expect(yoastAdviceOf(tea)).rejects.toMatchObject({ code: 'content.yoast-failed' });
  });

  it('is counted where one judgement failed, which is not shown', async () => {
    Object.assign(stub, { assess: () => {}, scores: [-1, -10, 9] });
    const { readability, failed } = await yoastAdviceOf(tea);
    expect(failed).toBe(1);
    expect(readability.map(({ rating }) => rating)).toEqual(['bad', 'good']);
  });
});

// The last: the other files may still be loading when it ends.
describe('a file of Yoast that does not load', () => {
  beforeAll(() => {
    vi.doMock('yoastseo/build/languageProcessing/languages/de/Researcher.js', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    vi.resetModules();
  });

  it('is named, and may be tried again', async () => {
    await expect(yoastAdviceOf(tea)).rejects.toMatchObject({
      code: 'content.yoast-not-loaded',
      retryable: true,
    });
  });
});
