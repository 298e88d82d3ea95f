import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

const CASES: readonly (readonly [language: string, text: string, words: string])[] = [
  ['en', 'Best Running Shoes', 'best running shoes'],
  ['en', 'C++ vs C# vs .NET', 'c++ vs c# vs .net'],
  ['en', 'learn c++, c# and asp.net', 'learn c++ c# and asp.net'],
  ['en', '4K tv 55-inch, 2.0 release', '4k tv 55 inch 2.0 release'],
  ['en', 'node.js tutorial.', 'node.js tutorial'],
  ['en', 'Wi-Fi e-mail t-shirt x-ray', 'wi-fi e-mail t-shirt x-ray'],
  ['en', 'long-term all-in-one covid-19', 'long term all in one covid 19'],
  ['en', 'women’s shoes, dogs’ food', "women's shoes dogs food"],
  ['en', 'H&M at&t rock&roll pens & paper', 'h&m at&t rock roll pens paper'],
  ['en', 'disney+ 1,000 ideas (free!)', 'disney+ 1,000 ideas free'],
  ['en', 'cheap+flights #seo and/or', 'cheap flights seo and or'],
  ['en', 'ＦＵＬＬ width Straße™', 'full width straße'],
  ['en', '...dots... -dash- \'quote\' "x"', 'dots dash quote x'],
  ['fr', "l’assurance d'occasion qu'est-ce aujourd'hui", "l assurance d occasion qu est ce aujourd'hui"],
  ['fr', 'rendez-vous peut-on', 'rendez vous peut on'],
  ['it', "dell'auto un'idea", 'dell auto un idea'],
  ['nl', "auto's én foto’s", "auto's én foto's"],
  ['tr', 'İstanbul', 'istanbul'],
  ['ja', '東京の天気2024', '東京 の 天気 2024'],
  ['en', 'buy 東京 map', 'buy 東京 map'],
  ['zh', '北京旅游攻略', '北京 旅游 攻略'],
  ['th', 'ซื้อรถมือสอง', 'ซื้อ รถ มือ สอง'],
  ['ru', 'Купить машину', 'купить машину'],
  ['ar', 'شراء سيارة', 'شراء سيارة'],
  ['hi', 'हिन्दी सीखें', 'हिन्दी सीखें'],
  ['en', '🙂 emoji 👍🏽', 'emoji'],
  ['en', '', ''],
];

describe('splitWords', () => {
  it.each(CASES)('%s: %s', (language, text, words) => {
    expect(splitWords(text, language)).toEqual(words.split(' ').filter((word) => word !== ''));
  });

  it('never lets a word reach over a blank', () => {
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.constantFrom('en', 'fr', 'ja', 'sv'), (a, b, language) => {
        expect(splitWords(`${a} ${b}`, language)).toEqual([
          ...splitWords(a, language),
          ...splitWords(b, language),
        ]);
      }),
    );
  });

  it('gives words without blanks or capitals, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of splitWords(text, 'en')) expect(word).toMatch(/^\S+$/u);
      }),
    );
  });
});
