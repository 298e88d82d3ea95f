// Which keywords are on their page because of their words alone: other words may part them from it.
import { type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import { isPlacedByWords } from '../plan/placed-by.ts';
import { areSameWords, type ListedKeywords } from '../plan/plan-pages.ts';
import { areSearchedAsOne } from '../plan/same-searches.ts';

/** Row → whether it is another wording of the page that it is on, by words that neither say the same in other order or spelling nor are searched as one with it, and not by the user's choice. */
export function createHeldByWords(
  silo: SiloState,
  table: KeywordTable,
  listed: ListedKeywords,
): (row: number) => boolean {
  return (row) => {
    if (silo.place[row] !== PLACES.variant || !isPlacedByWords(silo, row)) return false;
    const lead = silo.parent[row] ?? -1;
    return !areSameWords(listed, row, lead) && !areSearchedAsOne(table, row, lead);
  };
}
