import { createJob, type JobItem } from '@silosmith/jobs';
import { expect, it } from 'vitest';
import { currentLine, lineCounts, lineOfKey, linesIn, type RunLine } from './run-lines.ts';

const [item] = createJob({ id: 'j', type: 'bulk', projectId: 'p', itemIds: ['a'], atMs: 0 }).items;
const line = (state: RunLine['state'], id: string): RunLine => ({
  item: { ...(item as JobItem), id },
  state,
  stage: null,
  gaps: [],
});
const LINES = [
  line('done', 'a'),
  line('gap', 'b'),
  line('running', 'c'),
  line('running', 'd'),
  line('waiting', 'e'),
  line('failed', 'f'),
];

it('counts each state and shows the lines of one', () => {
  expect(lineCounts(LINES)).toEqual({
    all: 6,
    waiting: 1,
    running: 2,
    done: 1,
    gap: 1,
    failed: 1,
    skipped: 0,
  });
  expect(linesIn(LINES, 'gap').map((one) => one.item.id)).toEqual(['b']);
  expect(linesIn(LINES, 'all')).toHaveLength(6);
});

it('follows the last of the pages being made', () => {
  expect(currentLine(LINES)).toBe(3);
  expect(currentLine(LINES.slice(0, 2))).toBe(-1);
});

it('keys lead through the list and stop at its ends; others are left to the page', () => {
  expect(lineOfKey('ArrowDown', -1, 6)).toBe(0);
  expect(lineOfKey('ArrowDown', 5, 6)).toBe(5);
  expect(lineOfKey('ArrowUp', 0, 6)).toBe(0);
  expect(lineOfKey('End', 2, 6)).toBe(5);
  expect(lineOfKey('PageDown', 0, 1_000)).toBe(8);
  expect(lineOfKey('Enter', 2, 6)).toBeNull();
  expect(lineOfKey('ArrowDown', -1, 0)).toBeNull();
});
