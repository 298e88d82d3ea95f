import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldByComponents } from './principal-components.ts';

const dot = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const rowsOf = ({ values, width }: { values: Float32Array; width: number }): Float32Array[] =>
  Array.from({ length: values.length / width }, (_, row) => values.subarray(row * width, (row + 1) * width));

it('keeps every product of rows that lie in few directions, whatever the directions are', () => {
  const number = fc.double({ min: -1, max: 1, noNaN: true });
  const row = fc.array(number, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 4, maxLength: 12 }), (points) => {
      // Three numbers a row, spread over twelve dimensions by a fixed mixture.
      const values = Float32Array.from(
        points.flatMap((point) =>
          Array.from({ length: 12 }, (_, d) =>
            point.reduce((sum, value, at) => sum + value * Math.cos(1 + d * (at + 1)), 0),
          ),
        ),
      );
      const before = rowsOf({ values, width: 12 });
      const after = rowsOf(foldByComponents({ values, width: 12 }, 4));
      for (const [i, a] of before.entries())
        for (const [j, b] of before.entries())
          expect(dot(after[i] ?? a, after[j] ?? b)).toBeCloseTo(dot(a, b), 2);
    }),
    { numRuns: 30 },
  );
});

it('leaves rows alone that are no wider', () => {
  const matrix = { values: Float32Array.of(1, 2, 3, 4), width: 2 };
  expect(foldByComponents(matrix, 2)).toEqual(matrix);
});

it('rows of zeroes stay zeroes', () => {
  const { values } = foldByComponents({ values: new Float32Array(20), width: 10 }, 3);
  expect([...values]).toEqual([0, 0, 0, 0, 0, 0]);
});
