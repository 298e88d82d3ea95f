import { expect, it } from 'vitest';
import { KeywordSpelling } from './keyword-spelling.ts';
import { readWrittenWords } from './written-words.ts';

const spellingOf = (keywords: readonly string[], language = 'en') =>
  new KeywordSpelling(
    readWrittenWords(keywords, language),
    () => true,
    (word) => word,
  );

it('reads a joined word as the two that the list writes apart, of several pairs as the last', () => {
  const keywords = ['sun flowerbed', 'sunflower bed', 'sunflowerbed soil'];
  expect(spellingOf(keywords).partsOf('sunflowerbed')).toEqual(['sunflower', 'bed']);
  expect(spellingOf(keywords.toReversed()).partsOf('sunflowerbed')).toEqual(['sun', 'flowerbed']);
  expect(spellingOf(['solar panel']).partsOf('solarium')).toEqual(['solarium']);
});

it('reads number words as figures and keeps how they are written', () => {
  const spelling = spellingOf(['two piece tub']);
  const two = { text: 'two', word: '2' };
  expect(spelling.pieces(['two', 'piece'])).toEqual([two, { text: 'piece', word: 'piece' }]);
  // `new` depends on its neighbours, so that all are read together.
  expect(spelling.pieces(['new', 'two'])).toContainEqual(two);
});

it('reads an Italian employer who looks for somebody as one who hires', () => {
  const spelling = spellingOf(['scuola cerca docenti', 'cerca scuola'], 'it');
  const hires = { text: 'cerca', word: 'assumono' };
  expect(spelling.pieces(['scuola', 'cerca', 'docenti'])).toContainEqual(hires);
  expect(spelling.pieces(['cerca', 'scuola'])).toContainEqual({ text: 'cerca', word: 'cerca' });
});

it('reads thousands of such words without a look at the whole list for each', { timeout: 5_000 }, () => {
  const letters = (at: number) =>
    at
      .toString(26)
      .padStart(4, '0')
      .replace(/\d/gu, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
  const names = Array.from({ length: 15_000 }, (_, at) => letters(at));
  const spelling = spellingOf(names.flatMap((name) => [`abc ${name}xyz`, `abc${name} xyz`]).concat(names));
  for (const name of names) expect(spelling.partsOf(`abc${name}xyz`)).toHaveLength(2);
});
