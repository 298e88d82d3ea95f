// The words of a list that may name places: those that often stand right behind 'in'.
import { foldAccents, packFor } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
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
export const LEAST_SHARE_BEHIND = 0.07;

/** The stems of a list that may be places, and those that are none wherever they stand. A list whose language has no word before places has none. */
export function locationWordsOf(listed: ListedWords, languages: readonly string[]): WordsOfLocations {
  const isLocation = behindOf(listed, languages);
  const generic = genericStemsOf(languages[0] ?? 'en');
  const tellsNothing = Uint8Array.from(listed.words.stems, (stem, id) =>
    isLocation[id] === 0 && (DIGIT.test(stem) || generic.has(stem)) ? 1 : 0,
  );
  return { isLocation, tellsNothing };
}

const DIGIT = /\d/u;

/** Tells the words (without accents) that stand before places in a language. */
export function wordsBeforeLocations(language: string): ReadonlySet<string> {
  return new Set((BEFORE_LOCATIONS[packFor(language).tag] ?? '').split(' '));
}

function behindOf({ words, times }: ListedWords, languages: readonly string[]): Uint8Array {
  const before = new Set(languages.flatMap((tag) => [...wordsBeforeLocations(tag)]));
  const isBefore = Uint8Array.from(words.stems, (stem) => (before.has(foldAccents(stem)) ? 1 : 0));
  const { offsets, stemIds, stems } = words;
  const behind = new Uint32Array(stems.length);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = (offsets[row] ?? 0) + 1; at < (offsets[row + 1] ?? 0); at++)
      if (isBefore[stemIds[at - 1] ?? 0] === 1) addTo(behind, stemIds[at] ?? 0, 1);
  return Uint8Array.from(behind, (count, stem) =>
    count > 0 && count >= LEAST_SHARE_BEHIND * (times[stem] ?? 0) ? 1 : 0,
  );
}
