// Finds the header: the record whose cells are named like columns; none in a bare list.

import { headerName } from '../columns/header-name.ts';
import { headerLikeness } from '../columns/header-strength.ts';
import { readFigure } from '../figures/read-figure.ts';
import type { HeadRecord } from '../rows/head-records.ts';

export interface FoundHeader {
  /** Index into the records, -1 where there is no header. */
  readonly index: number;
  /** Sum of its cells' header strengths; 0 if only its shape suggests a header. */
  readonly likeness: number;
}

/** Records searched for a header, from the first. */
export const HEADER_DEPTH = 40;
/** Cells longer than this are no column names. */
const LONGEST_NAME = 80;
/** From here a cell counts as a column name. */
const NAMED = 0.7;
/** Alone in its record only the plain name is a header: 'keyword research' is a keyword, 'Category: All' a title. */
const EXACT = 0.95;

/** @param width how many cells most records have. */
export function findHeader(records: readonly HeadRecord[], width: number): FoundHeader {
  let best: FoundHeader = { index: -1, likeness: 0 };
  let aboveAreNarrow = true;
  const depth = Math.min(HEADER_DEPTH - 10, records.length);
  for (let index = 0; index < depth; index++) {
    const cells = records[index]?.cells ?? [];
    const filled = cells.filter((cell) => cell !== '').length;
    if (filled === 0) continue;
    const likeness = likenessOf(cells);
    const named = likeness >= NAMED;
    // Below the first record one matching cell may be a keyword about keywords.
    const enough = aboveAreNarrow
      ? named && ((width > 1 && filled > 1) || likeness >= EXACT)
      : likeness >= 2 * NAMED && filled > 1;
    if (enough && likeness > best.likeness + 0.01 && (best.index < 0 || filled > 1))
      best = { index, likeness };
    if (best.index >= 0 && index > best.index + 3) break;
    if (filled > Math.max(1, width / 2) || width === 1) aboveAreNarrow = false;
  }
  return best.index >= 0 ? best : { index: headerByShape(records), likeness: 0 };
}

function likenessOf(cells: readonly string[]): number {
  let sum = 0;
  const seen = new Set<string>();
  for (const cell of cells) {
    if (cell === '' || cell.length > LONGEST_NAME) continue;
    const name = headerName(cell);
    if (seen.has(name.full)) continue;
    seen.add(name.full);
    const likeness = headerLikeness(name);
    if (likeness >= NAMED) sum += likeness;
  }
  return sum;
}

/** Names above figures: the first record has words where the records below have numbers. */
function headerByShape(records: readonly HeadRecord[]): number {
  const first = records.findIndex(({ cells }) => cells.some((cell) => cell !== ''));
  const header = records[first]?.cells ?? [];
  const below = records.slice(first + 1).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (below.length === 0 || header.length < 2) return -1;
  const isTitle = header.some((cell, column) => {
    if (cell === '' || /\d/.test(cell) || cell.length > LONGEST_NAME) return false;
    const filled = below.map(({ cells }) => cells[column] ?? '').filter((value) => value !== '');
    const figures = filled.filter((value) => readFigure(value, 'whole') >= 0).length;
    return filled.length > 0 && figures > 0.7 * filled.length;
  });
  return isTitle && header.every((cell) => readFigure(cell, 'whole') < 0) ? first : -1;
}
