// The words of a list that may name places: those that often stand right behind 'in'.
import { foldAccents, packFor } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
import { countsOf } from '../columns/counts.ts';
import { genericStemsOf } from './generic-words.ts';
import type { ListedWords } from './listed-words.ts';
import type { WordsOfLocations } from './rival-locations.ts';

/** What stands before a place, without accents. */
const BEFORE_LOCATIONS: Readonly<Record<string, string>> = {
  en: 'in near around',
  nl: 'in te bij rond',
  fr: 'a en dans',
  de: 'in bei um nahe',
  es: 'en cerca',
  it: 'a in',
  pt: 'em no na',
  id: 'di',
  pl: 'w we',
  sv: 'i',
  da: 'i',
  no: 'i',
  ru: 'в во',
};

/** Behind such a word in this share of all that it stands in, at least: searchers leave `in` out more often than not. */
const LEAST_SHARE = 0.07;

/** The stems of a list that may be places, and those that are none wherever they stand. A list whose language has no word before places has none. */
export function locationWordsOf(listed: ListedWords, languages: readonly string[]): WordsOfLocations {
  const { offsets, stemIds, stems } = listed.words;
  const isLocation = locationsIn({ offsets, ids: stemIds, words: stems }, languages);
  const generic = genericStemsOf(languages[0] ?? 'en');
  const tellsNothing = Uint8Array.from(listed.words.stems, (stem, id) =>
    isLocation[id] === 0 && (DIGIT.test(stem) || generic.has(stem)) ? 1 : 0,
  );
  return { isLocation, tellsNothing };
}

const DIGIT = /\d/u;

/** Words of rows, however they were read: row `r` has the words `ids[offsets[r] .. offsets[r + 1])`. */
interface WordRows {
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  readonly words: readonly string[];
}

/** By word: 1 for one that often stands right behind `in` and the like. O(words). */
export function locationsIn({ offsets, ids, words }: WordRows, languages: readonly string[]): Uint8Array {
  const before = new Set(languages.flatMap((tag) => (BEFORE_LOCATIONS[packFor(tag).tag] ?? '').split(' ')));
  const isBefore = Uint8Array.from(words, (word) => (before.has(foldAccents(word)) ? 1 : 0));
  const times = countsOf(ids, words.length);
  const behind = new Uint32Array(words.length);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = (offsets[row] ?? 0) + 1; at < (offsets[row + 1] ?? 0); at++)
      if (isBefore[ids[at - 1] ?? 0] === 1) addTo(behind, ids[at] ?? 0, 1);
  return Uint8Array.from(behind, (count, id) =>
    count > 0 && count >= LEAST_SHARE * (times[id] ?? 0) ? 1 : 0,
  );
}
