import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord } from './clean-text.ts';
import { fitMetaDescription, fitMetaTitle } from './meta-limits.ts';
import { targetWords } from './requirements.ts';
import { normaliseTags } from './tags.ts';

test('word targets by level, raised where it is hard to rank, not where that is unknown', () => {
  expect(([1, 2, 3] as const).map((level) => targetWords({ level, difficulty: -1 }))).toEqual([
    3500, 2000, 1200,
  ]);
  expect(targetWords({ level: 1, difficulty: 80 })).toBe(3500);
  expect(targetWords({ level: 1, difficulty: 81 })).toBe(4000);
  expect(targetWords({ level: 2, difficulty: 71 })).toBe(2500);
  expect(targetWords({ level: 3, difficulty: 61 })).toBe(1500);
});

test('titles and descriptions keep to their limits and to whole words', () => {
  expect(fitMetaTitle('Short  title ')).toBe('Short title');
  expect(fitMetaTitle('A title that goes on and on until nobody wants to read it any more')).toBe(
    'A title that goes on and on until nobody wants to read it',
  );
  const two = `${'The first sentence says enough to stand alone in a search result page, '.repeat(2)}really. Then more follows here.`;
  expect(fitMetaDescription(two)).toMatch(/really\.$/);
  expect(fitMetaDescription('word '.repeat(60))).toMatch(/word…$/);
});

test('whatever the text, the cut is a prefix within the limit', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 80 }),
      (text, max) => {
        expect([...cutAtWord(text, max)].length).toBeLessThanOrEqual(max);
        expect([...fitMetaTitle(text)].length).toBeLessThanOrEqual(60);
        expect([...fitMetaDescription(text)].length).toBeLessThanOrEqual(160);
      },
    ),
  );
});

test('tags: distinct, without hash signs, at most eight', () => {
  expect(normaliseTags([' #SEO ', 'seo', 'Link  building', '', 'x'.repeat(80), '"quoted",'])).toEqual([
    'SEO',
    'Link building',
    'quoted',
  ]);
  expect(normaliseTags(['tyre 19"', '“smart” home', '„Haus“', "'90s", '"open'])).toEqual([
    'tyre 19"',
    '“smart” home',
    'Haus',
    "'90s",
    'open',
  ]);
  expect(normaliseTags('abcdefghijk'.split(''))).toHaveLength(8);
});
