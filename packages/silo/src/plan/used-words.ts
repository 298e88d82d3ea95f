// The words by which a keyword says that a thing is used. All ways to say it are one: `used`, `second hand`.
const USED =
  /\b(?:used|(?:second|2nd)[- ]?hand|pre[- ]?owned|gebraucht\p{L}*|occasion|usat[aeio]|usad[ao]s?|segunda m(?:ano|[ãa]o)|second[ea] (?:main|mano)|zweiter hand|tweedehands|gebruikte?)\b/u;
/** In every way to say it, where it begins. */
const BEGINS = /used|second|2nd|pre|gebrauch|occasion|usat|usad|segund|zweit|tweede|gebruik/u;
const NO_WORDS: ReadonlySet<string> = new Set();

/** Whether a keyword with this word may say it; none without such a word does. */
export const maySayUsed = (word: string): boolean => BEGINS.test(word);

/** In lower case, together and apart; none where it says nothing of it. */
export function usedWords(keyword: string): ReadonlySet<string> {
  const said = USED.exec(keyword);
  return said === null ? NO_WORDS : new Set([...said[0].split(/[\s-]+/u), said[0]]);
}
