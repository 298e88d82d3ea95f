// Imports the rows of one file in batches: tokenise, look up each keyword's row, fill the columns.
import { type CellVerdict, KeywordCell } from '../keywords/keyword-cell.ts';
import { bearsMatchMarks, MARKED, withoutMarks } from '../keywords/match-marks.ts';
import type { ReportBuilder } from '../table/report-builder.ts';
import type { TableBuilder } from '../table/table-builder.ts';
import { unescapeCell } from './cell-text.ts';
import { columnConventions } from './column-conventions.ts';
import { columnFiller } from './column-fillers.ts';
import { leftOut } from './left-out.ts';
import { monthsFiller } from './months-filler.ts';
import { RecordReader } from './record-reader.ts';
import { isBlank, isRagged, repeatedHeaderTest } from './record-tests.ts';
import { BATCH_ROWS, RowBatch } from './row-batch.ts';
import type { RowSource } from './row-source.ts';
import { secondaryReader } from './secondary-keywords.ts';

const EQUALS = 0x3d;
/** Batches between progress reports. */
const PROGRESS_EVERY = 32;

/** First line of an occurrence, and the number of occurrences. */
class Tally {
  count = 0;
  line = 0;
  cells = 0;

  add(line: number, cells = 0): void {
    if (this.count++ > 0) return;
    this.line = line;
    this.cells = cells;
  }
}

interface Tallies {
  readonly ragged: Tally;
  readonly formulas: Tally;
}

/**
 * Reads all rows of one file into `table`, in file order.
 * @param onProgress bytes read so far.
 */
export function importRows(
  source: RowSource,
  table: TableBuilder,
  report: ReportBuilder,
  onProgress: (bytesDone: number) => void,
): void {
  const { bytes, columns, delimiter } = source;
  const reader = new RecordReader(bytes, {
    delimiter,
    columns: columns.map(({ index }) => index),
    batch: BATCH_ROWS,
    width: source.headers.length,
  });
  const batch = new RowBatch();
  const conventions = columnConventions(source);
  const months = [...columns.keys()].filter((slot) => columns[slot]?.role === 'trend');
  const fillers = columns.flatMap(({ role }, slot) => {
    const convention = conventions[slot] ?? 'whole';
    if (role === 'trend' && months.length > 1) return [];
    return columnFiller(role, { bytes, reader, batch, table, slot, convention }) ?? [];
  });
  if (months.length > 1)
    fillers.push(monthsFiller({ bytes, reader, batch, table, slots: months, conventions }));
  // After the others: their keywords come behind the rows of the batch.
  const secondary = [...columns.keys()].filter((slot) => columns[slot]?.role === 'secondaryKeywords');
  if (secondary.length > 0)
    fillers.push(secondaryReader({ bytes, reader, batch, slots: secondary, table, report }));
  const tallies = { ragged: new Tally(), formulas: new Tally() };
  const readBatch = batchReader(source, reader, batch, { table, report, tallies });
  for (let skipped = 0; skipped < source.headerLine && reader.next(); skipped++);
  for (let more = true, round = 0; more; round++) {
    if (round % PROGRESS_EVERY === 0) onProgress(reader.position);
    more = readBatch();
    table.place(batch, (at, row) => reportMerge(report, table, batch.line[at] ?? 0, row, source.file));
    for (const fill of fillers) fill();
  }
  onProgress(bytes.length);
  noteTallies(report, source, reader, tallies);
}

/** Reads records into the batch until it is full; false at the end of the file. Dropped and blank records go to the report. */
function batchReader(
  source: RowSource,
  reader: RecordReader,
  batch: RowBatch,
  to: { readonly table: TableBuilder; readonly report: ReportBuilder; readonly tallies: Tallies },
): () => boolean {
  const { bytes, file, headers } = source;
  const { table, report, tallies } = to;
  const isHeader = repeatedHeaderTest(source, reader);
  const cell = new KeywordCell();
  const { reasons, blockTitles } = leftOut(source);
  const matchMarks = bearsMatchMarks(headers);
  return () => {
    batch.count = 0;
    let waiting = 0;
    while (batch.count < BATCH_ROWS) {
      const at = batch.count;
      if (!reader.next(at)) return false;
      table.aim(cell, waiting);
      const verdict = readKeyword(cell, bytes, reader, at, matchMarks);
      if (verdict === 'empty' && isBlank(bytes, reader, source)) {
        report.blankRows++;
        continue;
      }
      report.rowsRead++;
      const outside = reasons.size === 0 ? undefined : reasons.get(reader.recordStart);
      const reason = blockTitles && reader.cellCount === 1 ? 'caption' : outside;
      if (reason !== undefined) {
        report.drop(reader.line, reason, file);
        continue;
      }
      if (reader.cellCount !== headers.length && isRagged(bytes, reader, source))
        tallies.ragged.add(reader.line, reader.cellCount);
      if (verdict !== 'keyword') {
        report.drop(reader.line, verdict === 'empty' ? 'no-keyword' : verdict, file);
        continue;
      }
      if (isHeader(cell, at)) {
        report.drop(reader.line, 'repeated-header', file);
        continue;
      }
      if (cell.bytes[cell.offset] === EQUALS) tallies.formulas.add(reader.line);
      batch.line[at] = reader.line;
      batch.hash[at] = cell.hash;
      batch.keywordStart[at] = cell.offset;
      batch.keywordLength[at] = cell.length;
      waiting += cell.length;
      batch.count++;
    }
    return true;
  };
}

function readKeyword(
  cell: KeywordCell,
  bytes: Uint8Array,
  reader: RecordReader,
  at: number,
  matchMarks: boolean,
): CellVerdict {
  const start = reader.starts[at] ?? 0;
  const end = reader.ends[at] ?? 0;
  const escaped = reader.escaped[at] !== 0;
  if (!escaped && MARKED[bytes[start] ?? 0] === 0) return cell.read(bytes, start, end);
  const content = withoutMarks(
    escaped ? unescapeCell(bytes, start, end) : bytes.subarray(start, end),
    matchMarks,
  );
  return cell.read(content, 0, content.length);
}

function reportMerge(
  report: ReportBuilder,
  table: TableBuilder,
  line: number,
  row: number,
  file: string,
): void {
  report.countMerge();
  if (report.listsMerges) report.listMerge(line, table.lineOf(row), table.keywordOf(row), file);
}

function noteTallies(
  report: ReportBuilder,
  { file, headers }: RowSource,
  reader: RecordReader,
  { ragged, formulas }: Tallies,
): void {
  if (ragged.count > 0) {
    const { count, line, cells } = ragged;
    report.note('ragged-rows', { file, count, line, cells, expected: headers.length });
  }
  if (formulas.count > 0) report.note('formula-cells', { file, count: formulas.count, line: formulas.line });
  if (reader.strayQuotes > 0) {
    report.note('unterminated-quote', {
      file,
      count: reader.strayQuotes,
      line: reader.firstStrayQuoteLine,
    });
  }
}
