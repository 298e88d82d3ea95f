import { expect, it } from 'vitest';
import { parentsFirst } from './pages-by-rank.ts';

it('has parents come right before a child that stood before them, each page once', () => {
  const rank = Int32Array.of(1, 2, 3, 4);
  expect([...parentsFirst(rank, Int32Array.of(3, -1, -1, -1))]).toEqual([2, 3, 4, 1]);
  expect([...parentsFirst(rank, Int32Array.of(1, 2, -1, 2))]).toEqual([3, 2, 1, 4]);
});

it('ends where pages are the parents of each other', () => {
  const placed = parentsFirst(Int32Array.of(1, 2, 3, 4), Int32Array.of(1, 0, 2, 1));
  expect([...placed].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
});
