import { packFor } from '@silosmith/language';
import { expect, it } from 'vitest';
import { classWords } from './class-words.ts';
import { readTellingWords, setOf } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

const MAKERS = [
  'bentley cars',
  'bentley near me',
  'lamborghini car',
  'lamborghini',
  'used jaguar cars',
  'used jaguar',
];

/** Words that tell nothing in a list, in alphabetical order. */
function classesOf(keywords: readonly string[], language = 'en'): string[] {
  const pack = packFor(language);
  const tells = (word: string) => !pack.functionWords.has(word) && !['near', 'me'].includes(word);
  const names = (word: string) => word !== 'price';
  return [...classWords(readWrittenWords(keywords, language), pack, { tells, names })].sort();
}

it('what all the named things of a list are tells nothing in it, by whatever word it is said', () => {
  expect(classesOf(MAKERS)).toEqual(['car', 'cars']);
  expect(classesOf(['voiture bentley', 'jaguar', 'véhicule jaguar'], 'fr')).toEqual(['voiture', 'véhicule']);
});

it('none does where few keywords say it, or where what they say besides is mostly no name of its own', () => {
  const others = Array.from({ length: 30 }, (_, at) => `garden shed ${at}`);
  expect(classesOf([...MAKERS, ...others])).toEqual([]);
  const kinds = [
    'electric cars',
    'sports cars',
    'car insurance',
    'small cars',
    'car dealers',
    'cars',
    'family cars',
    'luxury cars',
    'race cars',
    'toy cars',
  ];
  expect(classesOf([...MAKERS, ...kinds])).toEqual([]);
  // `car` says what the insurance is for.
  const insurance = [
    'insurance',
    'car insurance',
    'insurance quotes',
    'car insurance quotes',
    'geico insurance',
  ];
  expect(classesOf([...insurance, 'geico car insurance'])).toEqual([]);
  expect(classesOf(['price', 'car price', 'cars'])).toEqual(['car', 'cars']);
  expect(classesOf(MAKERS, 'pl')).toEqual([]);
});

it('a page of a maker and what it makes says the maker alone, and one of what they make says that', () => {
  const pages = ['bentley cars', 'bentley', 'used jaguar cars', 'used jaguar', 'cars', 'cars near me'];
  const words = readTellingWords(pages, 'en', undefined, readWrittenWords(pages, 'en'));
  expect([...setOf(words, 0)]).toEqual([...setOf(words, 1)]);
  expect(setOf(words, 4)).toHaveLength(1);
  expect([...setOf(words, 5)]).toEqual([...setOf(words, 4)]);
});
