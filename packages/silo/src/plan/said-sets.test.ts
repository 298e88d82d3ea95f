import { describe, expect, it } from 'vitest';
import { SaidSets } from './said-sets.ts';

const [CAR, RED] = [5, 7];

/** `red car` on the pages 1 and 2, `car` on page 2. */
function setsOnPages(): SaidSets {
  const sets = new SaidSets(3, 6);
  sets.add([RED, CAR], 0, 2, 1);
  sets.add([CAR, RED], 0, 2, 2);
  sets.add([CAR], 0, 1, 2);
  return sets;
}

describe('sets of telling words', () => {
  it('are on every page that has a keyword with these words', () => {
    const sets = setsOnPages();
    expect(sets.size).toBe(2);
    expect([1, 2, 3].map((page) => sets.isOn(0, page))).toEqual([true, true, false]);
  });

  it('meet on a page that both are on, though one was met elsewhere first', () => {
    const sets = setsOnPages();
    const shorter = sets.without([RED, CAR], 0, 2, RED);
    expect(shorter).toBe(1);
    expect(sets.pageOfBoth(0, shorter)).toBe(2);
    expect(sets.without([RED, CAR], 0, 2, CAR)).toBe(-1);
  });
});
