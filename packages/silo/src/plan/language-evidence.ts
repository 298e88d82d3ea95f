// Evidence for the language of a keyword: function words and scripts. A list mostly in another language than its project is taken at its word.
import { LANGUAGES, packFor } from '@silosmith/language';

export interface LanguageOfWords {
  /** The language most keywords of the list are in, as far as their words tell; the project's where they do not. */
  readonly main: string;
  /** Whether a keyword is in another language than the list. */
  isOther(words: readonly string[], keyword: string): boolean;
}

/** A language or script belongs to the list from this share of the keywords on that tell theirs, if it is more than a few. */
const SHARE_OF_LIST = 0.1;
const A_FEW = 2;
/** Function words that tell the language of a keyword. */
const FEWEST_SPOKEN = 2;
/** Evidence enough to say that the list is in another language than its project's. */
const FEWEST_TELLING = 8;
/** Not among the function words of English because they change what is searched; yet they stand in English searches, and other languages have them, too. */
const ALSO_ENGLISH = 'near me all over no not out up off us it vs car on he ho chi ga du'.split(' ');
const PLAIN = /^[\x20-\x7e]*$/u;
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;

/** `words`: of each keyword, lower case. */
export function readLanguages(words: readonly (readonly string[])[], language: string): LanguageOfWords {
  const tags = LANGUAGES.filter(({ importable }) => importable).map(({ tag }) => tag);
  const speakers = speakersOfWords(tags);
  const counts = new Map<string, number>();
  const hints = new Map<string, number>();
  let latin = 0;
  for (const list of words) {
    const spoken = spokenMost(list, speakers, tags);
    // One function word proves nothing of a keyword, yet hundreds of them tell the language of a list.
    if (spoken !== null) hints.set(spoken.tag, (hints.get(spoken.tag) ?? 0) + 1);
    if (spoken !== null && spoken.count >= FEWEST_SPOKEN)
      counts.set(spoken.tag, (counts.get(spoken.tag) ?? 0) + 1);
    if (list.every(isLatin)) latin++;
  }
  const telling = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [best = language, most = 0] =
    [...hints].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? [];
  const own = packFor(language).tag;
  const main = most >= FEWEST_TELLING && most > 2 * (hints.get(own) ?? 0) ? best : own;
  const ofMain = new Set([...packFor(main).functionWords, ...packFor(own).functionWords, ...ALSO_ENGLISH]);
  const isMany = (count: number, among: number) => count > A_FEW && count > SHARE_OF_LIST * among;
  const isOfList = (tag: string) => tag === main || tag === own || isMany(counts.get(tag) ?? 0, telling);
  const isLatinList = latin > 0 && !isMany(words.length - latin, words.length);
  return {
    main,
    isOther(list, keyword) {
      if (isLatinList && !isLatin(keyword)) return true;
      const others = list.filter((word) => !ofMain.has(word));
      const spoken = others.length < FEWEST_SPOKEN ? null : spokenMost(others, speakers, tags);
      return spoken !== null && spoken.count >= FEWEST_SPOKEN && !isOfList(spoken.tag);
    },
  };
}

/** Half of the letters are Latin ones, or there is no letter. */
function isLatin(text: string): boolean {
  if (PLAIN.test(text)) return true;
  let latin = 0;
  let letters = 0;
  for (const sign of text) {
    if (!LETTER.test(sign)) continue;
    letters++;
    if (LATIN.test(sign)) latin++;
  }
  return 2 * latin >= letters;
}

/** Word → the languages in which it is a function word; single letters tell nothing. */
function speakersOfWords(tags: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const speakers = new Map<string, string[]>();
  for (const tag of tags) {
    for (const word of packFor(tag).functionWords) {
      if (word.length < 2) continue;
      const known = speakers.get(word);
      if (known) known.push(tag);
      else speakers.set(word, [tag]);
    }
  }
  return speakers;
}

interface Spoken {
  readonly tag: string;
  /** Of the words, these are function words of the language. */
  readonly count: number;
}

/** The one language that has more of the words as function words than any other; null without one. */
function spokenMost(
  words: readonly string[],
  speakers: ReadonlyMap<string, readonly string[]>,
  tags: readonly string[],
): Spoken | null {
  const counts = new Map<string, number>();
  words.forEach((word, at) => {
    const tagsOfWord = speakers.get(word);
    if (tagsOfWord === undefined || words.indexOf(word) < at) return;
    for (const tag of tagsOfWord) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  });
  if (counts.size === 0) return null;
  let best = '';
  let most = 0;
  let isTied = false;
  for (const tag of tags) {
    const count = counts.get(tag) ?? 0;
    if (count > most) [best, most, isTied] = [tag, count, false];
    else if (count === most) isTied = true;
  }
  return isTied ? null : { tag: best, count: most };
}
