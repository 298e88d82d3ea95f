// Finds the broader pages of each page: those whose core words are a subset of its words. They can be its parent, or, of no opposite intent, its host as a section.
import { areCompatible, areOfOneScope, arePlannedTogether, needOf, type PlanPages } from './plan-pages.ts';
import { createPlannedLeaders, PLANNED_COVER } from './planned-pages.ts';
import { coreOf, setOf, type TellingWords } from './telling-words.ts';

/** Broader pages of each page, the one that covers most of it first. */
export interface BroaderPages {
  /** Of page `p`: `pages[offsets[p] .. offsets[p + 1])`, and beside each the share of the weight of `p` that it covers. */
  readonly offsets: Uint32Array;
  readonly pages: Int32Array;
  readonly cover: Float64Array;
}

/** One that is asked for something of its own says more than a page with the same words. */
export const MOST_COVER = 0.9;
/** So little that it is no host: LEAST_COVER is half. */
const MOST_OF_BESIDE = 0.45;
/** Kept for each page, of either intent; a keyword of ten words has no end of shorter ones. */
export const MOST_BROADER = 12;

/**
 * For every page first those that the file plans for its address and that lead it, then those whose core is a subset of its words (with equal words only one that stands earlier). Pages are expected best first:
 * of pages that cover as much the earlier is named first. Lists are kept by each core's rarest word, so the work grows with the subsets there are.
 */
export function findBroaderPages(pages: PlanPages, words: TellingWords): BroaderPages {
  const pageCount = words.offsets.length - 1;
  const cores = Array.from({ length: pageCount }, (_, page) => coreOf(words, page));
  const lists = listByRarestWord(pages, words, cores);
  const offsets = new Uint32Array(pageCount + 1);
  const broader: number[] = [];
  const cover: number[] = [];
  const has = new Uint8Array(words.frequency.length);
  const leadersOf = createPlannedLeaders(pages, words, MOST_BROADER);
  for (let page = 0; page < pageCount; page++) {
    const subsets = subsetsOf({ pages, words, cores, lists, has }, page);
    subsets.sort((a, b) => b.cover - a.cover || a.page - b.page);
    const planned = leadersOf(page).map((other) => ({ page: other, cover: PLANNED_COVER }));
    const found = [...planned, ...subsets.filter((one) => !arePlannedTogether(pages, page, one.page))];
    for (const one of firstOf(pages, page, found)) {
      broader.push(one.page);
      cover.push(one.cover);
    }
    offsets[page + 1] = broader.length;
  }
  return { offsets, pages: Int32Array.from(broader), cover: Float64Array.from(cover) };
}

interface Found {
  readonly page: number;
  readonly cover: number;
}

/** As many as are kept of one intent, and as many of the other: these can lead the page, but not be its host. */
function firstOf(pages: PlanPages, page: number, found: readonly Found[]): readonly Found[] {
  if (found.length <= MOST_BROADER) return found;
  let ours = 0;
  let others = 0;
  return found.filter((one) => (areCompatible(pages, page, one.page) ? ours++ : others++) < MOST_BROADER);
}

/** Word → pages whose rarest word it is, best first. Of pages with the same words (scope and intent) only the best is listed. */
function listByRarestWord(
  pages: PlanPages,
  words: TellingWords,
  cores: readonly Uint32Array[],
): ReadonlyMap<number, readonly number[]> {
  const { scope, pole } = pages;
  const lists = new Map<number, number[]>();
  const seen = new Set<string>();
  for (let page = 0; page + 1 < words.offsets.length; page++) {
    const set = setOf(words, page);
    const rarest = rarestOf(words, cores[page] ?? set);
    const name = `${scope[page]} ${pole[page]} ${needOf(pages, page)} ${set.join(' ')}`;
    if (rarest < 0 || seen.has(name)) continue;
    seen.add(name);
    const list = lists.get(rarest);
    if (list) list.push(page);
    else lists.set(rarest, [page]);
  }
  return lists;
}

function rarestOf({ frequency }: TellingWords, set: Uint32Array): number {
  let rarest = -1;
  for (const id of set) if (rarest < 0 || (frequency[id] ?? 0) < (frequency[rarest] ?? 0)) rarest = id;
  return rarest;
}

interface Search {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  /** By page. */
  readonly cores: readonly Uint32Array[];
  readonly lists: ReadonlyMap<number, readonly number[]>;
  /** By word: whether the page asked about has it; all 0 between questions. */
  readonly has: Uint8Array;
}

function subsetsOf({ pages, words, cores, lists, has }: Search, page: number): Found[] {
  const set = setOf(words, page);
  for (const id of set) has[id] = 1;
  const found: Found[] = [];
  const total = words.total[page] ?? 0;
  for (const id of set) {
    for (const other of lists.get(id) ?? []) {
      if (other === page || !isWithin(cores[other], has)) continue;
      if (!areOfOneScope(pages, page, other)) continue;
      const shared = sharedWeight(words, other, has);
      // It says all that the page says: only the better of two equals is broader, and never the one that says more.
      const saysAll = shared.count === set.length;
      if (saysAll && setOf(words, other).length > set.length) continue;
      const asks = needOf(pages, page) !== needOf(pages, other);
      if (saysAll && (asks ? needOf(pages, other) > 0 : other > page)) continue;
      const cover = saysAll ? 1 : shared.weight / total;
      const most = isBeside(words, page, other, has) ? MOST_OF_BESIDE : asks ? MOST_COVER : 1;
      found.push({ page: other, cover: Math.min(most, cover) });
    }
  }
  for (const id of set) has[id] = 0;
  return found;
}

/**
 * Whether a page says something else in place of a common word of the other: `cbd oil for focus` beside `cbd oil for sleep`, where `sleep` is
 * in so many keywords that it is no core. What is only asked (`how long does cold brew last`) takes no word's place.
 */
function isBeside(words: TellingWords, page: number, other: number, has: Uint8Array): boolean {
  if (words.said.has(other)) return false;
  const theirs = setOf(words, other);
  if (!theirs.some((id) => has[id] === 0 && words.isFrame[id] === 0)) return false;
  return setOf(words, page).some(
    (id) => words.isVague[id] === 0 && words.isLight[id] === 0 && !theirs.includes(id),
  );
}

function isWithin(core: Uint32Array | undefined, has: Uint8Array): boolean {
  if (core === undefined) return false;
  for (let i = 0; i < core.length; i++) if (has[core[i] ?? 0] === 0) return false;
  return true;
}

function sharedWeight(words: TellingWords, page: number, has: Uint8Array): { count: number; weight: number } {
  let count = 0;
  let weight = 0;
  for (const id of setOf(words, page)) {
    if (has[id] === 0) continue;
    count++;
    weight += words.weight[id] ?? 0;
  }
  return { count, weight };
}
