import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotProduct, rowCountOf, type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { nearestNeighbours } from './nearest-neighbours.ts';

const FEATURES = 12;

/** Rows of length 1 with the features named. */
function rowsOf(features: readonly (readonly number[])[]): SparseRows {
  const builder = new SparseRowsBuilder(features.length, 16);
  for (const row of features) {
    const ids = [...new Set(row)].sort((a, b) => a - b);
    const weights = ids.map((id) => 1 + id / FEATURES);
    const length = Math.hypot(...weights);
    builder.push(
      ids,
      weights.map((weight) => weight / length),
      ids.length,
    );
  }
  return builder.build(FEATURES);
}

const lists = fc.array(fc.array(fc.nat(FEATURES - 1), { minLength: 1, maxLength: 6 }), {
  minLength: 2,
  maxLength: 40,
});

describe('nearestNeighbours', () => {
  it('finds the nearest rows of all when nothing limits the search', () => {
    fc.assert(
      fc.property(lists, (features) => {
        const vectors = rowsOf(features);
        const count = rowCountOf(vectors);
        const near = nearestNeighbours(vectors, { k: 3, maxPostings: 10_000, maxCandidates: 100 });
        for (let row = 0; row < count; row++) {
          const all = Array.from({ length: count }, (_, other) => dotProduct(vectors, row, other))
            .filter((similarity, other) => other !== row && similarity > 0)
            .sort((a, b) => b - a);
          const found = [...near.similarity.subarray(row * 3, row * 3 + 3)].filter((value) => value > 0);
          expect(found).toHaveLength(Math.min(3, all.length));
          found.forEach((similarity, rank) => {
            expect(similarity).toBeCloseTo(all[rank] ?? 0, 5);
          });
        }
      }),
    );
  });

  it('visits the rows around a row first when a feature is too common to visit all that have it', () => {
    const vectors = rowsOf(Array.from({ length: 50 }, () => [0]));
    const near = nearestNeighbours(vectors, { k: 4, maxPostings: 6, maxCandidates: 8 });
    for (let row = 0; row < 50; row++) {
      const found = near.rows.subarray(row * 4, row * 4 + 4);
      expect(found.every((other) => other >= 0 && Math.abs(other - row) <= 6)).toBe(true);
    }
  });
});
