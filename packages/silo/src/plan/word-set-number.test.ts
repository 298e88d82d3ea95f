import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfSet, withNumber } from './word-set-number.ts';

describe('the number of a set of words', () => {
  it('is the same in any order', () => {
    const sets = fc.uniqueArray(fc.integer({ min: -100, max: 100_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(sets, (ids) => {
        expect(numberOfSet(ids.toReversed())).toBe(numberOfSet(ids));
        expect(numberOfSet(ids.toSorted((a, b) => a - b))).toBe(numberOfSet(ids));
      }),
    );
  });

  it('is another for nearly all other sets', () => {
    const numbers = new Set<number>();
    for (let a = 0; a < 300; a++) for (let b = a + 1; b < 300; b++) numbers.add(numberOfSet([a, b]));
    expect(numbers.size).toBeGreaterThan(0.999 * ((300 * 299) / 2));
    expect(withNumber(numberOfSet([1]), 2)).not.toBe(withNumber(numberOfSet([1]), 3));
  });
});
