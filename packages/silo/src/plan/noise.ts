// Keywords that are no subject for a page: search operators, addresses, single characters, other languages, adult terms; each with its reason.
import { PLACEMENT_REASONS } from '@silosmith/contract';
import { ADULT_WORDS, isSexTrade } from './adult-words.ts';
import { readLanguages } from './language-evidence.ts';
import { ADDRESS_WORDS, isSpacedAddress } from './spaced-addresses.ts';
import { readWrittenWords, type WrittenWords } from './written-words.ts';

const ADDRESS = /(?:^|\s)(?:https?:|www\.)|^localhost\b/iu;
/** One word with a dot and an ending that sites have; `node.js` and `asp.net` are none. */
const HOST =
  /(?:^|\s)(?!asp\.net|vb\.net|ado\.net|socket\.io)[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|edu|gov|xyz|online|shop|site|co|io|uk|de|fr|es|it|nl|be|at|ch|pt|pl|ru|br|mx|in|au|ca|eu)(?=\s|\/|$)/iu;
/** Who types one checks an index; nobody looks for a page with it. */
const OPERATOR =
  /(?:^|\s)-?(?:site|inurl|intitle|intext|inanchor|all(?:inurl|intitle|intext)|filetype|ext|cache|related):\S/iu;
/** With more words a site is what the keyword asks about: `how to add css in website.com builder`. */
const MOST_BESIDE_HOST = 2;
/** A list in which this share is adult is a list about it. */
const ADULT_LIST = 0.5;

export interface Noise {
  /** By row: PLACEMENT_REASONS of what is set aside, 0 for all other keywords. */
  readonly reasons: Uint8Array;
  /** The language that most of the list is in, by its words: the project's unless they say otherwise. */
  readonly spoken: string;
}

/** `spoken`: the language that the list shows; null where it shows none. `words`: of the keywords, where they were read before. */
export function findNoise(
  keywords: readonly string[],
  language: string,
  spoken: string | null,
  words?: WrittenWords,
): Noise {
  const written = words ?? readWrittenWords(keywords, language);
  const reasons = new Uint8Array(keywords.length);
  const languages = readLanguages(written, language, spoken);
  const mayBeAddress = rowsWithSome(written, (word) => ADDRESS_WORDS.has(word));
  const isAdult = rowsWithSome(written, (word) => ADULT_WORDS.has(word));
  rowsWithSome(written, (word) => word === 'sex').forEach((hasIt, row) => {
    if (hasIt === 1 && isSexTrade(keywords[row] ?? '')) isAdult[row] = 1;
  });
  const isAdultList = isAdult.reduce((sum, one) => sum + one, 0) > ADULT_LIST * keywords.length;
  const hasMore = rowsWithSome(written, (word) => !isSingleCharacter(word));
  keywords.forEach((keyword, row) => {
    const isSpaced = mayBeAddress[row] === 1 && isSpacedAddress(keyword, languages.main);
    if (keyword.includes(':') && OPERATOR.test(keyword)) reasons[row] = PLACEMENT_REASONS.asideOperator;
    else if (isSpaced || isAddress(keyword)) reasons[row] = PLACEMENT_REASONS.asideAddress;
    else if (hasMore[row] === 0) reasons[row] = PLACEMENT_REASONS.asideCharacter;
    else if (isAdult[row] === 1 && !isAdultList) reasons[row] = PLACEMENT_REASONS.asideAdult;
    else if (languages.isOther(row, keyword)) reasons[row] = PLACEMENT_REASONS.asideLanguage;
  });
  // Nothing would remain: then nothing of it is noise.
  if (reasons.every((reason) => reason !== 0)) reasons.fill(0);
  return { reasons, spoken: languages.main };
}

function isAddress(keyword: string): boolean {
  // Most keywords have none of these signs, and `includes` is quicker than the expressions.
  const mayBe = keyword.includes('.') || keyword.includes(':') || /^localhost/iu.test(keyword);
  if (!mayBe) return false;
  if (ADDRESS.test(keyword)) return true;
  return HOST.test(keyword) && keyword.trim().split(/\s+/u).length <= MOST_BESIDE_HOST + 1;
}

/** By row: 1 where it has a word of that kind. */
function rowsWithSome(
  { words, offsets, ids }: WrittenWords,
  isWanted: (word: string) => boolean,
): Uint8Array {
  const wanted = Uint8Array.from(words, (word) => (isWanted(word) ? 1 : 0));
  const has = new Uint8Array(offsets.length - 1);
  for (let row = 0; row < has.length; row++)
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++)
      if (wanted[ids[at] ?? 0] === 1) has[row] = 1;
  return has;
}

/** A letter or digit; one sign of a script that writes words with it is a word. */
function isSingleCharacter(word: string): boolean {
  return word.length <= 1 && (word.codePointAt(0) ?? 0) < 0x2e80;
}
