// The telling words of each page's keyword: stems without function words and soft words; a number is bound to the word before it.
import { meantSpellings } from '../grouping/usual-spellings.ts';
import type { ShorterKeywords } from './plan-pages.ts';
import { createRowReader } from './row-parts.ts';
import { type KeywordPart, WordReader } from './word-reader.ts';
import type { WrittenWords } from './written-words.ts';

/** Sets of words, one a page, as sorted ids. */
export interface TellingWords {
  /** Set of page `p`: `ids[offsets[p] .. offsets[p + 1])`, ascending. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  /** By id: pages that have the word. */
  readonly frequency: Uint32Array;
  /** By id: how much it tells: FRAME_WEIGHT, half of 1 to 2 for a vague word, else 1 to 2. */
  readonly weight: Float64Array;
  /** By id: 1 for a word of over half of the pages. */
  readonly isFrame: Uint8Array;
  /** By id: 1 for a word of over a fifth of the pages: a page with other words is about those. A number is none: `iphone 15`, however many say it. */
  readonly isLight: Uint8Array;
  /** By id: 1 for a word that says what is asked of a thing (`price`, `buy`, `how long`), not of which thing. */
  readonly isVague: Uint8Array;
  /** By id: 1 for a word that goes with any subject (`car`, `degree`). */
  readonly isGeneric: Uint8Array;
  /** By id: 1 for a word that opposes another (`men`, `bachelor`): a page that says it is no broader one of a page that does not. */
  readonly isOpposing: Uint8Array;
  /** By id: 1 for a number with the word that it belongs to. */
  readonly isNumber: Uint8Array;
  /** By page: the weight of its words together. */
  readonly total: Float64Array;
  /** Page → the words of the one of its other keywords that says least, where that says a good part of what the page says and nothing else. */
  readonly said: ReadonlyMap<number, Uint32Array>;
  /** A keyword word by word, with the telling words that each stands for. */
  readonly partsOf: (keyword: string) => readonly KeywordPart[];
  /** What a word stands for in every keyword; null where that depends on the words beside it. */
  readonly partAlone: (word: string) => KeywordPart | null;
}

/** The words of one page. */
export function setOf({ offsets, ids }: Pick<TellingWords, 'offsets' | 'ids'>, page: number): Uint32Array {
  return ids.subarray(offsets[page], offsets[page + 1]);
}

/** What a page is about: the words of a keyword of its own that says less, without light ones, or all where no other says of which thing. */
export function coreOf(
  words: Pick<TellingWords, 'offsets' | 'ids' | 'isLight' | 'isVague' | 'said'>,
  page: number,
): Uint32Array {
  const set = words.said.get(page) ?? setOf(words, page);
  const core = set.filter((id) => words.isLight[id] === 0);
  return core.some((id) => words.isVague[id] === 0) ? core : set;
}

/** Whether all that a page says beside what another says is light, vague or common: then it is the broader one of two that share a subject. */
export function saysLittleBeside(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return coreOf(words, page).every((id) => theirs.includes(id) || isLite(words, id));
}

/** Whether a page says a word that opposes others, and the other page does not. */
export function opposes(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return setOf(words, page).some((id) => words.isOpposing[id] === 1 && !theirs.includes(id));
}

/** Whether two pages share a word that says of which thing they are: what is asked of it, and a number, relate nothing. */
export function shareAThing(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return setOf(words, page).some(
    (id) => words.isVague[id] === 0 && words.isNumber[id] === 0 && theirs.includes(id),
  );
}

/** Whether a page says of another thing than the other: a word that the other has not, and that is more than what is asked. */
export function saysMore(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return setOf(words, page).some((id) => words.isVague[id] === 0 && !theirs.includes(id));
}

type LiteSource = Pick<TellingWords, 'offsets' | 'frequency' | 'isVague' | 'isFrame' | 'isLight'>;

/** A word that tells hardly anything in this list: of a tenth of the pages and more, or one that says what is asked. */
export function isLite({ offsets, frequency, isVague, isFrame, isLight }: LiteSource, id: number): boolean {
  if (isVague[id] === 1 || isFrame[id] === 1 || isLight[id] === 1) return true;
  return (frequency[id] ?? 0) > Math.max(COMMON.fewest, COMMON.share * (offsets.length - 1));
}
/** Share of its page's weight that a keyword must have; with less it was probably grouped there by mistake. */
const LEAST_SAID = 0.4;
/** A word of more of the pages is common. A few pages prove nothing. */
const COMMON = { share: 0.1, fewest: 10 } as const;

/** A word of over half of the keywords is what the list is about: it tells no page from another. */
const FRAME_SHARE = 0.5;
const FRAME_WEIGHT = 0.15;
/** A word of over a fifth of the pages says little beside others. */
const LIGHT_SHARE = 0.2;
/** Below this many pages no word is common. */
const FEWEST_FOR_FRAME = 12;
/** Of its weight, where a word says what is asked of a thing: a page with such a word more is hardly another one. */
const VAGUE_SHARE = 0.5;
const WEIGHT_SCALE = 1.6;
/** Also of a word that no page says. */
export const HEAVIEST = 2;

