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
export function locationsIn(rows: WordRows, languages: readonly string[]): Uint8Array {
  return kindsOf(rows, wordsBefore(rows, languages)).map((kind) => (kind === KINDS.location ? 1 : 0));
}

/** A rarer word behind `in` is a place if it has the same words beside it as places have: in so many keywords, this share of its own. */
const COMPANY = { fewest: 5, share: 1 / 3 } as const;

/** The same, and 1 for rarer ones that take the place of such words: `cleaners weymouth` beside `cleaners dorchester`. O(words). */
export function likelyLocationsIn(rows: WordRows, languages: readonly string[]): Uint8Array {
  const { offsets, ids } = rows;
  const isBefore = wordsBefore(rows, languages);
  const kinds = kindsOf(rows, isBefore);
  const found = kinds.map((kind) => (kind === KINDS.location ? 1 : 0));
  if (!kinds.includes(KINDS.candidate) || !kinds.includes(KINDS.location)) return found;
  /** The words beside locations, and beside each candidate. */
  const beside = new Set<string>();
  const besideOf = new Map<number, Set<string>>();
  for (let row = 0; row + 1 < offsets.length; row++) {
    const own = ids.subarray(offsets[row], offsets[row + 1]);
    for (const id of own) {
      if (kinds[id] === KINDS.other) continue;
      const others = own.filter((other) => other !== id && isBefore[other] === 0);
      if (others.length === 0) continue;
      const known = kinds[id] === KINDS.location ? beside : (besideOf.get(id) ?? new Set<string>());
      known.add(others.join(' '));
      if (known !== beside) besideOf.set(id, known);
    }
  }
  for (const [id, own] of besideOf) {
    let shared = 0;
    for (const others of own) if (beside.has(others)) shared++;
    if (shared >= COMPANY.fewest && shared >= COMPANY.share * own.size) found[id] = 1;
  }
  return found;
}

const KINDS = { other: 0, location: 1, candidate: 2 } as const;

/** By word: one of KINDS. */
function kindsOf({ offsets, ids, words }: WordRows, isBefore: Uint8Array): Uint8Array {
  const times = countsOf(ids, words.length);
  const behind = new Uint32Array(words.length);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = (offsets[row] ?? 0) + 1; at < (offsets[row + 1] ?? 0); at++)
      if (isBefore[ids[at - 1] ?? 0] === 1) addTo(behind, ids[at] ?? 0, 1);
  return Uint8Array.from(behind, (count, id) => {
    if (count === 0) return KINDS.other;
    return count >= LEAST_SHARE * (times[id] ?? 0) ? KINDS.location : KINDS.candidate;
  });
}

/** By word: 1 for `in` and the like. */
function wordsBefore({ words }: WordRows, languages: readonly string[]): Uint8Array {
  const before = new Set(languages.flatMap((tag) => (BEFORE_LOCATIONS[packFor(tag).tag] ?? '').split(' ')));
  return Uint8Array.from(words, (word) => (before.has(foldAccents(word)) ? 1 : 0));
}
