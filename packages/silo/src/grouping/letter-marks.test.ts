import { describe, expect, it } from 'vitest';
import { letterMarksOf } from './letter-marks.ts';

/** Whether the first two of these keywords are kept apart, in a list of all of them. */
function differ(keywords: readonly string[], languages: readonly string[] = ['en']): boolean {
  const spelling = keywords.map((text) => text.replaceAll(' ', '_'));
  const marks = letterMarksOf({ spelling }, languages);
  return marks[0] !== -1 && marks[1] !== -1 && marks[0] !== marks[1];
}

describe('letters of keywords', () => {
  it.each([
    ['jaguar f pace', 'jaguar e pace'],
    ['vitamin c serum', 'vitamin d drops'],
    ['b tech fees', 'm tech fees'],
  ])('differ beside one word: %s, %s', (...pair) => {
    expect(differ(pair)).toBe(true);
  });

  it('are read in words that the list joins to them', () => {
    expect(differ(['fpace finance', 'e pace finance', 'jaguar f pace'])).toBe(true);
    expect(differ(['pace maker', 'jaguar e pace', 'jaguar f pace'])).toBe(false);
    expect(differ(['jaguar space', 'jaguar e pace', 'jaguar f pace'])).toBe(false);
  });

  it('are no words of the language, unless they are joined to the word elsewhere', () => {
    expect(differ(['jaguar f pace', 'jaguar i pace'])).toBe(false);
    expect(differ(['jaguar f pace', 'jaguar i pace', 'used ipace'])).toBe(true);
    expect(differ(['vodka y alcohol', 'huele a alcohol'], ['es'])).toBe(false);
    expect(differ(['pression d eau', 'pression l eau'], ['fr'])).toBe(false);
    expect(differ(['vodka y alcohol', 'vodka z alcohol'], ['es', 'en'])).toBe(false);
  });

  it('are none beside a word that has a single one, or a short word', () => {
    expect(differ(['t shirt', 'e commerce'])).toBe(false);
    expect(differ(['b to', 'c to'])).toBe(false);
  });

  it('are none where the words of a language are not known', () => {
    expect(differ(['próchnica w zębach', 'próchnica z zębach'], ['pl'])).toBe(false);
    expect(differ(['plan b', 'plan c'], ['en', 'pl'])).toBe(false);
  });
});
