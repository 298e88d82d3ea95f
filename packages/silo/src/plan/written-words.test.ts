// Words are read piece by piece, each distinct one once: they are those of the whole keyword.
import { splitWords } from '@silosmith/language';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWritten, onlyWords, readWrittenWords, wordsOfRow } from './written-words.ts';

const signs = fc.constantFrom(..."ab1 .-+#&'’,/ éΣß日本ไทย".split(''));
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: signs, maxLength: 12 }),
);
const languages = fc.constantFrom('en', 'fr', 'de', 'nl');

it('reads the words of each keyword in their order', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), languages, (texts, language) => {
      const whole = texts.map((one) => one.toWellFormed());
      const written = readWrittenWords(whole, language);
      expect(whole.map((_, row) => wordsOfRow(written, row))).toEqual(
        whole.map((one) => splitWords(one, language)),
      );
      expect(new Set(written.words).size).toBe(written.words.length);
    }),
    { numRuns: 500 },
  );
});

it('counts words, and leaves out those that are not wanted', () => {
  const written = readWrittenWords(['solar panel', 'panel', 'solar solar roof'], 'en');
  expect(written.words).toEqual(['solar', 'panel', 'roof']);
  expect([...countWritten(written)]).toEqual([3, 2, 1]);
  const only = { ...written, ...onlyWords(written, Uint8Array.of(1, 0, 1)) };
  expect([0, 1, 2].map((row) => wordsOfRow(only, row))).toEqual([['solar'], [], ['solar', 'solar', 'roof']]);
});
