// Keywords with the same telling words on several pages: `seo india` on one, `search engine optimization in india` on another. All go where most of it is said.
import type { KeywordFacts } from './better-pages.ts';
import { areCompatible, type PlanPages } from './plan-pages.ts';
import { type RowReader, saysUnmet } from './row-parts.ts';
import { HEAVIEST, setOf, type TellingWords } from './telling-words.ts';
import { usedWords } from './used-words.ts';
import type { KeywordPart } from './word-reader.ts';
import { numberOfRange, numberOfSet, withNumber } from './word-set-number.ts';

/** Every keyword of a page, its own too. */
export interface PlacedKeyword {
  readonly row: number;
  readonly page: number;
  /** Searches a month. */
  readonly demand: number;
  readonly need: number;
  /** Number of its way (`vga to hdmi`), 0 for none. */
  readonly direction: number;
  /** Whether words alone brought it to its page. */
  readonly mayMove: boolean;
}

export interface SameWordsFacts extends Omit<KeywordFacts, 'volumeOf'> {
  readonly partsOf: RowReader;
  /** Whether a row may say that a thing is used. */
  readonly maySayUsed: (row: number) => boolean;
}

export interface GatheredKeyword {
  readonly row: number;
  readonly page: number;
}

/**
 * The keywords that leave their page for another with the same telling words, need and intent, questions and others apart. They meet on the page that says most of these words, of
 * several on the one where they are searched most. O(words of the keywords).
 */
export function gatherSameWords(
  pages: PlanPages,
  words: TellingWords,
  keywords: Iterable<PlacedKeyword>,
  facts: SameWordsFacts,
): GatheredKeyword[] {
  const alike = new Map<string, PlacedKeyword[]>();
  const unknown = new Map<string, number>();
  for (const keyword of onSeveralPages(pages, keywords, facts, unknown)) {
    const told = toldIds(facts.partsOf(keyword.row), unknown).sort((a, b) => a - b);
    const name = `${pages.scope[keyword.page]} ${keyword.need} ${told.join(' ')}`;
    const known = alike.get(name);
    if (known) known.push(keyword);
    else alike.set(name, [keyword]);
  }
  const moved: GatheredKeyword[] = [];
  for (const told of alike.values()) {
    // Few are on several pages: what takes longer to tell is asked of those alone.
    if (areTogether(told)) continue;
    const kindOf = ({ row, direction }: PlacedKeyword) =>
      `${facts.poleOf(row)} ${facts.isQuestion(row)} ${direction}`;
    for (const same of Map.groupBy(told, kindOf).values()) {
      if (areTogether(same)) continue;
      const target = placeFor(pages, words, same, facts);
      for (const { row, page, mayMove } of same)
        if (mayMove && page !== target && areCompatible(pages, page, target))
          moved.push({ row, page: target });
    }
  }
  return moved;
}

const areTogether = (keywords: readonly PlacedKeyword[]): boolean =>
  keywords.every(({ page }) => page === keywords[0]?.page);

/** Those whose words, by a number that few others share, are on another page, too: in a long list few are. */
function onSeveralPages(
  pages: PlanPages,
  keywords: Iterable<PlacedKeyword>,
  facts: SameWordsFacts,
  unknown: Map<string, number>,
): PlacedKeyword[] {
  const all: PlacedKeyword[] = [];
  const numbers: number[] = [];
  const pageOf = new Map<number, number>();
  for (const keyword of keywords) {
    const own = numberOfTold(keyword.row, facts, unknown);
    if (own === null) continue;
    const number = withNumber(withNumber(own, keyword.need), pages.scope[keyword.page] ?? 0);
    all.push(keyword);
    numbers.push(number);
    const known = pageOf.get(number) ?? keyword.page;
    pageOf.set(number, known === keyword.page ? known : SEVERAL);
  }
  return all.filter((_, at) => pageOf.get(numbers[at] ?? 0) === SEVERAL);
}

/** Of the words of a row; null where it has none. The parts of most need no look. */
function numberOfTold(
  row: number,
  { partsOf, said, maySayUsed }: SameWordsFacts,
  unknown: Map<string, number>,
): number | null {
  const [from, to] = [said.offsets[row] ?? 0, said.offsets[row + 1] ?? 0];
  if (!maySayUsed(row) && !saysUnmet(said, row))
    return from === to ? null : numberOfRange(said.ids, from, to);
  const told = toldIds(partsOf(row), unknown);
  return told.length === 0 ? null : numberOfSet(told);
}

/** In place of a page. */
const SEVERAL = -1;
/** In place of the words for it. */
const USED = -1;

const usedIn = (parts: readonly KeywordPart[]): ReadonlySet<string> =>
  usedWords(parts.map(({ text }) => text).join(' '));

/** Each telling word once, all that say a thing is used as one. `unknown`: words that no page says, by stem: they get numbers of their own. */
function toldIds(parts: readonly KeywordPart[], unknown: Map<string, number>): number[] {
  const used = usedIn(parts);
  const told: number[] = used.size > 0 ? [USED] : [];
  for (const { ids, stem, text } of parts)
    for (const id of used.has(text) ? [] : ids) {
      const own = id < 0 ? unknownId(stem, unknown) : id;
      if (!told.includes(own)) told.push(own);
    }
  return told;
}

function unknownId(stem: string, unknown: Map<string, number>): number {
  const known = unknown.get(stem) ?? -2 - unknown.size;
  unknown.set(stem, known);
  return known;
}

function placeFor(
  { keywords }: PlanPages,
  words: TellingWords,
  same: readonly PlacedKeyword[],
  { partsOf }: Pick<SameWordsFacts, 'partsOf'>,
): number {
  const demandOn = new Map<number, number>();
  for (const { page, demand } of same) demandOn.set(page, (demandOn.get(page) ?? 0) + demand);
  const parts = partsOf(same[0]?.row ?? -1);
  const used = usedIn(parts);
  const said = new Set(parts.flatMap(({ ids, text }) => (used.has(text) ? [] : ids)));
  const saysUsed = (page: number) => used.size > 0 && usedWords(keywords[page] ?? '').size > 0;
  const saidBy = (page: number) =>
    setOf(words, page).reduce(
      (sum, id) => sum + (said.has(id) ? (words.weight[id] ?? HEAVIEST) : 0),
      saysUsed(page) ? HEAVIEST : 0,
    );
  const [best] = [...demandOn]
    .map(([page, demand]) => ({ page, demand, said: saidBy(page) }))
    .sort((a, b) => b.said - a.said || b.demand - a.demand || a.page - b.page);
  return best?.page ?? -1;
}
