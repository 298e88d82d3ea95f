// What a list writes in several ways, read as one: sizes (`30 x 30`), a name with its number (`crossclimate2`), words joined or apart, initials.
import {
  dependsOnContext,
  foldAccents,
  isFunctionInContext,
  maySeekStaff,
  seekingStaff,
} from '@silosmith/language';
import { PairCounts } from '../columns/pair-counts.ts';
import { createFiguresReader } from '../grouping/number-words.ts';
import { type Initialisms, learnInitialisms } from './initialisms.ts';
import { bySides, joinWords, mayJoin } from './joined-words.ts';
import { PhraseWords } from './phrase-words.ts';
import { stateOfCode } from './state-codes.ts';
import { TornWords } from './torn-words.ts';
import { onlyWords, type WrittenWords } from './written-words.ts';

const NUMBERED = /^(\p{L}{4,})(\d{1,2})$/u;
/** Shorter ones are two words only where the list writes them so: `km0` and `km 0`. */
const SHORT_NUMBERED = /^(\p{L}{2,3})(\d{1,3})$/u;
const LETTER = /^[a-z]$/u;
/** Letters of words that are joined or apart; shorter ones meet by chance. */
const SHORTEST = { joined: 6, part: 3 } as const;

/** What these are written as: the first that the list has. */
const IN_SHORT: ReadonlyMap<string, readonly string[]> = new Map([
  ['new zealand', ['nz']],
  ['new york', ['ny', 'nyc']],
  ['new jersey', ['nj']],
]);

/** What a letter before the name of a place is short for, where the list writes it in full: `n ireland`. */
const DIRECTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['n', ['north', 'northern']],
  ['s', ['south', 'southern']],
  ['e', ['east', 'eastern']],
  ['w', ['west', 'western']],
]);

/** What `it` and `like` are read as where they are function words. */
const FUNCTION_WORD = 'its';

/** A letter that tells what the word behind it is: `b tech`, `t shirt`. */
const isLettered = ([letter, word]: readonly [string, string]): boolean =>
  LETTER.test(letter) && word.length >= SHORTEST.part;

/** A word, or several that mean one. */
export interface Piece {
  readonly text: string;
  /** The word that it is read as. */
  readonly word: string;
}

export class KeywordSpelling {
  private readonly listed: WrittenWords;
  /** Words that stand side by side somewhere, by their numbers. */
  private readonly besides: PairCounts;
  private readonly torn: TornWords;
  private readonly phrases: PhraseWords;
  /** Number of a pair → where the list has it last; null until one word could be several pairs. */
  private lastAt: Uint32Array | null = null;
  private readonly isTelling: (word: string) => boolean;
  private readonly figuresOf: (word: string) => string | null;
  private readonly stemOf: (word: string) => string;
  private readonly initials: Initialisms;
  /** Stems of what initials stand for → the initials. */
  private readonly meant = new Map<string, string>();
  /** The first of such stems. */
  private readonly begins = new Set<string>();
  private readonly longest: number;
  /** Word → itself as a piece where that is all it can be; null where it depends on its neighbours. */
  private readonly alone = new Map<string, Piece | null>();
  /** Word → its `partsOf`. */
  private readonly written = new Map<string, readonly string[]>();

  /** `listed`: of every keyword. `isTelling`: no function word and no soft word. */
  constructor(listed: WrittenWords, isTelling: (word: string) => boolean, stemOf: (word: string) => string) {
    this.listed = listed;
    this.besides = besidesOf(listed);
    this.torn = new TornWords(listed, this.besides);
    this.figuresOf = createFiguresReader(listed.language);
    this.isTelling = isTelling;
    this.stemOf = stemOf;
    this.phrases = phrasesIn(listed, this.besides, stemOf);
    const { words } = listed;
    const telling = Uint8Array.from(words, (word) => (isTelling(word) ? 1 : 0));
    const stems = words.map((word, id) => (telling[id] === 1 ? stemOf(word) : ''));
    const learnt = learnInitialisms({ ...onlyWords(listed, telling), words, stems });
    // `ct` is Connecticut, not Cape Town, where the list has both.
    this.initials = new Map([...learnt].filter(([code]) => this.stateOf(code) === undefined));
    let longest = 0;
    for (const [initials, known] of this.initials) {
      if (!known.isWord) continue;
      this.meant.set(known.stems.join(' '), initials);
      this.begins.add(known.stems[0] ?? '');
      longest = Math.max(longest, known.stems.length);
    }
    this.longest = longest;
  }

