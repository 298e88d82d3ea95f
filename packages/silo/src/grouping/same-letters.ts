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
const BEGINS_WITH_FIGURE = /^\p{N}/u;
const ENDS_WITH_FIGURE = /\p{N}$/u;
const APART = '.'.charCodeAt(0);

/** Of a piece between blanks, by its number: the step from the hash of what is before it to the hash of both. */
interface Steps {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly lowFactor: Int32Array;
  readonly highFactor: Int32Array;
  /** EDGES. */
  readonly edges: Uint8Array;
}
/** Bits: whether a piece has letters or figures at all, and figures at its ends. */
const EDGES = { some: 1, beginsWithFigure: 2, endsWithFigure: 4 } as const;

/** Row → number of its letters: rows of one scope with the same letters share one. O(pieces). */
export function sameLetters({ pieces }: Pick<KeywordWords, 'pieces'>, scope?: Int32Array): Int32Array {
  const { chunks, offsets, ids } = pieces;
  const steps = stepsOf(chunks.map(({ words }) => lettersOf(words)));
  const rowCount = offsets.length - 1;
  const letters = new Int32Array(rowCount);
  const numbers = new WordSets(rowCount);
  for (let row = 0; row < rowCount; row++) {
    let low = lowHashOf(scope?.[row] ?? 0) | 0;
    let high = highHashOf(scope?.[row] ?? 0) | 0;
    let isBehindFigure = false;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const piece = ids[at] ?? 0;
      const edges = steps.edges[piece] ?? 0;
      if (edges === 0) continue;
      if (isBehindFigure && (edges & EDGES.beginsWithFigure) !== 0) {
        low = Math.imul(low, LOW_FACTOR) + APART;
        high = Math.imul(high, HIGH_FACTOR) + APART;
      }
      low = (Math.imul(low, steps.lowFactor[piece] ?? 0) + (steps.low[piece] ?? 0)) | 0;
      high = (Math.imul(high, steps.highFactor[piece] ?? 0) + (steps.high[piece] ?? 0)) | 0;
      isBehindFigure = (edges & EDGES.endsWithFigure) !== 0;
    }
    letters[row] = numbers.add(low, high);
  }
  return letters;
}

function stepsOf(texts: readonly string[]): Steps {
  const low = new Int32Array(texts.length);
  const high = new Int32Array(texts.length);
  const lowFactor = new Int32Array(texts.length).fill(1);
  const highFactor = new Int32Array(texts.length).fill(1);
  const edges = new Uint8Array(texts.length);
  texts.forEach((text, piece) => {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      low[piece] = Math.imul(low[piece] ?? 0, LOW_FACTOR) + code;
      high[piece] = Math.imul(high[piece] ?? 0, HIGH_FACTOR) + code;
      lowFactor[piece] = Math.imul(lowFactor[piece] ?? 1, LOW_FACTOR);
      highFactor[piece] = Math.imul(highFactor[piece] ?? 1, HIGH_FACTOR);
    }
    edges[piece] =
      (text === '' ? 0 : EDGES.some) |
      (BEGINS_WITH_FIGURE.test(text) ? EDGES.beginsWithFigure : 0) |
      (ENDS_WITH_FIGURE.test(text) ? EDGES.endsWithFigure : 0);
  });
  return { low, high, lowFactor, highFactor, edges };
}

function lettersOf(words: readonly string[]): string {
  const text = foldAccents(words.join('.').replace(SIGN, '.'));
  return text.split('.').reduce((left, right) => {
    const isApart = BETWEEN_FIGURES.test(`${left.at(-1) ?? ''}.${right.charAt(0)}`);
    return isApart ? `${left}.${right}` : left + right;
  });
}
