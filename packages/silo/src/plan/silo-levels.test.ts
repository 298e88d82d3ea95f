// Three levels out of a forest of any depth.
import { expect, it } from 'vitest';
import { levelSilo } from './silo-levels.ts';

/** Pages by number: 0 leads 1 and whatever stands `beside` it, 1 leads `own` pages. */
function pillarsOf(
  { own, beside, worth }: { own: number; beside: number; worth: readonly number[] },
  isOwnSubject = true,
  isForOthers = false,
): number[] {
  const parent = Int32Array.of(
    -1,
    0,
    ...new Array<number>(own).fill(1),
    ...new Array<number>(beside).fill(0),
  );
  const demand = new Float64Array(parent.length).fill(1);
  demand.set(worth);
  const forest = { parent, worth: demand, isOwnSubject: () => isOwnSubject, isForOthers: () => isForOthers };
  const { pillar } = levelSilo(forest, [...parent.keys()]);
  return [...new Set(pillar)];
}

it('has a branch lead a topic that is searched more than what is above it and leads more than all beside it', () => {
  const large = { own: 4, beside: 1, worth: [100, 300] };
  expect(pillarsOf(large)).toEqual([0, 1]);
  expect(pillarsOf({ ...large, worth: [300, 100] })).toEqual([0]);
  expect(pillarsOf({ ...large, own: 3 })).toEqual([0]);
  expect(pillarsOf({ ...large, beside: 4 })).toEqual([0]);
  expect(pillarsOf(large, false)).toEqual([0]);
});

it('has a branch for other people lead a topic, however little it is searched, where it leads no less than all beside it', () => {
  const jobs = { own: 4, beside: 4, worth: [300, 100] };
  expect(pillarsOf(jobs, false, true)).toEqual([0, 1]);
  expect(pillarsOf({ ...jobs, beside: 5 }, false, true)).toEqual([0]);
  expect(pillarsOf({ ...jobs, own: 3, beside: 2 }, false, true)).toEqual([0]);
});
