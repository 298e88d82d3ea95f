import { expect, it } from 'vitest';
import {
  curvePoints,
  demandEach,
  pathOf,
  sizeAfterKey,
  sizeAtX,
  sizeServing,
  xOfSize,
} from './curve-geometry.ts';

const served = Float64Array.from({ length: 401 }, (_, size) => 1000 * Math.sqrt(size / 400));

it('gives every size a place by its root, and finds the size again', () => {
  expect(xOfSize(0, 400)).toBe(0);
  expect(xOfSize(100, 400)).toBe(0.5);
  for (const size of [1, 2, 17, 100, 399, 400]) expect(sizeAtX(xOfSize(size, 400), 400)).toBe(size);
  expect(sizeAtX(-3, 400)).toBe(1);
  expect(sizeAtX(7, 400)).toBe(400);
});

it('draws from one size to another, both on the curve', () => {
  const points = curvePoints(served, 1000, 0, 100);
  expect(points[0]).toEqual({ x: 0, y: 0 });
  expect(points.at(-1)).toEqual({ x: 0.5, y: 0.5 });
  expect(points.every(({ x }, at) => at === 0 || x > (points[at - 1]?.x ?? 0))).toBe(true);
  expect(
    pathOf(
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      640,
      160,
    ),
  ).toBe('M0.0 160.0L640.0 0.0');
  expect(curvePoints(new Float64Array(1), 0, 0, 0)).toEqual([{ x: 0, y: 0 }]);
});

it('says what a page of the last ten or the next ten brings', () => {
  const linear = Float64Array.from({ length: 21 }, (_, size) => 5 * size);
  expect(demandEach(linear, 10, 20)).toBe(5);
  expect(demandEach(linear, 20, 30)).toBe(0);
  expect(demandEach(linear, -7, 3)).toBe(5);
});

it('walks by the keys of a slider and stays within its ends', () => {
  expect(sizeAfterKey('ArrowRight', 399, 400)).toBe(400);
  expect(sizeAfterKey('ArrowRight', 400, 400)).toBe(400);
  expect(sizeAfterKey('PageDown', 5, 400)).toBe(1);
  expect(sizeAfterKey('End', 5, 400)).toBe(400);
  expect(sizeAfterKey('constructor', 5, 400)).toBeNull();
});

it('finds the smallest plan that serves so much, if there is one', () => {
  const served = Float64Array.of(0, 50, 80, 95);
  expect(sizeServing(served, 80)).toBe(2);
  expect(sizeServing(served, 81)).toBe(3);
  expect(sizeServing(served, 96)).toBeNull();
});
