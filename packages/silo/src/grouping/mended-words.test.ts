import { expect, it } from 'vitest';
import { readPieces } from '../columns/piece-rows.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { readChunks } from './keyword-chunks.ts';
import { mendWords } from './mended-words.ts';

/** Keyword → its words as they are meant, where a blank was a mistake. */
function mended(keywords: readonly string[]): Record<string, string> {
  const table = tableOf(keywords.map((keyword) => ({ keyword })));
  const { chunks, offsets, ids, isBroken } = mendWords(readChunks(readPieces(table.keyword), 'en'));
  return Object.fromEntries(
    keywords.flatMap((keyword, row) => {
      if (isBroken[row] !== 1) return [];
      const pieces = [...ids.subarray(offsets[row], offsets[row + 1])];
      return [[keyword, pieces.map((id) => chunks[id]?.words.join(' ')).join(' ')]];
    }),
  );
}

const withEach = (head: string, words: string): string[] => words.split(' ').map((word) => `${head} ${word}`);
const COMPANY = 'nz plans quotes cover cost reviews companies tips';

it('joins a word cut in two where many keywords write it as one', () => {
  const list = [...withEach('health', COMPANY), 'heal th', 'heal th insurance'];
  expect(mended(list)).toEqual({ 'heal th': 'health', 'heal th insurance': 'health insurance' });
});

it('parts words run together where many keywords write them as two', () => {
  const list = [...withEach('range rover', COMPANY), 'rangerover', 'used rangerover'];
  expect(mended(list)).toEqual({ rangerover: 'range rover', 'used rangerover': 'used range rover' });
});

it('leaves alone what is written both ways, two words of their own, and what hardly anybody writes', () => {
  const both = [...withEach('web site', 'cost ideas fonts'), ...withEach('website', COMPANY)];
  const own = [...withEach('into', COMPANY), 'in to', 'in store', 'to do'];
  expect(mended([...both, ...own, 'blue berry', 'blueberry'])).toEqual({});
});
