// Orders pages by score, keyword, difficulty or volume.
import { type Filters, type KeywordTable, type SiloState, textAt } from '@silosmith/contract';
import { rowsWhere } from '../columns/rows-after.ts';
import { isPage } from '../tree/page-tree.ts';

/** Rows of all pages in order. Unknown figures stand last either way; equals keep file order. `found`: the pages in row order, where they are known. */
export function pageOrder(
  table: KeywordTable,
  silo: Pick<SiloState, 'place' | 'score'>,
  { sortBy, sortOrder }: Pick<Filters, 'sortBy' | 'sortOrder'>,
  found?: Int32Array,
): Int32Array {
  const pages = found?.slice() ?? rowsWhere(table.rowCount, (row) => isPage(silo.place[row]));
  const sign = sortOrder === 'asc' ? 1 : -1;
  if (sortBy === 'keyword') {
    const names = new Map<number, string>();
    for (const row of pages) names.set(row, textAt(table.keyword, row));
    const compare = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true }).compare;
    return pages.sort((a, b) => sign * compare(names.get(a) ?? '', names.get(b) ?? '') || a - b);
  }
  const figures = sortBy === 'score' ? silo.score : sortBy === 'difficulty' ? table.difficulty : table.volume;
  const keyOf = (row: number): number => {
    const value = figures[row] ?? -1;
    return value < 0 ? Number.POSITIVE_INFINITY : sign * value;
  };
  return pages.sort((a, b) => compareNumbers(keyOf(a), keyOf(b)) || a - b);
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
