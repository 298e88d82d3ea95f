import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing/keyword-list.ts';
import { medianDifficultyOf } from './median-difficulty.ts';
import { relevancePercent } from './relevance.ts';
import { isEstimated, opportunityOf, scoreOf } from './score.ts';

describe('scoreOf', () => {
  it.each([
    [1000, 0, 30],
    [1000, 100, 15],
    [1000, 50, 22.5],
    [10, 20, 9],
    [1, 0, 0],
    [0, 0, 1],
    [-1, 30, 1],
  ])('volume %d at difficulty %d scores %d', (volume, difficulty, score) => {
    expect(scoreOf(volume, difficulty, 50)).toBeCloseTo(score, 10);
  });

  it('takes the median for an unknown difficulty', () => {
    expect(scoreOf(100, -1, 40)).toBe(scoreOf(100, 40, 99));
  });
});

describe('opportunityOf', () => {
  it('weighs volume, ease, relevance and business value by 0.3, 0.3, 0.2, 0.2', () => {
    const figures = { volume: 500, difficulty: 40, relevance: 80, businessValue: 50 };
    expect(opportunityOf(figures, 50)).toBeCloseTo(15 + 18 + 16 + 10, 10);
  });

  it('caps the volume part at 1,000 searches, and counts unknown volume as none', () => {
    const best = { volume: 90_000, difficulty: 0, relevance: 100, businessValue: 100 };
    expect(opportunityOf(best, 50)).toBeCloseTo(100, 10);
    expect(opportunityOf({ ...best, volume: -1 }, 50)).toBeCloseTo(70, 10);
    expect(opportunityOf({ ...best, difficulty: -1 }, 60)).toBeCloseTo(82, 10);
  });
});

describe('isEstimated', () => {
  it('holds where volume or difficulty is unknown; a zero is known', () => {
    expect([isEstimated(-1, 5), isEstimated(5, -1), isEstimated(0, 0)]).toEqual([true, true, false]);
  });
});

describe('medianDifficultyOf', () => {
  const medianOf = (difficulties: (number | undefined)[]) =>
    medianDifficultyOf(
      tableOf(
        difficulties.map((difficulty, i) => ({
          keyword: `k${i}`,
          ...(difficulty === undefined ? {} : { difficulty }),
        })),
      ),
    );

  it.each([
    [[30], 30],
    [[10, undefined, 30, 20], 20],
    [[40, 10, 30, 20], 25],
    [[0, 0, 0, 90], 0],
    [[undefined, undefined], 50],
  ])('of %j is %d', (difficulties, median) => {
    expect(medianOf(difficulties)).toBe(median);
  });

  it('is the middle of any list', () => {
    const values = Array.from({ length: 501 }, (_, i) => (i * 7919) % 101);
    expect(medianOf(values)).toBe(values.toSorted((a, b) => a - b)[250]);
  });
});

describe('relevancePercent', () => {
  it('is the mean of coverage and overlap', () => {
    expect(relevancePercent(2, 4, 2)).toBe(75);
    expect(relevancePercent(2, 2, 2)).toBe(100);
    expect(relevancePercent(0, 3, 2)).toBe(0);
  });
});
