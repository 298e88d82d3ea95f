// Cleans a keyword cell and computes its case-insensitive hash in one reused buffer; plain cells allocate no string.
import { cleanText, HASH_START, hashEnd, hashStep, isPlainWide, LOWER, LOWER_ASCII } from './folding.ts';

/** Characters; the maximum of Google's search box. Longer cells are dropped as `too-long`. */
export const LONGEST_KEYWORD = 2_048;
/** Upper bound in bytes of a cell whose keyword has at most LONGEST_KEYWORD characters, white space included. */
const LONGEST_CELL = 16_384;

const SPACE = 0x20;
const APOSTROPHE = 0x27;
/** `=`, `+`, `-`, `@`, tab, carriage return, line feed. */
const STARTS_FORMULA: ReadonlySet<number> = new Set([0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d, 0x0a]);
/** Last bytes of the full-width `＝`, `＋`, `－`, `＠` (EF BC …). */
const STARTS_WIDE_FORMULA: ReadonlySet<number> = new Set([0x9d, 0x8b, 0x8d, 0xa0]);

/** An export that is safe to open in a spreadsheet puts an apostrophe before what would run as a formula: it is no part of the keyword. */
function isNeutralised(source: Uint8Array, at: number): boolean {
  if (STARTS_FORMULA.has(source[at] ?? 0)) return true;
  return source[at] === 0xef && source[at + 1] === 0xbc && STARTS_WIDE_FORMULA.has(source[at + 2] ?? 0);
}
const decoder = new TextDecoder('utf-8');
const encoder = new TextEncoder();

export type CellVerdict = 'keyword' | 'empty' | 'too-long' | 'unreadable';

/** Bytes to reserve in `KeywordCell.bytes` per keyword. */
export const KEYWORD_ROOM: number = LONGEST_CELL;

/** The keyword of the last cell read: `bytes[offset .. offset + length)` and `hash`. */
export class KeywordCell {
  /** Output buffer: its own, or the end of a column, so that a new keyword is not copied. */
  bytes: Uint8Array = new Uint8Array(KEYWORD_ROOM);
  offset = 0;
  length = 0;
  /** 32-bit hash of the case-folded text. */
  hash = 0;

  /** Reads `source[start .. end)`. */
  read(source: Uint8Array, start: number, end: number): CellVerdict {
    if (end - start > LONGEST_CELL) return 'too-long';
    const from = source[start] === APOSTROPHE && isNeutralised(source, start + 1) ? start + 1 : start;
    const isPlain = this.#readAscii(source, from, end) || this.#readPlain(source, from, end);
    if (!isPlain || this.length > LONGEST_KEYWORD)
      return this.#readText(decoder.decode(source.subarray(from, end)));
    return this.length > 0 ? 'keyword' : 'empty';
  }

  /** Reads a keyword from text. */
  readText(text: string): CellVerdict {
    return this.#readText(text);
  }

  /** Fast path: printable ASCII with single spaces, as in nearly all cells; one tight loop. */
  #readAscii(source: Uint8Array, start: number, end: number): boolean {
    const out = this.bytes;
    const lower = LOWER_ASCII;
    let hash = HASH_START;
    let length = this.offset;
    let before = SPACE;
    for (let at = start; at < end; at++) {
      const byte = source[at] ?? 0;
      const code = lower[byte] ?? 0;
      if (code === 0 || (code === SPACE && before === SPACE)) return false;
      hash = hashStep(hash, code);
      out[length++] = byte;
      before = code;
    }
    if (before === SPACE) return false;
    this.length = end - start;
    this.hash = hashEnd(hash);
    return true;
  }

  /** Whether the cell could be folded character by character; otherwise it needs full normalisation. */
  #readPlain(source: Uint8Array, start: number, end: number): boolean {
    const out = this.bytes;
    const first = this.offset;
    let hash = HASH_START;
    let length = first;
    let at = start;
    while (at < end) {
      const byte = source[at] ?? 0;
      if (byte < 0x80) {
        const code = LOWER_ASCII[byte] ?? 0;
        if (code > SPACE) {
          hash = hashStep(hash, code);
          out[length++] = byte;
          at++;
          continue;
        }
        if (byte !== SPACE && (byte < 0x09 || byte > 0x0d)) return false;
        at++;
        while (at < end && (source[at] === SPACE || isLineBlank(source[at] ?? 0))) at++;
        if (length === first || at === end) continue;
        out[length++] = SPACE;
        hash = hashStep(hash, SPACE);
        continue;
      }
      if (byte >= 0xc2 && byte < 0xe0 && at + 1 < end) {
        const second = source[at + 1] ?? 0;
        const lower = LOWER[((byte & 0x1f) << 6) | (second & 0x3f)] ?? 0;
        if (lower === 0) return false;
        hash = hashStep(hash, lower);
        out[length++] = byte;
        out[length++] = second;
        at += 2;
        continue;
      }
      if (byte < 0xe0 || byte >= 0xf0 || at + 2 >= end) return false;
      const second = source[at + 1] ?? 0;
      const third = source[at + 2] ?? 0;
      const code = ((byte & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
      if (!isPlainWide(code)) return false;
      hash = hashStep(hash, code);
      out[length++] = byte;
      out[length++] = second;
      out[length++] = third;
      at += 3;
    }
    this.length = length - first;
    this.hash = hashEnd(hash);
    return true;
  }

  #readText(raw: string): CellVerdict {
    const text = cleanText(raw);
    if (text.length > LONGEST_KEYWORD) return 'too-long';
    if (text === '') return raw.trim() === '' ? 'empty' : 'unreadable';
    let hash = HASH_START;
    for (const character of text.toLowerCase()) hash = hashStep(hash, character.codePointAt(0) ?? 0);
    this.hash = hashEnd(hash);
    this.length = encoder.encodeInto(text, this.bytes.subarray(this.offset)).written;
    return 'keyword';
  }
}

/** Tab, line feed, form feed, return. */
function isLineBlank(byte: number): boolean {
  return byte >= 0x09 && byte <= 0x0d;
}
