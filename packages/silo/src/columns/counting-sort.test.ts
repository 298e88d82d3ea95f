import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupsOf, itemsOf, rowsByKey, transposedRows } from './counting-sort.ts';

const KEYS = 6;

it('puts every item into the group of its key, ascending, and leaves out keys below 0', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -2, max: KEYS - 1 })), (keys) => {
      const groups = groupsOf(Int32Array.from(keys), KEYS);
      for (let key = 0; key < KEYS; key++)
        expect([...itemsOf(groups, key)]).toEqual(keys.flatMap((own, item) => (own === key ? [item] : [])));
      expect(groups.items).toHaveLength(keys.filter((key) => key >= 0).length);
    }),
  );
});

it('sorts entries by key, those of one key in the order they are given', () => {
  const keys = Uint32Array.of(2, 0, 2, 0);
  const rows = rowsByKey(keys, 3, Uint32Array.of(9, 8, 7, 9), Float64Array.of(0.1, 0.2, 0.3, 0.4));
  expect(rows).toEqual({
    offsets: Uint32Array.of(0, 2, 2, 4),
    others: Uint32Array.of(8, 9, 9, 7),
    weights: Float64Array.of(0.2, 0.4, 0.1, 0.3),
  });
});

it('transposes twice to the same rows', () => {
  const row = fc.uniqueArray(fc.nat(KEYS - 1)).map((ids) => ids.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const offsets = Uint32Array.of(0, ...rows.map((_, at) => rows.slice(0, at + 1).flat().length));
      const ids = Uint32Array.from(rows.flat());
      const weights = Float32Array.from(ids, (_, i) => i + 1);
      const once = transposedRows(offsets, ids, weights, KEYS);
      const twice = transposedRows(once.offsets, once.others, once.weights, rows.length);
      expect(twice).toEqual({ offsets, others: ids, weights });
    }),
  );
});
