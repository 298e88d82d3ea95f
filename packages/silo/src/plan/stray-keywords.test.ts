import { describe, expect, it } from 'vitest';
import { createRowReader } from './row-parts.ts';
import { strayKeywords } from './stray-keywords.ts';
import { readTellingWords } from './telling-words.ts';

/** Pages of a list: the first is above the second, which has all other keywords. */
const PAGES = ['mclaren', 'who owns mclaren cars', 'roof tiles', 'kitchen sink', 'oak floor', 'garden shed'];
const STRAYS = ['mclaren vehicles', 'mclaren edinburgh', 'mclaren founder'];

/** Of such keywords those that belong to the page above. */
function straysOf(keywords: readonly string[], pinned: readonly string[] = [], pages = PAGES) {
  const texts = [...pages, ...keywords];
  const words = readTellingWords(pages, 'en');
  const listed = {
    texts,
    demand: new Float64Array(texts.length),
    pageOf: Int32Array.from(texts, (_, row) => (row < pages.length ? -1 : 1)),
  };
  const found = strayKeywords(words, {
    pageOf: listed.pageOf,
    rowOf: Int32Array.from(pages, (_, page) => page),
    parentOf: (page) => (page === 1 ? 0 : -1),
    partsOf: createRowReader(words, listed),
    mayMove: (row) => !pinned.includes(texts[row] ?? ''),
  });
  return texts.filter((_, row) => found.to[row] === 0);
}

describe('keywords of the page above', () => {
  it('say all that it says and nothing of what their own page says besides', () => {
    const own = ['mclaren car owner', 'who owned mclaren', 'owner of mclaren cars', 'lambo edinburgh'];
    expect(straysOf([...STRAYS, ...own])).toEqual(STRAYS);
  });

  it('are a good part of their page: fewer may be other words for it', () => {
    expect(straysOf(STRAYS.slice(0, 2))).toEqual([]);
    const many = Array.from({ length: 16 }, (_, at) => `who owns mclaren cars ${'abcdefghijklmnop'[at]}`);
    expect(straysOf([...STRAYS, ...many])).toEqual([]);
  });

  it('are any that say nothing else but words of any subject', () => {
    const pages = ['mclaren', 'mclaren senna', 'classic cars', ...PAGES.slice(2)];
    expect(straysOf(['mclaren cars', 'mclaren artura', 'senna cars'], [], pages)).toEqual(['mclaren cars']);
  });

  it('are none where the page says no other thing than the one above', () => {
    expect(straysOf(STRAYS, [], ['mclaren', 'mclaren price', ...PAGES.slice(2)])).toEqual([]);
  });

  it('are none where they say it in another word', () => {
    const pages = ['dental', 'dental marketing agency', ...PAGES.slice(2)];
    expect(straysOf(['dental firm', 'dental firm uk', 'dental firm london'], [], pages)).toEqual([]);
    expect(straysOf(['dental spa', 'dental spa uk', 'dental spa london'], [], pages)).toHaveLength(3);
  });

  it('are none that may not move', () => {
    expect(straysOf([...STRAYS, 'mclaren history'], ['mclaren history'])).toEqual(STRAYS);
  });
});
