// Words that a list writes short as well: `sim` and `simulator`, `ortho` and `orthopedic`.
import { countsOf } from '../columns/counts.ts';
import type { WrittenWords } from './written-words.ts';

/** Letters of a short form, and how many its long form has more: `sun` is none of `sunday`. */
const SHORTEST = 3;
const FEWEST_LEFT_OUT = 3;
/** In so many keywords that are otherwise the same the list has one for the other: fewer may be chance. */
const FEWEST_PAIRS = 4;
/** A nickname (`lambo`) is far rarer than its name, and calls no page. */
const TIMES_RARER = 4;
/** Ends of words for who does something, or what is of it: a diet is no dietitian, Japan not Japanese, `tapis` no `tapisserie`. */
const DERIVED = /^(?:i?st|i?ti?an|s?e?rie|isserie|est|ement|e[ru]r?|ier|or|man|ing|ese|ish|ian|ic|al)s?$/u;
/** What begins more words of a list is short for none of them. */
const MOST_FORMS = 40;
const WORD = /^\p{L}+$/u;

/** Short form → the word that it begins. O(words log words), and a look at the list for each keyword with a possible short form and each of its few long forms. */
export function shortForms(listed: WrittenWords): ReadonlyMap<string, string> {
  const longOf = possibleForms(listed.words);
  if (longOf.size === 0) return new Map();
  const { offsets, ids } = listed;
  const textOf = (row: number, swapped = -1, by = -1): string => {
    const words: number[] = [];
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++)
      words.push(ids[at] === swapped ? by : (ids[at] ?? 0));
    return words.join(' ');
  };
  const written = new Set(Array.from({ length: offsets.length - 1 }, (_, row) => textOf(row)));
  const counts = new Map<number, Map<number, number>>();
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const short = ids[at] ?? 0;
      for (const long of longOf.get(short) ?? []) {
        if (!written.has(textOf(row, short, long))) continue;
        const times = counts.get(short) ?? new Map<number, number>();
        counts.set(short, times.set(long, 1 + (times.get(long) ?? 0)));
      }
    }
  const timesOf = countsOf(ids, listed.words.length);
  const found = new Map<string, string>();
  for (const [short, times] of counts) {
    const [long, most] = [...times].reduce((best, one) => (one[1] > best[1] ? one : best));
    const isRare = (timesOf[long] ?? 0) > TIMES_RARER * (timesOf[short] ?? 0);
    if (most >= FEWEST_PAIRS && !isRare) found.set(listed.words[short] ?? '', listed.words[long] ?? '');
  }
  return found;
}

/** Id of a word → ids of those that it begins. */
function possibleForms(words: readonly string[]): Map<number, number[]> {
  const sorted = words.map((word, id) => ({ word, id })).filter(({ word }) => WORD.test(word));
  sorted.sort((a, b) => (a.word < b.word ? -1 : 1));
  const longOf = new Map<number, number[]>();
  const open: { word: string; id: number }[] = [];
  for (const { word, id } of sorted) {
    while (open.length > 0 && !word.startsWith(open.at(-1)?.word ?? '')) open.pop();
    for (const short of open) {
      const left = word.slice(short.word.length);
      if (left.length < FEWEST_LEFT_OUT || DERIVED.test(left)) continue;
      const known = longOf.get(short.id);
      if (known) known.push(id);
      else longOf.set(short.id, [id]);
    }
    if (word.length >= SHORTEST) open.push({ word, id });
  }
  for (const [short, longs] of longOf) if (longs.length > MOST_FORMS) longOf.delete(short);
  return longOf;
}
