// The words of a list that may name places: those that often stand right behind 'in'.
import { foldAccents, packFor } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
import type { ListedWords } from './listed-words.ts';

/** What stands before a place, without accents. */
const BEFORE_LOCATIONS: Readonly<Record<string, string>> = {
  en: 'in near around',
  nl: 'in te bij rond',
  fr: 'a en dans',
  de: 'in bei um nahe',
  es: 'en cerca',
  it: 'a in',
  pt: 'em no na',
};

/** Behind such a word in this share of all that it stands in, at least: searchers leave `in` out more often than not. */
const LEAST_SHARE = 0.07;

/** By stem: 1 for one that may be a place. A list whose language has no such words has none. */
export function locationWordsOf({ words, times }: ListedWords, languages: readonly string[]): Uint8Array {
  const before = new Set(languages.flatMap((tag) => (BEFORE_LOCATIONS[packFor(tag).tag] ?? '').split(' ')));
  const isBefore = Uint8Array.from(words.stems, (stem) => (before.has(foldAccents(stem)) ? 1 : 0));
  const { offsets, stemIds, stems } = words;
  const behind = new Uint32Array(stems.length);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = (offsets[row] ?? 0) + 1; at < (offsets[row + 1] ?? 0); at++)
      if (isBefore[stemIds[at - 1] ?? 0] === 1) addTo(behind, stemIds[at] ?? 0, 1);
  return Uint8Array.from(behind, (count, stem) =>
    count > 0 && count >= LEAST_SHARE * (times[stem] ?? 0) ? 1 : 0,
  );
}
