import { packFor } from '@silosmith/language';
import { describe, expect, it } from 'vitest';
import { createFiguresReader } from './number-words.ts';

describe('number words', () => {
  it.each([
    ['en', 'one', '1'],
    ['en', 'ten', '10'],
    ['nl', 'drie', '3'],
    ['fr', 'dix', '10'],
    ['de', 'fünf', '5'],
    ['es', 'dos', '2'],
    ['it', 'sette', '7'],
    ['pt', 'três', '3'],
  ])('are read as figures in %s: %s', (language, word, figures) => {
    expect(createFiguresReader(language)(word)).toBe(figures);
  });

  it.each([
    ['en', 'once'],
    ['fr', 'neuf'],
    ['it', 'sei'],
    ['fr', '-'],
    ['pl', 'two'],
  ])('are none that mean something else, or of another language: %s, %s', (language, word) => {
    expect(createFiguresReader(language)(word)).toBeNull();
  });

  it.each(['en', 'nl', 'fr', 'de', 'es', 'it', 'pt'])('are no function words of %s', (language) => {
    const figuresOf = createFiguresReader(language);
    expect([...packFor(language).functionWords].filter((word) => figuresOf(word) !== null)).toEqual([]);
  });
});
