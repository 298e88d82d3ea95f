import { expect, it } from 'vitest';
import { joinWords } from './join-words.ts';
import { splitWords } from './split-words.ts';

it.each([
  ['zh', '谷歌广告编辑器'],
  ['zh', 'google ads 编辑器'],
  ['fr', "pression d'eau maison"],
  ['it', "isola d'elba"],
  ['en', 'web design company'],
  ['en', 's class'],
])('%s: writes the words of %s as they stood', (language, text) => {
  expect(joinWords(splitWords(text, language), language)).toBe(text);
});
