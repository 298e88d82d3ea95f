import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headRecords } from './head-records.ts';
import { NO_DELIMITER, RecordReader } from './record-reader.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const COMMA = 0x2c;

function read(text: string, delimiter = COMMA): string[][] {
  const records = headRecords(encode(text), delimiter, { limit: 1_000, cut: false });
  return records.map(({ cells }) => [...cells]);
}

function linesOf(text: string): number[] {
  return headRecords(encode(text), COMMA, { limit: 1_000, cut: false }).map(({ line }) => line);
}

describe('records of a file', () => {
  it('end at line feed, return, or both', () => {
    expect(read('a,b\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(read('a,b\r\nc,d\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(read('a,b\rc,d\r')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keep delimiters, line breaks and doubled quotes inside quotes', () => {
    expect(read('"a, b","say ""hi""","two\nlines"')).toEqual([['a, b', 'say "hi"', 'two\nlines']]);
  });

  it('keep text after a closing quote, and quotes inside a plain cell', () => {
    expect(read('"ford" engine,15" monitor')).toEqual([['ford engine', '15" monitor']]);
    expect(read('"a" ,b')).toEqual([['a', 'b']]);
  });

  it('count lines of the file, not records', () => {
    expect(linesOf('a\n"b\nc\nd",x\ne\n')).toEqual([1, 2, 5]);
  });

  it('read one byte as an empty file of one column and keep empty last cells', () => {
    expect(read('a,')).toEqual([['a', '']]);
    expect(read(',')).toEqual([['', '']]);
  });
});

describe('a quote that never closes', () => {
  it('is a plain character, and no row below is swallowed', () => {
    expect(read('k,v\n"coffee,100\ntea,200\n"good, one",300\n')).toEqual([
      ['k', 'v'],
      ['"coffee', '100'],
      ['tea', '200'],
      ['good, one', '300'],
    ]);
  });

  it('is counted with the line of the first', () => {
    const reader = new RecordReader(encode('k\n"a\n"b\nc'), { delimiter: COMMA, columns: [0] });
    while (reader.next());
    expect(reader.strayQuotes).toBe(2);
    expect(reader.firstStrayQuoteLine).toBe(2);
  });

  it('costs no more than reading twice, however many there are', () => {
    const reader = new RecordReader(encode('"a\n'.repeat(50_000)), { delimiter: COMMA, columns: [0] });
    let records = 0;
    while (reader.next()) records++;
    expect(records).toBe(50_000);
  });
});

describe('any table', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'ü', '"', ',', ';', '\n', '\r\n', ' b', '😀'),
    maxLength: 6,
  });
  const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        (rows) => {
          const text = rows.map((row) => row.map(quote).join(',')).join('\n');
          expect(read(text)).toEqual(rows.map((row) => row.map((value) => value.trim())));
        },
      ),
    );
  });

  it('is read to its last byte, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const reader = new RecordReader(bytes, { delimiter: COMMA, columns: [0, 2] });
        let before = -1;
        while (reader.next()) {
          expect(reader.position).toBeGreaterThan(before);
          before = reader.position;
        }
        expect(reader.position).toBe(bytes.length);
      }),
    );
  });
});

describe('a file of one column', () => {
  it('is not split by any byte', () => {
    expect(read('a\u0000b,c;d\te', NO_DELIMITER)).toEqual([['a\u0000b,c;d\te']]);
  });
});
