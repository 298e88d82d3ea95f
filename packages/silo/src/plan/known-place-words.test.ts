import { expect, it } from 'vitest';
import { knownPlaceWords } from './known-place-words.ts';
import { readWrittenWords } from './written-words.ts';

const placesOf = (keywords: readonly string[]) => {
  const listed = readWrittenWords(keywords, 'en');
  const isPlace = knownPlaceWords(listed);
  return listed.words.filter((_, id) => isPlace[id] === 1);
};

it('words that stand in names of places alone are of places', () => {
  expect(placesOf(['seo los angeles', 'las vegas seo', 'phoenix seo', 'seo company'])).toEqual(
    expect.arrayContaining(['los', 'angeles', 'las', 'vegas', 'phoenix']),
  );
  expect(placesOf(['seo company', 'los seo'])).toEqual([]);
});

it('a word that stands outside of them in more than a fifth of its keywords is none', () => {
  const york = ['a', 'b', 'c', 'd'].map((letter) => `${letter} new york`);
  expect(placesOf([...york, 'new car'])).toEqual(['new', 'york']);
  expect(placesOf([...york.slice(1), 'new car'])).toEqual(['york']);
});
