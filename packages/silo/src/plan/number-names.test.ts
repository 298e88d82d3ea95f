import { expect, it } from 'vitest';
import { numberNames } from './number-names.ts';
import { readTellingWords, setOf } from './telling-words.ts';
import { readWrittenWords } from './written-words.ts';

const THINGS = 'pants boots bag watch belt vest shirt jacket gloves hat socks shorts store'.split(' ');

const namesOf = (keywords: readonly string[]) =>
  Object.fromEntries(numberNames(readWrittenWords(keywords, 'en')));

it('a number that opens a good part of a list, before many different words, and is searched alone is a name', () => {
  expect(namesOf(['5.11', ...THINGS.map((thing) => `5.11 ${thing}`)])).toEqual({ '5.11': '511' });
});

it('is one name with signs and without, however few write it so', () => {
  const list = ['5.11', ...THINGS.map((thing) => `5.11 ${thing}`), '511 pants', '9.11 boots'];
  expect(namesOf(list)).toEqual({ '5.11': '511', '511': '511' });
});

it('a number of few words or keywords, one that nobody searches for alone, and a year are none', () => {
  expect(namesOf(['48', ...THINGS.map((thing) => `48 inch ${thing}`)])).toEqual({});
  const many = Array.from({ length: 300 }, (_, at) => `shower base ${at}`);
  expect(namesOf([...many, '5.11', ...THINGS.map((thing) => `5.11 ${thing}`)])).toEqual({});
  expect(namesOf(THINGS.map((thing) => `12 ${thing}`))).toEqual({});
  expect(namesOf([...THINGS.map((thing) => `${thing} 5.11`), '5.11'])).toEqual({});
  expect(namesOf(['2025', ...THINGS.map((thing) => `2025 ${thing}`)])).toEqual({});
});

it('nor is one of several before the same words: they count', () => {
  const counts = ['1', '2'].flatMap((count) => [count, ...THINGS.map((thing) => `${count} ${thing}`)]);
  expect(namesOf(counts)).toEqual({});
});

it('pages with a name of either spelling say the same, and the name is a word of its own', () => {
  const list = [...THINGS.flatMap((thing) => [`5.11 ${thing}`, `511 ${thing}`]), '5.11 apex pants', '5.11'];
  const words = readTellingWords(list, 'en', undefined, readWrittenWords(list, 'en'));
  const said = (keyword: string) => [...setOf(words, list.indexOf(keyword))];
  expect(said('5.11 pants')).toEqual(said('511 pants'));
  expect(said('5.11 apex pants')).toEqual(expect.arrayContaining(said('5.11 pants')));
  expect(said('5.11 boots')).toEqual(expect.arrayContaining(said('5.11')));
  expect(words.partAlone('511')?.ids).toEqual(said('5.11'));
});
