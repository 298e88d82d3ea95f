// The keywords of a page that ask for a part of it: they say all that its own keyword says and, besides, a thing that few of its keywords say.
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
  /** By page: how many headings it may still get; 0 for what is no page. */
  readonly roomOf: (page: number) => number;
  /** Whether a keyword is on its page because of its words. */
  readonly mayPart: (row: number) => boolean;
}

/** The parts of pages, those of most demand first, as many a page as it has room for. Work grows with the words of the keywords of pages that have room. */
export function findPageParts(
  words: TellingWords,
  listed: ListedKeywords,
  { partsOf, roomOf, mayPart }: PartRules,
): PagePart[] {
  const rowsOf = new Map<number, number[]>();
  listed.pageOf.forEach((page, row) => {
    if (page < 0 || roomOf(page) === 0) return;
    const rows = rowsOf.get(page);
    if (rows) rows.push(row);
    else rowsOf.set(page, [row]);
  });
  return [...rowsOf].flatMap(([page, rows]) => {
    const besides = new Map(rows.map((row) => [row, besideOf(words, partsOf(row), page)]));
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

/** What a keyword says beside its page's own, by stem; nothing where it does not say all that the page says. */
function besideOf(words: TellingWords, said: readonly KeywordPart[], page: number): readonly string[] {
  const own = setOf(words, page);
  if (!own.every((id) => said.some(({ ids }) => ids.includes(id)))) return [];
  return [...new Set(said.filter((part) => isBeside(words, part, own)).map(({ stem }) => stem))];
}

function isBeside(words: TellingWords, { ids, isThing }: KeywordPart, own: Uint32Array): boolean {
  return isThing && ids.length > 0 && ids.every((id) => !own.includes(id) && (id < 0 || !isLite(words, id)));
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
