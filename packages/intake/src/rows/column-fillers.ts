// Fills the table's columns, one loop per column over a batch of rows.
import { type ColumnRole, PAGE_LEVELS, UNKNOWN } from '@silosmith/contract';
import type { Convention } from '../figures/convention.ts';
import { readIntents } from '../figures/intents.ts';
import { KEYWORD_ROLES, readKeywordRole } from '../figures/keyword-roles.ts';
import { readPageLevel } from '../figures/page-levels.ts';
import { cleanText } from '../keywords/folding.ts';
import type { TableBuilder } from '../table/table-builder.ts';
import type { TextBuilder } from '../table/text-builder.ts';
import { addressesOf } from './cell-addresses.ts';
import { difficultyOfCell, figureOfCell } from './cell-figures.ts';
import { CellMemo } from './cell-memo.ts';
import { cellText } from './cell-text.ts';
import type { RecordReader } from './record-reader.ts';
import type { RowBatch } from './row-batch.ts';

/** Writes one column of the batch to the table. */
export type ColumnFiller = () => void;

/** Input of a filler: one column slot of the reader's batch. */
interface FilledColumn {
  readonly bytes: Uint8Array;
  readonly reader: RecordReader;
  readonly batch: RowBatch;
  readonly table: TableBuilder;
  readonly slot: number;
  readonly convention: Convention;
}

/** Maximum text length of a cell in bytes; larger for address lists than for trends. */
const LONGEST_TEXT = 65_536;

/** The filler of a column; null for the keyword column, which determines the row, and for those that have a filler of their own. */
export function columnFiller(role: ColumnRole, column: FilledColumn): ColumnFiller | null {
  const { table } = column;
  switch (role) {
    case 'keyword':
    case 'secondaryKeywords':
      return null;
    case 'volume':
      return () => fillLargest(column, table.volume);
    case 'difficulty':
      return () => fillFirst(column, table.difficulty, difficultyOfCell);
    case 'cpc':
      table.requireFigure('cpc');
      return () => fillFirst(column, table.figure('cpc'), figureOfCell);
    case 'position':
      table.requireFigure('position');
      return () => fillFirst(column, table.figure('position'), positionOfCell);
    case 'topic': {
      const memo = new CellMemo(column.bytes, (text) => table.topics.idOf(text));
      return () => fillStated(column, table.topic, memo, -1);
    }
    case 'pageType': {
      const memo = new CellMemo(column.bytes, readPageLevel);
      return () => fillStated(column, table.pageLevel, memo, PAGE_LEVELS.unstated);
    }
    case 'keywordRole': {
      const memo = new CellMemo(column.bytes, readKeywordRole);
      return () => fillStated(column, table.keywordRole, memo, KEYWORD_ROLES.unstated);
    }
    case 'intent': {
      const memo = new CellMemo(column.bytes, readIntents);
      return () => fillStated(column, table.intent, memo, 0);
    }
    case 'url':
      return textFiller(column, table.textColumn('url'), {
        read: (text, row) => addressesOf(text, () => table.keywordOf(row)).join('\n'),
        join: joinAddresses,
        holdsAddresses: true,
      });
    case 'trend':
    case 'parentKeyword':
      return textFiller(column, table.textColumn(role), {
        ...{ read: cleanText, join: firstStated, holdsAddresses: false },
      });
  }
}

/** The largest known figure of a keyword's rows. */
function fillLargest({ bytes, reader, batch, slot, convention }: FilledColumn, into: Float64Array): void {
  const { starts, ends, escaped } = reader;
  const first = slot * reader.batch;
  for (let at = 0; at < batch.count; at++) {
    const place = first + at;
    const value = figureOfCell(bytes, starts[place] ?? 0, ends[place] ?? 0, escaped[place] ?? 0, convention);
    const found = batch.row[at] ?? 0;
    const row = found < 0 ? -1 - found : found;
    if (value > (into[row] ?? UNKNOWN)) into[row] = value;
  }
}

/** The first known figure of a keyword's rows. */
function fillFirst(
  { bytes, reader, batch, slot, convention }: FilledColumn,
  into: Float64Array,
  read: typeof figureOfCell,
): void {
  const { starts, ends, escaped } = reader;
  const first = slot * reader.batch;
  for (let at = 0; at < batch.count; at++) {
    const place = first + at;
    const found = batch.row[at] ?? 0;
    const row = found < 0 ? -1 - found : found;
    if (into[row] === UNKNOWN)
      into[row] = read(bytes, starts[place] ?? 0, ends[place] ?? 0, escaped[place] ?? 0, convention);
  }
}

/** Rank trackers write 0 for 'not ranked'. */
function positionOfCell(...cell: Parameters<typeof figureOfCell>): number {
  return figureOfCell(...cell) || UNKNOWN;
}

/** The first stated label of a keyword's rows. */
function fillStated(
  { reader, batch, slot }: FilledColumn,
  into: Int32Array | Uint8Array,
  memo: CellMemo,
  unstated: number,
): void {
  const { starts, ends, escaped } = reader;
  const first = slot * reader.batch;
  for (let at = 0; at < batch.count; at++) {
    const place = first + at;
    const start = starts[place] ?? 0;
    const end = ends[place] ?? 0;
    if (start >= end) continue;
    const found = batch.row[at] ?? 0;
    const row = found < 0 ? -1 - found : found;
    if (into[row] === unstated) into[row] = memo.valueOf(start, end, escaped[place] ?? 0);
  }
}

function joinAddresses(before: string, text: string): string {
  return [...new Set([...before.split('\n'), ...text.split('\n')])].filter((one) => one !== '').join('\n');
}

function firstStated(before: string, text: string): string {
  return before || text;
}

interface CellReading {
  /** Cleans a cell that is not plain. */
  readonly read: (text: string, row: number) => string;
  /** Merges the values of two rows of one keyword. */
  readonly join: (before: string, text: string) => string;
  /** Cells hold addresses, several where commas, semicolons or bars part them. */
  readonly holdsAddresses: boolean;
}

function textFiller(
  { bytes, reader, batch, slot }: FilledColumn,
  column: TextBuilder,
  { read, join, holdsAddresses }: CellReading,
): ColumnFiller {
  const { starts, ends, escaped } = reader;
  const first = slot * reader.batch;
  return () => {
    for (let at = 0; at < batch.count; at++) {
      const place = first + at;
      const start = starts[place] ?? 0;
      const end = ends[place] ?? 0;
      if (start >= end || end - start > LONGEST_TEXT) continue;
      const found = batch.row[at] ?? 0;
      const row = found < 0 ? -1 - found : found;
      column.skipTo(found < 0 ? row : row + 1);
      if (found < 0 && escaped[place] === 0 && column.pushPlain(bytes, start, end, holdsAddresses)) continue;
      const text = read(cellText(bytes, start, end, escaped[place] ?? 0), row);
      if (found < 0) column.pushText(text);
      else if (text !== '') {
        const before = column.textAt(row);
        const joined = join(before, text);
        if (joined !== before) column.change(row, joined);
      }
    }
  };
}
