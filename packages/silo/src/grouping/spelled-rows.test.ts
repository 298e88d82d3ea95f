// Rows are spelled alike whether they are read from bytes or as text.
import { textColumnOf } from '@silosmith/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SpelledRows } from './spelled-rows.ts';

it('spells a row in lower case, with one sign between letters and digits', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
      const rows = new SpelledRows(textColumnOf(texts));
      const spelled = texts.map((_, row) => {
        const length = rows.read(row);
        return String.fromCharCode(...rows.codes.subarray(0, length));
      });
      expect(spelled).toEqual(
        texts.map((one) =>
          one
            .toWellFormed()
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, '_'),
        ),
      );
    }),
  );
});
