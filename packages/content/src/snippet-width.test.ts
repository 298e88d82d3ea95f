import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arialWidthPx, cutToWidth } from './snippet-width.ts';

describe('the width of a text', () => {
  it('is that of its letters, not their number', () => {
    expect(arialWidthPx('iiii', 20)).toBeCloseTo(17.76);
    expect(arialWidthPx('WWWW', 20)).toBeCloseTo(75.52);
  });

  it('does not depend on accents or on how they are encoded', () => {
    expect(arialWidthPx('café', 14)).toBeCloseTo(arialWidthPx('cafe', 14));
    expect(arialWidthPx('cafe\u0301', 14)).toBeCloseTo(arialWidthPx('cafe', 14));
  });

  it('counts Chinese characters as wide as they are high', () => {
    expect(arialWidthPx('咖啡', 20)).toBe(40);
  });
});

describe('what a search result shows', () => {
  it('is cut between words, where they are too wide', () => {
    expect(cutToWidth('which beans suit', 200, 20)).toBe('which beans suit');
    expect(cutToWidth('WHICH BEANS SUIT', 180, 20)).toBe('WHICH BEANS …');
    expect(cutToWidth('WHICH BEANS SUIT', 160, 20)).toBe('WHICH …');
  });

  it('never passes the width and begins as the text does', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 60, max: 900 }), (text, maxPx) => {
        const line = text.trim().replace(/\s+/gu, ' ');
        const cut = cutToWidth(text, maxPx, 20);
        expect(arialWidthPx(cut, 20)).toBeLessThanOrEqual(maxPx);
        expect(line.startsWith(cut.replace(/ …$/u, ''))).toBe(true);
      }),
    );
  });
});
