// Makes groups that say the same in other words one page, before pages are ranked: their demand counts together.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { createSimilarity } from '../grouping/index.ts';
import type { PlanGroups } from '../plan/plan-groups.ts';
import { readTellingWords } from '../plan/telling-words.ts';
import { findTwins } from '../plan/twin-groups.ts';
import type { WrittenWords } from '../plan/written-words.ts';
import type { TokenIndex } from '../tokens/index.ts';

interface TwinSource {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  /** By row: 0 for a keyword that may lead a page. */
  readonly flaws: Uint8Array;
  /** In which the keywords are read. */
  readonly language: string;
  readonly written: WrittenWords;
}

/** Places the keywords of such groups as variants of the one that leads. Whether there were any: then `groups` no longer holds. */
export function joinTwins(
  silo: SiloState,
  { pages, rowOf }: PlanGroups,
  { table, index, flaws, language, written }: TwinSource,
): boolean {
  const words = readTellingWords(pages.keywords, language, pages.shorter, written);
  const twinOf = findTwins(pages, words, (page) => flaws[rowOf[page] ?? 0] === 0);
  const leadOf = new Map<number, number>();
  twinOf.forEach((lead, page) => {
    if (lead >= 0) leadOf.set(rowOf[page] ?? -1, rowOf[lead] ?? -1);
  });
  if (leadOf.size === 0) return false;
  const { between } = createSimilarity(table, index);
  for (let row = 0; row < table.rowCount; row++) {
    const isVariant = silo.place[row] === PLACES.variant;
    const lead = leadOf.get(isVariant ? (silo.parent[row] ?? -1) : row);
    if (lead === undefined) continue;
    silo.place[row] = PLACES.variant;
    silo.parent[row] = lead;
    silo.topic[row] = silo.topic[lead] ?? -1;
    silo.similarity[row] = between(row, lead);
    silo.reason[row] = PLACEMENT_REASONS.variantByWording;
  }
  return true;
}
