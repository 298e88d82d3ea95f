// What is searched for, and how much? Known volumes; where a file knows too few, the number of keywords stands in.
import type { KeywordTable } from '@silosmith/contract';

/** Fewer known volumes say nothing about a list. */
const FEWEST_KNOWN = 10;

export interface DemandColumn {
  /** By row. */
  readonly demand: Float64Array;
  /** Whether it is searches a month; else every keyword counts 1. */
  readonly isSearches: boolean;
}

export function demandColumn({ volume }: Pick<KeywordTable, 'volume'>): DemandColumn {
  let known = 0;
  for (const searches of volume) if (searches > 0) known++;
  const isSearches = known >= Math.min(FEWEST_KNOWN, volume.length);
  return { demand: volume.map((searches) => (isSearches ? Math.max(0, searches) : 1)), isSearches };
}
