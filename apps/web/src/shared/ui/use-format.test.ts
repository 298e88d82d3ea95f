import { createMessages } from '@silosmith/messages';
import { expect, it } from 'vitest';
import { formatOf } from './use-format.ts';

it.each([
  ['en', ',', '.'],
  ['de', '.', ','],
  // It groups no four digits, but five and more.
  ['es', '.', ','],
])('tells fields how %s groups digits', (language, thousandSeparator, decimalSeparator) => {
  const format = formatOf({ ...createMessages(), language });
  expect(format.separators()).toEqual({ thousandSeparator, decimalSeparator });
});
