// Which stem is meant by one with a letter too many, too few or in the wrong place? `coffe` is `coffee` and `reserach` is `research` where the list mostly writes so.
import type { KeywordWords } from './keyword-words.ts';

/** A slip is rarer than what was meant: else both are words (`desert`, `dessert`). */
const TIMES_COMMONER = 4;
const SHORTEST = 4;
const SHORTEST_TRANSPOSED = 7;
const REPEATED = /(\p{L})\1+/gu;

/** Stem id → id of the stem that is meant, mostly itself. */
export function usualSpellings(words: KeywordWords): Uint32Array {
  const { stems, stemIds } = words;
  const usual = Uint32Array.from(stems, (_, id) => id);
  const alike = new Map<string, number[]>();
  stems.forEach((stem, id) => {
    if (stem.length < SHORTEST) return;
    const folded = stem.replace(REPEATED, '$1');
    const known = alike.get(folded);
    if (known) known.push(id);
    else alike.set(folded, [id]);
  });
  const frequency = new Uint32Array(stems.length);
  for (const id of stemIds) frequency[id] = (frequency[id] ?? 0) + 1;
  const timesOf = (id: number): number => frequency[id] ?? 0;
  for (const ids of transposed(stems)) {
    const commonest = ids.reduce((best, id) => (timesOf(id) > timesOf(best) ? id : best));
    for (const id of ids) usual[id] = commonest;
  }
  for (const ids of alike.values()) {
    if (ids.length < 2) continue;
    const commonest = ids.reduce((best, id) => (timesOf(id) > timesOf(best) ? id : best));
    for (const id of ids) if (timesOf(id) * TIMES_COMMONER <= timesOf(commonest)) usual[id] = commonest;
  }
  return usual;
}

/** Long words of the same letters between the same first and last one: `reserach`, `research`. Chance anagrams of that kind are rarer still. */
function transposed(stems: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  stems.forEach((stem, id) => {
    if (stem.length < SHORTEST_TRANSPOSED || /\P{L}/u.test(stem)) return;
    const letters = [...stem];
    const key = `${letters[0]}${letters.slice(1, -1).sort().join('')}${letters.at(-1)}`;
    const known = groups.get(key);
    if (known) known.push(id);
    else groups.set(key, [id]);
  });
  return [...groups.values()].filter((ids) => ids.length > 1);
}
