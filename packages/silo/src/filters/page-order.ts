// Orders pages by score, keyword, difficulty or volume.
import {
  type Filters,
  type KeywordTable,
  PLACES,
  ROW_FLAGS,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import { rowsWhere } from '../columns/rows-after.ts';
import { isPage } from '../tree/page-tree.ts';

/**
 * Rows of all pages in order. Unknown figures stand last either way, but a proposed page is sorted as the first page below it: nobody
 * searched for it, and what it leads is why it is there. Equals keep file order. `found`: the pages in row order, where they are known.
 */
export function pageOrder(
  table: KeywordTable,
  silo: Pick<SiloState, 'place' | 'parent' | 'score' | 'flags'>,
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
  const led = firstBelow(silo, pages, keyOf);
  const placeOf = (row: number): number => led.get(row) ?? keyOf(row);
  return pages.sort((a, b) => compareNumbers(placeOf(a), placeOf(b)) || a - b);
}

/** Of proposed pages that have others below them: the figure of the first of those. */
function firstBelow(
  { place, parent, flags }: Pick<SiloState, 'place' | 'parent' | 'flags'>,
  pages: Int32Array,
  keyOf: (row: number) => number,
): Map<number, number> {
  const led = new Map<number, number>();
  // A proposed page may be below another: the lowest level first.
  for (const level of [PLACES.subSupporting, PLACES.cluster])
    for (const row of pages) {
      const above = parent[row] ?? -1;
      if (place[row] !== level || ((flags[above] ?? 0) & ROW_FLAGS.proposed) === 0) continue;
      const key = led.get(row) ?? keyOf(row);
      led.set(above, Math.min(key, led.get(above) ?? Number.POSITIVE_INFINITY));
    }
  return led;
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
