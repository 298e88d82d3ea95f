// The first records of a file as strings, for detection and preview.
import { cellText } from './cell-text.ts';
import { RecordReader } from './record-reader.ts';

export interface HeadRecord {
  /** 1-based record number, blank records included. */
  readonly number: number;
  /** 1-based line. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Offset of the record after it. */
  readonly end: number;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Columns considered by detection; a row may have any number of cells. */
export const MAX_COLUMNS = 2_000;

/**
 * The first `limit` records of UTF-8 bytes. Where `cut` is set the bytes end inside the file, and the record that
 * touches their end is left out, unless it is the only one. `width`: as for the record reader.
 */
export function headRecords(
  bytes: Uint8Array,
  delimiter: number,
  { limit, cut, width = 0 }: { readonly limit: number; readonly cut: boolean; readonly width?: number },
): HeadRecord[] {
  const columns = widestRecord(bytes, delimiter, { limit, width });
  const reader = new RecordReader(bytes, {
    delimiter,
    columns: Array.from({ length: columns }, (_, column) => column),
    width,
  });
  const text = decoder.decode(bytes);
  const isAscii = text.length === bytes.length;
  const records: HeadRecord[] = [];
  while (records.length < limit && reader.next()) {
    if (cut && reader.position >= bytes.length && records.length > 0) break;
    const cells: string[] = [];
    const width = Math.min(reader.cellCount, columns);
    for (let slot = 0; slot < width; slot++) {
      const start = reader.starts[slot] ?? 0;
      const end = reader.ends[slot] ?? 0;
      const escaped = reader.escaped[slot] ?? 0;
      // For ASCII, slicing the decoded text saves a decoder call per cell.
      const isSlice = isAscii && escaped === 0;
      cells.push(isSlice ? text.slice(start, end).trim() : cellText(bytes, start, end, escaped));
    }
    records.push({ number: records.length + 1, line: reader.line, cells, end: reader.position });
  }
  return records;
}

function widestRecord(
  bytes: Uint8Array,
  delimiter: number,
  { limit, width }: { readonly limit: number; readonly width: number },
): number {
  const reader = new RecordReader(bytes, { delimiter, columns: [], width });
  let widest = 1;
  for (let count = 0; count < limit && reader.next(); count++) widest = Math.max(widest, reader.cellCount);
  return Math.min(widest, MAX_COLUMNS);
}
