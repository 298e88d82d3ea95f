import { textColumnOf } from '@silosmith/contract';
import { intentWordsIn, stemsOf } from '@silosmith/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillIntents, intentByRules, intentOf } from '../scores/intent.ts';
import { tableOf } from '../testing/keyword-list.ts';
import { buildTokenIndex, stemIdsOf } from './build-token-index.ts';
import { bitsOfIntents } from './intent-cues.ts';

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es', 'it', 'pt', 'tr', 'ja', 'zh', 'th'];
const PIECES =
  "best buy shoes Shoe's c++ .NET node.js wi-fi e-mail l'assurance est-il Kreditkartenvergleich straße STRASSE café 東京タワー ตลาด 1,000 h&m how to contact lens log in about what is it the of ™ top".split(
    ' ',
  );
const text = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 7 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);

function indexOf(texts: readonly string[], language: string) {
  return buildTokenIndex({ rowCount: texts.length, keyword: textColumnOf(texts) }, language);
}

describe('buildTokenIndex', () => {
  it('finds the stems that stemsOf finds, in every language', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.constantFrom(...LANGUAGES), (texts, language) => {
        const index = indexOf(texts, language);
        texts.forEach((keyword, row) => {
          const ids = [...stemIdsOf(index, row)];
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
          expect(ids.map((id) => index.stems[id]).sort()).toEqual(stemsOf(keyword, language).sort());
        });
      }),
      { numRuns: 300 },
    );
  });

  it('counts the rows of each stem', () => {
    const index = indexOf(['red coats', 'coats coat', 'the'], 'en');
    const count = Object.fromEntries(index.stems.map((stem, id) => [stem, index.frequency[id]]));
    expect(count).toEqual({ red: 1, coat: 2, the: 1 });
  });

  it('keeps keywords of fifty words and thousands of rows apart', () => {
    const texts = Array.from({ length: 5000 }, (_, row) =>
      Array.from({ length: 50 }, (_, at) => `w${(row * 31 + at * 7) % 9000}q`).join(' '),
    );
    const index = indexOf(texts, 'en');
    for (const row of [0, 77, 4999]) {
      const found = [...stemIdsOf(index, row)].map((id) => index.stems[id]).sort();
      expect(found).toEqual(stemsOf(texts[row] ?? '', 'en').sort());
    }
  });
});

describe('intents', () => {
  it('are the same read from the index as from the whole keyword', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.constantFrom(...LANGUAGES), (texts, language) => {
        const table = tableOf(texts.map((keyword) => ({ keyword })));
        const intent = new Uint8Array(texts.length);
        fillIntents(table, indexOf(texts, language), language, intent);
        texts.forEach((keyword, row) => {
          const whole = bitsOfIntents(intentWordsIn(keyword, language));
          expect(intent[row], keyword).toBe(intentByRules(whole, -1, -1));
          expect(intent[row]).toBe(intentOf(keyword, language, -1, -1));
        });
      }),
      { numRuns: 300 },
    );
  });
});
