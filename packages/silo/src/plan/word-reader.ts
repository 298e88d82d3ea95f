// Reads keywords word by word: function words and soft words tell nothing, a number is bound to the word before it, a compound is its parts.
import {
  type CompoundSplitter,
  createCompoundSplitter,
  foldAccents,
  intentWordsIn,
  packFor,
  splitWords,
} from '@silosmith/language';
import { createGroupStem } from './interchangeable-words.ts';
import { KeywordSpelling, type Piece, SIZE } from './keyword-spelling.ts';
import { partingWords } from './parting-words.ts';
import { createSoftWordTest, isYear, isYearTail } from './soft-words.ts';
import { createVagueWordTest } from './vague-words.ts';
import { nounsOfVerbs } from './verb-nouns.ts';

/** The id of a word that no page's own keyword has. */
const UNMET = -1;

/** One written word; `ids` is empty for function words and soft words. */
export interface KeywordPart {
  readonly text: string;
  readonly ids: readonly number[];
  readonly isFunction: boolean;
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

/** Every telling word gets an id when it is met; ids count from 0. */
export class WordReader {
  private readonly language: string;
  private readonly partsOf: CompoundSplitter;
  private readonly isSoft: (word: string) => boolean;
  private readonly isVagueWord: (word: string) => boolean;
  private readonly words = new Map<string, ReadWord>();
  private readonly idOf = new Map<string, number>();
  private readonly isVague: number[] = [];
  private readonly isNumber: number[] = [];

  /** Words that part others in a language without a pack. */
  private readonly partings: ReadonlySet<string>;
  private readonly spelling: KeywordSpelling;
  private readonly groupStem: (stem: string) => string;
  private readonly verbOf: ReadonlyMap<string, string>;

  /** `listed`: every keyword of the list, to learn from how it writes things. */
  constructor(language: string, keywords: readonly string[], listed: readonly string[] = keywords) {
    this.language = language;
    this.isSoft = createSoftWordTest(language);
    this.isVagueWord = createVagueWordTest(language);
    this.groupStem = createGroupStem(language);
    const wordsOf = (keyword: string) => splitWords(keyword, language);
    const rows = keywords.map(wordsOf);
    this.partings = partingWords(rows, language);
    const all = listed === keywords ? rows : listed.map(wordsOf);
    this.partsOf = createCompoundSplitter(countWords(rows), language);
    this.verbOf = nounsOfVerbs(all.flat(), language);
    const { functionWords } = packFor(language);
    const isTelling = (word: string) =>
      !functionWords.has(word) && !this.partings.has(word) && !this.isSoftWord(word);
    this.spelling = new KeywordSpelling(all, isTelling, (word) => this.stemOf(word));
  }

  /** Distinct words met so far. */
  get size(): number {
    return this.idOf.size;
  }

  /** Ids of the telling words; of all content words, or of all words, where nothing else remains. */
  read(keyword: string): number[] {
    const pieces = this.pieces(keyword);
    const written = pieces.map(({ word }) => word);
    const words = written.map((word) => this.word(word));
    let ids = this.collect(written, words, ({ isSoft, isFunction }) => !isSoft && !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, ({ isFunction }) => !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, () => true);
    return [...ids];
  }

  private pieces(keyword: string): Piece[] {
    return this.spelling.pieces(splitWords(keyword, this.language));
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
      // A trailing `vs` is an unfinished search: it names nothing to compare with.
      if (text === 'vs' && at === words.length - 1 && ids.size > 0) continue;
      if (SIZE.test(text)) ids.add(this.id(text, true, false));
      else if (NUMBER.test(text)) ids.add(this.id(`${before || next(words, at)} ${text}`, true, false));
      else {
        for (const stem of word.stems) ids.add(this.id(stem, false, word.isVague));
        before = word.stems.at(-1) ?? word.stem;
      }
    }
    return ids;
  }

  /** Words that no page's own keyword has are UNMET. */
  parts(keyword: string): KeywordPart[] {
    const pieces = this.pieces(keyword);
    const words = pieces.map((piece) => this.word(piece.word));
    let before = '';
    return words.map((word, at) => {
      const text = pieces[at]?.text ?? '';
      const { isFunction } = word;
      if (word.isSoft || isFunction) return { text, ids: [], isFunction };
      const isNumber = NUMBER.test(pieces[at]?.word ?? '');
      const names = isNumber ? [`${before || next(words, at)} ${text}`] : word.stems;
      if (!isNumber && !SIZE.test(text)) before = word.stems.at(-1) ?? word.stem;
      const ids = names.map((name) => this.idOf.get(name) ?? UNMET);
      return { text, ids, isFunction };
    });
  }

  private word(text: string): ReadWord {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const pack = packFor(this.language);
    const bare = foldAccents(text);
    const stem = this.stemOf(text);
    const parts = this.partsOf(text);
    // A compound that the splitter leaves whole is one thing.
    const apart = pack.compounds === null ? this.spelling.partsOf(text) : [text];
    const written = this.spelling.inFull(text) ?? apart.map((part) => this.stemOf(part));
    const word = {
      stem,
      stems: parts.length > 1 ? parts.map(this.groupStem) : written,
      isSoft: this.isSoftWord(text),
      isFunction: pack.functionWords.has(text) || this.partings.has(text),
      isVague: this.isVagueWord(bare) || intentWordsIn([text], this.language).length > 0,
    };
    this.words.set(text, word);
    return word;
  }

  private isSoftWord(word: string): boolean {
    return this.isSoft(word) || this.isSoft(foldAccents(word));
  }

  /** Of what a word is taken for: the verb of its action, the first of those that searches take one for another. */
  private stemOf(word: string): string {
    const verb = this.verbOf.get(foldAccents(word)) ?? word;
    return this.groupStem(packFor(this.language).stem(verb));
  }

  /** By id. */
  kinds(): { readonly isVague: Uint8Array; readonly isNumber: Uint8Array } {
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

function countWords(rows: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of rows) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The word behind a number that has none before it: `4 panel`. */
function next(words: readonly ReadWord[], at: number): string {
  const behind = words[at + 1];
  return behind === undefined || behind.isFunction ? '' : behind.stem;
}
