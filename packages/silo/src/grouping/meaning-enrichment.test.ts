import { describe, expect, it } from 'vitest';
import { nearestByLandmarks } from './landmark-neighbours.ts';
import { enrichByNeighbours } from './meaning-enrichment.ts';
import type { Matrix } from './principal-components.ts';

/** Unit vectors of a plane by their angles in degrees; null: nothing known. */
const matrixOf = (angles: readonly (number | null)[]): Matrix => ({
  width: 2,
  values: Float32Array.from(
    angles.flatMap((angle) =>
      angle === null ? [0, 0] : [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)],
    ),
  ),
});
const cosine = ({ values, width }: Matrix, a: number, b: number): number =>
  Array.from({ length: width }, (_, d) => (values[a * width + d] ?? 0) * (values[b * width + d] ?? 0)).reduce(
    (sum, one) => sum + one,
    0,
  );

describe('enriched meaning', () => {
  const angles = [0, 30, 60, 180, 200, null];
  const own = matrixOf(angles);
  const found = nearestByLandmarks(own, { k: 2 });

  it('brings nearer what is near over a third, and keeps apart what is opposed', () => {
    const { matrix } = enrichByNeighbours(own, found, 1);
    expect(cosine(matrix, 0, 2)).toBeGreaterThan(cosine(own, 0, 2) + 0.2);
    expect(cosine(matrix, 0, 3)).toBeLessThan(-0.8);
  });

  it('has rows of length 1, and zeroes where nothing is known', () => {
    const { matrix } = enrichByNeighbours(own, found, 1);
    angles.forEach((angle, row) => {
      expect(cosine(matrix, row, row)).toBeCloseTo(angle === null ? 0 : 1);
    });
  });

  it('does less in a list that is only partly one of rewordings', () => {
    const half = enrichByNeighbours(own, found, 0.5).matrix;
    expect(cosine(half, 0, 2)).toBeGreaterThan(cosine(own, 0, 2));
    expect(cosine(half, 0, 2)).toBeLessThan(cosine(enrichByNeighbours(own, found, 1).matrix, 0, 2));
    expect(enrichByNeighbours(own, found, 0).matrix.values).toEqual(own.values);
  });

  it('says the neighbours by how near they are now, nearest first', () => {
    const { matrix, near } = enrichByNeighbours(own, found, 1);
    for (let row = 0; row < 5; row++) {
      const [first = 0, second = 0] = near.similarity.subarray(row * 2, row * 2 + 2);
      expect(first).toBeGreaterThanOrEqual(second);
      expect(first).toBeCloseTo(cosine(matrix, row, near.rows[row * 2] ?? -1));
    }
    expect([...near.similarity.subarray(10)]).toEqual([0, 0]);
  });
});
