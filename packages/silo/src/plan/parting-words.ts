// Words that only join others, learnt from a list whose language has no pack: short ones that many keywords have between two others, and none at its end.
import { packFor } from '@silosmith/language';
import { addTo } from '../columns/add-to.ts';
import type { WrittenWords } from './written-words.ts';

const LONGEST = 3;
const PLAIN_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
/** Of the keywords, so many have such a word, and at least a few do. */
const LEAST_SHARE = 0.01;
const FEWEST = 5;
/** Of these, so many have it between two others; at the end it stands in hardly any. */
const BETWEEN = 0.5;
const AT_END = 0.03;
/** A list whose language is known has its function words in more keywords than this. */
const KNOWN_SHARE = 0.12;

/** Prepositions and conjunctions of a list in a language without a pack: Polish `w`, `na`, Indonesian `di`. None where the pack fits the list. */
export function partingWords({ words, offsets, ids }: WrittenWords, language: string): ReadonlySet<string> {
  const { functionWords } = packFor(language);
  const rowCount = offsets.length - 1;
  const isFunction = Uint8Array.from(words, (word) => (functionWords.has(word) ? 1 : 0));
  const all = new Uint32Array(words.length);
  const between = new Uint32Array(words.length);
  const last = new Uint32Array(words.length);
  let known = 0;
  for (let row = 0; row < rowCount; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    let hasFunction = false;
    for (let at = start; at < end; at++) {
      const id = ids[at] ?? 0;
      hasFunction ||= isFunction[id] === 1;
      addTo(all, id, 1);
      if (at === end - 1) addTo(last, id, 1);
      else if (at > start) addTo(between, id, 1);
    }
    if (hasFunction) known++;
  }
  if (known > KNOWN_SHARE * rowCount) return new Set();
  const least = Math.max(FEWEST, LEAST_SHARE * rowCount);
  return new Set(
    words.filter((word, id) => {
      if (word.length > LONGEST || isFunction[id] === 1 || !PLAIN_WORD.test(word)) return false;
      const count = all[id] ?? 0;
      return count >= least && (between[id] ?? 0) >= BETWEEN * count && (last[id] ?? 0) <= AT_END * count;
    }),
  );
}
