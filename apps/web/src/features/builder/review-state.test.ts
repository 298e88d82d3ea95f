import { expect, it } from 'vitest';
import type { UndoStep } from '../../state/project/open-project.ts';
import { type Decided, reviewKey, reviewState, rowBeside } from './review-state.ts';

const step = (): UndoStep => ({
  label: 'builder.steps.pinned',
  params: {},
  patch: null,
  records: [],
  before: {},
  after: {},
});
const decided = (row: number): Decided => ({ row, decision: 'accept', step: step() });
const source = { weak: Int32Array.of(7, 3, 5), undoSteps: [], decisions: [], skipped: [], chosen: -1 };

it('asks one after the other, what was put off last, unless the user picks one', () => {
  expect(reviewState(source)).toMatchObject({ left: [7, 3, 5], current: 7 });
  expect(reviewState({ ...source, skipped: [7] })).toMatchObject({ left: [3, 5, 7], current: 3 });
  expect(reviewState({ ...source, skipped: [7], chosen: 5 }).current).toBe(5);
  expect(reviewState({ ...source, chosen: 9 }).current).toBe(7);
  expect(reviewState({ ...source, weak: new Int32Array(0) })).toEqual({ left: [], decided: [], current: -1 });
});

it('counts a decision for as long as its step stands, whoever takes it back', () => {
  const decisions = [decided(7), decided(3)];
  const steps = decisions.map((one) => one.step);
  const weak = Int32Array.of(5);
  expect(reviewState({ ...source, weak, decisions, undoSteps: steps }).decided.map(({ row }) => row)).toEqual(
    [3, 7],
  );
  const back = reviewState({ ...source, weak: Int32Array.of(3, 5), decisions, undoSteps: steps.slice(0, 1) });
  expect(back).toMatchObject({ left: [3, 5], current: 3 });
  expect(back.decided.map(({ row }) => row)).toEqual([7]);
});

it('walks the list without falling off its ends', () => {
  expect([rowBeside([7, 3], 7, 1), rowBeside([7, 3], 3, 1), rowBeside([7, 3], 7, -1)]).toEqual([3, 3, 7]);
});

it('knows its keys in either case, and leaves those with Ctrl to the browser', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(reviewKey({ ...plain, key: 'A' })).toBe('accept');
  expect(reviewKey({ ...plain, key: 'a', ctrlKey: true })).toBeNull();
  expect(reviewKey({ ...plain, key: 'q' })).toBeNull();
});
