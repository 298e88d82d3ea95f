// How a keyword of a list is worded: open ends, a question, qualifiers, words and forms that the list rarely writes.
import { type LanguagePack, packFor } from '@silosmith/language';
import { countsOf } from '../columns/counts.ts';
import { type ListedWords, STEM_CLASSES } from './listed-words.ts';

/** Whether a keyword begins or ends with a function word: `diet for you`, `the best diet`. */
export function isOpen({ words: { offsets, stemIds }, classes }: ListedWords, row: number): boolean {
  const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
  const isFunction = (at: number) => classes[stemIds[at] ?? 0] === STEM_CLASSES.function;
  return start < end && (isFunction(start) || isFunction(end - 1));
}

/** Whether a keyword begins with a question word. */
export function asks({ words: { offsets, stemIds, stems }, language }: ListedWords, row: number): boolean {
  const start = offsets[row] ?? 0;
  if (start === offsets[row + 1]) return false;
  return questionStems(language).has(stems[stemIds[start] ?? 0] ?? '');
}

const QUESTIONS = new Map<LanguagePack, ReadonlySet<string>>();

function questionStems(language: string): ReadonlySet<string> {
  const pack = packFor(language);
  const known = QUESTIONS.get(pack);
  if (known !== undefined) return known;
  const stems = new Set([...pack.questionWords].map(pack.stem));
  QUESTIONS.set(pack, stems);
  return stems;
}

/** Whether it says what does not change a page: `near me`, `best`, a year. */
export function isQualified({ words: { offsets, stemIds }, classes }: ListedWords, row: number): boolean {
  const stems = stemIds.subarray(offsets[row] ?? 0, offsets[row + 1] ?? 0);
  return stems.some((stem) => classes[stem] === STEM_CLASSES.qualifier);
}

/** Whether all that a keyword says, its qualifiers too, is said by another one: `cheapest vodka` is not, by `vodka price`. */
export function isSaidIn(
  { words: { offsets, stemIds }, usual, classes }: ListedWords,
  row: number,
  other: number,
): boolean {
  const stemsOf = (of: number) =>
    [...stemIds.subarray(offsets[of] ?? 0, offsets[of + 1] ?? 0)].map((stem) => usual[stem] ?? stem);
  const said = stemsOf(other);
  return stemsOf(row).every((stem) => classes[stem] === STEM_CLASSES.function || said.includes(stem));
}

/** How usual the least usual of its pairs of words is in the list, in powers of two; of a single word, how usual that is. */
export function usualness({ words: { offsets, stemIds }, pairs, times }: ListedWords, row: number): number {
  const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
  if (end - start < 2) return Math.round(Math.log2(1 + (times[stemIds[start] ?? 0] ?? 0)));
  let least = Number.POSITIVE_INFINITY;
  for (let i = start + 1; i < end; i++)
    least = Math.min(least, pairs.of(stemIds[i - 1] ?? 0, stemIds[i] ?? 0));
  return Math.round(Math.log2(1 + least));
}

/** By piece how often a list writes it. */
const WRITTEN = new WeakMap<ListedWords['words'], Uint32Array>();

function timesWritten(words: ListedWords['words']): Uint32Array {
  const known = WRITTEN.get(words);
  if (known !== undefined) return known;
  const times = countsOf(words.pieces.ids, words.pieces.chunks.length);
  WRITTEN.set(words, times);
  return times;
}

/** Steps of a power of two: less of a difference is none. */
const FORM_STEPS = 2;

/** How usual its telling words are in the list as it writes them, on average, in FORM_STEPS: `investeren` is more usual than `investeer`. */
export function formUsualness({ words, classes }: ListedWords, row: number): number {
  const { offsets, ids, chunks } = words.pieces;
  const times = timesWritten(words);
  let [sum, count] = [0, 0];
  for (const id of ids.subarray(offsets[row] ?? 0, offsets[row + 1] ?? 0)) {
    if (chunks[id]?.stems.some((stem) => classes[stem] === STEM_CLASSES.content) !== true) continue;
    sum += Math.log2(1 + (times[id] ?? 0));
    count++;
  }
  return count === 0 ? 0 : Math.round((FORM_STEPS * sum) / count);
}

/** Whether the rarest of the words that a row has in place of another's is written so rarely, and theirs so many powers of two as often. */
export function isRareForm(
  { words }: ListedWords,
  row: number,
  other: number,
  { most, doublings }: { readonly most: number; readonly doublings: number },
): boolean {
  const [own, theirs] = [leastWritten(words, row, other), leastWritten(words, other, row)];
  return own <= most && Number.isFinite(theirs) && 1 + theirs >= 2 ** doublings * (1 + own);
}

/** How often the list writes the rarest piece of a row that another row lacks; infinite where it lacks none. */
function leastWritten(words: ListedWords['words'], row: number, other: number): number {
  const { offsets, ids } = words.pieces;
  const times = timesWritten(words);
  const theirs = ids.subarray(offsets[other] ?? 0, offsets[other + 1] ?? 0);
  let least = Number.POSITIVE_INFINITY;
  for (const id of ids.subarray(offsets[row] ?? 0, offsets[row + 1] ?? 0))
    if (!theirs.includes(id)) least = Math.min(least, times[id] ?? 0);
  return least;
}
