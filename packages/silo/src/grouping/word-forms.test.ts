import { describe, expect, it } from 'vitest';
import { areFormsOfOneWord } from './word-forms.ts';

describe('forms of one word', () => {
  it.each([
    ['fonction', 'fonctionnement', 'begin alike'],
    ['park', 'hundepark', 'one is in the other'],
    ['u', 'university', 'initials'],
    ['grenadier', 'grenader', 'a letter too few'],
    ['michelin', 'nichelin', 'another letter'],
  ])('%s and %s may be: %s', (a, b) => {
    expect(areFormsOfOneWord(a, b)).toBe(true);
    expect(areFormsOfOneWord(b, a)).toBe(true);
  });

  it.each([
    ['rocky', 'silvia'],
    ['css', 'domain'],
    ['eat', 'wheat'],
    ['retool', 'budibase'],
  ])('%s and %s are two words', (a, b) => {
    expect(areFormsOfOneWord(a, b)).toBe(false);
    expect(areFormsOfOneWord(b, a)).toBe(false);
  });
});
