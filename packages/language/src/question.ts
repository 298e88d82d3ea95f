import { packFor } from './packs/index.ts';
import { splitWords } from './split-words.ts';
import { bareWord } from './stemmers/bare-word.ts';

const QUESTION_MARK = /[?？؟\u037e]\s*$/u;
const LONGEST_OPENING = 4;

/** Whether it opens with a question word or a question's opening of the language (`can i`, `por qué`), or ends in a question mark. */
export function isQuestion(keyword: string, language: string): boolean {
  if (QUESTION_MARK.test(keyword)) return true;
  const { questionWords, questionOpenings } = packFor(language);
  const words = splitWords(keyword, language);
  const [first] = words;
  if (first === undefined) return false;
  if (questionWords.has(first)) return true;
  for (let count = 2; count <= Math.min(words.length, LONGEST_OPENING); count++)
    if (questionOpenings.has(words.slice(0, count).map(bareWord).join(' '))) return true;
  return false;
}
