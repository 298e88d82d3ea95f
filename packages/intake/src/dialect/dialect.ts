// Delimiter and header are detected together: the right delimiter reveals a header.
import type { Detection } from '@silosmith/contract';
import { type HeadRecord, headRecords } from '../rows/head-records.ts';
import { NO_DELIMITER, RecordReader } from '../rows/record-reader.ts';
import { findHeader, HEADER_DEPTH } from './header-record.ts';

export interface Dialect {
  readonly delimiter: Detection['delimiter'];
  readonly records: readonly HeadRecord[];
  /** Index of the header in `records`, -1 for none. */
  readonly header: number;
  /** Cells that most records have. */
  readonly width: number;
}

/** In order of trust for ties: commas and pipes also occur in text. */
const CANDIDATES: readonly Detection['delimiter'][] = ['\t', ';', ',', '|'];
const LOOKED_AT = 200;
/** Likeness of a header with two names that are known. */
const TWO_NAMES = 1.5;
/** Least share of records that have the usual number of cells. */
const REGULAR = 0.5;
/** Excel's own hint in a first line. */
const HINT = /^\s*"?sep=(.)"?\s*$/u;

/** The byte that separates cells, NO_DELIMITER where the file has one column. */
export function delimiterByte(delimiter: Detection['delimiter']): number {
  return delimiter === '' ? NO_DELIMITER : delimiter.charCodeAt(0);
}

/** @param head UTF-8 bytes. @param cut the bytes end inside the file. */
export function findDialect(head: Uint8Array, cut: boolean): Dialect {
  const plain = judge(head, '', cut);
  const hint = HINT.exec(plain.records[0]?.cells[0] ?? '')?.[1] ?? '';
  const hinted = CANDIDATES.find((delimiter) => delimiter === hint);
  let best = hinted === undefined ? plain : judge(head, hinted, cut);
  for (const delimiter of hinted === undefined ? CANDIDATES : []) {
    if (!head.includes(delimiterByte(delimiter))) continue;
    const found = judge(head, delimiter, cut);
    if (found.merit > best.merit + 1e-9) best = found;
  }
  const records = headRecords(head, delimiterByte(best.delimiter), {
    limit: LOOKED_AT,
    cut,
    width: best.width,
  });
  return { delimiter: best.delimiter, records, header: best.header, width: best.width };
}

/** How well a delimiter fits: by the widths of many records, and the header among the first. */
function judge(
  head: Uint8Array,
  delimiter: Detection['delimiter'],
  cut: boolean,
): Dialect & { readonly merit: number } {
  const widths = recordWidths(head, delimiterByte(delimiter), LOOKED_AT);
  const width = mostCommon(widths);
  const records = headRecords(head, delimiterByte(delimiter), { limit: HEADER_DEPTH, cut });
  const { index, likeness } = findHeader(records, width);
  const regular = widths.length === 0 ? 0 : widths.filter((one) => one === width).length / widths.length;
  const headerWidth = index < 0 ? width : (records[index]?.cells.length ?? 0);
  const dialect = { delimiter, records, header: index, width: Math.max(width, headerWidth) };
  if (delimiter === '') return { ...dialect, merit: 4 * likeness + 1 };
  // A delimiter that leaves most records whole, and finds no second column name, is a character of the text.
  if (headerWidth < 2 || (width < 2 && likeness < TWO_NAMES)) return { ...dialect, merit: 0 };
  if (regular < REGULAR && likeness < TWO_NAMES) return { ...dialect, merit: 0 };
  return { ...dialect, merit: 4 * likeness + 4 * regular + (width > 1 ? 1 : 0) };
}

/** Cells of each of the first records that are not blank. */
function recordWidths(head: Uint8Array, delimiter: number, limit: number): number[] {
  const reader = new RecordReader(head, { delimiter, columns: [] });
  const widths: number[] = [];
  while (widths.length < limit && reader.next()) {
    if (reader.recordEnd - reader.recordStart >= reader.cellCount) widths.push(reader.cellCount);
  }
  return widths;
}

function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  let best = 1;
  for (const number of numbers) {
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    if (count > (counts.get(best) ?? 0)) best = number;
  }
  return best;
}
