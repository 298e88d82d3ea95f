import { expect, it } from 'vitest';
import { SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { populationsOf } from './populations.ts';

it('counts a word among the keywords of its own language, one of both by its share', () => {
  const builder = new SparseRowsBuilder(4, 8);
  // Two words a row: 0 and 1 stand in rows of the first kind alone, 2 in that of the second, 3 in both.
  for (const ids of [
    [0, 1],
    [0, 3],
    [0, 1],
    [2, 3],
  ])
    builder.push(ids, [1, 1], 2);
  const kinds = Uint8Array.of(0, 0, 0, 1);
  expect([...populationsOf(builder.build(4), kinds, Uint32Array.of(3, 2, 1, 2))]).toEqual([3, 3, 1, 2]);
});
