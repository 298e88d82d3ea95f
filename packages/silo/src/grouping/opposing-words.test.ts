import { packFor } from '@silosmith/language';
import { expect, it } from 'vitest';
import { createOpposingWordTest, OPPOSING, rivalWordsOf } from './opposing-words.ts';

it.each(Object.keys(OPPOSING))('has no word of %s on two sides', (language) => {
  const { stem } = packFor(language);
  const sides = (OPPOSING[language] ?? '')
    .split(/[;,]/u)
    .map((side) => [...new Set(side.trim().split(/\s+/u).map(stem))]);
  const stems = sides.flat();
  expect(stems.filter((one, at) => stems.indexOf(one) !== at)).toEqual([]);
});

it.each(Object.keys(OPPOSING))('has no function word of %s, which would not be read', (language) => {
  const { functionWords } = packFor(language);
  const words = (OPPOSING[language] ?? '').split(/[;,\s]+/u).filter(Boolean);
  expect(words.filter((word) => functionWords.has(word))).toEqual([]);
});

it('tells words that oppose others, inflected and with accents', () => {
  expect(['lecce', 'lecco', 'prato'].map(createOpposingWordTest('it'))).toEqual([true, true, false]);
  const [isEnglish, isGerman] = [createOpposingWordTest('en'), createOpposingWordTest('de')];
  expect(['masters', 'women', 'japanese', 'table'].map(isEnglish)).toEqual([true, true, true, false]);
  expect(['interior', 'exterior'].map(isEnglish)).toEqual([true, true]);
  expect(['männer', 'frauen', 'französisches', 'tisch'].map(isGerman)).toEqual([true, true, true, false]);
});

it('adds them to the places of a list, each side as one word', () => {
  const stems = ['bachelor', 'leed', 'master', 'mba', 'shoe', 'york'];
  const places = new Map([
    [1, new Set([5])],
    [5, new Set([1])],
  ]);
  const { rivals, sideOf } = rivalWordsOf(places, stems, 'en');
  expect(rivals.get(1)).toEqual(new Set([5]));
  expect(rivals.get(0)).toEqual(new Set([2]));
  expect(sideOf.get(3)).toBe(2);
  expect(rivals.has(4)).toBe(false);
});
