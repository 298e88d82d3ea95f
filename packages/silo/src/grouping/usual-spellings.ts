// Corrects stems by one edit towards a far commoner stem of the list: `coffe` is `coffee`, `reserach` is `research`.
import { countsOf } from '../columns/counts.ts';
import { PairCounts } from '../columns/pair-counts.ts';
import type { KeywordWords } from './keyword-words.ts';
import { otherScripts } from './other-script.ts';
import { subjectSpellings } from './subject-spellings.ts';

/** A slip is rarer than what was meant: else both are words (`desert`, `dessert`). */
const TIMES_COMMONER = 4;
const SHORTEST = 4;
const SHORTEST_TRANSPOSED = 7;
/** A slip of another kind is rarer still, and in a long word. */
const TIMES_MEANT = 8;
const FEWEST_MEANT = 8;
const SHORTEST_SLIP = 6;
/** A short word is a slip only in the company of the commoner word: `land rober` in a list about `land rover`. */
const TIMES_MEANT_IN_COMPANY = 16;
const FEWEST_IN_COMPANY = 8;
/** Or by itself, where so many keywords of the list have the commoner word: `dounuts` in a list about donuts. */
const SUBJECT_SHARE = 0.05;
const HAS_OTHERS = /\P{L}/u;
const REPEATED = /(\p{L})\1+/gu;

type WrittenStems = Pick<KeywordWords, 'stems' | 'stemIds' | 'offsets'>;

/** Stem id → id of the stem that is meant, mostly itself. */
export function usualSpellings(words: WrittenStems, times: Uint32Array, pairs: PairCounts): Uint32Array {
  const usual = meantSpellings(words.stems, times, (suspects) =>
    inCompany(words, { times, pairs }, suspects),
  );
  const keywordCount = words.offsets.length - 1;
  for (const [slip, subject] of subjectSpellings(words.stems, times, keywordCount)) usual[slip] = subject;
  return usual;
}

/** How often each stem is written. */
export function stemTimes({ stems, stemIds }: WrittenStems): Uint32Array {
  return countsOf(stemIds, stems.length);
}

/** How often each stem stands right before which. */
export function stemPairs({ offsets, stemIds }: WrittenStems): PairCounts {
  const pairs = new PairCounts(stemIds.length);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let i = (offsets[row] ?? 0) + 1; i < (offsets[row + 1] ?? 0); i++)
      pairs.add(stemIds[i - 1] ?? 0, stemIds[i] ?? 0);
  return pairs;
}

/** Suspect → what it is taken for, for those that have the company of what is meant wherever they are written, or are all of a keyword. */
function inCompany(
  { offsets, stemIds }: WrittenStems,
  { times, pairs }: { readonly times: Uint32Array; readonly pairs: PairCounts },
  suspects: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const proven = new Map(suspects);
  if (suspects.size === 0) return proven;
  const isSubject = (stem: number) => (times[stem] ?? 0) >= SUBJECT_SHARE * (offsets.length - 1);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    for (let i = start; i < end; i++) {
      const meant = suspects.get(stemIds[i] ?? 0);
      if (meant === undefined || (end - start === 1 && isSubject(meant))) continue;
      const before = i > start ? pairs.of(stemIds[i - 1] ?? 0, meant) : 0;
      const behind = i + 1 < end ? pairs.of(meant, stemIds[i + 1] ?? 0) : 0;
      if (Math.max(before, behind) < FEWEST_IN_COMPANY) proven.delete(stemIds[i] ?? 0);
    }
  }
  return proven;
}

/** Of suspects those that are slips. */
type CompanyTest = (suspects: ReadonlyMap<number, number>) => ReadonlyMap<number, number>;
const NO_COMPANY: ReadonlyMap<number, number> = new Map();

/** The same of any stems, by how often each is written; without `provenBy` short words are no slips. */
export function meantSpellings(
  stems: readonly string[],
  frequency: Uint32Array,
  provenBy: CompanyTest = () => NO_COMPANY,
): Uint32Array {
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
  const suspects = mendSlips(stems, frequency, usual);
  for (const [id, meant] of provenBy(suspects)) usual[id] = usual[meant] ?? meant;
  for (const [id, latin] of otherScripts(stems)) usual[id] = usual[latin] ?? latin;
  return usual;
}

/**
 * One letter wrong, too many or too few, or two swapped: `michilin`, `uagc` and `augc`. Only what is far commoner can be meant.
 * Returns shorter words that look like slips of another one.
 */
function mendSlips(
  stems: readonly string[],
  frequency: Uint32Array,
  usual: Uint32Array,
): Map<number, number> {
  const meant = new Map<string, number>();
  const suspects = new Map<number, number>();
  const timesOf = (id: number): number => frequency[id] ?? 0;
  stems.forEach((stem, id) => {
    if (timesOf(id) < FEWEST_MEANT || stem.length < SHORTEST || HAS_OTHERS.test(stem)) return;
    for (const key of shortened(stem)) {
      const known = meant.get(key);
      if (known === undefined || timesOf(id) > timesOf(known)) meant.set(key, id);
    }
  });
  stems.forEach((stem, id) => {
    if (usual[id] !== id || stem.length < SHORTEST || HAS_OTHERS.test(stem)) return;
    let best = id;
    for (const key of shortened(stem)) {
      const other = meant.get(key) ?? id;
      if (timesOf(id) * TIMES_MEANT > timesOf(other) || timesOf(other) <= timesOf(best)) continue;
      const slip = slipOf(stem, stems[other] ?? '');
      if (slip === 'slip') best = other;
      else if (slip === 'short' && timesOf(id) * TIMES_MEANT_IN_COMPANY <= timesOf(other))
        suspects.set(id, other);
    }
    usual[id] = usual[best] ?? best;
    if (best !== id) suspects.delete(id);
  });
  return suspects;
}

/** The stem, and each that lacks one of its letters: two of one edit have one of these in common. */
function shortened(stem: string): string[] {
  const keys = [stem];
  for (let at = 0; at < stem.length; at++) keys.push(stem.slice(0, at) + stem.slice(at + 1));
  return keys;
}

/** Two neighbours swapped; or one letter more, less or another, not the first and not the last: endings inflect. `short`: too short to tell by itself. */
function slipOf(slip: string, meant: string): 'slip' | 'short' | null {
  let start = 0;
  const shorter = Math.min(slip.length, meant.length);
  while (start < shorter && slip[start] === meant[start]) start++;
  let end = 0;
  while (end < shorter - start && slip.at(-1 - end) === meant.at(-1 - end)) end++;
  const [left, right] = [slip.length - start - end, meant.length - start - end];
  if (left === 2 && right === 2)
    return slip[start] === meant[start + 1] && slip[start + 1] === meant[start] ? 'slip' : null;
  if (left > 1 || right > 1 || start === 0 || end === 0) return null;
  return shorter >= SHORTEST_SLIP ? 'slip' : 'short';
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
