// Reads keywords word by word: function words and soft words tell nothing, a number is bound to the word before it, a compound is its parts.
import {
  type CompoundSplitter,
  createCompoundSplitter,
  foldAccents,
  intentWordsIn,
  packFor,
  splitWords,
} from '@silosmith/language';
import { createGenericWordTest } from '../grouping/generic-words.ts';
import { createGroupStem } from '../grouping/interchangeable-words.ts';
import { createOpposingWordTest } from '../grouping/opposing-words.ts';
import { createVagueWordTest } from '../grouping/vague-words.ts';
import { classWords } from './class-words.ts';
import { SIZE } from './joined-words.ts';
import type { KeywordSpelling, Piece } from './keyword-spelling.ts';
import { createWordTest, readList } from './list-reading.ts';
import { partingWords } from './parting-words.ts';
import { isYear, isYearTail } from './soft-words.ts';
import type { TellingWords } from './telling-words.ts';
import { countWritten, readWrittenWords, type WrittenWords, wordsOfRow } from './written-words.ts';

/** The id of a word that no page's own keyword has. */
export const UNMET = -1;

/** One written word; `ids` is empty for function words, class words and soft words. */
export interface KeywordPart {
  readonly text: string;
  readonly ids: readonly number[];
  readonly isFunction: boolean;
  readonly stem: string;
  /** A word that says of which thing: neither a function word nor soft, vague or common. */
  readonly isThing: boolean;
}

interface ReadWord {
  readonly stem: string;
  /** Of its parts, where it is a compound. */
  readonly stems: readonly string[];
  readonly isSoft: boolean;
  readonly isFunction: boolean;
  /** A word for what all the list's things are. */
  readonly isClass: boolean;
  readonly isVague: boolean;
  readonly isNumber: boolean;
  readonly isSize: boolean;
  readonly isGeneric: boolean;
  readonly isOpposing: boolean;
}

const NUMBER = /^\d+(?:[.,]\d+)?$/u;

/** Every telling word gets an id when it is met; ids count from 0. */
export class WordReader {
  private readonly language: string;
  private readonly partsOf: CompoundSplitter;
  private readonly isSoft: (word: string) => boolean;
  private readonly isVagueWord: (word: string) => boolean;
  private readonly isGenericWord: (word: string) => boolean;
  private readonly isOpposingWord: (word: string) => boolean;
  private readonly words = new Map<string, ReadWord>();
  private readonly idOf = new Map<string, number>();
  private readonly isVague: number[] = [];
  private readonly isGeneric: number[] = [];
  private readonly isOpposing: number[] = [];
  private readonly isNumber: number[] = [];

  /** Words that part others in a language without a pack. */
  private readonly partings: ReadonlySet<string>;
  private readonly classes: ReadonlySet<string>;
  private readonly numberNames: ReadonlyMap<string, string>;
  private readonly spelling: KeywordSpelling;
  private readonly stemOf: (word: string) => string;
  private readonly groupStem: (stem: string) => string;

  /** Words of the pages' own keywords. */
  private readonly own: WrittenWords;
  /** Id → the id that is meant, mostly itself. */
  private meant: ArrayLike<number> = [];
  /** Words, and what they are read as where that is something else → what they stand for. */
  private readonly partOf = new Map<string, KeywordPart>();
  /** Word → what `partAlone` says of it. */
  private readonly alone = new Map<string, KeywordPart | null>();

  /** `listed`: every keyword of the list, to learn from how it writes things. */
  constructor(language: string, keywords: readonly string[], listed?: WrittenWords) {
    this.language = language;
    this.isSoft = createWordTest(language);
    this.isVagueWord = createVagueWordTest(language);
    this.isGenericWord = createGenericWordTest(language);
    this.isOpposingWord = createOpposingWordTest(language);
    this.groupStem = createGroupStem(language);
    this.own = readWrittenWords(keywords, language);
    this.partings = partingWords(this.own, language);
    this.partsOf = createCompoundSplitter(timesOf(this.own), language);
    const { spelling, stemOf, numberNames } = readList(listed ?? this.own, language, this.partings);
    this.spelling = spelling;
    this.stemOf = stemOf;
    this.numberNames = numberNames;
    const pack = packFor(language);
    const tells = (word: string) => !this.isSoft(word) && !pack.functionWords.has(word);
    const names = (word: string) => !this.isVagueWord(foldAccents(word));
    this.classes = classWords(listed ?? this.own, pack, { tells, names });
  }

  /** Distinct words met so far. */
  get size(): number {
    return this.idOf.size;
  }

  /** Ids of the telling words of a page's own keyword; of its class words, of all content words, or of all words, where nothing else remains. */
  read(page: number): number[] {
    const written = this.spelling.pieces(wordsOfRow(this.own, page)).map(({ word }) => word);
    const words = written.map((word) => this.word(word));
    let ids = this.collect(written, words, ({ isSoft, isFunction }) => !isSoft && !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, ({ isClass }) => isClass);
    if (ids.size === 0) ids = this.collect(written, words, ({ isFunction }) => !isFunction);
    if (ids.size === 0) ids = this.collect(written, words, () => true);
    return [...ids];
  }

