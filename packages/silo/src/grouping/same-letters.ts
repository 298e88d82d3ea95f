// Keywords of the same letters, whatever blanks, signs and accents stand between them: `uofa cyber security` and `u of a cybersecurity`.
import { foldAccents } from '@silosmith/language';
import { highHashOf, lowHashOf, WordSets } from '../columns/word-sets.ts';
import type { KeywordWords } from './keyword-words.ts';

/** Odd, so that no bit of a hash is lost: the primes of FNV-1a and of its relatives. */
const LOW_FACTOR = 0x01000193;
const HIGH_FACTOR = 0x5bd1e995;
const SIGN = /[^\p{L}\p{M}\p{N}+#]+/gu;
/** Between two figures a sign or a blank counts: `2.5` is no `25`. */
const BETWEEN_FIGURES = /(?<=\p{N})\.(?=\p{N})/u;
const APART = '.'.charCodeAt(0);

/** The letters of a piece between blanks, as a step from the hash of what is before it to the hash of both. */
interface Step {
  readonly low: number;
  readonly high: number;
  readonly lowFactor: number;
  readonly highFactor: number;
  readonly beginsWithFigure: boolean;
  readonly endsWithFigure: boolean;
  readonly isEmpty: boolean;
}

/** Row → number of its letters: rows of one scope with the same letters share one. O(pieces). */
export function sameLetters({ pieces }: Pick<KeywordWords, 'pieces'>, scope?: Int32Array): Int32Array {
  const { chunks, offsets, ids } = pieces;
  const steps = chunks.map(({ words }) => stepOf(words));
  const rowCount = offsets.length - 1;
  const letters = new Int32Array(rowCount);
  const numbers = new WordSets(rowCount);
  for (let row = 0; row < rowCount; row++) {
    let low = lowHashOf(scope?.[row] ?? 0) | 0;
    let high = highHashOf(scope?.[row] ?? 0) | 0;
    let isBehindFigure = false;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const step = steps[ids[at] ?? 0];
      if (step === undefined || step.isEmpty) continue;
      if (isBehindFigure && step.beginsWithFigure) {
        low = Math.imul(low, LOW_FACTOR) + APART;
        high = Math.imul(high, HIGH_FACTOR) + APART;
      }
      low = (Math.imul(low, step.lowFactor) + step.low) | 0;
      high = (Math.imul(high, step.highFactor) + step.high) | 0;
      isBehindFigure = step.endsWithFigure;
    }
    letters[row] = numbers.add(low, high);
  }
  return letters;
}

function stepOf(words: readonly string[]): Step {
  const text = lettersOf(words);
  let [low, high, lowFactor, highFactor] = [0, 0, 1, 1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = (Math.imul(low, LOW_FACTOR) + code) | 0;
    high = (Math.imul(high, HIGH_FACTOR) + code) | 0;
    lowFactor = Math.imul(lowFactor, LOW_FACTOR);
    highFactor = Math.imul(highFactor, HIGH_FACTOR);
  }
  const beginsWithFigure = /^\p{N}/u.test(text);
  const endsWithFigure = /\p{N}$/u.test(text);
  return { low, high, lowFactor, highFactor, beginsWithFigure, endsWithFigure, isEmpty: text === '' };
}

function lettersOf(words: readonly string[]): string {
  const text = foldAccents(words.join('.').replace(SIGN, '.'));
  return text.split('.').reduce((left, right) => {
    const isApart = BETWEEN_FIGURES.test(`${left.at(-1) ?? ''}.${right.charAt(0)}`);
    return isApart ? `${left}.${right}` : left + right;
  });
}
