import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap, overlapOf } from './overlap.ts';
import { stemsOf } from './stems-of.ts';

describe('stemsOf', () => {
  it.each([
    ['en', 'the best shoes for running', ['best', 'shoe', 'run']],
    ['en', 'how to', ['how', 'to']],
    ['en', 'it support', ['it', 'support']],
    ['de', 'die besten Versicherungen für Häuser', ['best', 'versicherung', 'haus']],
    ['fr', "l'assurance de la maison", ['assuranc', 'maison']],
    ['nl', 'goedkope fietsen voor kinderen', ['goedkop', 'fiets', 'kind']],
    ['es', 'los mejores zapatos de niño', ['mejor', 'zapat', 'niño']],
    ['ja', '東京の天気', ['東京', '天気']],
    ['sv', 'bästa skor för löpning', ['basta', 'skor', 'for', 'lopning']],
  ])('%s: %s', (language, text, stems) => {
    expect(stemsOf(text, language)).toEqual(
      stems.map((stem) => stem.normalize('NFD').replace(/[\u0300-\u036f]/gu, '')),
    );
  });

  it('names each stem once', () => {
    expect(stemsOf('shoe shoes SHOES', 'en')).toEqual(['shoe']);
  });
});

describe('overlap', () => {
  it('is the shared share of all distinct stems', () => {
    expect(overlap(['a', 'b', 'c'], ['b', 'c', 'd'])).toBe(0.5);
    expect(overlap(['a', 'a', 'b'], ['a', 'b'])).toBe(1);
    expect(overlap([], [])).toBe(0);
  });

  it('sees through endings, order and function words', () => {
    expect(overlapOf('Shoes for running', 'running shoe', 'en')).toBe(1);
    expect(overlapOf('café', 'cafe', 'fr')).toBe(1);
    expect(overlapOf("assurance pour l'auto", 'assurances autos', 'fr')).toBe(1);
    expect(overlapOf('wi-fi routers', 'wifi router', 'en')).toBe(1);
    expect(overlapOf('c++ course', 'c# course', 'en')).toBeCloseTo(1 / 3);
  });

  const keyword = fc.array(
    fc.constantFrom('best', 'running', 'shoes', 'shoe', 'for', 'the', 'women', 'price', '2024', 'c#'),
    { minLength: 1, maxLength: 8 },
  );

  it('is symmetric, within 0 and 1, and 1 for itself in any order', () => {
    fc.assert(
      fc.property(keyword, keyword, (a, b) => {
        const forth = overlapOf(a.join(' '), b.join(' '), 'en');
        expect(forth).toBe(overlapOf(b.join(' '), a.join(' '), 'en'));
        expect(forth).toBeGreaterThanOrEqual(0);
        expect(forth).toBeLessThanOrEqual(1);
        expect(overlapOf(a.join(' '), [...a].reverse().join(' '), 'en')).toBe(1);
      }),
    );
  });
});
