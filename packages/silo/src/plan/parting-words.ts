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
/** What joins any two words has so many different ones on either side, and none in more of its keywords than this: `cup` has `world` before it, and is no preposition. */
const BESIDE = { fewest: 4, most: 0.7 } as const;
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
  const isShort = Uint8Array.from(words, (word, id) => {
    if (word.length > LONGEST || isFunction[id] === 1 || !PLAIN_WORD.test(word)) return 0;
    const count = all[id] ?? 0;
    const isBetween = (between[id] ?? 0) >= BETWEEN * count && (last[id] ?? 0) <= AT_END * count;
    return count >= least && isBetween ? 1 : 0;
  });
  const before = timesBeside({ offsets, ids }, isShort, -1);
  const behind = timesBeside({ offsets, ids }, isShort, 1);
  return new Set(
    words.filter((_, id) => {
      const sides = [before.get(id), behind.get(id)];
      return isShort[id] === 1 && sides.every((times) => joinsAny(times, all[id] ?? 0));
    }),
  );
}

/** Of the words asked about: the words beside it, `step` places on, each with how often. */
function timesBeside(
  { offsets, ids }: Pick<WrittenWords, 'offsets' | 'ids'>,
  isAsked: Uint8Array,
  step: -1 | 1,
): ReadonlyMap<number, ReadonlyMap<number, number>> {
  const found = new Map<number, Map<number, number>>();
  for (let row = 0; row + 1 < offsets.length; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    for (let at = start; at < end; at++) {
      const id = ids[at] ?? 0;
      const beside = at + step;
      if (isAsked[id] !== 1 || beside < start || beside >= end) continue;
      const times = found.get(id) ?? new Map<number, number>();
      found.set(id, times.set(ids[beside] ?? 0, (times.get(ids[beside] ?? 0) ?? 0) + 1));
    }
  }
  return found;
}

function joinsAny(times: ReadonlyMap<number, number> = new Map(), count: number): boolean {
  return times.size >= BESIDE.fewest && Math.max(...times.values()) <= BESIDE.most * count;
}
