// Makes groups that say the same in other words one page, before pages are ranked: their demand counts together.
import { PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import type { PlanGroups } from '../plan/plan-groups.ts';
import type { TellingWords } from '../plan/telling-words.ts';
import { findTwins } from '../plan/twin-groups.ts';
import type { MoveSource } from './move-to-better-pages.ts';

/** Places the keywords of such groups as variants of the one that leads. Whether there were any: then `groups` no longer holds. */
export function joinTwins(
  silo: SiloState,
  { pages, rowOf }: PlanGroups,
  words: TellingWords,
  { table, flaws, similarity }: Pick<MoveSource, 'table' | 'flaws' | 'similarity'>,
): boolean {
  const twinOf = findTwins(pages, words, (page) => flaws[rowOf[page] ?? 0] === 0);
  const leadOf = new Map<number, number>();
  twinOf.forEach((lead, page) => {
    if (lead >= 0) leadOf.set(rowOf[page] ?? -1, rowOf[lead] ?? -1);
  });
  if (leadOf.size === 0) return false;
  for (let row = 0; row < table.rowCount; row++) {
    const isVariant = silo.place[row] === PLACES.variant;
    const lead = leadOf.get(isVariant ? (silo.parent[row] ?? -1) : row);
    if (lead === undefined) continue;
    silo.place[row] = PLACES.variant;
    silo.parent[row] = lead;
    silo.topic[row] = silo.topic[lead] ?? -1;
    silo.similarity[row] = similarity.between(row, lead);
    silo.reason[row] = PLACEMENT_REASONS.variantByWording;
  }
  return true;
}
