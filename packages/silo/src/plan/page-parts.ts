// The keywords of a page that ask for a part of it: besides what its own keyword says they name a thing that few of its keywords name.
import { packFor } from '@silosmith/language';
import { namesAUse } from '../grouping/generic-words.ts';
import { haveLettersInCommon } from '../grouping/letters-in-common.ts';
import { isMild } from '../grouping/part-needs.ts';
import { areFormsOfOneWord } from '../grouping/word-forms.ts';
import type { ListedKeywords } from './plan-pages.ts';
import type { RowReader } from './row-parts.ts';
import { HEAVIEST, isLite, setOf, type TellingWords } from './telling-words.ts';
import { isDenial, isWithout, unwantedIn } from './unwanted-things.ts';
import { usedWords } from './used-words.ts';
import type { KeywordPart } from './word-reader.ts';

export interface PagePart {
  readonly page: number;
  /** Keywords that say the same thing besides, the one that names it first. */
  readonly rows: readonly number[];
  /** Of all of them. */
  readonly demand: number;
}

export interface PageParts {
  /** Those of most demand first, whatever their page; as many a page as it has room for. */
  readonly parts: readonly PagePart[];
  /** Keywords that alone name a thing in place of what their page says, and that nobody searches for: no heading, and no wording of the page. */
  readonly outside: readonly number[];
}

/** What more of a page's keywords say besides is what the page is about, said in full. */
const MOST_OF_PAGE = 0.3;
/** Unless so many other pages say it: then it is a choice, and may be that of more of the keywords. */
const FEWEST_PAGES = 3;
const MOST_OF_CHOICE = 0.5;
/** A word that names a use is a thing where so few pages say it. */
const RARE = { pages: 4, share: 0.01 } as const;
const INITIAL = /^\p{L}$/u;
const SHORT = /^\p{Script=Latin}{1,2}$/u;
/** Before what is no word: a need, and what is not wanted. */
const NEED = 'need ';
const WITHOUT = 'without ';
const NO_WORDS: ReadonlySet<string> = new Set();
const NO_STEMS: readonly string[] = [];
const NOTHING: Besides = { things: [], telling: [], isInstead: false };

export interface PartRules {
  readonly partsOf: RowReader;
  /** Page → row of its own keyword. */
  readonly rowOf: (page: number) => number;
  /** By page: how many headings it may still get; 0 for what is no page. */
  readonly roomOf: (page: number) => number;
  /** Whether a keyword is on its page because of its words. */
  readonly mayPart: (row: number) => boolean;
  /** Whether a keyword that nobody searches for, and that alone names a thing, may be a heading; without it none is. */
  readonly mayPartUnsearched?: (row: number) => boolean;
}

/** The parts of pages. Work grows with the words of the keywords of pages that have room. */
export function findPageParts(
  words: TellingWords,
  listed: ListedKeywords,
  { partsOf, rowOf, roomOf, mayPart, mayPartUnsearched = () => false }: PartRules,
): PageParts {
  const outside: number[] = [];
  const language = listed.written?.language ?? '';
  const rowsOf = new Map<number, number[]>();
  listed.pageOf.forEach((page, row) => {
    if (page < 0 || roomOf(page) === 0) return;
    const rows = rowsOf.get(page);
    if (rows) rows.push(row);
    else rowsOf.set(page, [row]);
  });
  const parts = [...rowsOf].flatMap(([page, rows]) => {
    const own = ownKeyword(words, page, partsOf(rowOf(page)), language);
    const besides = new Map<number, Besides>();
    for (const row of rows) {
      const beside = besideOf(words, partsOf(row), own, askedBeside(listed, row, rowOf(page)));
      if (beside.things.length > 0) besides.set(row, beside);
    }
    if (besides.size === 0) return [];
    const found = partsBy(
      [...besides.keys()].filter((row) => mayPart(row) && mayPart(listed.sameAs?.[row] ?? row)),
      besides,
      1 + rows.length,
    );
    const isSearched = (part: readonly number[]) =>
      part.length > 1 || (listed.demand[part[0] ?? -1] ?? 0) > 0;
    const isInstead = (row: number) => besides.get(row)?.isInstead === true;
    const isHeading = ([row = -1]: readonly number[]) =>
      mayPartUnsearched(row) && !isInstead(row) && !isSlight(besides.get(row) ?? NOTHING, own);
    const named = found
      .filter((part) => isSearched(part) || isHeading(part))
      .map((part) => namedPart(part, listed, page))
      .sort((a, b) => b.demand - a.demand || b.rows.length - a.rows.length);
    const unsearched = found.filter((part) => !isSearched(part)).flat();
    outside.push(...unsearched.filter(isInstead));
    return named.slice(0, roomOf(page));
  });
  return { parts: parts.sort((a, b) => b.demand - a.demand), outside };
}

