import { isQuestion } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { planPagesOf } from '../testing/plan-pages.ts';
import type { PlanPages } from './plan-pages.ts';
import { createRowReader, createUsedTest, readSaidRows } from './row-parts.ts';
import { gatherSameWords, type PlacedKeyword } from './same-words.ts';
import { readTellingWords } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

interface Listed extends Partial<PlacedKeyword> {
  readonly text: string;
  /** Keyword of the page that it is on. */
  readonly on: string;
  readonly pole?: number;
}

const PAGES = ['seo services india', 'seo company india', 'web design india', 'hosting'];

/** Keyword → the page that it goes to. */
function gathered(list: readonly Listed[], given: Partial<PlanPages> = {}, names: readonly string[] = PAGES) {
  const pages = planPagesOf(names, given);
  const words = readTellingWords(names, 'en');
  const texts = list.map(({ text }) => text);
  const listed = { texts, written: readWrittenWords(texts, 'en') };
  const textOf = (row: number) => texts[row] ?? '';
  const keywords = list.map(({ on, text: _text, pole: _pole, ...own }, row) => {
    return { row, page: names.indexOf(on), demand: 10, need: 0, direction: 0, mayMove: true, ...own };
  });
  const partsOf = createRowReader(words, listed);
  const found = gatherSameWords(pages, words, keywords, {
    ...{ partsOf, said: readSaidRows(list.length, partsOf), maySayUsed: createUsedTest(words, listed) },
    poleOf: (row) => list[row]?.pole ?? 0,
    isQuestion: (row) => isQuestion(textOf(row), 'en'),
  });
  return Object.fromEntries(found.map(({ row, page }) => [textOf(row), names[page]]));
}

describe('keywords with the same telling words', () => {
  it('meet on the page that says most of these', () => {
    const list = [
      { text: 'seo cost india', on: 'web design india' },
      { text: 'cost of seo in india', on: 'seo company india', demand: 1 },
    ];
    expect(gathered(list)).toEqual({ 'seo cost india': 'seo company india' });
    expect(gathered(list.toReversed())).toEqual({ 'seo cost india': 'seo company india' });
  });

  it('are used things by whatever word: they meet where one says so', () => {
    const names = ['range rover', 'used range rover', 'range rover velar second hand'];
    const list = [
      { text: 'second hand range rover', on: 'range rover velar second hand', demand: 90 },
      { text: 'range rover pre owned', on: 'range rover', demand: 5000 },
      { text: 'used range rover', on: 'used range rover', demand: 900 },
    ];
    expect(gathered(list, {}, names)).toEqual({
      'second hand range rover': 'used range rover',
      'range rover pre owned': 'used range rover',
    });
  });

  it('are used things where pages know every word for it, too', () => {
    const names = ['second hand car', 'used car'];
    const list = [
      { text: 'second hand car', on: 'second hand car', demand: 90 },
      { text: 'used car', on: 'used car', demand: 900 },
    ];
    expect(gathered(list, {}, names)).toEqual({ 'second hand car': 'used car' });
  });

  it('stay apart where they go the other way round', () => {
    const list = [
      { text: 'seo cost india', on: 'web design india', direction: 1 },
      { text: 'cost of seo in india', on: 'seo company india', direction: 2 },
    ];
    expect(gathered(list)).toEqual({});
  });

  it('meet where they are searched most, of pages that say as much', () => {
    const list = [
      { text: 'seo india', on: 'seo company india', demand: 900 },
      { text: 'seo in india', on: 'seo services india', demand: 40 },
      { text: 'best seo india', on: 'seo services india', demand: 50 },
    ];
    expect(gathered(list)).toEqual({
      'seo in india': 'seo company india',
      'best seo india': 'seo company india',
    });
  });

  it('are known by words that no page says, too', () => {
    const list = [
      { text: 'seo mumbai', on: 'seo services india', demand: 90 },
      { text: 'mumbai seo', on: 'seo company india' },
      { text: 'delhi seo', on: 'seo company india' },
    ];
    expect(gathered(list)).toEqual({ 'mumbai seo': 'seo services india' });
    // `close` tells something beside other words than these.
    const near = { text: 'seo mumbai close to me', on: 'seo company india' };
    expect(gathered([...list.slice(0, 1), near])).toEqual({ [near.text]: 'seo services india' });
  });

  it('stay apart where each ends in another word that no page says', () => {
    const list = [
      { text: 'seo mumbai', on: 'seo services india' },
      { text: 'seo delhi', on: 'seo company india' },
    ];
    expect(gathered(list)).toEqual({});
  });

  it('stay apart where one asks, wants or is something else, or must stay', () => {
    const seo = { text: 'seo india', on: 'seo company india', demand: 900 };
    const other = { text: 'india seo', on: 'seo services india' };
    const apart = [
      [seo, { ...other, text: 'what is seo in india' }],
      [seo, { ...other, need: 1 }],
      [seo, { ...other, pole: -1 }],
      [seo, { ...other, mayMove: false }],
      [seo, { ...other, text: 'seo company india' }],
    ];
    for (const list of apart) expect(gathered(list)).toEqual({});
    expect(gathered([seo, other], { scope: Int32Array.of(0, 1, 0, 0) })).toEqual({});
    expect(gathered([seo, other], { pole: Int8Array.of(1, -1, 0, 0) })).toEqual({});
  });
});
