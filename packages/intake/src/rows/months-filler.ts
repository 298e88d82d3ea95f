// Fills the trend from a column a month: their figures in the order of the file, separated by commas.
import { UNKNOWN } from '@silosmith/contract';
import type { Convention } from '../figures/convention.ts';
import type { TableBuilder } from '../table/table-builder.ts';
import { figureOfCell } from './cell-figures.ts';
import type { RecordReader } from './record-reader.ts';
import type { RowBatch } from './row-batch.ts';

interface Months {
  readonly bytes: Uint8Array;
  readonly reader: RecordReader;
  readonly batch: RowBatch;
  readonly table: TableBuilder;
  /** Of the months in the reader's batch. */
  readonly slots: readonly number[];
  /** By slot. */
  readonly conventions: readonly Convention[];
}

/** Writes the trend of a batch: nothing for a row without any figure, else an empty place for a month without one. */
export function monthsFiller({ bytes, reader, batch, table, slots, conventions }: Months): () => void {
  const { starts, ends, escaped } = reader;
  const column = table.textColumn('trend');
  const figureAt = (slot: number, at: number): number => {
    const place = slot * reader.batch + at;
    const [start, end] = [starts[place] ?? 0, ends[place] ?? 0];
    return figureOfCell(bytes, start, end, escaped[place] ?? 0, conventions[slot] ?? 'whole');
  };
  return () => {
    for (let at = 0; at < batch.count; at++) {
      const figures = slots.map((slot) => figureAt(slot, at));
      if (figures.every((figure) => figure === UNKNOWN)) continue;
      const text = figures.map((figure) => (figure === UNKNOWN ? '' : String(figure))).join(',');
      const found = batch.row[at] ?? 0;
      const row = found < 0 ? -1 - found : found;
      column.skipTo(found < 0 ? row : row + 1);
      if (found < 0) column.pushText(text);
      else if (column.textAt(row) === '') column.change(row, text);
    }
  };
}
