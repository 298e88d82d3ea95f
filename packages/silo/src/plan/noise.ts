// Keywords that are no subject for a page: addresses, single characters, other languages, adult terms; each with its reason.
import { PLACEMENT_REASONS } from '@silosmith/contract';
import { splitWords } from '@silosmith/language';
import { ADULT_WORDS } from './adult-words.ts';
import { type LanguageOfWords, readLanguages } from './language-evidence.ts';

const ADDRESS = /(?:^|\s)(?:https?:|www\.)|^localhost\b/iu;
/** One word with a dot and an ending that sites have; `node.js` and `asp.net` are none. */
const HOST =
  /(?:^|\s)(?!asp\.net|vb\.net|ado\.net|socket\.io)[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|edu|gov|xyz|online|shop|site|co|io|uk|de|fr|es|it|nl|be|at|ch|pt|pl|ru|br|mx|in|au|ca|eu)(?=\s|\/|$)/iu;
/** A list in which this share is adult is a list about it. */
const ADULT_LIST = 0.5;

export interface Noise {
  /** By row: PLACEMENT_REASONS of what is set aside, 0 for all other keywords. */
  readonly reasons: Uint8Array;
  /** The language that most of the list is in, by its words: the project's unless they say otherwise. */
  readonly spoken: string;
}

export function findNoise(keywords: readonly string[], language: string): Noise {
  const reasons = new Uint8Array(keywords.length);
  const words = keywords.map((keyword) => splitWords(keyword, language));
  const languages = readLanguages(words, language);
  const adult = words.map((list) => list.some((word) => ADULT_WORDS.has(word)));
  const isAdultList = adult.filter(Boolean).length > ADULT_LIST * keywords.length;
  keywords.forEach((keyword, row) => {
    reasons[row] = reasonFor(keyword, words[row] ?? [], languages, !isAdultList && adult[row] === true);
  });
  // Nothing would remain: then nothing of it is noise.
  if (reasons.every((reason) => reason !== 0)) reasons.fill(0);
  return { reasons, spoken: languages.main };
}

function reasonFor(
  keyword: string,
  words: readonly string[],
  languages: LanguageOfWords,
  isAdult: boolean,
): number {
  if (ADDRESS.test(keyword) || HOST.test(keyword)) return PLACEMENT_REASONS.asideAddress;
  if (isSingleCharacters(words)) return PLACEMENT_REASONS.asideCharacter;
  if (isAdult) return PLACEMENT_REASONS.asideAdult;
  return languages.isOther(words, keyword) ? PLACEMENT_REASONS.asideLanguage : 0;
}

/** Letters and digits one by one; one sign of a script that writes words with it is a word. */
function isSingleCharacters(words: readonly string[]): boolean {
  return words.every((word) => word.length <= 1 && (word.codePointAt(0) ?? 0) < 0x2e80);
}
