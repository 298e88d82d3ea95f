// Demand of each row: its monthly searches, or 1 a keyword where fewer than FEWEST_KNOWN volumes are known.
import { type KeywordTable, ROW_FLAGS, type SiloState } from '@silosmith/contract';

/** Volumes that must be known for them to be used; all of them in a shorter list. */
const FEWEST_KNOWN = 10;

export interface DemandColumn {
  /** By row. */
  readonly demand: Float64Array;
  /** Whether it is searches a month; else every keyword counts 1. */
  readonly isSearches: boolean;
}

/** What the plan proposes is no keyword of the list: nobody is known to search for it. */
export function demandColumn(
  { volume }: Pick<KeywordTable, 'volume'>,
  { flags }: Pick<SiloState, 'flags'>,
): DemandColumn {
  const isProposed = (row: number) => ((flags[row] ?? 0) & ROW_FLAGS.proposed) !== 0;
  let known = 0;
  let listed = 0;
  for (let row = 0; row < volume.length; row++) {
    if (!isProposed(row)) listed++;
    if ((volume[row] ?? 0) > 0) known++;
  }
  const isSearches = known >= Math.min(FEWEST_KNOWN, listed);
  const demand = new Float64Array(volume.length);
  for (let row = 0; row < demand.length; row++) {
    demand[row] = isSearches ? Math.max(0, volume[row] ?? 0) : isProposed(row) ? 0 : 1;
  }
  return { demand, isSearches };
}
