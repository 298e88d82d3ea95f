// Corrects stems by one edit towards a far commoner stem of the list: `coffe` is `coffee`, `reserach` is `research`.
import { addTo } from '../columns/add-to.ts';
import type { KeywordWords } from './keyword-words.ts';

/** A slip is rarer than what was meant: else both are words (`desert`, `dessert`). */
const TIMES_COMMONER = 4;
const SHORTEST = 4;
const SHORTEST_TRANSPOSED = 7;
/** A slip of another kind is rarer still, and in a long word. */
const TIMES_MEANT = 8;
const FEWEST_MEANT = 8;
const SHORTEST_SLIP = 6;
const HAS_OTHERS = /\P{L}/u;
const REPEATED = /(\p{L})\1+/gu;

/** Stem id → id of the stem that is meant, mostly itself. */
export function usualSpellings(words: KeywordWords): Uint32Array {
  const { stems, stemIds } = words;
  const frequency = new Uint32Array(stems.length);
  for (const id of stemIds) addTo(frequency, id, 1);
  return meantSpellings(stems, frequency);
}

/** The same of any stems, by how often each is written. */
export function meantSpellings(stems: readonly string[], frequency: Uint32Array): Uint32Array {
  const usual = Uint32Array.from(stems, (_, id) => id);
  const alike = new Map<string, number[]>();
  stems.forEach((stem, id) => {
    if (stem.length < SHORTEST) return;
    const folded = stem.replace(REPEATED, '$1');
    const known = alike.get(folded);
    if (known) known.push(id);
    else alike.set(folded, [id]);
  });
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
  mendSlips(stems, frequency, usual);
  return usual;
}

/** One letter wrong, too many or too few, or two swapped: `michilin`, `uagc` and `augc`. Only what is far commoner can be meant. */
function mendSlips(stems: readonly string[], frequency: Uint32Array, usual: Uint32Array): void {
  const meant = new Map<string, number>();
  stems.forEach((stem, id) => {
    if ((frequency[id] ?? 0) < FEWEST_MEANT || stem.length < SHORTEST || HAS_OTHERS.test(stem)) return;
    for (const key of shortened(stem)) {
      const known = meant.get(key);
      if (known === undefined || (frequency[id] ?? 0) > (frequency[known] ?? 0)) meant.set(key, id);
    }
  });
  stems.forEach((stem, id) => {
    if (usual[id] !== id || stem.length < SHORTEST || HAS_OTHERS.test(stem)) return;
    let best = id;
    for (const key of shortened(stem)) {
      const other = meant.get(key) ?? id;
      const isCommoner = (frequency[id] ?? 0) * TIMES_MEANT <= (frequency[other] ?? 0);
      if (isCommoner && isSlip(stem, stems[other] ?? '') && (frequency[other] ?? 0) > (frequency[best] ?? 0))
        best = other;
    }
    usual[id] = usual[best] ?? best;
  });
}

/** The stem, and each that lacks one of its letters: two of one edit have one of these in common. */
function shortened(stem: string): string[] {
  const keys = [stem];
  for (let at = 0; at < stem.length; at++) keys.push(stem.slice(0, at) + stem.slice(at + 1));
  return keys;
}

/** Two neighbours swapped; or one letter more, less or another, not the first and not the last: endings inflect. */
function isSlip(slip: string, meant: string): boolean {
  let start = 0;
  const shorter = Math.min(slip.length, meant.length);
  while (start < shorter && slip[start] === meant[start]) start++;
  let end = 0;
  while (end < shorter - start && slip.at(-1 - end) === meant.at(-1 - end)) end++;
  const [left, right] = [slip.length - start - end, meant.length - start - end];
  if (left === 2 && right === 2) return slip[start] === meant[start + 1] && slip[start + 1] === meant[start];
  return left <= 1 && right <= 1 && shorter >= SHORTEST_SLIP && start > 0 && end > 0;
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
