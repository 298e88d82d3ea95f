// What a whole list is about is misspelled in more ways than one letter: `michillen` and `michlen` are `michelin` in a list about that.
import { foldAccents } from '@silosmith/language';

/** Share of the keywords that write it. */
const SUBJECT = 0.3;
/** A slip is that much rarer. */
const TIMES_COMMONER = 16;
/** Fewer letters, or fewer consonants, are in too many words. */
const SHORTEST = 6;
const FEWEST_CONSONANTS = 4;
const LATIN = /^[a-z]+$/u;

/** Stem → subject of the list that has its consonants in its order. `times`: by stem, how often it is written. */
export function subjectSpellings(
  stems: readonly string[],
  times: Uint32Array,
  keywordCount: number,
): ReadonlyMap<number, number> {
  const subjects = new Map<string, number>();
  times.forEach((count, id) => {
    const consonants = count >= SUBJECT * keywordCount ? consonantsOf(stems[id] ?? '') : '';
    if (consonants !== '') subjects.set(consonants, id);
  });
  const meant = new Map<number, number>();
  if (subjects.size === 0) return meant;
  stems.forEach((stem, id) => {
    const subject = subjects.get(consonantsOf(stem)) ?? id;
    if (subject !== id && (times[id] ?? 0) * TIMES_COMMONER <= (times[subject] ?? 0)) meant.set(id, subject);
  });
  return meant;
}

/** Each once where it stands twice in a row; '' for a word that is too short. */
function consonantsOf(stem: string): string {
  const bare = foldAccents(stem);
  if (bare.length < SHORTEST || !LATIN.test(bare)) return '';
  const consonants = bare.replace(/[aeiouy]/gu, '').replace(/(.)\1+/gu, '$1');
  return consonants.length < FEWEST_CONSONANTS ? '' : consonants;
}
