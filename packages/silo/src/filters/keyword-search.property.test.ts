import { textColumnOf } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keywordHits, queryWords } from './keyword-search.ts';

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const keyword = fc.oneof(
  fc
    .array(fc.constantFrom('tea', 'Café', 'crème', 'é', 'Straße', 'İstanbul', '茶', '', 'a', 'ab'), {
      maxLength: 4,
    })
    .map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const query = fc
  .array(fc.constantFrom('t', 'ea', 'cafe', 'É', 'strasse', 'stanbul', '茶', 'a', 'ab'), { maxLength: 3 })
  .map((words) => words.join(' '));

it('finds the keywords that have every word, whatever their letters, and none across two keywords', () => {
  fc.assert(
    fc.property(
      fc.array(keyword, { maxLength: 30 }),
      fc.array(query, { minLength: 1, maxLength: 3 }),
      (list, queries) => {
        // As a column holds them: what is no text becomes a sign that stands for it.
        const texts = list.map((text) => text.toWellFormed());
        const column = textColumnOf(texts);
        for (const asked of queries) {
          const words = queryWords(asked);
          const expected = texts.map((text) => Number(words.every((word) => folded(text).includes(word))));
          expect([...keywordHits(column, words)]).toEqual(expected);
        }
      },
    ),
    { numRuns: 500 },
  );
});

it('finds in lists of many thousand keywords', () => {
  const texts = Array.from({ length: 10_000 }, (_, row) => (row === 5_000 ? 'thé vert' : `tea ${row}`));
  const column = textColumnOf(texts);
  const found = (query: string) =>
    [...keywordHits(column, queryWords(query)).entries()].flatMap(([row, hit]) => (hit === 1 ? [row] : []));
  expect(found('THE')).toEqual([5_000]);
  expect(found('9999 te')).toEqual([9_999]);
  expect(found('tea')).toHaveLength(9_999);
});
