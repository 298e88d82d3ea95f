// The spelling of a row as codes of letters and digits, with one `_` for whatever stands between them: read from bytes, without a string a row.
import { type TextColumn, textAt } from '@silosmith/contract';
import { longer } from '../columns/longer-array.ts';

const BETWEEN = '_'.charCodeAt(0);
const FIRST_BEYOND_ASCII = 0x80;

/** One row after the other, in the same room. */
export class SpelledRows {
  /** Of the row read last: UTF-16, lower case. */
  codes = new Uint32Array(256);
  private readonly column: TextColumn;

  constructor(column: TextColumn) {
    this.column = column;
  }

  /** Reads a row; returns its number of codes. */
  read(row: number): number {
    const { bytes, offsets } = this.column;
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? start;
    if (end - start > this.codes.length) this.codes = longer(this.codes, (end - start) * 2);
    const { codes } = this;
    let used = 0;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte >= FIRST_BEYOND_ASCII) return this.readText(row);
      const code = CODES[byte] ?? BETWEEN;
      if (code !== BETWEEN || used === 0 || codes[used - 1] !== BETWEEN) codes[used++] = code;
    }
    return used;
  }

  private readText(row: number): number {
    const spelling = textAt(this.column, row)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '_');
    if (spelling.length > this.codes.length) this.codes = longer(this.codes, spelling.length * 2);
    for (let at = 0; at < spelling.length; at++) this.codes[at] = spelling.charCodeAt(at);
    return spelling.length;
  }
}

/** By byte of ASCII. */
const CODES = Uint32Array.from({ length: FIRST_BEYOND_ASCII }, (_, byte) => {
  const sign = String.fromCharCode(byte).toLowerCase();
  return /[a-z0-9]/u.test(sign) ? sign.charCodeAt(0) : BETWEEN;
});
