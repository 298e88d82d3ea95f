// Words of which a search takes one for another: `agency` and `company`, `degree` and `program`. Two pages that differ in such a word alone are one.
import { type LanguagePack, packFor } from '@silosmith/language';
import { DUTCH } from './interchangeable/dutch.ts';
import { ENGLISH } from './interchangeable/english.ts';
import { FRENCH } from './interchangeable/french.ts';
import { GERMAN } from './interchangeable/german.ts';
import { ITALIAN } from './interchangeable/italian.ts';
import { PORTUGUESE } from './interchangeable/portuguese.ts';
import { SPANISH } from './interchangeable/spanish.ts';

/** By the tag of a language: groups separated by commas, words of a group by white space; inflections follow by their stems. */
export const INTERCHANGEABLE: Readonly<Record<string, string>> = {
  en: ENGLISH,
  fr: FRENCH,
  de: GERMAN,
  es: SPANISH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
};

const known = new Map<string, ReadonlyMap<string, string>>();

function firstOfGroups(pack: LanguagePack): ReadonlyMap<string, string> {
  const built = known.get(pack.tag);
  if (built !== undefined) return built;
  const first = new Map<string, string>();
  for (const group of (INTERCHANGEABLE[pack.tag] ?? '').split(',')) {
    const stems = group.trim().split(/\s+/u).map(pack.stem);
    for (const stem of stems) first.set(stem, stems[0] ?? stem);
  }
  known.set(pack.tag, first);
  return first;
}

/** Stem → stem of the word that stands for its group; of a word without one its own. */
export function createGroupStem(language: string): (stem: string) => string {
  const first = firstOfGroups(packFor(language));
  return (stem) => first.get(stem) ?? stem;
}
