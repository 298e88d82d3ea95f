import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberOfRange, numberOfRangeWithout, numberOfSet, withNumber } from './word-set-number.ts';

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

  it('is that of a part of an array, with all of its words or without one of them', () => {
    const ids = fc.uniqueArray(fc.integer({ min: -2, max: 100_000 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(ids, fc.nat(8), fc.nat(8), fc.nat(8), (all, before, behind, place) => {
        const from = Math.min(before, all.length - 1);
        const to = Math.max(from + 1, all.length - behind);
        const part = all.slice(from, to);
        expect(numberOfRange(all, from, to)).toBe(numberOfSet(part));
        const left = part[place % part.length] ?? 0;
        const rest = part.filter((id) => id !== left);
        expect(numberOfRangeWithout(all, from, to, left)).toBe(numberOfSet(rest));
      }),
    );
  });
});
