// What does a page say in its keyword? Its telling words: stems without function words and soft words, a number bound to the word before it.
import { intentWordsIn, packFor, splitWords } from '@silosmith/language';
import { createSoftWordTest, isYear, isYearTail } from './soft-words.ts';

/** Sets of words, one a page, as sorted ids. */
export interface TellingWords {
  /** Set of page `p`: `ids[offsets[p] .. offsets[p + 1])`, ascending. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  /** By id: pages that have the word. */
  readonly frequency: Uint32Array;
  /** By id: how much it tells, FRAME_WEIGHT to 2. */
  readonly weight: Float64Array;
  /** By id: 1 for a word of over half of the pages. */
  readonly isFrame: Uint8Array;
  /** By id: 1 for a word of over a fifth of the pages: a page with other words is about those. */
  readonly isLight: Uint8Array;
  /** By id: 1 for a word that says what the searcher wants to do (`price`, `buy`), not with what. */
  readonly isIntent: Uint8Array;
  /** By page: the weight of its words together. */
  readonly total: Float64Array;
}

/** The words of one page. */
export function setOf({ offsets, ids }: Pick<TellingWords, 'offsets' | 'ids'>, page: number): Uint32Array {
  return ids.subarray(offsets[page], offsets[page + 1]);
}

/** What a page is about: its words without light ones, or all where it has no others. */
export function coreOf(words: Pick<TellingWords, 'offsets' | 'ids' | 'isLight'>, page: number): Uint32Array {
  const set = setOf(words, page);
  const core = set.filter((id) => words.isLight[id] === 0);
  return core.length > 0 ? core : set;
}

/** A word of over half of the keywords is what the list is about: it tells no page from another. */
const FRAME_SHARE = 0.5;
const FRAME_WEIGHT = 0.15;
/** A word of over a fifth of the pages says little beside others. */
const LIGHT_SHARE = 0.2;
/** Below this many pages no word is common. */
const FEWEST_FOR_FRAME = 12;
const WEIGHT_SCALE = 1.6;
const HEAVIEST = 2;

/** Reads the keyword of each page. */
export function readTellingWords(keywords: readonly string[], language: string): TellingWords {
  const reader = new WordReader(language);
  const offsets = new Uint32Array(keywords.length + 1);
  const all: number[] = [];
  keywords.forEach((keyword, page) => {
    const ids = reader.read(keyword);
    for (const id of ids) all.push(id);
    offsets[page + 1] = all.length;
  });
  const ids = Uint32Array.from(all);
  const frequency = new Uint32Array(reader.size);
  for (const id of ids) frequency[id] = (frequency[id] ?? 0) + 1;
  return { offsets, ids, frequency, isIntent: reader.intentWords(), ...weigh(offsets, ids, frequency) };
}

function weigh(
  offsets: Uint32Array,
  ids: Uint32Array,
  frequency: Uint32Array,
): Pick<TellingWords, 'weight' | 'isFrame' | 'isLight' | 'total'> {
  const pageCount = offsets.length - 1;
  const weight = new Float64Array(frequency.length);
  const isFrame = new Uint8Array(frequency.length);
  const isLight = new Uint8Array(frequency.length);
  for (let id = 0; id < frequency.length; id++) {
    const pages = Math.max(1, frequency[id] ?? 1);
    if (pageCount >= FEWEST_FOR_FRAME && pages > FRAME_SHARE * pageCount) isFrame[id] = 1;
    if (pageCount >= FEWEST_FOR_FRAME && pages > LIGHT_SHARE * pageCount) isLight[id] = 1;
    weight[id] = isFrame[id] === 1 ? FRAME_WEIGHT : tellingWeight(pageCount, pages);
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

interface ReadWord {
  readonly stem: string;
  readonly isSoft: boolean;
  readonly isFunction: boolean;
}

const NUMBER = /^\d+(?:[.,]\d+)?$/u;

class WordReader {
  private readonly language: string;
  private readonly isSoft: (word: string) => boolean;
  private readonly words = new Map<string, ReadWord>();
  private readonly idOf = new Map<string, number>();
  private readonly isIntent: number[] = [];

  constructor(language: string) {
    this.language = language;
    this.isSoft = createSoftWordTest(language);
  }

  /** Distinct words met so far. */
  get size(): number {
    return this.idOf.size;
  }

  /** Sorted ids of the telling words; of all content words, or of all words, where nothing else remains. */
  read(keyword: string): number[] {
    const written = splitWords(keyword, this.language);
    const words = written.map((word) => this.word(word));
    let ids = this.collect(written, words, ({ isSoft, isFunction }) => !isSoft && !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, ({ isFunction }) => !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, () => true);
    return [...ids].sort((a, b) => a - b);
  }

  private collect(
    written: readonly string[],
    words: readonly ReadWord[],
    isWanted: (word: ReadWord) => boolean,
  ): Set<number> {
    const ids = new Set<number>();
    let before = '';
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      if (word === undefined || !isWanted(word)) continue;
      const text = written[at] ?? '';
      if (isYearTail(text) && isYear(written[at - 1] ?? '')) continue;
      if (NUMBER.test(text)) ids.add(this.id(`${before} ${text}`, text));
      else {
        ids.add(this.id(word.stem, text));
        before = word.stem;
      }
    }
    return ids;
  }

  private word(text: string): ReadWord {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const pack = packFor(this.language);
    const word = {
      stem: pack.stem(text),
      isSoft: this.isSoft(text),
      isFunction: pack.functionWords.has(text),
    };
    this.words.set(text, word);
    return word;
  }

  /** By id: whether the word alone betrays an intent. */
  intentWords(): Uint8Array {
    return Uint8Array.from(this.isIntent);
  }

  private id(key: string, text: string): number {
    const known = this.idOf.get(key);
    if (known !== undefined) return known;
    const id = this.idOf.size;
    this.idOf.set(key, id);
    this.isIntent.push(intentWordsIn([text], this.language).length > 0 ? 1 : 0);
    return id;
  }
}
