import { expect, it } from 'vitest';
import { partingWords } from './parting-words.ts';
import { readWrittenWords } from './written-words.ts';

const partingsOf = (keywords: readonly string[], language = 'en') => [
  ...partingWords(readWrittenWords(keywords, language), language),
];

const CITIES = ['padang', 'surabaya', 'bandung', 'medan', 'bogor', 'malang'];
const SHOPS = ['bengkel', 'kursus', 'servis', 'toko', 'rumah', 'warung'];
const INDONESIAN = SHOPS.map((shop, at) => `${shop} di ${CITIES[at]}`);

it('a short word between any two others, and never the last, joins them where the language of a list is not known', () => {
  expect(partingsOf(INDONESIAN)).toEqual(['di']);
});

it('a word with the same one beside it is part of a name', () => {
  expect(partingsOf(CITIES.map((city) => `world cup ${city}`))).toEqual([]);
  expect(partingsOf(SHOPS.map((shop) => `${shop} all season`))).toEqual([]);
  expect(partingsOf(CITIES.map((city, at) => `${at % 2 === 0 ? 'world' : 'power'} cup ${city}`))).toEqual([]);
  const mostly = INDONESIAN.map((keyword, at) => (at < 2 ? keyword : `bengkel di ${CITIES[at]}`));
  expect(partingsOf([...mostly, ...INDONESIAN])).toEqual(['di']);
  expect(partingsOf([...mostly, ...mostly, ...mostly, ...mostly, ...mostly, ...INDONESIAN])).toEqual([]);
});

it('none is learnt where the pack fits the list, nor of a word that ends keywords, is long or rare', () => {
  expect(partingsOf([...INDONESIAN, 'cup of tea', 'how to boil'])).toEqual([]);
  expect(partingsOf([...INDONESIAN, 'toko di'])).toEqual([]);
  expect(partingsOf(INDONESIAN.map((keyword) => keyword.replace('di', 'dari')))).toEqual([]);
  expect(partingsOf(INDONESIAN.slice(0, 4))).toEqual([]);
});