/** Reads the keyword of each page. `shorter`: others of its keywords; `listed`: the words of every row of the list, the same rows as `shorter.texts`. */
export function readTellingWords(
  keywords: readonly string[],
  language: string,
  { rowsOf, texts }: ShorterKeywords = NO_KEYWORDS,
  listed?: WrittenWords,
): TellingWords {
  const reader = new WordReader(language, keywords, listed);
  const written = keywords.map((_, page) => reader.read(page));
  const meant = meantSpellings(reader.stems(), countIds(written, reader.size));
  reader.settle(meant);
  const sets = written.map((ids) => [...new Set(ids.map((id) => meant[id] ?? id))].sort((a, b) => a - b));
  const frequency = countIds(sets, reader.size);
  const offsets = new Uint32Array(keywords.length + 1);
  sets.forEach((set, page) => {
    offsets[page + 1] = (offsets[page] ?? 0) + set.length;
  });
  const ids = Uint32Array.from(sets.flat());
  const kinds = reader.kinds();
  const partsOf = (keyword: string) => reader.parts(keyword);
  const partAlone = (word: string) => reader.partAlone(word);
  const weights = weigh(offsets, ids, frequency, kinds);
  const said = new Map<number, Uint32Array>();
  const read = { offsets, frequency, isVague: kinds.isVague, ...weights };
  const partsOfRow = createRowReader({ partsOf, partAlone }, { texts, ...(listed && { written: listed }) });
  for (const [page, rows] of rowsOf) {
    const own = sets[page] ?? [];
    const least = leastSaid(rows.map(partsOfRow), own, weights.weight);
    // What makes the page's keyword a particular one is what the page is about.
    // Nor is it about any degree because a keyword of its own says `online programs`.
    const isThing = (id: number) => kinds.isGeneric[id] === 0 && kinds.isVague[id] === 0;
    const isBroad = least?.some(isThing) && own.every((id) => least.includes(id) || isLite(read, id));
    if (least !== null && isBroad) said.set(page, least);
  }
  return {
    ...{ offsets, ids, frequency, said, partsOf, partAlone },
    ...kinds,
    ...weights,
  };
}

const NO_KEYWORDS: ShorterKeywords = { rowsOf: new Map(), texts: [] };

/** Of a page's words the fewest that one of its other keywords consists of; null where none says LEAST_SAID of it. */
function leastSaid(
  others: readonly (readonly KeywordPart[])[],
  own: readonly number[],
  weight: Float64Array,
): Uint32Array | null {
  const weightOf = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (weight[id] ?? 0), 0);
  const all = weightOf(own);
  let least: readonly number[] | null = null;
  for (const parts of others) {
    const ids = idsWithin(parts, own);
    if (ids === null || ids.length >= (least ?? own).length) continue;
    // In one order, so that a sum of the same words is the same.
    ids.sort((a, b) => a - b);
    if (weightOf(ids) >= LEAST_SAID * all) least = ids;
  }
  return least === null ? null : Uint32Array.from(least);
}

/** The ids of a keyword's parts, each once; null where the page has one of them not. */
function idsWithin(parts: readonly KeywordPart[], own: readonly number[]): number[] | null {
  const found: number[] = [];
  for (const { ids } of parts)
    for (const id of ids) {
      if (!own.includes(id)) return null;
      if (!found.includes(id)) found.push(id);
    }
  return found;
}

function countIds(sets: readonly (readonly number[])[], size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (const set of sets) for (const id of set) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function weigh(
  offsets: Uint32Array,
  ids: Uint32Array,
  frequency: Uint32Array,
  { isVague, isNumber }: Pick<TellingWords, 'isVague' | 'isNumber'>,
): Pick<TellingWords, 'weight' | 'isFrame' | 'isLight' | 'total'> {
  const pageCount = offsets.length - 1;
  const weight = new Float64Array(frequency.length);
  const isFrame = new Uint8Array(frequency.length);
  const isLight = new Uint8Array(frequency.length);
  for (let id = 0; id < frequency.length; id++) {
    const pages = Math.max(1, frequency[id] ?? 1);
    if (pageCount >= FEWEST_FOR_FRAME && pages > FRAME_SHARE * pageCount) isFrame[id] = 1;
    if (pageCount >= FEWEST_FOR_FRAME && pages > LIGHT_SHARE * pageCount && isNumber[id] !== 1)
      isLight[id] = 1;
    const telling = tellingWeight(pageCount, pages) * (isVague[id] === 1 ? VAGUE_SHARE : 1);
    weight[id] = isFrame[id] === 1 ? FRAME_WEIGHT : telling;
  }
  const total = new Float64Array(pageCount);
  for (let page = 0; page < pageCount; page++) {
    let sum = 0;
    for (let i = offsets[page] ?? 0; i < (offsets[page + 1] ?? 0); i++) sum += weight[ids[i] ?? 0] ?? 0;
    total[page] = sum;
  }
  return { weight, isFrame, isLight, total };
}

/** How much a word tells that `pages` of `pageCount` have: 1 to 2. */
export function tellingWeight(pageCount: number, pages: number): number {
  return Math.min(HEAVIEST, Math.max(1, Math.log(pageCount / pages) / WEIGHT_SCALE));
}
