import { PLACES, textAt, textColumnOf } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const { pillar, cluster, variant, section, setAside, deleted } = PLACES;
const KEYWORDS = [
  'coffee',
  'cold brew coffee',
  'cold coffee',
  'café crème',
  'iced coffee',
  'coffee mug',
  'tea',
];
const table = {
  keyword: textColumnOf(KEYWORDS),
  volume: Float64Array.of(900, 300, 50, 10, 400, -1, 5),
};
const silo = {
  place: Uint8Array.of(pillar, cluster, variant, section, setAside, deleted, pillar),
  parent: Int32Array.of(-1, 0, 1, 0, -1, -1, -1),
};
const found = (query: string, most = 9) =>
  findPages(table, silo, query, most).map(({ row, keyword }) => [row, keyword]);

it('finds every word, whatever case and accents; the best first', () => {
  expect(found('COFFEE')).toEqual([
    [0, 'coffee'],
    [4, 'iced coffee'],
    [1, 'cold brew coffee'],
  ]);
  expect(found('coffee', 1)).toEqual([[0, 'coffee']]);
  expect(found('creme cafe')).toEqual([[3, 'café crème']]);
  expect(found('')).toEqual([]);
  expect(found('nothing of the kind')).toEqual([]);
});

it('finds a page by what it serves, once, and says by which keyword', () => {
  expect(found('cold coffee')).toEqual([[1, 'cold coffee']]);
});

it('finds no word that only stands across two keywords, and none that the rows do not have', () => {
  const texts = fc.array(fc.stringMatching(/^[abä ]{0,4}$/u), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(texts, fc.stringMatching(/^[ab]{1,3}$/u), (keywords, word) => {
      const rows = {
        place: new Uint8Array(keywords.length).fill(pillar),
        parent: new Int32Array(keywords.length).fill(-1),
      };
      const own = { keyword: textColumnOf(keywords), volume: new Float64Array(keywords.length) };
      const expected = keywords.flatMap((text, row) =>
        text.replaceAll('ä', 'a').includes(word) ? [row] : [],
      );
      const lines = findPages(own, rows, word, 99).map(({ row }) => row);
      expect(lines.toSorted((a, b) => a - b)).toEqual(expected);
      expect(
        findPages(own, rows, word, 99).every(({ row, keyword }) => keyword === textAt(own.keyword, row)),
      ).toBe(true);
    }),
  );
});
