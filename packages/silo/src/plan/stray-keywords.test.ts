import { describe, expect, it } from 'vitest';
import { createRowReader } from './row-parts.ts';
import { strayKeywords } from './stray-keywords.ts';
import { readTellingWords } from './telling-words.ts';

/** Pages of a list: the first is above the second, which has all other keywords; with `above`, by page, the last of those has them. */
const PAGES = ['mclaren', 'who owns mclaren cars', 'roof tiles', 'kitchen sink', 'oak floor', 'garden shed'];
const STRAYS = ['mclaren vehicles', 'mclaren edinburgh', 'mclaren founder'];

function readStrays(
  keywords: readonly string[],
  pinned: readonly string[],
  pages: readonly string[],
  above: readonly number[] = [-1, 0],
) {
  const last = above.length - 1;
  const texts = [...pages, ...keywords];
  const words = readTellingWords(pages, 'en');
  const listed = {
    texts,
    demand: new Float64Array(texts.length),
    pageOf: Int32Array.from(texts, (_, row) => (row < pages.length ? -1 : last)),
  };
  const found = strayKeywords(words, {
    pageOf: listed.pageOf,
    ownPartsOf: (page) => words.partsOf(pages[page] ?? ''),
    parentOf: (page) => above[page] ?? -1,
    mayAnswer: () => true,
    partsOf: createRowReader(words, listed),
    mayMove: (row) => !pinned.includes(texts[row] ?? ''),
  });
  return { texts, found };
}

/** Of such keywords those that belong to the page above. */
function straysOf(
  keywords: readonly string[],
  pinned: readonly string[] = [],
  pages = PAGES,
  above?: readonly number[],
) {
  const { texts, found } = readStrays(keywords, pinned, pages, above);
  return texts.filter((_, row) => found.to[row] === 0);
}

/** Of these, other wordings of that page. */
function plainOf(keywords: readonly string[], pages: readonly string[]) {
  const { texts, found } = readStrays(keywords, [], pages);
  return texts.filter((_, row) => found.isPlain[row] === 1);
}

describe('keywords of the page above', () => {
  it('say all that it says and nothing of what their own page says besides', () => {
    const own = ['mclaren car owner', 'who owned mclaren', 'owner of mclaren cars', 'lambo edinburgh'];
    expect(straysOf([...STRAYS, ...own])).toEqual(STRAYS);
  });

  it('say nothing of a common word either, but of one of much of the list, or one with an opposite', () => {
    const subjects = [...'bdfgklmnprst'].flatMap((first) =>
      [...'aeiou'].map((vowel) => `${first}${vowel}lko`),
    );
    const straysBeside = (word: string, share: number, keyword: string) =>
      straysOf(
        [keyword],
        [],
        [
          'hangar cockpit',
          `${word} hangar cockpit`,
          ...subjects.map((one, at) => (at < share * subjects.length ? `${word} ${one}` : one)),
        ],
      );
    expect(straysBeside('dcs', 0.18, 'hangar cockpit zulu')).toEqual(['hangar cockpit zulu']);
    expect(straysBeside('dcs', 0.3, 'hangar cockpit zulu')).toEqual([]);
    expect(straysBeside('masters', 0, 'hangar cockpit mba')).toEqual([]);
  });

  it('are other wordings of it where they say nothing else but words of any subject', () => {
    const pages = ['mclaren', 'mclaren senna', 'classic cars', ...PAGES.slice(2)];
    const keywords = ['mclaren cars', 'mclaren artura', 'senna cars'];
    expect(straysOf(keywords, [], pages)).toEqual(['mclaren cars', 'mclaren artura']);
    expect(plainOf(keywords, pages)).toEqual(['mclaren cars']);
    expect(plainOf(['cheapest mclaren'], pages)).toEqual(['cheapest mclaren']);
  });

  it('are other wordings of it where they ask what their own page does not', () => {
    const priced = (page: string) => ['mclaren', page, 'car price', ...PAGES.slice(2)];
    expect(plainOf(['mclaren price'], priced('mclaren senna'))).toEqual(['mclaren price']);
    expect(plainOf(['mclaren price'], priced('mclaren senna price'))).toEqual([]);
    const keywords = ['mclaren artura price', 'mclaren artura'];
    const { texts, found } = readStrays(keywords, [], priced('mclaren senna price'));
    expect(keywords.map((keyword) => found.isAsked[texts.indexOf(keyword)])).toEqual([1, 0]);
  });

  it('are none where the page says no other thing than the one above', () => {
    expect(straysOf(STRAYS, [], ['mclaren', 'mclaren price', ...PAGES.slice(2)])).toEqual([]);
  });

  it('are none where they say it in another word', () => {
    const pages = ['dental', 'dental attorney', ...PAGES.slice(2)];
    expect(straysOf(['dental lawyer'], [], pages)).toEqual([]);
    expect(straysOf(['dental spa'], [], pages)).toEqual(['dental spa']);
    expect(
      straysOf(['mclaren sennna', 'mclaren artura'], [], ['mclaren', 'mclaren senna', ...PAGES.slice(2)]),
    ).toEqual(['mclaren artura']);
  });

  it('may share a word of any subject with their page', () => {
    const pages = ['dental', 'dental marketing agency', ...PAGES.slice(2)];
    expect(straysOf(['dental recruitment agency', 'dental marketing firm'], [], pages)).toEqual([
      'dental recruitment agency',
    ]);
  });

  it('go to the nearest page above all of which they say', () => {
    const pages = ['ghost', 'ghost theme', 'ghost theme editor', ...PAGES.slice(2)];
    const above = [-1, 0, 1];
    expect(straysOf(['ghost hosting'], [], pages, above)).toEqual(['ghost hosting']);
    expect(straysOf(['ghost theme shop'], [], pages, above)).toEqual([]);
  });

  it('have six words at most', () => {
    expect(straysOf(['mclaren founder and his first car'])).toHaveLength(1);
    expect(straysOf(['mclaren founder and his very first car'])).toEqual([]);
  });

  it('are none that may not move', () => {
    expect(straysOf([...STRAYS, 'mclaren history'], ['mclaren history'])).toEqual(STRAYS);
  });
});
