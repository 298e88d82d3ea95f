import { expect, it } from 'vitest';
import { nearestByLandmarks } from './landmark-neighbours.ts';
import type { Matrix } from './principal-components.ts';

/** Heaps of rows; the first columns tell most, as those of principal components do. */
function heapsOf(rows: number, heaps: number, width: number): Matrix {
  let state = 7;
  const chance = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  const spread = (column: number): number => 1 / (1 + column / 8);
  const centres = Array.from({ length: heaps * width }, (_, at) => chance() * spread(at % width));
  const values = new Float32Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const own = Array.from(
      { length: width },
      (_, d) => (centres[(row % heaps) * width + d] ?? 0) + 0.4 * chance() * spread(d),
    );
    const length = Math.hypot(...own);
    values.set(
      own.map((value) => value / length),
      row * width,
    );
  }
  return { values, width };
}

/** Share of the nearest of every hundredth row that were found. */
function foundOf(matrix: Matrix, k: number): number {
  const { values, width } = matrix;
  const count = values.length / width;
  const { rows } = nearestByLandmarks(matrix, { k });
  const product = (a: number, b: number): number =>
    Array.from(
      { length: width },
      (_, d) => (values[a * width + d] ?? 0) * (values[b * width + d] ?? 0),
    ).reduce((sum, one) => sum + one, 0);
  let found = 0;
  let asked = 0;
  for (let row = 0; row < count; row += 100) {
    const others = Array.from({ length: count }, (_, other) => other).filter((other) => other !== row);
    const near = others.map((other) => ({ other, likeness: product(row, other) }));
    near.sort((a, b) => b.likeness - a.likeness);
    const best = near.slice(0, k).map(({ other }) => other);
    found += best.filter((other) => rows.subarray(row * k, (row + 1) * k).includes(other)).length;
    asked += best.length;
  }
  return found / asked;
}

it('finds the nearest of a short list', () => {
  expect(foundOf(heapsOf(600, 40, 64), 5)).toBeGreaterThan(0.97);
});

it('finds most of them in a long list, where a first look decides who is compared in full', () => {
  expect(foundOf(heapsOf(6_000, 200, 64), 5)).toBeGreaterThan(0.9);
});

it('names no row of another scope, nor the row itself, and the nearest first', () => {
  const matrix = heapsOf(300, 20, 16);
  const scope = Int32Array.from({ length: 300 }, (_, row) => row % 2);
  const { rows, similarity } = nearestByLandmarks(matrix, { k: 3, scope });
  rows.forEach((other, at) => {
    const row = Math.floor(at / 3);
    if (other < 0) return;
    expect(other).not.toBe(row);
    expect(scope[other]).toBe(scope[row]);
    if (at % 3 > 0) expect(similarity[at]).toBeLessThanOrEqual(similarity[at - 1] ?? 0);
  });
});