interface OwnKeyword {
  readonly set: readonly number[];
  readonly parts: readonly KeywordPart[];
  /** Stems of what it is without. */
  readonly unwanted: ReadonlySet<string>;
  /** Whether it is about a used thing. */
  readonly isUsed: boolean;
  readonly language: string;
  readonly hasCompounds: boolean;
  /** A word that names a use is a thing where no more pages say it. */
  readonly mostOfUse: number;
}

const textOf = (parts: readonly KeywordPart[]): string => parts.map(({ text }) => text).join(' ');

const ownKeyword = (
  words: TellingWords,
  page: number,
  parts: readonly KeywordPart[],
  language: string,
): OwnKeyword => ({
  ...{ set: [...setOf(words, page)], parts, language },
  unwanted: unwantedIn(parts, language),
  isUsed: usedWords(textOf(parts)).size > 0,
  hasCompounds: packFor(language).compounds !== null,
  mostOfUse: Math.max(RARE.pages, RARE.share * (words.offsets.length - 1)),
});

interface Besides {
  /** By stem. */
  readonly things: readonly string[];
  /** Of these, what tells other pages apart, too: `hamburg` in a list of dog parks by city. */
  readonly telling: readonly string[];
  /** Whether it leaves out what the page says. */
  readonly isInstead: boolean;
}

/**
 * What a keyword says beside its page's own. Where it leaves something out (`vetrano evo` on `quick mill vetrano`), no other form of that; what the
 * whole list is about it may leave out.
 */
function besideOf(
  words: TellingWords,
  said: readonly KeywordPart[],
  own: OwnKeyword,
  asked: readonly string[],
): Besides {
  const leftOut = own.set.filter((id) => words.isFrame[id] === 0 && !says(said, id));
  const isInstead = leftOut.length > 0;
  const sharesAThing = own.set.some((id) => (!isInstead || words.isFrame[id] === 0) && says(said, id));
  if (!sharesAThing) return NOTHING;
  const used = own.isUsed ? usedWords(textOf(said)) : NO_WORDS;
  const isSilent = ({ text }: KeywordPart) => used.has(text) || isWithout(text, own.language);
  const others = said.filter((part) => isBeside(words, part, own) && !isSilent(part));
  const things = isInstead ? others.filter(isAnother(own, leftOut)) : others;
  const turned = turnedIn(said, own);
  const asks = isInstead ? NO_STEMS : asked;
  if (things.length + turned.length + asks.length === 0) return NOTHING;
  const tells = ({ ids }: KeywordPart) => ids.every((id) => (words.frequency[id] ?? 0) >= FEWEST_PAGES);
  return {
    things: [...stemsOf(things), ...turned, ...asks],
    telling: stemsOf(things.filter(tells)),
    isInstead,
  };
}

function says(parts: readonly KeywordPart[], id: number): boolean {
  for (const { ids } of parts) if (ids.includes(id)) return true;
  return false;
}

/** What a keyword asks that its page does not, and may answer in passing: the price of `ineos grenadier`. */
function askedBeside({ needs }: ListedKeywords, row: number, own: number): readonly string[] {
  const need = needs?.[row] ?? 0;
  return need !== 0 && isMild(need) && need !== (needs?.[own] ?? 0) ? [`${NEED}${need}`] : NO_STEMS;
}

/** What a keyword wants without a thing that its page is about with it, or the other way round: `champagne sin alcohol` on `champagne con alcohol`. */
function turnedIn(said: readonly KeywordPart[], own: OwnKeyword): readonly string[] {
  const unwanted = unwantedIn(said, own.language);
  if (unwanted.size + own.unwanted.size === 0 || isDenial(said) || isDenial(own.parts)) return NO_STEMS;
  const turned = own.parts.filter(
    ({ stem }) =>
      unwanted.has(stem) !== own.unwanted.has(stem) &&
      said.some((part) => part.ids.length > 0 && part.stem === stem),
  );
  return stemsOf(turned).map((stem) => `${WITHOUT}${stem}`);
}

