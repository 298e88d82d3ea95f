import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRow } from './csv-cell.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '007',
    '00',
    '1e5',
    'a\nb',
    'a\r\nb',
    '\n',
    '"',
    '""',
    "'",
    "'=1",
    'a,b;c\td',
    '𝒳 keyword',
    ' edge ',
  ),
);

describe('a row of CSV', () => {
  it('comes back cell by cell from another reader: line breaks, quotation marks and leading zeros, too; a formula behind an apostrophe', () => {
    fc.assert(
      // A reader cannot tell a row of one empty cell from an empty line.
      fc.property(
        fc.array(cell, { minLength: 2, maxLength: 6 }),
        fc.array(cell, { minLength: 2, maxLength: 6 }),
        (one, other) => {
          const { data } = Papa.parse<string[]>(csvRow(one) + csvRow(other), {
            delimiter: ',',
            newline: '\r\n',
          });
          const safe = (text: string) => (/^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text);
          expect(data).toEqual([one.map(safe), other.map(safe), ['']]);
        },
      ),
    );
  });

  it('quotes line breaks of every kind, since readers take either for the end of a row', () => {
    expect(csvRow(['a\nb', 'a\rb', '007'])).toBe('"a\nb","a\rb",007\r\n');
  });
});
