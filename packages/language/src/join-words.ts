// Words of `splitWords` written as people write them: no blank between letters of a script without blanks, an apostrophe behind an elided word.
import { characterClassAt, SEGMENTED } from './character-class.ts';
import { foldAccents } from './fold-text.ts';
import { packFor } from './packs/index.ts';

const VOWEL = /^[aeiouh]/u;

/** One text of some words in their order: `谷歌广告`, `pression d'eau`. */
export function joinWords(words: readonly string[], language: string): string {
  const { elisions } = packFor(language);
  let text = '';
  let before = '';
  for (const word of words) {
    if (text === '') text = word;
    else if (
      characterClassAt(before, before.length - 1) === SEGMENTED &&
      characterClassAt(word, 0) === SEGMENTED
    )
      text += word;
    else if (elisions.has(before) && VOWEL.test(foldAccents(word))) text += `'${word}`;
    else text += ` ${word}`;
    before = word;
  }
  return text;
}
