// What makes a keyword a poor name for a page: slips, repeated words, stray punctuation, words in an order that hardly anybody uses, or that the file names another.
import type { KeywordTable } from '@silosmith/contract';
import { addTo } from '../columns/add-to.ts';
import type { PairCounts } from '../columns/pair-counts.ts';
import type { Chunk } from './keyword-chunks.ts';
import { type ListedWords, STEM_CLASSES } from './listed-words.ts';

/** Bits: the higher, the worse a name. */
const FLAWS = { stray: 1, order: 2, unfinished: 4, repeated: 8, misspelled: 16, secondary: 32 } as const;
/** Two words stand the other way round so many times as often, in so many keywords. */
const TIMES_AS_USUAL = 4;
const FEWEST_AS_USUAL = 5;
/** A spelling so many times rarer than another is a slip. */
const TIMES_RARER = 2;
/** Searched so many times as often, it is how people write it, whatever the list does. */
const TIMES_SEARCHED = 2;
/** Shorter words are repeated in good sentences, too. */
const SHORTEST_REPEATED = 3;
/** A name may be double (`bora bora`): where so many of the keywords with a word have it twice, it is. */
const MOSTLY_DOUBLE = 0.5;
/** What is left to type at the end of an unfinished word, and how many keywords finish it in the same company. */
const FEWEST_UNTYPED = 2;
const FEWEST_FINISHED = 4;
/** Punctuation at the borders of a word, but for signs that mean something there: `c++`, `c#`, `.net`, `5%`. */
const STRAY = /^[^\p{L}\p{N}\p{M}\p{Sc}#+.]|[^\p{L}\p{N}\p{M}\p{Sc}#+%°]$/u;
const PLAIN = /^[\da-z]+$/u;
const DIGIT = /\p{N}/u;

/** By row: 0 for a keyword that may lead a page; the more, the worse. Shown by the list itself, whatever its language. */
export function keywordFlaws(listed: ListedWords): Uint8Array {
  const { usual, classes, pairs, words } = listed;
  const { offsets, stemIds, isBroken, pieces } = words;
  const flaws = new Uint8Array(offsets.length - 1);
  const strays = Uint8Array.from(pieces.chunks, ({ text }) =>
    !PLAIN.test(text) && STRAY.test(text) ? FLAWS.stray : 0,
  );
  for (let row = 0; row < flaws.length; row++) {
    let found = isBroken[row] === 1 ? FLAWS.misspelled : 0;
    for (let i = pieces.offsets[row] ?? 0; i < (pieces.offsets[row + 1] ?? 0); i++)
      found |= strays[pieces.ids[i] ?? 0] ?? 0;
    const start = offsets[row] ?? 0;
    for (let i = start; i < (offsets[row + 1] ?? 0); i++) {
      const stem = stemIds[i] ?? 0;
      if (usual[stem] !== stem) found |= FLAWS.misspelled;
      if (i > start && isOddOrder(pairs, classes, stemIds[i - 1] ?? 0, stem)) found |= FLAWS.order;
    }
    flaws[row] = found;
  }
  for (const row of repeatingRows(listed)) flaws[row] = (flaws[row] ?? 0) | FLAWS.repeated;
  for (const row of unfinishedRows(listed)) flaws[row] = (flaws[row] ?? 0) | FLAWS.unfinished;
  return flaws;
}

/** The same, where the file says of some that another keyword leads their page. */
export function withSecondary(
  flaws: Uint8Array,
  { pageKeyword }: Pick<KeywordTable, 'pageKeyword'>,
): Uint8Array {
  if (pageKeyword === undefined) return flaws;
  const { offsets } = pageKeyword;
  return flaws.map((flaw, row) => (offsets[row] === offsets[row + 1] ? flaw : flaw | FLAWS.secondary));
}

/** The same without an odd order where the list has these words in no better one: then it is how they are searched. `unitOf`: row → unit. */
export function withoutOnlyOrders(flaws: Uint8Array, unitOf: Int32Array): Uint8Array {
  const isOrdered = new Uint8Array(unitOf.length);
  unitOf.forEach((unit, row) => {
    if ((flaws[row] ?? 0) < FLAWS.order) isOrdered[unit] = 1;
  });
  return flaws.map((flaw, row) => (isOrdered[unitOf[row] ?? 0] === 1 ? flaw : flaw & ~FLAWS.order));
}

interface Spellings {
  /** Row → the row that stands for all that are one search with it. */
  readonly sameAs: Int32Array;
  /** Row → number of its words in any order. */
  readonly unitOf: Int32Array;
  /** Searches a month, below 1 where unknown. */
  readonly volume: ArrayLike<number>;
}

/** The same, where the list writes the words of a keyword so much more often with other blanks, and it is not searched so much more: it is called as the row that stands for it. */
export function withRareSpellings(
  flaws: Uint8Array,
  listed: ListedWords,
  { sameAs, unitOf, volume }: Spellings,
): Uint8Array {
  return flaws.map((flaw, row) => {
    const usual = sameAs[row] ?? row;
    if ((volume[row] ?? 0) >= TIMES_SEARCHED * Math.max(1, volume[usual] ?? 0)) return flaw;
    if (unitOf[usual] === unitOf[row] || usageOf(listed, usual) < TIMES_RARER * usageOf(listed, row))
      return flaw;
    return flaw | FLAWS.misspelled;
  });
}

/** How often the list writes the rarest word of a row, or the rarest two side by side. */
export function usageOf({ words: { offsets, stemIds }, times, pairs }: ListedWords, row: number): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
    const stem = stemIds[at] ?? 0;
    fewest = Math.min(fewest, times[stem] ?? 0);
    if (at > (offsets[row] ?? 0)) fewest = Math.min(fewest, pairs.of(stemIds[at - 1] ?? 0, stem));
  }
  return fewest;
}

