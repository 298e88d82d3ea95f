import { textAt } from '@silosmith/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextBuilder } from './text-builder.ts';

describe('a text column', () => {
  it('holds what was written and changed, in any order of changes', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '\n', '😀'), maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 20 }),
        fc.array(fc.tuple(fc.nat(19), text), { maxLength: 10 }),
        (rows, changes) => {
          const builder = new TextBuilder(1, 1);
          const expected = [...rows];
          for (const row of rows) builder.pushText(row);
          for (const [row, replacement] of changes) {
            if (row >= rows.length) continue;
            builder.change(row, replacement);
            expected[row] = replacement;
            expect(builder.textAt(row)).toBe(replacement);
          }
          const column = builder.finish(rows.length);
          expect(expected.map((_, row) => textAt(column, row))).toEqual(expected);
          expect(column.offsets.length).toBe(rows.length + 1);
        },
      ),
    );
  });

  it('leaves rows empty that were never written', () => {
    const builder = new TextBuilder(4, 10);
    builder.skipTo(2);
    builder.pushText('x');
    const column = builder.finish(5);
    expect([0, 1, 2, 3, 4].map((row) => textAt(column, row))).toEqual(['', '', 'x', '', '']);
  });
});
