import { expect, it } from 'vitest';
import { defaultPlanSize, FEWEST_PAGES } from './plan-size.ts';

/** Pages of the default plan of a list whose groups are searched this much, each for itself. */
function sizeOf(demands: readonly number[], keywordCount = 12 * demands.length): number {
  const demandOf = Float64Array.from(demands).sort().reverse();
  const served = new Float64Array(demandOf.length + 1);
  demandOf.forEach((demand, at) => {
    served[at + 1] = (served[at] ?? 0) + demand;
  });
  return defaultPlanSize({ served, worthy: demandOf.length }, keywordCount, demandOf);
}

const filled = (count: number, demand: number): number[] => Array.from({ length: count }, () => demand);

it('has the pages before the bend, where a few head terms have nearly all of the demand', () => {
  // Nine tenths are those of five pages; the next forty are each searched ten times as much as the rest.
  const size = sizeOf([...filled(5, 100_000), ...filled(40, 1000), ...filled(200, 100)]);
  expect(size).toBeGreaterThanOrEqual(35);
  expect(size).toBeLessThanOrEqual(45);
});

it('has fewer where the curve has no bend', () => {
  // Beside what nobody searches for, all sixty that are searched alike lie before the knee.
  const size = sizeOf([...filled(5, 10_000), ...filled(60, 10), ...filled(400, 0)]);
  expect(size).toBeLessThan(30);
  expect(size).toBeGreaterThanOrEqual(FEWEST_PAGES);
});

it('serves nine tenths of the demand where it may have that many pages', () => {
  expect(sizeOf(filled(100, 50))).toBe(90);
  expect(sizeOf(filled(100, 50), 400)).toBe(50);
});
