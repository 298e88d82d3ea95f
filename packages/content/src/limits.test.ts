import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAtWord, withoutMarkup } from './clean-text.ts';
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
  const two = `${'The first sentence says enough to stand alone in a search result page, '.repeat(2)}really and truly. Then more follows here.`;
  expect(fitMetaDescription(two)).toMatch(/truly\.$/);
  expect(fitMetaDescription('word '.repeat(60))).toMatch(/word…$/);
});

test('a title keeps the no-break spaces of its punctuation and numbers, and loses those that an editor left between words', () => {
  const title = 'Prix\u00A0: «\u00A0adblue\u00A0», 10\u202F000 km, 20\u00A0%';
  expect([fitMetaTitle(title), withoutMarkup(title)]).toEqual([title, title]);
  expect(fitMetaTitle('New\u00A0York \u00A0: prix\u00A0')).toBe('New York : prix');
  expect(fitMetaTitle(`${'mot '.repeat(12)}longtemps\u00A0: les`)).toMatch(/mot longtemps$/u);
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
