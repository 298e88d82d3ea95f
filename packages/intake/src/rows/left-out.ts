// Records that are not keyword rows: totals, footers, and titles between the blocks of a list.
import type { DropReason } from '@silosmith/contract';
import { readFigure } from '../figures/read-figure.ts';
import { foldWords } from '../words/fold-words.ts';
import { cellText } from './cell-text.ts';
import { RecordReader } from './record-reader.ts';
import type { RowSource } from './row-source.ts';

export interface LeftOut {
  /** Offset of a record → reason for leaving it out. */
  readonly reasons: ReadonlyMap<number, DropReason>;
  /**
   * Whether single-cell records are block titles ('TOP', 'RISING'): in a file without a header whose first record is a
   * title itself ('Category: All categories'), as Google Trends writes.
   */
  readonly blockTitles: boolean;
}

interface TableRecord {
  readonly start: number;
  readonly cellCount: number;
  readonly cells: readonly string[];
}

const LINE_FEED = 0x0a;
/** Rows at the top whose summed volume a total must reach; bytes at the end in which totals and footers are searched. */
const TOP_ROWS = 200;
const END_BYTES = 2_048;
/** Lines; more than this is a list, not a footer. */
const MOST_FOOTER_LINES = 10;
const TOTALS: ReadonlySet<string> = new Set(
  [
    ...['Total', 'Totals', 'Grand total', 'Sum', 'Total general', 'Total général', 'Totaux'],
    ...['Summe', 'Gesamt', 'Gesamtsumme', 'Gesamtergebnis', 'Totale', 'Totale complessivo', 'Totaal'],
    ...[
      'Eindtotaal',
      'Toplam',
      'Genel toplam',
      'Soma',
      'Total geral',
      'Suma',
      'Razem',
      'Итого',
      '合計',
      '総計',
    ],
  ].map(foldWords),
);
const ABOUT_THE_FILE =
  /[:©]|https?\/\/|^\s*[*†]|^(?:source|quelle|fuente|fonte|bron|kaynak|źródło|источник|出典|data|exported|generated|created|report|note|export|stand)\b/iu;

/** Reads the first row and the last bytes of a file, and more rows only if one is labelled a total. */
export function leftOut(source: RowSource): LeftOut {
  const { headers, headerLine, bytes } = source;
  const reasons = new Map<number, DropReason>();
  if (headers.length < 2) return { reasons, blockTitles: false };
  const first = recordsFrom(source, 0, headerLine + 1)[headerLine];
  const end = recordsFrom(source, startOfEnd(bytes), Number.POSITIVE_INFINITY);
  for (const { start } of footerOf(end)) reasons.set(start, 'caption');
  const last = end.findLast(({ start, cells }) => !reasons.has(start) && cells.some((cell) => cell !== ''));
  for (const record of [first, last]) {
    if (record !== undefined && record.start >= (first?.start ?? 0) && isTotal(record, source))
      reasons.set(record.start, 'total-row');
  }
  const title = first?.cellCount === 1 ? (first.cells[0] ?? '') : '';
  return { reasons, blockTitles: headerLine === 0 && /^\p{L}+ ?: ?\S/u.test(title) };
}

function startOfEnd(bytes: Uint8Array): number {
  if (bytes.length <= END_BYTES) return 0;
  return bytes.indexOf(LINE_FEED, bytes.length - END_BYTES) + 1;
}

/** Records with all their cells, blank records included. */
function recordsFrom({ bytes, delimiter, headers }: RowSource, start: number, limit: number): TableRecord[] {
  const columns = headers.map((_, column) => column);
  const reader = new RecordReader(bytes, { delimiter, columns, start, width: headers.length });
  const records: TableRecord[] = [];
  for (let count = 0; count < limit && reader.next(); count++) {
    const cells = columns.map((slot) =>
      cellText(bytes, reader.starts[slot] ?? 0, reader.ends[slot] ?? 0, reader.escaped[slot] ?? 0),
    );
    records.push({ start: reader.recordStart, cellCount: reader.cellCount, cells });
  }
  return records;
}

/** Single-cell records at the very end, below rows of several cells: notes about the file. */
function footerOf(records: readonly TableRecord[]): readonly TableRecord[] {
  const lastRow = records.findLastIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1);
  const below = records.slice(lastRow + 1).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lastRow < 0 || below.length > MOST_FOOTER_LINES) return [];
  return below.filter(({ cells }) => ABOUT_THE_FILE.test(cells.find((cell) => cell !== '') ?? ''));
}

/** Labelled a total, and its volume is at least the sum of the first rows: 'total' may also be a keyword. */
function isTotal(record: TableRecord, source: RowSource): boolean {
  const keyword = source.columns.find(({ role }) => role === 'keyword')?.index ?? 0;
  const volume = source.columns.find(({ role }) => role === 'volume')?.index;
  if (volume === undefined || !TOTALS.has(foldWords(record.cells[keyword] ?? ''))) return false;
  const volumeOf = ({ cells }: TableRecord): number => Math.max(0, readFigure(cells[volume] ?? '', 'whole'));
  const others = recordsFrom(source, 0, TOP_ROWS + source.headerLine)
    .slice(source.headerLine)
    .filter(({ start }) => start !== record.start);
  const sum = others.reduce((total, one) => total + volumeOf(one), 0);
  return others.length > 1 && sum > 0 && volumeOf(record) >= sum;
}