  /** Ends the reading of pages: no more words get an id. `meant`: id → the id that is meant, mostly itself. */
  settle(meant: ArrayLike<number>): void {
    this.meant = meant;
    this.partOf.clear();
    this.alone.clear();
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
      if (word.isSize) ids.add(this.id(text, 'number'));
      else if (word.isNumber) ids.add(this.id(`${before || next(words, at)} ${text}`, 'number'));
      else {
        for (const stem of word.stems) ids.add(this.id(stem, word));
        before = word.stems.at(-1) ?? word.stem;
      }
    }
    return ids;
  }

  /** Of any keyword, as it is `settle`d. Words that no page's own keyword has are UNMET. */
  parts(keyword: string): KeywordPart[] {
    const written = splitWords(keyword, this.language);
    const parts: KeywordPart[] = [];
    for (const word of written) {
      const part = this.partAlone(word);
      if (part === null) return this.partsTogether(written);
      parts.push(part);
    }
    return parts;
  }

  private partsTogether(written: readonly string[]): KeywordPart[] {
    const pieces = this.spelling.pieces(written);
    let before = '';
    return pieces.map((piece, at) => {
      const word = this.word(piece.word);
      if (word.isSoft || word.isFunction) return this.partFor(piece);
      if (!word.isNumber) {
        if (!word.isSize) before = word.stems.at(-1) ?? word.stem;
        return this.partFor(piece);
      }
      const behind = pieces[at + 1];
      const thing = before || nameOf(behind && this.word(behind.word));
      const ids = this.idsOf([`${thing} ${piece.word}`]);
      return { text: piece.text, ids, isFunction: false, stem: piece.text, isThing: true };
    });
  }

  /** What a word stands for in every keyword; null where that depends on the words beside it. */
  partAlone(word: string): KeywordPart | null {
    const known = this.alone.get(word);
    if (known !== undefined) return known;
    const piece = this.spelling.aloneAs(word);
    const part = piece === null || this.word(piece.word).isNumber ? null : this.partFor(piece);
    this.alone.set(word, part);
    return part;
  }

  private partFor({ text, word }: Piece): KeywordPart {
    const key = text === word ? text : `${text} ${word}`;
    const known = this.partOf.get(key);
    if (known !== undefined) return known;
    const { isSoft, isFunction, isVague, isGeneric, stem, stems } = this.word(word);
    const isThing = !isSoft && !isFunction && !isVague && !isGeneric;
    const part = { text, ids: isSoft || isFunction ? [] : this.idsOf(stems), isFunction, stem, isThing };
    this.partOf.set(key, part);
    return part;
  }

  private idsOf(names: readonly string[]): number[] {
    return names.map((name) => {
      const id = this.idOf.get(name) ?? UNMET;
      return this.meant[id] ?? id;
    });
  }

  private word(text: string): ReadWord {
    const known = this.words.get(text);
    if (known !== undefined) return known;
    const pack = packFor(this.language);
    const bare = foldAccents(text);
    const numberName = this.numberNames.get(text);
    const stem = numberName ?? this.stemOf(text);
    const parts = this.partsOf(text);
    // A compound that the splitter leaves whole is one thing.
    const apart = pack.compounds === null ? this.spelling.partsOf(text) : [text];
    const written = numberName
      ? [stem]
      : (this.spelling.inFull(text) ?? apart.map((part) => this.stemOf(part)));
    const isClass = this.classes.has(text);
    const word = {
      stem,
      stems: parts.length > 1 ? parts.map(this.groupStem) : written,
      isSoft: this.isSoft(text),
      isFunction: pack.functionWords.has(text) || this.partings.has(text) || isClass,
      isClass,
      isVague: this.isVagueWord(bare) || intentWordsIn([text], this.language).length > 0,
      isNumber: numberName === undefined && NUMBER.test(text),
      isSize: SIZE.test(text),
      isGeneric: this.isGenericWord(text),
      isOpposing: this.isOpposingWord(text),
    };
    this.words.set(text, word);
    return word;
  }

  /** By id. */
  kinds(): Pick<TellingWords, 'isVague' | 'isGeneric' | 'isOpposing' | 'isNumber'> {
    return {
      isVague: Uint8Array.from(this.isVague),
      isGeneric: Uint8Array.from(this.isGeneric),
      isOpposing: Uint8Array.from(this.isOpposing),
      isNumber: Uint8Array.from(this.isNumber),
    };
  }

  /** By id; a number has the word that it belongs to before it. */
  stems(): readonly string[] {
    return [...this.idOf.keys()];
  }

  private id(key: string, kind: Pick<ReadWord, 'isVague' | 'isGeneric' | 'isOpposing'> | 'number'): number {
    const isOpposing = kind !== 'number' && kind.isOpposing;
    const known = this.idOf.get(key);
    if (known !== undefined) {
      // Of words that are one (`japan`, `japanese`) any opposes, whichever the list has first.
      if (isOpposing) this.isOpposing[known] = 1;
      return known;
    }
    const id = this.idOf.size;
    this.idOf.set(key, id);
    this.isVague.push(kind !== 'number' && kind.isVague ? 1 : 0);
    this.isGeneric.push(kind !== 'number' && kind.isGeneric ? 1 : 0);
    this.isOpposing.push(isOpposing ? 1 : 0);
    this.isNumber.push(kind === 'number' ? 1 : 0);
    return id;
  }
}

function timesOf(written: WrittenWords): ReadonlyMap<string, number> {
  const counts = countWritten(written);
  return new Map(written.words.map((word, id) => [word, counts[id] ?? 0]));
}

/** The word behind a number that has none before it: `4 panel`. */
function next(words: readonly ReadWord[], at: number): string {
  return nameOf(words[at + 1]);
}

function nameOf(behind: ReadWord | undefined): string {
  return behind === undefined || behind.isFunction ? '' : behind.stem;
}