  /** Stems of what initials stand for that the list writes in full as well; null for other words. */
  inFull(word: string): readonly string[] | null {
    const known = this.initials.get(word);
    return known === undefined || known.isWord ? null : known.stems;
  }

  /** The words that the list writes elsewhere for one written without blank; itself alone for most. */
  partsOf(word: string): readonly string[] {
    const known = this.written.get(word);
    if (known !== undefined) return known;
    const parts = this.partsWritten(word);
    this.written.set(word, parts);
    return parts;
  }

  private partsWritten(word: string): readonly string[] {
    if (word.length <= SHORTEST.part) return [word];
    const parts = this.apart(word.replace('-', ''));
    if (parts === null) return [word];
    if (isLettered(parts) && parts.every((part) => this.isTelling(part))) return parts;
    if (word.length < SHORTEST.joined) return [word];
    const isJoined = parts.every((part) => part.length >= SHORTEST.part && this.isTelling(part));
    return isJoined || word === parts.join('-') ? parts : [word];
  }

  /** The two words side by side that are a text without the blank: of several such, the last of the list. */
  private apart(text: string): readonly [string, string] | null {
    const { idOf, words } = this.listed;
    const found: (readonly [number, number])[] = [];
    for (let at = 1; at < text.length; at++) {
      const first = idOf.get(text.slice(0, at));
      const second = first === undefined ? undefined : idOf.get(text.slice(at));
      if (first === undefined || second === undefined) continue;
      if (this.besides.find(first, second) >= 0 && !this.torn.has(words[first] ?? '', words[second] ?? ''))
        found.push([first, second]);
    }
    const [only] = found;
    if (only === undefined) return null;
    const [first, second] = found.length === 1 ? only : this.lastWritten(found);
    return [words[first] ?? '', words[second] ?? ''];
  }

  /** Of pairs that the list has, the one it has last. */
  private lastWritten(pairs: readonly (readonly [number, number])[]): readonly [number, number] {
    const { besides } = this;
    this.lastAt ??= lastPlacesOf(this.listed, besides);
    const lastAt = this.lastAt;
    const placeOf = ([first, second]: readonly [number, number]) => lastAt[besides.find(first, second)] ?? 0;
    return pairs.reduce((last, pair) => (placeOf(pair) > placeOf(last) ? pair : last));
  }

  /** `words`: of one keyword. */
  pieces(words: readonly string[]): readonly Piece[] {
    const alone: Piece[] = [];
    for (const word of words) {
      const piece = this.aloneAs(word);
      if (piece === null) return this.piecesTogether(words);
      alone.push(piece);
    }
    return alone;
  }

  private piecesTogether(words: readonly string[]): Piece[] {
    const whole = this.torn.mended(words);
    const sized = joinWords(this.withDirections(whole)).flatMap((word) => this.withoutNumber(word));
    const pieces: Piece[] = [];
    for (let at = 0; at < sized.length; at++) {
      const phrase = this.phrases.at(sized, at);
      if (phrase !== null) {
        pieces.push(...phrase.pieces);
        at += phrase.count - 1;
        continue;
      }
      const { initials, end } = this.initialsAt(sized, at);
      const text = sized.slice(at, end).join(' ');
      if (isFunctionInContext(sized, at, this.listed.language)) {
        pieces.push({ text: sized[at] ?? '', word: FUNCTION_WORD });
        continue;
      }
      const word = end > at + 1 ? text : seekingStaff(sized, at, this.listed.language);
      pieces.push({
        text,
        word: initials ?? this.inShort(text) ?? this.aloneRead(text) ?? word,
      });
      at = end - 1;
    }
    return pieces;
  }

  private withDirections(words: readonly string[]): readonly string[] {
    if (!words.some((word) => DIRECTIONS.has(word))) return words;
    return words.map((word, at) => {
      const place = words[at + 1] ?? '';
      return DIRECTIONS.get(word)?.find((direction) => this.isBeside(direction, place)) ?? word;
    });
  }

