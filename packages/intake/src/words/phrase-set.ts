// Matches many phrases as whole words by hashing the text's word n-grams: cost does not depend on the number of phrases.
import { foldWords } from './fold-words.ts';

// Scripts without spaces: phrases need no word boundaries.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Texts of more words are not names and never match. */
const MOST_WORDS = 14;
/** Phrases that are not ASCII after folding: an ASCII text cannot contain them. */
const FOREIGN = /[\u0370-\u058f\u0600-\u0eff\u3041-\u9fff\uac00-\ud7a3]/;
const ASCII = /^[ -~]*$/;

export class PhraseSet {
  readonly #phrases = new Set<string>();
  /** The longest first. */
  #unspaced: readonly string[] = [];
  #mostWords = 1;
  /** Folded on the first text that could contain them: most tables have no such headers. */
  #foreign: string[] = [];

  /** @param phrases in any spelling; they are folded here. */
  constructor(phrases: readonly string[]) {
    for (const phrase of phrases) FOREIGN.test(phrase) ? this.#foreign.push(phrase) : this.#add(phrase);
  }

  #add(phrase: string): void {
    const folded = foldWords(phrase);
    if (folded === '') return;
    this.#phrases.add(folded);
    let words = 1;
    for (let at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1)) words++;
    if (words > this.#mostWords) this.#mostWords = words;
  }

  #addForeign(): void {
    const foreign = this.#foreign;
    this.#foreign = [];
    for (const phrase of foreign) this.#add(phrase);
    this.#unspaced = foreign
      .map(foldWords)
      .filter((phrase) => UNSPACED.test(phrase))
      .sort((a, b) => b.length - a.length);
  }

  /** Whether the folded text is one of the phrases. */
  has(text: string): boolean {
    if (this.#foreign.length > 0 && !ASCII.test(text)) this.#addForeign();
    return this.#phrases.has(text);
  }

  /** The longest phrase (in words) that the folded text holds, or ''. */
  heldIn(text: string): string {
    if (this.#foreign.length > 0 && !ASCII.test(text)) this.#addForeign();
    const { runs, words } = runsOf(text);
    if (words > MOST_WORDS) return '';
    const tooLong = Math.max(0, words - this.#mostWords);
    for (let at = (tooLong * (tooLong + 1)) / 2; at < runs.length; at++) {
      const run = runs[at] ?? '';
      if (this.#phrases.has(run)) return run;
    }
    if (this.#unspaced.length === 0 || !UNSPACED.test(text)) return '';
    return this.#unspaced.find((phrase) => text.includes(phrase)) ?? '';
  }
}

interface Runs {
  readonly text: string;
  readonly words: number;
  /** All runs of words, the longest first, those of one length from left to right; none of a text of too many words. */
  readonly runs: readonly string[];
}

/** Many sets are asked for one text after the other. */
let last: Runs = { text: '', words: 1, runs: [''] };

function runsOf(text: string): Runs {
  if (last.text === text) return last;
  const words = text.split(' ');
  const runs: string[] = [];
  for (let size = words.length > MOST_WORDS ? 0 : words.length; size > 0; size--) {
    for (let at = 0; at + size <= words.length; at++)
      runs.push(size === words.length ? text : words.slice(at, at + size).join(' '));
  }
  last = { text, words: words.length, runs };
  return last;
}
