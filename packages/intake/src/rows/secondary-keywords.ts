// Secondary keywords of each row become rows of their own, planned for the page of their primary keyword. They have no figures.
import { KeywordCell } from '../keywords/keyword-cell.ts';
import type { ReportBuilder } from '../table/report-builder.ts';
import type { TableBuilder } from '../table/table-builder.ts';
import { cellText } from './cell-text.ts';
import { listedKeywords } from './keyword-list.ts';
import type { RecordReader } from './record-reader.ts';
import { BATCH_ROWS, RowBatch } from './row-batch.ts';

interface SecondarySource {
  readonly bytes: Uint8Array;
  readonly reader: RecordReader;
  /** Rows that the table has placed, and the slots of the columns. */
  readonly batch: RowBatch;
  readonly slots: readonly number[];
  readonly table: TableBuilder;
  readonly report: ReportBuilder;
}

/** Reads the columns for the rows of the batch, after every other column. A keyword that has a row already, its own or another page's, keeps that. */
export function secondaryReader(source: SecondarySource): () => void {
  const { bytes, reader, batch, slots, table } = source;
  const waiting = new WaitingKeywords(source);
  return () => {
    for (let at = 0; at < batch.count; at++) {
      const found = batch.row[at] ?? 0;
      const row = found < 0 ? -1 - found : found;
      table.planPage(row);
      for (const slot of slots) {
        const place = slot * reader.batch + at;
        const [start = 0, end = 0] = [reader.starts[place], reader.ends[place]];
        const cell = cellText(bytes, start, end, reader.escaped[place] ?? 0);
        for (const keyword of listedKeywords(cell)) waiting.add(keyword, row, batch.line[at] ?? 0);
      }
    }
    waiting.place();
  };
}

/** Keywords on their way to the table, with the row of the page that they are planned for. */
class WaitingKeywords {
  private readonly table: TableBuilder;
  private readonly report: ReportBuilder;
  private readonly cell = new KeywordCell();
  private readonly batch = new RowBatch();
  private readonly pageOf = new Int32Array(BATCH_ROWS);
  private bytes = 0;

  constructor({ table, report }: SecondarySource) {
    this.table = table;
    this.report = report;
  }

  add(keyword: string, page: number, line: number): void {
    const { cell, batch } = this;
    if (batch.count === BATCH_ROWS) this.place();
    this.table.aim(cell, this.bytes);
    if (cell.readText(keyword) !== 'keyword') return;
    const at = batch.count++;
    batch.line[at] = line;
    batch.hash[at] = cell.hash;
    batch.keywordStart[at] = cell.offset;
    batch.keywordLength[at] = cell.length;
    this.pageOf[at] = page;
    this.bytes += cell.length;
  }

  place(): void {
    const { batch, table } = this;
    table.place(batch, () => undefined);
    for (let at = 0; at < batch.count; at++) {
      const found = batch.row[at] ?? 0;
      if (found >= 0) continue;
      table.planFor(-1 - found, this.pageOf[at] ?? 0);
      this.report.countSecondary();
    }
    batch.count = 0;
    this.bytes = 0;
  }
}
