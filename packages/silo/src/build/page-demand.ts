// Monthly searches of a page: those of its primary keyword and of its variants.
import { type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';

/** By row, searches a month; unknown volumes count as none. `hasVariants` false: each row is its own page. */
export function pageDemand(
  table: KeywordTable,
  silo: Pick<SiloState, 'place' | 'parent'>,
  hasVariants: boolean,
): Float64Array {
  if (!hasVariants) return table.volume;
  const demand = table.volume.map((volume) => Math.max(0, volume));
  for (let row = 0; row < demand.length; row++) {
    const page = silo.parent[row] ?? -1;
    if (silo.place[row] === PLACES.variant && page >= 0)
      demand[page] = (demand[page] ?? 0) + Math.max(0, table.volume[row] ?? 0);
  }
  return demand;
}