  private isBeside(before: string, behind: string): boolean {
    const [first, second] = [this.listed.idOf.get(before), this.listed.idOf.get(behind)];
    if (first === undefined || second === undefined) return false;
    return this.besides.find(first, second) >= 0;
  }

  private inShort(place: string): string | undefined {
    return IN_SHORT.get(place)?.find((short) => this.listed.idOf.has(short));
  }

  /** The piece that a word is beside whatever words; null for one that may be part of a longer piece, or of several. */
  aloneAs(word: string): Piece | null {
    const known = this.alone.get(word);
    if (known !== undefined) return known;
    const isPart =
      mayJoin(word) ||
      DIRECTIONS.has(word) ||
      dependsOnContext(word) ||
      maySeekStaff(word, this.listed.language) ||
      this.initials.has(word) ||
      this.withoutNumber(word).length > 1 ||
      this.torn.hasHalf(word) ||
      this.phrases.begins(word) ||
      (this.isTelling(word) && this.begins.has(this.stemOf(word)));
    const piece = isPart ? null : { text: word, word: this.aloneRead(word) ?? word };
    this.alone.set(word, piece);
    return piece;
  }

  /** What a word is read as beside whatever others, if not as it is written. */
  private aloneRead(word: string): string | undefined {
    return this.stateOf(word) ?? this.figuresOf(word) ?? bySides(word) ?? undefined;
  }

  private stateOf(word: string): string | undefined {
    return stateOfCode(word, this.listed.idOf);
  }

  private withoutNumber(word: string): readonly string[] {
    const [, name = '', number = ''] = NUMBERED.exec(word) ?? [];
    if (this.listed.idOf.has(name)) return [name, number];
    const [, short = '', count = ''] = SHORT_NUMBERED.exec(word) ?? [];
    return short !== '' && this.isBeside(short, count) ? [short, count] : [word];
  }

  /** The initials that the words from `at` on stand for, and where they end: what they stand for in full, or themselves with their last word again (`seo optimization`). */
  private initialsAt(words: readonly string[], at: number): { initials: string | null; end: number } {
    const own = this.initials.get(words[at] ?? '');
    if (own !== undefined) {
      const isRepeated = at + 1 < words.length && this.stemOf(words[at + 1] ?? '') === own.stems.at(-1);
      return { initials: words[at] ?? null, end: at + (isRepeated ? 2 : 1) };
    }
    const stems: string[] = [];
    let found: string | undefined;
    let end = at + 1;
    for (let to = at; to < words.length && stems.length < this.longest; to++) {
      const word = words[to] ?? '';
      if (!this.isTelling(word)) {
        if (to === at) break;
        continue;
      }
      stems.push(this.stemOf(word));
      const initials = stems.length > 1 ? this.meant.get(stems.join(' ')) : undefined;
      if (initials !== undefined) [found, end] = [initials, to + 1];
    }
    return { initials: found ?? null, end };
  }
}

function phrasesIn(
  { words, language }: WrittenWords,
  besides: PairCounts,
  stemOf: (word: string) => string,
): PhraseWords {
  const idsOf = Map.groupBy(words.keys(), (id) => foldAccents(words[id] ?? ''));
  const stems = new Set(words.map(stemOf));
  const areBeside = (before: string, behind: string) =>
    idsOf.get(before)?.some((id) => idsOf.get(behind)?.some((next) => besides.find(id, next) >= 0)) === true;
  return new PhraseWords({
    language,
    hasWords: (phrase) =>
      phrase.every((word, at) => (at === 0 ? idsOf.has(word) : areBeside(phrase[at - 1] ?? '', word))),
    saysAs: (word) => stems.has(stemOf(word)),
  });
}

function besidesOf({ offsets, ids }: WrittenWords): PairCounts {
  const besides = new PairCounts(ids.length);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = (offsets[row] ?? 0) + 1; at < (offsets[row + 1] ?? 0); at++)
      besides.add(ids[at - 1] ?? 0, ids[at] ?? 0);
  return besides;
}

function lastPlacesOf({ offsets, ids }: WrittenWords, besides: PairCounts): Uint32Array {
  const lastAt = new Uint32Array(besides.size);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = (offsets[row] ?? 0) + 1; at < (offsets[row + 1] ?? 0); at++)
      lastAt[besides.find(ids[at - 1] ?? 0, ids[at] ?? 0)] = at;
  return lastAt;
}
