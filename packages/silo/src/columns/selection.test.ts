import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nthSmallest } from './selection.ts';

it('finds what a sort would put there, with nothing larger before it', () => {
  // Few distinct values, so that many are equal.
  const values = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, fc.nat(), (list, seed) => {
      const n = seed % list.length;
      const numbers = Float64Array.from(list);
      const found = nthSmallest(numbers, n);
      expect(found).toBe(Float64Array.from(list).sort()[n]);
      expect(Math.max(found, ...numbers.subarray(0, n))).toBe(found);
    }),
  );
});
