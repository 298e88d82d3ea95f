// Words and phrases that say something, looked up in a keyword: the longest phrase wins at each position.
import type { CompoundGrammar } from './split-compound.ts';
import { headStart } from './split-compound.ts';
import { splitWords } from './split-words.ts';
import { bareWord } from './stemmers/bare-word.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly onlyAtStart: boolean;
  /** What it says, one bit each; 0 for a decoy, which hides the words inside it. */
  readonly bits: number;
}

const isSamePhrase = (a: Phrase, b: Phrase): boolean =>
  a.onlyAtStart === b.onlyAtStart && a.words.join(' ') === b.words.join(' ');

function matches(phrase: Phrase, words: readonly string[], at: number): boolean {
  if (phrase.onlyAtStart && at > 0) return false;
  return phrase.words.every((word, offset) => words[at + offset] === word);
}

export interface PhraseSource {
  /** Without accents or with; a leading `^` matches only at the start of a keyword. */
  readonly phrases: Iterable<string>;
  /** Bits of several sources add up; those of a decoy, 0, take their place. */
  readonly bits: number;
}

export class PhraseIndex {
  private readonly compounds: CompoundGrammar | null;
  /** Keyed by first word; longest phrase first. */
  private readonly byFirst = new Map<string, Phrase[]>();

  constructor(tag: string, compounds: CompoundGrammar | null, sources: readonly PhraseSource[]) {
    this.compounds = compounds;
    for (const { phrases, bits } of sources) for (const phrase of phrases) this.add(tag, phrase, bits);
    for (const phrases of this.byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  }

  private add(tag: string, source: string, bits: number): void {
    const onlyAtStart = source.startsWith('^');
    const words = splitWords(onlyAtStart ? source.slice(1) : source, tag).map(bareWord);
    const [first] = words;
    if (first === undefined) return;
    const phrase = { words, onlyAtStart, bits };
    const sameStart = this.byFirst.get(first) ?? [];
    const at = sameStart.findIndex((other) => isSamePhrase(other, phrase));
    const known = sameStart[at];
    if (known === undefined) sameStart.push(phrase);
    else sameStart[at] = { words, onlyAtStart, bits: bits === 0 ? 0 : known.bits | bits };
    this.byFirst.set(first, sameStart);
  }

  /** What the words (bare ones) say. `bitsOfUnknown`: of a position where no phrase begins. */
  bitsOf(words: readonly string[], bitsOfUnknown?: (at: number) => number): number {
    let bits = 0;
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? '';
      const found = this.byFirst.get(word)?.find((phrase) => matches(phrase, words, at));
      if (found === undefined) {
        bits |= bitsOfUnknown?.(at) || this.headBits(word);
        at++;
      } else {
        bits |= found.bits;
        at += found.words.length;
      }
    }
    return bits;
  }

  /** Bits of the last part of a compound: `kreditkartenvergleich` (credit card comparison) is commercial. */
  private headBits(word: string): number {
    if (this.compounds === null) return 0;
    const start = headStart(word, this.compounds);
    if (start === -1) return 0;
    return this.byFirst.get(word.slice(start))?.find((phrase) => phrase.words.length === 1)?.bits ?? 0;
  }
}