const stemsOf = (parts: readonly KeywordPart[]): string[] => [...new Set(parts.map(({ stem }) => stem))];

function isBeside(words: TellingWords, { ids, isThing, text }: KeywordPart, own: OwnKeyword): boolean {
  if (ids.length === 0) return false;
  const isUse = !isThing && namesAUse(text) && ids.every((id) => (words.frequency[id] ?? 0) <= own.mostOfUse);
  if (!(isThing || isUse)) return false;
  const others = ids.filter((id) => !own.set.includes(id));
  // Of a compound the rest counts: `Kerzenhalter` on the page of `Kerzen`; where words are not put together what the page says does.
  const isRest = own.hasCompounds && others.length > 0;
  if (!(isRest || others.length === ids.length)) return false;
  if (others.some((id) => id >= 0 && isLite(words, id))) return false;
  return !own.parts.some((part) => part.text === text);
}

/** Whether nothing that it says besides is sure to be a thing: a form or a slip of a word that the page says (`scola in chiaro` on `scuola in chiaro`), or of a letter or two (`health insurance it`). */
function isSlight({ things }: Besides, { parts }: OwnKeyword): boolean {
  const said = parts.filter(({ ids, stem }) => ids.length > 0 && !SHORT.test(stem));
  return things.every((thing) => {
    if (thing.startsWith(NEED) || thing.startsWith(WITHOUT)) return false;
    return SHORT.test(thing) || said.some(({ stem }) => areFormsOfOneWord(thing, stem));
  });
}

/** Whether a word is no initial and no other form of what is left out. */
function isAnother(own: OwnKeyword, leftOut: readonly number[]) {
  const forms = own.parts.filter(({ ids }) => ids.some((id) => leftOut.includes(id)));
  return ({ text }: KeywordPart): boolean =>
    !INITIAL.test(text) && !forms.some((part) => haveLettersInCommon(part.text, text));
}

/** Of a page of `count` keywords, its own with them, those by the thing that most say besides, but for what too many say; one that alone says it is never too many. */
function partsBy(rows: readonly number[], besides: ReadonlyMap<number, Besides>, count: number): number[][] {
  const times = new Map<string, number>();
  for (const { things } of besides.values())
    for (const stem of things) times.set(stem, (times.get(stem) ?? 0) + 1);
  const parts = new Map<string, number[]>();
  for (const row of rows) {
    const { things, telling } = besides.get(row) ?? NOTHING;
    const timesOf = (stem: string) => times.get(stem) ?? 0;
    const most = (stem: string) => count * mostOf(stem, telling);
    const parting = things.filter((stem) => timesOf(stem) <= Math.max(1, most(stem)));
    if (parting.length === 0) continue;
    const thing = parting.reduce((one, stem) => (timesOf(stem) > timesOf(one) ? stem : one));
    const part = parts.get(thing);
    if (part) part.push(row);
    else parts.set(thing, [row]);
  }
  return [...parts.values()];
}

/** Of its page's keywords those that may say a thing besides: who wants it without what the page says wants another thing, however many they are. */
function mostOf(stem: string, telling: readonly string[]): number {
  if (stem.startsWith(WITHOUT)) return 1;
  return telling.includes(stem) ? MOST_OF_CHOICE : MOST_OF_PAGE;
}

/** The keyword that may lead a page, is searched most, and is shortest, names the part. */
function namedPart(
  rows: readonly number[],
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
  return { page, rows: sorted, demand: sorted.reduce((sum, row) => sum + (demand[row] ?? 0), 0) };
}

/** How much of what the keyword that names a part says the page's own keyword says, 0 to 1. */
export function likenessOf(
  { page, rows: [lead = -1] }: PagePart,
  words: TellingWords,
  { texts }: Pick<ListedKeywords, 'texts'>,
): number {
  const own = setOf(words, page);
  let said = 0;
  let all = 0;
  for (const { ids } of words.partsOf(texts[lead] ?? ''))
    for (const id of ids) {
      const weight = words.weight[id] ?? HEAVIEST;
      all += weight;
      if (own.includes(id)) said += weight;
    }
  return all === 0 ? 0 : said / all;
}
