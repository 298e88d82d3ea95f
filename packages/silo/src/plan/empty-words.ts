// Words that add nothing beside another word of a list, by its own groups: `custom` beside `patches`, where pages hold both `pvc patches` and `custom pvc patches`.
import { addTo } from '../columns/add-to.ts';
import { PairCounts } from '../columns/pair-counts.ts';
import type { ListedKeywords } from './plan-pages.ts';
import { type SaidRows, saysUnmet } from './row-parts.ts';
import { SaidSets } from './said-sets.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** So many pages hold keywords with and without the word; of all such keywords this share at most is on two pages. */
const FEWEST_PAGES = 3;
const MOST_APART = 0.2;

/** Of a word beside another, by number of the pair. */
interface Besides {
  readonly pairs: PairCounts;
  /** How many keywords have it on a page that answers them without it, too, and how many on another page. */
  readonly together: Uint32Array;
  readonly apart: Uint32Array;
  /** On how many pages together, FEWEST_PAGES at most. */
  readonly pages: Uint8Array;
}

/** Set of a page → the same without words that add nothing to the others. */
export type EmptyWords = (set: Uint32Array) => Uint32Array;

/** `said`: the telling words of the list's rows. O(words of a keyword squared, for each). */
export function learnEmptyWords(words: TellingWords, listed: ListedKeywords, said: SaidRows): EmptyWords {
  const sets = saidOnPages(words, listed, said);
  const { pairs, together, apart, pages } = countBesides(sets);
  const naming = namingPairs(words, sets, pairs);
  const asks = (id: number) =>
    words.isVague[id] === 1 || words.isNumber[id] === 1 || words.isOpposing[id] === 1;
  const empty = new Uint8Array(pairs.size);
  const refuted = new Uint8Array(pairs.size);
  for (let pair = 0; pair < pairs.size; pair++) {
    if (asks(pairs.first[pair] ?? 0)) continue;
    const [joined, parted] = [together[pair] ?? 0, apart[pair] ?? 0];
    const isSeldomApart = parted <= MOST_APART * (joined + parted) && naming[pair] !== 1;
    if ((pages[pair] ?? 0) >= FEWEST_PAGES && isSeldomApart) empty[pair] = 1;
    // One keyword apart is the very pair that is asked about.
    if (parted > Math.max(1, joined)) refuted[pair] = 1;
  }
  const isEmpty = (id: number, other: number) => empty[pairs.find(id, other)] === 1;
  const isRefuted = (id: number, other: number) => refuted[pairs.find(id, other)] === 1;
  return (set) => {
    let left = set;
    for (const id of set) {
      if (!left.some((other) => other !== id && isEmpty(id, other))) continue;
      const rest = left.filter((other) => other !== id);
      if (!rest.some((other) => isRefuted(id, other))) left = rest;
    }
    return left;
  };
}

/** What nobody searches for is left out: groups are least sure of it. */
function saidOnPages(words: TellingWords, { pageOf, demand }: ListedKeywords, said: SaidRows): SaidSets {
  const count = words.offsets.length - 1;
  const sets = new SaidSets(pageOf.length + count, said.ids.length + words.ids.length);
  pageOf.forEach((page, row) => {
    if (page < 0 || (demand[row] ?? 0) <= 0) return;
    const [from, to] = [said.offsets[row] ?? 0, said.offsets[row + 1] ?? 0];
    if (from < to && !saysUnmet(said, row)) sets.add(said.ids, from, to, page);
  });
  for (let page = 0; page < count; page++) {
    const [from, to] = [words.offsets[page] ?? 0, words.offsets[page + 1] ?? 0];
    if (from < to) sets.add(words.ids, from, to, page);
  }
  return sets;
}

/** Sets of two words and more that are said without one of these words, too. */
interface Shortened {
  readonly sets: readonly number[];
  /** The word, and the set without it. */
  readonly left: readonly number[];
  readonly without: readonly number[];
  /** Words beside those that are left out, all together. */
  readonly besides: number;
}

function shortened(sets: SaidSets): Shortened {
  const { offsets, ids } = sets;
  const found = { sets: [] as number[], left: [] as number[], without: [] as number[] };
  let besides = 0;
  for (let set = 0; set < sets.size; set++) {
    const [from, to] = [offsets[set] ?? 0, offsets[set + 1] ?? 0];
    for (let at = from; at < to && to - from > 1; at++) {
      const left = ids[at] ?? 0;
      const without = sets.without(ids, from, to, left);
      if (without < 0) continue;
      found.sets.push(set);
      found.left.push(left);
      found.without.push(without);
      besides += to - from - 1;
    }
  }
  return { ...found, besides };
}

function countBesides(sets: SaidSets): Besides {
  const { offsets, ids } = sets;
  const found = shortened(sets);
  const pairs = new PairCounts(found.besides);
  const together = new Uint32Array(found.besides);
  const apart = new Uint32Array(found.besides);
  const pages = new FewPages(found.besides);
  found.sets.forEach((set, at) => {
    const left = found.left[at] ?? 0;
    const both = sets.pageOfBoth(set, found.without[at] ?? -1);
    for (let i = offsets[set] ?? 0; i < (offsets[set + 1] ?? 0); i++) {
      const other = ids[i] ?? 0;
      if (other === left) continue;
      const pair = pairs.add(left, other);
      addTo(both < 0 ? apart : together, pair, 1);
      if (both >= 0) pages.add(pair, both);
    }
  });
  return { pairs, together, apart, pages: pages.count };
}

/** The first FEWEST_PAGES pages of each pair. */
class FewPages {
  readonly count: Uint8Array;
  private readonly pages: Uint32Array;

  constructor(pairs: number) {
    this.count = new Uint8Array(pairs);
    this.pages = new Uint32Array(pairs * FEWEST_PAGES);
  }

  add(pair: number, page: number): void {
    const count = this.count[pair] ?? 0;
    const first = pair * FEWEST_PAGES;
    for (let at = 0; at < count; at++) if (this.pages[first + at] === page) return;
    if (count === FEWEST_PAGES) return;
    this.pages[first + count] = page;
    this.count[pair] = count + 1;
  }
}

/** By pair: 1 for a word and another of which a page is called, beside what the whole list is about, and which does not answer the other alone: there it is a subject (`proposal planner`). */
function namingPairs(words: TellingWords, sets: SaidSets, pairs: PairCounts): Uint8Array {
  const { offsets, ids, isFrame } = words;
  const naming = new Uint8Array(pairs.size);
  const note = (id: number, other: number) => {
    const pair = pairs.find(id, other);
    if (pair >= 0) naming[pair] = 1;
  };
  for (let page = 0; page + 1 < offsets.length; page++) {
    const set = setOf(words, page);
    const own = set.filter((id) => isFrame[id] === 0);
    if (own.length > 2) continue;
    for (const id of own) {
      const without = sets.without(ids, offsets[page] ?? 0, offsets[page + 1] ?? 0, id);
      if (without >= 0 && sets.isOn(without, page)) continue;
      for (const other of set)
        if (other !== id && own.every((one) => one === id || one === other)) note(id, other);
    }
  }
  return naming;
}
