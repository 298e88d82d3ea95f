// What the first edits would make while the user waits for them: found once, kept afterwards.
import { pageIdsOf, textAt } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';

/** Finds the table's median difficulty and the ids of its keywords, and reads one keyword, for which the language's words are read. O(rows). */
export function prepareEdits({ table, language }: Pick<SiloDocument, 'table' | 'language'>): void {
  medianDifficultyOf(table);
  pageIdsOf(table);
  if (table.rowCount > 0) stemsOf(textAt(table.keyword, 0), language);
}
