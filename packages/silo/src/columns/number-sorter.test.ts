import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberSorter } from './number-sorter.ts';

it('sorts distinct numbers below its limit, one list after the other', () => {
  const LIMIT = 5000;
  const sorter = new NumberSorter(LIMIT);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(LIMIT - 1), { maxLength: 80 }), (numbers) => {
      const room = Uint32Array.from([...numbers, 7]);
      sorter.sort(room, numbers.length);
      expect([...room]).toEqual([...numbers.toSorted((a, b) => a - b), 7]);
    }),
  );
});
