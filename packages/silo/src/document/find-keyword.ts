// Case-insensitive search for a keyword in the bytes of its column, without decoding every row.
import { type KeywordTable, textAt } from '@silosmith/contract';

/** As the import keeps keywords: NFC, trimmed, single blanks. */
export function tidyKeyword(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** Row of a keyword, whatever its letter case; -1 where the table has none. */
export function findKeyword(table: Pick<KeywordTable, 'rowCount' | 'keyword'>, text: string): number {
  const wanted = tidyKeyword(text).toLowerCase();
  const pattern = new TextEncoder().encode(wanted);
  const isAscii = pattern.length === wanted.length;
  const { bytes, offsets } = table.keyword;
  for (let row = 0; row < table.rowCount; row++) {
    const start = offsets[row] ?? 0;
    const length = (offsets[row + 1] ?? 0) - start;
    // Lower-casing keeps the length of plain letters; others are rare enough to decode.
    if (isAscii && length === pattern.length && sameAscii(bytes, start, pattern)) return row;
    if (!isAscii && hasHighByte(bytes, start, length) && textAt(table.keyword, row).toLowerCase() === wanted)
      return row;
  }
  return -1;
}

function sameAscii(bytes: Uint8Array, start: number, pattern: Uint8Array): boolean {
  for (let i = 0; i < pattern.length; i++) {
    const byte = bytes[start + i] ?? 0;
    const lower = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    if (lower !== pattern[i]) return false;
  }
  return true;
}

function hasHighByte(bytes: Uint8Array, start: number, length: number): boolean {
  for (let i = start; i < start + length; i++) if ((bytes[i] ?? 0) >= 0x80) return true;
  return false;
}
