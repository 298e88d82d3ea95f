// Makes groups of their own of what a group's keywords ask besides, before pages are ranked, where enough people search for it: `michelin defender ltx m/s`, on `michelin defender 2`.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import type { Similarity } from '../grouping/index.ts';
import { findPageParts, likenessOf } from '../plan/page-parts.ts';
import type { PlanGroups } from '../plan/plan-groups.ts';
import { mostPagesFor } from '../plan/plan-size.ts';
import { createRowReader } from '../plan/row-parts.ts';
import type { TellingWords } from '../plan/telling-words.ts';
import { createHeldByWords } from './held-by-words.ts';

/** A part has so many keywords, so much of its group's demand, and says so much else. */
const FEWEST = 2;
const LEAST_DEMAND = 0.2;
const MOST_LIKE = 0.45;
/** And it is searched so many times as much as the least group of which a plan could make a page. */
const TIMES_LEAST = 1.5;
/** More headings no page has. */
const MOST_PARTS = 12;

interface PartedSource {
  readonly table: KeywordTable;
  readonly similarity: Similarity;
  readonly keywordCount: number;
}

/** Whether any became a group of its own: then `groups` no longer holds. What ranks with its group stays, and keyword maps plan their pages themselves. O(words of the keywords of groups that are searched enough). */
export function partSearched(
  silo: SiloState,
  groups: PlanGroups,
  words: TellingWords,
  { table, similarity, keywordCount }: PartedSource,
): boolean {
  const { pages, rowOf, listed } = groups;
  if (pages.planned !== undefined || !pages.knowsDemand) return false;
  const partsOf = createRowReader(words, listed);
  const least = TIMES_LEAST * leastOfPlan(pages.demand, keywordCount);
  const isHeldByWords = createHeldByWords(silo, table, listed);
  const mayPart = (row: number) => {
    const lead = rowOf[listed.pageOf[row] ?? -1] ?? -1;
    if (silo.parent[row] !== lead || !isHeldByWords(row)) return false;
    return table.url === null || similarity.sharedResults(row, lead).length === 0;
  };
  const { parts } = findPageParts(words, listed, {
    partsOf,
    rowOf: (page) => rowOf[page] ?? -1,
    roomOf: (page) => ((pages.demand[page] ?? 0) > least ? MOST_PARTS : 0),
    mayPart,
  });
  const searched = parts.filter(
    (part) =>
      part.rows.length >= FEWEST &&
      part.demand >= Math.max(least, LEAST_DEMAND * (pages.demand[part.page] ?? 0)) &&
      likenessOf(part, words, listed) <= MOST_LIKE,
  );
  for (const { rows } of searched) standAlone(silo, rows, similarity);
  return searched.length > 0;
}

/** Demand of the least of the groups of most demand that a plan has room for. */
function leastOfPlan(demand: Float64Array, keywordCount: number): number {
  const last = Math.min(mostPagesFor(keywordCount), demand.length) - 1;
  return demand.toSorted((a, b) => b - a)[last] ?? 0;
}

function standAlone(
  silo: SiloState,
  [lead = -1, ...others]: readonly number[],
  similarity: Similarity,
): void {
  silo.place[lead] = PLACES.none;
  silo.parent[lead] = -1;
  silo.reason[lead] = PLACEMENT_REASONS.none;
  silo.similarity[lead] = 1;
  for (const row of others) {
    silo.parent[row] = lead;
    silo.similarity[row] = similarity.between(row, lead);
  }
}
