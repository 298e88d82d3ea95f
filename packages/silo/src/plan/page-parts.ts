// The keywords of a page that ask for a part of it: besides what its own keyword says they name a thing that few of its keywords name.
import { haveLettersInCommon } from '../grouping/letters-in-common.ts';
import type { ListedKeywords } from './plan-pages.ts';
import type { RowReader } from './row-parts.ts';
import { HEAVIEST, isLite, setOf, type TellingWords } from './telling-words.ts';
import type { KeywordPart } from './word-reader.ts';

export interface PagePart {
  readonly page: number;
  /** Keywords that say the same thing besides, the one that names it first. */
  readonly rows: readonly number[];
  /** How much of that the page's own keyword says, 0 to 1. */
  readonly likeness: number;
}

/** What more of a page's keywords say besides is what the page is about, said in full. */
const MOST_OF_PAGE = 0.3;

export interface PartRules {
  readonly partsOf: RowReader;
  /** The same of a page's own keyword. */
  readonly ownPartsOf: (page: number) => readonly KeywordPart[];
  /** By page: how many headings it may still get; 0 for what is no page. */
  readonly roomOf: (page: number) => number;
  /** Whether a keyword is on its page because of its words. */
  readonly mayPart: (row: number) => boolean;
}

/** The parts of pages, those of most demand first, as many a page as it has room for. Work grows with the words of the keywords of pages that have room. */
export function findPageParts(
  words: TellingWords,
  listed: ListedKeywords,
  { partsOf, ownPartsOf, roomOf, mayPart }: PartRules,
): PagePart[] {
  const rowsOf = new Map<number, number[]>();
  listed.pageOf.forEach((page, row) => {
    if (page < 0 || roomOf(page) === 0) return;
    const rows = rowsOf.get(page);
    if (rows) rows.push(row);
    else rowsOf.set(page, [row]);
  });
  return [...rowsOf].flatMap(([page, rows]) => {
    const own = { set: setOf(words, page), parts: ownPartsOf(page) };
    const besides = new Map(rows.map((row) => [row, besideOf(words, partsOf(row), own)]));
    const parts = partsBy(
      rows.filter((row) => mayPart(row) && mayPart(listed.sameAs?.[row] ?? row)),
      besides,
      (1 + rows.length) * MOST_OF_PAGE,
    );
    return parts
      .filter((part) => part.length > 1 || (listed.demand[part[0] ?? -1] ?? 0) > 0)
      .map((part) => namedPart(part, words, listed, page))
      .sort((a, b) => demandOf(b, listed) - demandOf(a, listed) || b.rows.length - a.rows.length)
      .slice(0, roomOf(page));
  });
}

interface OwnKeyword {
  readonly set: Uint32Array;
  readonly parts: readonly KeywordPart[];
}

/**
 * What a keyword says beside its page's own, by stem. Where it leaves something out (`vetrano evo` on `quick mill vetrano`), only what is rarer
 * than all that both say, and may be no other form of what is missing.
 */
function besideOf(words: TellingWords, said: readonly KeywordPart[], own: OwnKeyword): readonly string[] {
  const besides = said.filter((part) => isBeside(words, part, own));
  if (besides.length === 0) return besides.map(({ stem }) => stem);
  const isSaid = (id: number) => said.some(({ ids }) => ids.includes(id));
  const missing = own.set.filter((id) => !isSaid(id));
  const rare = missing.length === 0 ? besides : besides.filter(isRarer(words, own, missing));
  return [...new Set(rare.map(({ stem }) => stem))];
}

function isBeside(words: TellingWords, { ids, isThing, text }: KeywordPart, own: OwnKeyword): boolean {
  const isOther = (id: number) => !own.set.includes(id) && (id < 0 || !isLite(words, id));
  return isThing && ids.length > 0 && ids.every(isOther) && !own.parts.some((part) => part.text === text);
}

/** Whether a word tells more than all that the keyword shares with its page's own, and is no other form of what it leaves out. */
function isRarer(words: TellingWords, own: OwnKeyword, missing: Uint32Array) {
  const timesOf = (id: number) => words.frequency[id] ?? 0;
  const shared = own.set.filter((id) => !missing.includes(id) && words.isFrame[id] === 0);
  const rarest = shared.reduce((least, id) => Math.min(least, timesOf(id)), Number.POSITIVE_INFINITY);
  const leftOut = own.parts.filter(({ ids }) => ids.some((id) => missing.includes(id)));
  return ({ ids, text }: KeywordPart): boolean =>
    shared.length > 0 &&
    text.length > 1 &&
    ids.every((id) => timesOf(id) < rarest) &&
    !leftOut.some((part) => haveLettersInCommon(part.text, text));
}

/** Keywords by the thing that most of them say besides, but for what more than `most` say. */
function partsBy(
  rows: readonly number[],
  besides: ReadonlyMap<number, readonly string[]>,
  most: number,
): number[][] {
  const times = new Map<string, number>();
  for (const said of besides.values()) for (const stem of said) times.set(stem, (times.get(stem) ?? 0) + 1);
  const parts = new Map<string, number[]>();
  for (const row of rows) {
    const said = besides.get(row) ?? [];
    const timesOf = (stem: string) => times.get(stem) ?? 0;
    const telling = said.filter((stem) => timesOf(stem) <= most);
    if (telling.length === 0) continue;
    const thing = telling.reduce((one, stem) => (timesOf(stem) > timesOf(one) ? stem : one));
    const part = parts.get(thing);
    if (part) part.push(row);
    else parts.set(thing, [row]);
  }
  return [...parts.values()];
}

/** The keyword that may lead a page, is searched most, and is shortest, names the part. */
function namedPart(
  rows: readonly number[],
  words: TellingWords,
  { texts, demand, flaws }: ListedKeywords,
  page: number,
): PagePart {
  const text = (row: number) => texts[row] ?? '';
  const sorted = rows.toSorted(
    (a, b) =>
      (flaws?.[a] ?? 0) - (flaws?.[b] ?? 0) ||
      (demand[b] ?? 0) - (demand[a] ?? 0) ||
      text(a).length - text(b).length ||
      (text(a) < text(b) ? -1 : 1),
  );
  return { page, rows: sorted, likeness: coverOf(words, text(sorted[0] ?? -1), page) };
}

/** Share of the weight of a keyword's words that the page's own keyword says. */
function coverOf(words: TellingWords, text: string, page: number): number {
  const own = setOf(words, page);
  let said = 0;
  let all = 0;
  for (const { ids } of words.partsOf(text))
    for (const id of ids) {
      const weight = words.weight[id] ?? HEAVIEST;
      all += weight;
      if (own.includes(id)) said += weight;
    }
  return all === 0 ? 0 : said / all;
}

function demandOf({ rows }: PagePart, { demand }: ListedKeywords): number {
  return rows.reduce((sum, row) => sum + (demand[row] ?? 0), 0);
}
