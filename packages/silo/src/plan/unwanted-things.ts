// What a keyword wants a thing without: `alcohol` in `champagne sin alcohol`.
import { packFor } from '@silosmith/language';
import type { KeywordPart } from './word-reader.ts';

/** Words before what is not wanted. */
const WITHOUT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: 'without no non',
    de: 'ohne kein keine keinen keinem keiner',
    nl: 'zonder geen',
    fr: 'sans',
    es: 'sin',
    it: 'senza',
    pt: 'sem',
  }).map(([tag, words]) => [tag, new Set(words.split(' '))]),
);
/** Who says these may mean the same in other words: `that don't do credit checks`. */
const NOT: ReadonlySet<string> = new Set(
  "not never dont don't doesnt doesn't isnt isn't arent aren't cant can't cannot wont won't nicht nie niet nooit pas jamais nunca mai não nao".split(
    ' ',
  ),
);
/** It is the next word, past words without a meaning of their own: `without a visa`. */
const MOST_BETWEEN = 2;

/** Whether it is a word before what is not wanted. In languages without a pack there are none. */
export function isWithout(text: string, language: string): boolean {
  return WITHOUT.get(packFor(language).tag)?.has(text) === true;
}

/** The words that are not wanted, by their stem. */
export function unwantedIn(said: readonly KeywordPart[], language: string): ReadonlySet<string> {
  const before = WITHOUT.get(packFor(language).tag);
  const at = before === undefined ? -1 : said.findIndex(({ text }) => before.has(text));
  if (at < 0) return NOTHING;
  const thing = said.slice(at + 1, at + 2 + MOST_BETWEEN).find(({ ids }) => ids.length > 0);
  return thing === undefined ? NOTHING : new Set([thing.stem]);
}

/** Whether a keyword denies something in another way. */
export const isDenial = (said: readonly KeywordPart[]): boolean => said.some(({ text }) => NOT.has(text));

const NOTHING: ReadonlySet<string> = new Set();
