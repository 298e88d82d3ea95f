// What does a page say in its keyword? Its telling words: stems without function words and soft words, a number bound to the word before it.
import {
  type CompoundSplitter,
  createCompoundSplitter,
  foldAccents,
  intentWordsIn,
  packFor,
  splitWords,
} from '@silosmith/language';
import { meantSpellings } from '../grouping/usual-spellings.ts';
import { createSoftWordTest, isYear, isYearTail } from './soft-words.ts';
import { createVagueWordTest } from './vague-words.ts';

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
  /** By id: 1 for a word of over a fifth of the pages: a page with other words is about those. */
  readonly isLight: Uint8Array;
  /** By id: 1 for a word that says what is asked of a thing (`price`, `buy`, `how long`), not of which thing. */
  readonly isVague: Uint8Array;
  /** By id: 1 for a number with the word that it belongs to. */
  readonly isNumber: Uint8Array;
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
/** Of its weight, where a word says what is asked of a thing: a page with such a word more is hardly another one. */
const VAGUE_SHARE = 0.5;
const WEIGHT_SCALE = 1.6;
const HEAVIEST = 2;

/** Reads the keyword of each page. */
export function readTellingWords(keywords: readonly string[], language: string): TellingWords {
  const reader = new WordReader(language, keywords);
  const written = keywords.map((keyword) => reader.read(keyword));
  const meant = meantSpellings(reader.stems(), countIds(written, reader.size));
  const sets = written.map((ids) => [...new Set(ids.map((id) => meant[id] ?? id))].sort((a, b) => a - b));
  const frequency = countIds(sets, reader.size);
  const offsets = new Uint32Array(keywords.length + 1);
  sets.forEach((set, page) => {
    offsets[page + 1] = (offsets[page] ?? 0) + set.length;
  });
  const ids = Uint32Array.from(sets.flat());
  const kinds = reader.kinds();
  return { offsets, ids, frequency, ...kinds, ...weigh(offsets, ids, frequency, kinds.isVague) };
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
  isVague: Uint8Array,
): Pick<TellingWords, 'weight' | 'isFrame' | 'isLight' | 'total'> {
  const pageCount = offsets.length - 1;
  const weight = new Float64Array(frequency.length);
  const isFrame = new Uint8Array(frequency.length);
  const isLight = new Uint8Array(frequency.length);
  for (let id = 0; id < frequency.length; id++) {
    const pages = Math.max(1, frequency[id] ?? 1);
    if (pageCount >= FEWEST_FOR_FRAME && pages > FRAME_SHARE * pageCount) isFrame[id] = 1;
    if (pageCount >= FEWEST_FOR_FRAME && pages > LIGHT_SHARE * pageCount) isLight[id] = 1;
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

interface ReadWord {
  readonly stem: string;
  /** Of its parts, where it is a compound. */
  readonly stems: readonly string[];
  readonly isSoft: boolean;
  readonly isFunction: boolean;
  readonly isVague: boolean;
}

const NUMBER = /^\d+(?:[.,]\d+)?$/u;

class WordReader {
  private readonly language: string;
  private readonly partsOf: CompoundSplitter;
  private readonly isSoft: (word: string) => boolean;
  private readonly isVagueWord: (word: string) => boolean;
  private readonly words = new Map<string, ReadWord>();
  private readonly idOf = new Map<string, number>();
  private readonly isVague: number[] = [];
  private readonly isNumber: number[] = [];

  constructor(language: string, keywords: readonly string[]) {
    this.language = language;
    this.partsOf = createCompoundSplitter(vocabularyOf(keywords, language), language);
    this.isSoft = createSoftWordTest(language);
    this.isVagueWord = createVagueWordTest(language);
  }

  /** Distinct words met so far. */
  get size(): number {
    return this.idOf.size;
  }

  /** Ids of the telling words; of all content words, or of all words, where nothing else remains. */
  read(keyword: string): number[] {
    const written = splitWords(keyword, this.language);
    const words = written.map((word) => this.word(word));
    let ids = this.collect(written, words, ({ isSoft, isFunction }) => !isSoft && !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, ({ isFunction }) => !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, () => true);
    return [...ids];
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
      // Compared with what? The searcher did not finish.
      if (text === 'vs' && at === words.length - 1 && ids.size > 0) continue;
      if (NUMBER.test(text)) ids.add(this.id(`${before || next(words, at)} ${text}`, true, false));
      else {
        for (const stem of word.stems) ids.add(this.id(stem, false, word.isVague));
        before = word.stem;
      }
    }
    return ids;
  }

  private word(text: string): ReadWord {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const pack = packFor(this.language);
    const bare = foldAccents(text);
    const stem = pack.stem(text);
    const parts = this.partsOf(text);
    const word = {
      stem,
      stems: parts.length > 1 ? parts : [stem],
      isSoft: this.isSoft(text) || this.isSoft(bare),
      isFunction: pack.functionWords.has(text),
      // One letter is a name's initial or a slip.
      isVague:
        /^[a-z]$/u.test(bare) || this.isVagueWord(bare) || intentWordsIn([text], this.language).length > 0,
    };
    this.words.set(text, word);
    return word;
  }

  kinds(): Pick<TellingWords, 'isVague' | 'isNumber'> {
    return { isVague: Uint8Array.from(this.isVague), isNumber: Uint8Array.from(this.isNumber) };
  }

  /** By id; a number has the word that it belongs to before it. */
  stems(): readonly string[] {
    return [...this.idOf.keys()];
  }

  private id(key: string, isNumber: boolean, isVague: boolean): number {
    const known = this.idOf.get(key);
    if (known !== undefined) return known;
    const id = this.idOf.size;
    this.idOf.set(key, id);
    this.isVague.push(isVague ? 1 : 0);
    this.isNumber.push(isNumber ? 1 : 0);
    return id;
  }
}

function vocabularyOf(keywords: readonly string[], language: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const keyword of keywords)
    for (const word of splitWords(keyword, language)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The word behind a number that has none before it: `4 panel`. */
function next(words: readonly ReadWord[], at: number): string {
  const behind = words[at + 1];
  return behind === undefined || behind.isFunction ? '' : behind.stem;
}
