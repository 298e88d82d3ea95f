// Says of a wording that the search engine counts it as one with its page's keyword, where that is so: better evidence than words.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { isPlacedByWords } from '../plan/placed-by.ts';
import { areSearchedAsOne } from '../plan/same-searches.ts';

export function noteOneSearch(silo: SiloState, table: KeywordTable): void {
  if (table.trend === null) return;
  for (let row = 0; row < table.rowCount; row++) {
    if (silo.place[row] !== PLACES.variant || !isPlacedByWords(silo, row)) continue;
    if (areSearchedAsOne(table, row, silo.parent[row] ?? -1))
      silo.reason[row] = PLACEMENT_REASONS.variantBySearches;
  }
}
