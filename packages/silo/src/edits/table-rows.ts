// A keyword table with rows appended, removed at the end, or one text replaced: new columns, the old ones are not changed.
import {
  type KeywordTable,
  type TextColumn,
  textAt,
  textColumnOf,
  UNKNOWN,
  withIdsOf,
} from '@silosmith/contract';
import type { AddedKeyword } from './patch.ts';
import { keepStems } from './stems-of-rows.ts';

const encoder = new TextEncoder();

/** Line 0: no file has this keyword. */
export const ADDED_BY_HAND = 0;

type Column = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** A copy that is `extra` cells longer (filled with `value`) or shorter. */
function resized<T extends Column>(column: T, length: number, value: number): T {
  // Every typed array's constructor makes its own kind.
  const copy = new (column.constructor as new (length: number) => T)(length);
  copy.set(column.subarray(0, Math.min(length, column.length)));
  if (length > column.length) copy.fill(value, column.length);
  return copy;
}

export function withKeywords(table: KeywordTable, added: readonly AddedKeyword[]): KeywordTable {
  const { rowCount } = table;
  const next = resizedTable(table, rowCount + added.length);
  added.forEach(({ volume, difficulty }, i) => {
    next.volume[rowCount + i] = volume;
    next.difficulty[rowCount + i] = difficulty;
  });
  const texts = added.map(({ keyword }) => keyword);
  return { ...next, keyword: withTexts(table.keyword, rowCount, rowCount, texts) };
}

/** The table without its last rows. */
export function withoutLastRows(table: KeywordTable, count: number): KeywordTable {
  const left = table.rowCount - count;
  return { ...resizedTable(table, left), keyword: withTexts(table.keyword, left, table.rowCount, []) };
}

/** The keyword keeps its id, and its secondary keywords. */
export function withKeywordText(table: KeywordTable, row: number, text: string): KeywordTable {
  const { pageKeyword } = table;
  const named = pageKeyword && { pageKeyword: withName(pageKeyword, textAt(table.keyword, row), text) };
  const keyword = withTexts(table.keyword, row, row + 1, [text]);
  keepStems(table.keyword, keyword, row);
  return withIdsOf(table, { ...table, ...named, keyword }, row);
}

/** The column with another text wherever it says one. */
function withName(column: TextColumn, before: string, after: string): TextColumn {
  const texts = Array.from({ length: column.offsets.length - 1 }, (_, row) => textAt(column, row));
  if (!texts.includes(before)) return column;
  return textColumnOf(texts.map((text) => (text === before ? after : text)));
}

function resizedTable(table: KeywordTable, rowCount: number): KeywordTable {
  const texts = (column: TextColumn | null): TextColumn | null => {
    if (column === null) return null;
    if (rowCount < table.rowCount) return withTexts(column, rowCount, table.rowCount, []);
    const empty = new Array<string>(rowCount - table.rowCount).fill('');
    return withTexts(column, table.rowCount, table.rowCount, empty);
  };
  const { keptIdRow, keptId } = table;
  const pageKeyword = texts(table.pageKeyword ?? null);
  return {
    rowCount,
    keyword: table.keyword,
    topic: resized(table.topic, rowCount, -1),
    topics: table.topics,
    pageLevel: resized(table.pageLevel, rowCount, 0),
    volume: resized(table.volume, rowCount, UNKNOWN),
    difficulty: resized(table.difficulty, rowCount, UNKNOWN),
    intent: resized(table.intent, rowCount, 0),
    line: resized(table.line, rowCount, ADDED_BY_HAND),
    cpc: table.cpc && resized(table.cpc, rowCount, UNKNOWN),
    position: table.position && resized(table.position, rowCount, UNKNOWN),
    url: texts(table.url),
    trend: texts(table.trend),
    parentKeyword: texts(table.parentKeyword),
    ...(pageKeyword && { pageKeyword }),
    ...(keptIdRow && keptId ? { keptIdRow, keptId } : {}),
  };
}

/** The column with rows `from .. to` replaced by `texts`. */
function withTexts(column: TextColumn, from: number, to: number, texts: readonly string[]): TextColumn {
  const rowCount = column.offsets.length - 1;
  const parts = texts.map((text) => encoder.encode(text));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const start = column.offsets[from] ?? 0;
  const end = column.offsets[to] ?? start;
  const bytes = new Uint8Array((column.offsets[rowCount] ?? 0) - (end - start) + length);
  bytes.set(column.bytes.subarray(0, start));
  const offsets = new Uint32Array(rowCount - (to - from) + texts.length + 1);
  offsets.set(column.offsets.subarray(0, from + 1));
  let at = start;
  parts.forEach((part, i) => {
    bytes.set(part, at);
    at += part.length;
    offsets[from + i + 1] = at;
  });
  bytes.set(column.bytes.subarray(end, column.offsets[rowCount]), at);
  const shift = at - end;
  for (let row = to + 1; row <= rowCount; row++) {
    offsets[row - (to - from) + texts.length] = (column.offsets[row] ?? 0) + shift;
  }
  return { bytes, offsets };
}
