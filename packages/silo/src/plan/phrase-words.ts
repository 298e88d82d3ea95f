// Reads known phrases of a list as those words of it that they stand for.
import { foldAccents } from '@silosmith/language';
import type { Piece } from './keyword-spelling.ts';
import { KNOWN_PHRASES } from './known-phrases.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly readAs: readonly string[];
}

/** What a list has, without accents. */
export interface ListedPhrases {
  readonly language: string;
  /** Whether some keyword has these words side by side. */
  readonly hasWords: (words: readonly string[]) => boolean;
  /** Whether the list has a word that is taken for this one. */
  readonly saysAs: (word: string) => boolean;
}

/** The phrases that a list has of each of which it has another way, too. */
export class PhraseWords {
  /** First word → phrases, the longest first. */
  private readonly startingWith = new Map<string, Phrase[]>();

  constructor({ language, hasWords, saysAs }: ListedPhrases) {
    for (const { readAs, phrases } of phrasesOf(language)) {
      const had = phrases.filter(hasWords);
      if (had.length === 0 || (had.length === 1 && !readAs.every(saysAs))) continue;
      for (const words of had) {
        const [first = ''] = words;
        const known = this.startingWith.get(first) ?? [];
        known.push({ words, readAs });
        this.startingWith.set(
          first,
          known.sort((a, b) => b.words.length - a.words.length),
        );
      }
    }
  }

  /** Whether a word begins a phrase. */
  begins(word: string): boolean {
    return this.startingWith.size > 0 && this.startingWith.has(foldAccents(word));
  }

  /** The phrase that begins at a word of a keyword: what it is read as, and how that is written there; null for none. */
  at(
    words: readonly string[],
    at: number,
  ): { readonly pieces: readonly Piece[]; readonly count: number } | null {
    const starting = this.startingWith.get(foldAccents(words[at] ?? ''));
    if (starting === undefined) return null;
    const phrase = starting.find((one) =>
      one.words.every((word, i) => word === foldAccents(words[at + i] ?? '')),
    );
    if (phrase === undefined) return null;
    const { readAs, words: own } = phrase;
    return { pieces: piecesOf(words.slice(at, at + own.length), readAs), count: own.length };
  }
}

/** Written words as what they are read as: the last has what is left of them; more words than are written stand for themselves. */
function piecesOf(written: readonly string[], readAs: readonly string[]): Piece[] {
  if (readAs.length > written.length) return readAs.map((word) => ({ text: word, word }));
  return readAs.map((word, i) => {
    const end = i === readAs.length - 1 ? written.length : i + 1;
    return { text: written.slice(i, end).join(' '), word };
  });
}

interface KnownPhrases {
  readonly readAs: readonly string[];
  readonly phrases: readonly (readonly string[])[];
}

const READ = new Map<string, readonly KnownPhrases[]>();

function phrasesOf(language: string): readonly KnownPhrases[] {
  const known = READ.get(language);
  if (known !== undefined) return known;
  const lines = (KNOWN_PHRASES[language] ?? '').split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line) => {
    const [readAs = '', phrases = ''] = line.split(':');
    return { readAs: wordsIn(readAs), phrases: phrases.split(',').map(wordsIn) };
  });
  READ.set(language, read);
  return read;
}

const wordsIn = (text: string): string[] => text.trim().split(/\s+/u);
