// Words that add nothing beside another word of a list, by its own groups: `custom` beside `patches`, where pages hold both `pvc patches` and `custom pvc patches`.
import type { ListedKeywords } from './plan-pages.ts';
import { createRowReader } from './row-parts.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import { UNMET } from './word-reader.ts';
import { numberOfSet, numberWithout } from './word-set-number.ts';

/** So many pages hold keywords with and without the word; of all such keywords this share at most is on two pages. */
const FEWEST_PAGES = 3;
const MOST_APART = 0.2;

/** Keywords with the same telling words, and the pages that they are on: nearly always one. */
interface Said {
  readonly ids: readonly number[];
  readonly page: number;
  more: number[] | null;
}

/** Of a word beside another: how many keywords have it on a page that answers them without it, too, and how many on another page. */
interface Beside {
  /** A few of the pages. */
  readonly pages: number[];
  together: number;
  apart: number;
}

/** Set of a page → the same without words that add nothing to the others. */
export type EmptyWords = (set: Uint32Array) => Uint32Array;

/** O(words of a keyword squared, for each). */
export function learnEmptyWords(words: TellingWords, listed: ListedKeywords): EmptyWords {
  const count = words.offsets.length - 1;
  const said = saidOnPages(words, listed, count);
  const size = words.frequency.length;
  const besides = countBesides(said, size);
  const naming = namingPairs(words, said, count);
  const asks = (id: number) =>
    words.isVague[id] === 1 || words.isNumber[id] === 1 || words.isOpposing[id] === 1;
  const empty = new Set<number>();
  const refuted = new Set<number>();
  for (const [pair, { pages, together, apart }] of besides) {
    if (asks(Math.floor(pair / size))) continue;
    const isSeldomApart = apart <= MOST_APART * (together + apart) && !naming.has(pair);
    if (pages.length >= FEWEST_PAGES && isSeldomApart) empty.add(pair);
    // One keyword apart is the very pair that is asked about.
    if (apart > Math.max(1, together)) refuted.add(pair);
  }
  return (set) => {
    let left = set;
    for (const id of set) {
      const rest = left.filter((other) => other !== id);
      const isLeftOut = rest.some((other) => empty.has(id * size + other));
      if (isLeftOut && !rest.some((other) => refuted.has(id * size + other))) left = rest;
    }
    return left;
  };
}

/** By number of the set. What nobody searches for is left out: groups are least sure of it. */
function saidOnPages(words: TellingWords, listed: ListedKeywords, count: number): ReadonlyMap<number, Said> {
  const { pageOf, demand } = listed;
  const partsOf = createRowReader(words, listed);
  const said = new Map<number, Said>();
  const note = (ids: readonly number[], page: number) => {
    if (ids.length === 0 || ids.includes(UNMET)) return;
    const number = numberOfSet(ids);
    const known = said.get(number);
    if (known === undefined) said.set(number, { ids, page, more: null });
    else if (!isOn(known, page)) known.more = [...(known.more ?? []), page];
  };
  pageOf.forEach((page, row) => {
    if (page < 0 || (demand[row] ?? 0) <= 0) return;
    const ids: number[] = [];
    for (const part of partsOf(row)) for (const id of part.ids) if (!ids.includes(id)) ids.push(id);
    note(ids, page);
  });
  for (let page = 0; page < count; page++) note([...setOf(words, page)], page);
  return said;
}

const isOn = ({ page, more }: Said, asked: number): boolean =>
  page === asked || more?.includes(asked) === true;

function countBesides(said: ReadonlyMap<number, Said>, size: number): ReadonlyMap<number, Beside> {
  const besides = new Map<number, Beside>();
  for (const one of said.values()) {
    if (one.ids.length < 2) continue;
    for (const id of one.ids) {
      const without = said.get(numberWithout(one.ids, id));
      if (without === undefined) continue;
      const both = [one.page, ...(one.more ?? [])].find((page) => isOn(without, page));
      for (const other of one.ids) {
        if (other === id) continue;
        const pair = id * size + other;
        const beside = besides.get(pair) ?? { pages: [], together: 0, apart: 0 };
        besides.set(pair, beside);
        if (both === undefined) beside.apart++;
        else beside.together++;
        if (both !== undefined && beside.pages.length < FEWEST_PAGES && !beside.pages.includes(both))
          beside.pages.push(both);
      }
    }
  }
  return besides;
}

/** A word and another of which a page is called, beside what the whole list is about, and which does not answer the other alone: there it is a subject (`proposal planner`). */
function namingPairs(words: TellingWords, said: ReadonlyMap<number, Said>, count: number): Set<number> {
  const size = words.frequency.length;
  const pairs = new Set<number>();
  for (let page = 0; page < count; page++) {
    const set = setOf(words, page);
    const own = set.filter((id) => words.isFrame[id] === 0);
    if (own.length > 2) continue;
    for (const id of own) {
      const without = said.get(numberWithout(set, id));
      if (without !== undefined && isOn(without, page)) continue;
      for (const other of set)
        if (other !== id && own.every((one) => one === id || one === other)) pairs.add(id * size + other);
    }
  }
  return pairs;
}
