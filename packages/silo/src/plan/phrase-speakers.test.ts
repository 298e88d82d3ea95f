import { describe, expect, it } from 'vitest';
import { ListedTexts } from './listed-texts.ts';
import { PhraseSpeakers } from './phrase-speakers.ts';
import { readTellingWords } from './telling-words.ts';
import { WordPages } from './word-pages.ts';

const PAGES = ['pression eau maison', 'amplificateur pression eau', 'table en chêne', 'lampe de bureau'];

/** What a page about the phrase takes of other keywords on the first page, its own name first. */
function takenBy(text: string, keywords: readonly string[]): readonly string[] {
  const { speakers, phrase, texts } = askedFor(text, keywords);
  const { rows, unnamed } = speakers.rowsOf(phrase);
  return [...rows, ...unnamed].map((row) => texts[row] ?? '');
}

function askedFor(
  text: string,
  keywords: readonly string[] = [],
  names: readonly string[] = PAGES,
  searched: ReadonlyMap<string, number> = new Map(),
) {
  const words = readTellingWords(names, 'fr');
  const texts = [...names, ...keywords];
  const listed = {
    texts,
    demand: Float64Array.from(texts, (one) => searched.get(one) ?? 0),
    pageOf: Int32Array.from(texts, (_, row) => (row < names.length ? -1 : 0)),
  };
  const count = names.length;
  const pages = {
    ...{ count, keywords: names, demand: new Float64Array(count), knowsDemand: true },
    ...{ pole: new Int8Array(count), scope: new Int32Array(count) },
  };
  const speakers = new PhraseSpeakers(
    pages,
    words,
    new WordPages(words),
    new ListedTexts(listed, words, 'fr'),
  );
  const ids = [...new Set(words.partsOf(text).flatMap((part) => part.ids))].sort((a, b) => a - b);
  return { speakers, phrase: { ids, text, scope: 0 }, texts };
}

it('finds the page called by a phrase that function words join: it is no other wording of itself', () => {
  const text = 'université de lyon';
  const { speakers, phrase } = askedFor(text, [], [...PAGES, 'Université de Lyon', 'université lyon']);
  expect([speakers.pageOf(phrase), speakers.softlySaying(phrase)]).toEqual([PAGES.length, []]);
});

describe('keywords of a proposed page', () => {
  it('name it by what is searched most, in whichever order its words stand, and else by its phrase', () => {
    const both = ['pression eau', 'eau pression'];
    const nameOf = (searched: ReadonlyMap<string, number>) => {
      const { speakers, phrase, texts } = askedFor('pression eau', both, PAGES, searched);
      return texts[speakers.rowsOf(phrase).rows[0] ?? -1];
    };
    expect(
      nameOf(
        new Map([
          ['eau pression', 25],
          ['pression eau', 2],
        ]),
      ),
    ).toBe('eau pression');
    expect(nameOf(new Map())).toBe('pression eau');
  });

  it('may join its words with function words', () => {
    expect(takenBy('pression eau', ["pression de l'eau", 'pression eau'])).toEqual([
      'pression eau',
      "pression de l'eau",
    ]);
  });

  it('say nothing before or behind them', () => {
    expect(takenBy('pression eau', ['que faire avec la pression eau', 'pression eau et vous'])).toEqual([]);
  });
});
