import { copyOfSilo, emptySilo, SILO_COLUMNS } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsBetween } from './patch.ts';

it('names the cells in which two silos differ, and no others', () => {
  const cell = fc.record({ column: fc.constantFrom(...SILO_COLUMNS), row: fc.nat(30), value: fc.nat(3) });
  fc.assert(
    fc.property(fc.nat(30), fc.array(cell), fc.array(cell), (rowCount, first, second) => {
      const before = emptySilo(rowCount, []);
      for (const { column, row, value } of first) if (row < rowCount) before[column][row] = value;
      const after = copyOfSilo(before);
      for (const { column, row, value } of second) if (row < rowCount) after[column][row] = value;
      const expected = SILO_COLUMNS.flatMap((column) => {
        const rows = [...before[column].keys()].filter((row) => before[column][row] !== after[column][row]);
        const valuesOf = (silo: typeof before) => rows.map((row) => silo[column][row]);
        return rows.length === 0 ? [] : [{ column, rows, before: valuesOf(before), after: valuesOf(after) }];
      });
      const found = cellsBetween(before, after).map((one) => ({
        column: one.column,
        rows: [...one.rows],
        before: [...one.before],
        after: [...one.after],
      }));
      expect(found).toEqual(expected);
    }),
  );
});

it('reads columns that begin within the buffer of others, wherever that is', () => {
  const columns = (at: number) => {
    const silo = emptySilo(5, []);
    return { ...silo, place: new Uint8Array(new ArrayBuffer(16), at, 5) };
  };
  const [before, after] = [columns(3), columns(4)];
  after.place[4] = 2;
  expect(cellsBetween(before, after)).toMatchObject([{ column: 'place', rows: Int32Array.of(4) }]);
});
