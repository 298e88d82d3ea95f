// What the first edits would make while the user waits for them: found once, kept afterwards.
import { pageIdsOf } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import type { PageTree } from '../tree/page-tree.ts';
import { MOST_ROWS, rowStemsOf } from './stems-of-rows.ts';

/** Finds the table's median difficulty and the ids of its keywords, and reads one keyword, for which the language's words are read. O(rows). */
export function prepareEdits({ table, language }: Pick<SiloDocument, 'table' | 'language'>): void {
  medianDifficultyOf(table);
  pageIdsOf(table);
  if (table.rowCount > 0) rowStemsOf(table.keyword, language).at(0);
}

/** Rows read at a time: some 2 ms. */
const ROWS_EACH = 500;

/** Reads what an edit of the row would read: the keywords of the page and of all below it. Every turn of the loop is a part of the work. */
export function* prepareEditsOf(
  { table, language }: Pick<SiloDocument, 'table' | 'language'>,
  tree: PageTree,
  row: number,
): Generator<void> {
  const stems = rowStemsOf(table.keyword, language);
  const rows = [row];
  // A damaged file can lead round in circles.
  for (let at = 0; at < Math.min(rows.length, MOST_ROWS); at++) {
    stems.at(rows[at] ?? 0);
    for (const below of tree.below(rows[at] ?? 0)) rows.push(below);
    if ((at + 1) % ROWS_EACH === 0) yield;
  }
}
