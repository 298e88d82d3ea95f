// Makes groups that say the same in other words one page, before pages are ranked: their demand counts together.
import { PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { learnEmptyWords } from '../plan/empty-words.ts';
import type { PlanGroups } from '../plan/plan-groups.ts';
import { type PlanPages, writtenOf } from '../plan/plan-pages.ts';
import { createLocalSets } from '../plan/providers-of-places.ts';
import { pagesSearchedAsOne } from '../plan/same-searches.ts';
import type { TellingWords } from '../plan/telling-words.ts';
import { findTwins } from '../plan/twin-groups.ts';
import type { MoveSource } from './move-to-better-pages.ts';

/** Places the keywords of such groups as variants of the one that leads. Whether there were any: then `groups` no longer holds. */
export function joinTwins(
  silo: SiloState,
  { pages, rowOf, listed }: PlanGroups,
  words: TellingWords,
  { table, language, flaws, similarity, said }: MoveSource,
): boolean {
  const written = writtenOf(listed, language);
  const localSet = createLocalSets(words, written, language);
  const withoutEmpty = learnEmptyWords(words, listed, said);
  const mayLead = (page: number) => flaws[rowOf[page] ?? 0] === 0;
  const searchedOf = (page: number) => listed.demand[rowOf[page] ?? -1] ?? 0;
  const twinOf = findTwins(pages, words, mayLead, { localSet, withoutEmpty, searchedOf, language });
  const searchedAs = pagesSearchedAsOne(pages, words, table, rowOf);
  const isBySearches = joinSearched(twinOf, searchedAs, pages);
  const leadOf = new Map<number, number>();
  const searched = new Set<number>();
  twinOf.forEach((lead, page) => {
    if (lead >= 0) leadOf.set(rowOf[page] ?? -1, rowOf[lead] ?? -1);
    if (isBySearches[page] === 1) searched.add(rowOf[page] ?? -1);
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
    silo.reason[row] = searched.has(row)
      ? PLACEMENT_REASONS.variantBySearches
      : PLACEMENT_REASONS.variantByWording;
  }
  return true;
}

/**
 * Adds to the twins what is searched as one with another page or its lead: the one of fewer words leads. By page: 1 where its keyword was added. A page
 * that leads twins keeps them: all go along.
 */
function joinSearched(twinOf: Int32Array, searchedAs: Int32Array, { keywords, kept }: PlanPages): Uint8Array {
  const leadOf = (page: number): number => {
    let lead = page;
    while ((twinOf[lead] ?? -1) >= 0) lead = twinOf[lead] ?? -1;
    return lead;
  };
  const wordsOf = (page: number) => (keywords[page] ?? '').split(' ').length;
  const isAdded = new Uint8Array(twinOf.length);
  searchedAs.forEach((other, page) => {
    if (other < 0) return;
    const [ours, theirs] = [leadOf(page), leadOf(other)];
    const isKept = [ours, theirs].map((one) => kept?.[one] === 1);
    if (ours === theirs || isKept.every(Boolean)) return;
    const staysOurs = isKept[0] === true || (isKept[1] !== true && wordsOf(ours) < wordsOf(theirs));
    const joining = staysOurs ? theirs : ours;
    twinOf[joining] = staysOurs ? ours : theirs;
    if (joining === page || joining === other) isAdded[joining] = 1;
  });
  twinOf.forEach((_, page) => {
    const lead = leadOf(page);
    if (lead !== page) twinOf[page] = lead;
  });
  return isAdded;
}
