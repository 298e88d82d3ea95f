import { textColumnOf } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OverlapThreshold } from '../similarity/threshold.ts';
import { buildTokenIndex } from '../tokens/index.ts';
import { forEachSimilarPair, similarPairs } from './similar-pairs.ts';

const ABOVE_60: OverlapThreshold = { numerator: 3, denominator: 5, strict: true };
const THRESHOLDS: OverlapThreshold[] = [
  ABOVE_60,
  { numerator: 3, denominator: 5, strict: false },
  { numerator: 1, denominator: 2, strict: true },
  { numerator: 17, denominator: 20, strict: false },
];

function found(texts: readonly string[], scope: Int32Array, threshold: OverlapThreshold) {
  const index = buildTokenIndex({ rowCount: texts.length, keyword: textColumnOf(texts) }, 'en');
  const pairs = similarPairs(index, scope, threshold);
  const list: string[] = [];
  forEachSimilarPair(index, pairs, (a, b, shared) => list.push(`${a} ${b} ${shared}`));
  return { pairs, list: list.sort() };
}

/** The definition: every pair of one scope, sets compared in exact fractions. */
function byDefinition(texts: readonly string[], scope: Int32Array, threshold: OverlapThreshold): string[] {
  const sets = texts.map((text) => new Set(stemsOf(text, 'en')));
  const list: string[] = [];
  for (let a = 0; a < sets.length; a++) {
    for (let b = a + 1; b < sets.length; b++) {
      const [left, right] = [sets[a] ?? new Set(), sets[b] ?? new Set()];
      if (scope[a] !== scope[b] || (scope[a] ?? -1) < 0) continue;
      const shared = [...left].filter((stem) => right.has(stem)).length;
      const union = left.size + right.size - shared;
      const over = shared * threshold.denominator - threshold.numerator * union;
      if (union > 0 && (threshold.strict ? over > 0 : over >= 0)) list.push(`${a} ${b} ${shared}`);
    }
  }
  return list.sort();
}

const words = 'ant bee cat dog elk fox gnu hen imp jay kit lax'.split(' ');
const text = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 9 }) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc.nat(60).map((n) => `word${n}x`),
      { minLength: 40, maxLength: 50 },
    ),
  },
);

describe('similarPairs', () => {
  it('finds exactly the pairs of a double loop', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text, scope: fc.integer({ min: -1, max: 3 }) }), { maxLength: 60, size: 'max' }),
        fc.constantFrom(...THRESHOLDS),
        (rows, threshold) => {
          const texts = rows.map((row) => row.text.join(' '));
          const scope = Int32Array.from(rows, (row) => row.scope);
          const { pairs, list } = found(texts, scope, threshold);
          expect(list).toEqual(byDefinition(texts, scope, threshold));
          expect(pairs.pairCount).toBe(list.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('takes 0.6 as not above 0.6', () => {
    const texts = ['ant bee cat dog', 'ant bee cat elk', 'ant bee cat'];
    expect(found(texts, new Int32Array(3), ABOVE_60).list).toEqual(['0 2 3', '1 2 3']);
  });

  it('tells a keyword that stands there a hundred thousand times as one group', () => {
    const rowCount = 100_000;
    const texts = Array.from({ length: rowCount }, () => 'red shoes');
    const index = buildTokenIndex({ rowCount, keyword: textColumnOf(texts) }, 'en');
    const pairs = similarPairs(index, new Int32Array(rowCount), ABOVE_60);
    expect(pairs.pairCount).toBe((rowCount * (rowCount - 1)) / 2);
    expect(pairs.left.length).toBe(0);
    expect(pairs.twinRows.length).toBe(rowCount);
  });

  it.each([
    ['one topic, all share two rare words', (row: number) => `zinc quartz a${row}b c${row}d`],
    ['single words', (row: number) => `word${row}x`],
    ['fifty words', (row: number) => Array.from({ length: 50 }, (_, at) => `t${row * 20 + at}t`).join(' ')],
  ])('stays linear where nothing is similar: %s', (_, textOf) => {
    const rowCount = 6_000;
    const texts = Array.from({ length: rowCount }, (__, row) => textOf(row));
    const index = buildTokenIndex({ rowCount, keyword: textColumnOf(texts) }, 'en');
    expect(similarPairs(index, new Int32Array(rowCount), ABOVE_60).pairCount).toBe(0);
  });
});
