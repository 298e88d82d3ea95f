import { expect, it } from 'vitest';
import { readTellingWords, setOf } from './telling-words.ts';

/** Telling words of the first keyword, in a list that has a word so often more. */
function saidIn(keyword: string, word: string, times: number, others: readonly string[] = []): string[] {
  const many = Array.from(
    { length: times },
    (_, at) => `${word} k${String.fromCharCode(97 + (at % 26))}${at}x`,
  );
  const list = [keyword, ...others, ...many];
  const { partsOf } = readTellingWords(list, 'en');
  return partsOf(keyword).map(({ text }) => text);
}

it('a blank hit by mistake makes no two words of one of which the list is full', () => {
  expect(saidIn('paint ers near town', 'painters', 16)).toContain('painters');
  expect(saidIn('paint ers near town', 'painters', 15)).not.toContain('painters');
});

it('two words that both stand elsewhere are two', () => {
  expect(saidIn('paint ers near town', 'painters', 20, ['paint colours', 'ers tariff'])).toContain('paint');
  expect(saidIn('paint ers near town', 'painters', 20, ['paint colours'])).toContain('painters');
});

it('the word is the same with the blank and without, and torn nowhere else', () => {
  const many = Array.from({ length: 16 }, (_, at) => `painters town${at}`);
  const words = readTellingWords(['painters near oak', 'paint ers near oak', 'paint', ...many], 'en');
  const key = (page: number) => [...setOf(words, page)].join(' ');
  expect(key(1)).toBe(key(0));
  expect(setOf(words, 0)).toHaveLength(2);
});
