// Does a text hold one of many phrases as whole words? By its runs of words, so that the number of phrases costs nothing.
import { foldWords } from './fold-words.ts';

// Scripts without blanks: there a phrase need not stand between blanks.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Texts of more words are no names, and hold nothing. */
const MOST_WORDS = 14;

export class PhraseSet {
  readonly #phrases: ReadonlySet<string>;
  readonly #unspaced: readonly string[];
  readonly #mostWords: number;

  /** @param phrases in any spelling; they are folded here. */
  constructor(phrases: readonly string[]) {
    const folded = phrases.map(foldWords).filter((phrase) => phrase !== '');
    this.#phrases = new Set(folded);
    this.#unspaced = folded.filter((phrase) => UNSPACED.test(phrase)).sort((a, b) => b.length - a.length);
    this.#mostWords = folded.reduce((most, phrase) => Math.max(most, phrase.split(' ').length), 1);
  }

  /** Whether the folded text is one of the phrases. */
  has(text: string): boolean {
    return this.#phrases.has(text);
  }

  /** The longest phrase (in words) that the folded text holds, or ''. */
  heldIn(text: string): string {
    const words = text.split(' ');
    if (words.length > MOST_WORDS) return '';
    for (let size = Math.min(this.#mostWords, words.length); size > 0; size--) {
      for (let at = 0; at + size <= words.length; at++) {
        const run = size === words.length ? text : words.slice(at, at + size).join(' ');
        if (this.#phrases.has(run)) return run;
      }
    }
    if (!UNSPACED.test(text)) return '';
    return this.#unspaced.find((phrase) => text.includes(phrase)) ?? '';
  }
}