function isOddOrder(pairs: PairCounts, classes: Uint8Array, before: number, behind: number): boolean {
  if (classes[before] === STEM_CLASSES.function || classes[behind] === STEM_CLASSES.function) return false;
  const usually = pairs.of(behind, before);
  return usually >= FEWEST_AS_USUAL && usually >= TIMES_AS_USUAL * pairs.of(before, behind);
}

/** Rows that say a word twice, where the list mostly says it once. */
function repeatingRows({ words, classes }: ListedWords): number[] {
  const { pieces } = words;
  const isTelling = ({ text, stems }: Chunk) =>
    text.length >= SHORTEST_REPEATED &&
    !DIGIT.test(text) &&
    stems.some((stem) => classes[stem] !== STEM_CLASSES.function);
  const telling = Uint8Array.from(pieces.chunks, (chunk) => (isTelling(chunk) ? 1 : 0));
  // Forms of one word are one; a compound is none of its parts.
  const stemOf = Int32Array.from(pieces.chunks, ({ stems }, chunk) =>
    telling[chunk] === 1 && stems.length === 1 ? (stems[0] ?? -1) : -1,
  );
  const having = new Uint32Array(words.stems.length);
  const doubled = new Uint32Array(words.stems.length);
  const suspects: { row: number; stem: number }[] = [];
  for (let row = 0; row + 1 < pieces.offsets.length; row++) {
    const start = pieces.offsets[row] ?? 0;
    for (let at = start; at < (pieces.offsets[row + 1] ?? 0); at++) {
      const stem = stemOf[pieces.ids[at] ?? 0] ?? -1;
      if (stem < 0) continue;
      let times = 0;
      for (let i = start; i < at; i++) if (stemOf[pieces.ids[i] ?? 0] === stem) times++;
      if (times === 0) addTo(having, stem, 1);
      if (times !== 1) continue;
      addTo(doubled, stem, 1);
      suspects.push({ row, stem });
    }
  }
  return suspects
    .filter(({ stem }) => (doubled[stem] ?? 0) < MOSTLY_DOUBLE * (having[stem] ?? 0))
    .map(({ row }) => row);
}

/** Rows whose last word is written nowhere else and begins one that others of the list have in its place: `registered d`. */
function unfinishedRows({ words: { offsets, stemIds, stems }, pairs, times }: ListedWords): number[] {
  const endings = new Map<number, { row: number; end: string }[]>();
  for (let row = 0; row + 1 < offsets.length; row++) {
    const last = (offsets[row + 1] ?? 0) - 1;
    const stem = stemIds[last] ?? 0;
    if (last <= (offsets[row] ?? 0) || (times[stem] ?? 0) > 1) continue;
    const before = stemIds[last - 1] ?? 0;
    const ending = { row, end: stems[stem] ?? '' };
    const known = endings.get(before);
    if (known) known.push(ending);
    else endings.set(before, [ending]);
  }
  const found = new Set<number>();
  for (let pair = 0; pair < pairs.size; pair++) {
    if ((pairs.count[pair] ?? 0) < FEWEST_FINISHED) continue;
    const finished = stems[pairs.second[pair] ?? 0] ?? '';
    for (const { row, end } of endings.get(pairs.first[pair] ?? 0) ?? [])
      if (finished.length >= end.length + FEWEST_UNTYPED && finished.startsWith(end)) found.add(row);
  }
  return [...found];
}
