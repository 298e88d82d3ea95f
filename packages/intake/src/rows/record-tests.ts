// Predicates for blank, ragged and repeated-header records.
import { KeywordCell } from '../keywords/keyword-cell.ts';
import { cellText } from './cell-text.ts';
import { NO_DELIMITER, type RecordReader } from './record-reader.ts';
import type { RowSource } from './row-source.ts';

const SPACE = 0x20;
const QUOTE = 0x22;

/** Only delimiters, white space and empty quotes below the headers: a stray cell beside the table makes no row of it. */
export function isBlank(bytes: Uint8Array, reader: RecordReader, { delimiter, headers }: RowSource): boolean {
  let cells = 1;
  for (let at = reader.recordStart; at < reader.recordEnd; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === delimiter && ++cells > headers.length) return true;
    if (byte !== delimiter && byte !== SPACE && byte !== QUOTE && (byte < 0x09 || byte > 0x0d)) return false;
  }
  return true;
}

/** Number of cells differs from the header's; trailing empty cells are ignored. */
export function isRagged(
  bytes: Uint8Array,
  reader: RecordReader,
  { delimiter, headers }: RowSource,
): boolean {
  let extra = reader.cellCount - headers.length;
  if (extra === 0 || delimiter === NO_DELIMITER) return false;
  for (let at = reader.recordEnd - 1; extra > 0 && at >= reader.recordStart; at--) {
    const byte = bytes[at] ?? 0;
    if (byte === delimiter) extra--;
    else if (byte !== SPACE && byte !== QUOTE) return true;
  }
  return extra !== 0;
}

/**
 * Detects the header repeated among the data, as in concatenated files: each column with a role contains its
 * own name. In a list of one column the letter case must be the header's too, since 'keyword' may be a keyword.
 */
export function repeatedHeaderTest(
  { bytes, headerLine, headers, columns }: RowSource,
  { starts, ends, escaped, batch }: RecordReader,
): (cell: KeywordCell, at: number) => boolean {
  const names = columns.map(({ index }) => headers[index] ?? '');
  const header = new KeywordCell();
  if (headerLine === 0 || header.readText(names[0] ?? '') !== 'keyword') return () => false;
  return (cell, at) => {
    if (cell.hash !== header.hash || cell.length !== header.length) return false;
    return names.every((name, slot) => {
      if (slot === 0 && names.length > 1) return true;
      const place = slot * batch + at;
      return cellText(bytes, starts[place] ?? 0, ends[place] ?? 0, escaped[place] ?? 0) === name;
    });
  };
}
