import { textColumnOf } from '@silosmith/contract';
import { expect, it } from 'vitest';
import { keepStems, rowStemsOf } from './stems-of-rows.ts';

it('reads a text once, also across a rename of another, and a renamed one again', () => {
  const before = textColumnOf(['red shoes', 'blue shoes']);
  const after = textColumnOf(['green hats', 'blue shoes']);
  const [red, blue] = [rowStemsOf(before, 'en').at(0), rowStemsOf(before, 'en').at(1)];
  expect(rowStemsOf(before, 'en').at(0)).toBe(red);
  keepStems(before, after, 0);
  expect(rowStemsOf(after, 'en').at(1)).toBe(blue);
  expect(rowStemsOf(after, 'en').at(0)).toEqual(['green', 'hat']);
  expect(rowStemsOf(before, 'en').at(0)).toBe(red);
});

it('reads a column again in another language', () => {
  const column = textColumnOf(['nouvelles chaussures']);
  const french = rowStemsOf(column, 'fr').at(0);
  expect(rowStemsOf(column, 'en').at(0)).not.toEqual(french);
  expect(rowStemsOf(column, 'fr').at(0)).toEqual(french);
});
