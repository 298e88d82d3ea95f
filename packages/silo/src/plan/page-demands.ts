// Demand served by each page: its own keyword, its variants, and its sections with theirs.
import { type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import { demandColumn } from './demand.ts';

/** By row: of a page all that it serves, of a section that with its variants, of any other keyword its own. */
export function pageDemands(
  table: Pick<KeywordTable, 'volume'>,
  silo: Pick<SiloState, 'place' | 'parent' | 'flags'>,
): Float64Array {
  const { place, parent } = silo;
  const demands = demandColumn(table, silo).demand;
  const addTo = (owner: number, demand: number) => {
    if (owner >= 0) demands[owner] = (demands[owner] ?? 0) + demand;
  };
  for (let row = 0; row < demands.length; row++)
    if (place[row] === PLACES.variant) addTo(parent[row] ?? -1, demands[row] ?? 0);
  // Sections have their variants by now.
  for (let row = 0; row < demands.length; row++)
    if (place[row] === PLACES.section) addTo(parent[row] ?? -1, demands[row] ?? 0);
  return demands;
}
