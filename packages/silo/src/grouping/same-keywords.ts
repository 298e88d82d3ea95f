// Keywords that are one search: the same words in another order or spelling, or the same letters whatever blanks stand between them.

import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { countsOf } from '../columns/counts.ts';
import { usageOf } from './keyword-flaws.ts';
import type { KeywordUnits } from './keyword-units.ts';
import type { ListedWords } from './listed-words.ts';
import { sameLetters } from './same-letters.ts';

/**
 * Row → the row that stands for all that are one search with it: of several ways to write it the one of fewest flaws, of those the one whose words the list
 * writes most often (`ek43s`, not `ek 43s`). O(words).
 */
export function sameKeywords(
  listed: ListedWords,
  { unitOf, row, count, scope, spelling }: KeywordUnits,
  flaws: Uint8Array,
): Int32Array {
  const scopeOfRow = scope && unitOf.map((unit) => scope[unit] ?? 0);
  const ownerOf = joinedUnits(unitOf, count, sameLetters(listed.words, scopeOfRow));
  const chosen = new Int32Array(count).fill(-1);
  ownerOf.forEach((owner, unit) => {
    const known = chosen[owner] ?? -1;
    const [one, other] = [row[unit] ?? 0, row[known] ?? 0];
    const isBetter =
      known < 0 ||
      ((flaws[one] ?? 0) - (flaws[other] ?? 0) ||
        usageOf(listed, other) - usageOf(listed, one) ||
        ((spelling[unit] ?? '') < (spelling[known] ?? '') ? -1 : 1)) < 0;
    if (isBetter) chosen[owner] = unit;
  });
  return unitOf.map((unit) => row[chosen[ownerOf[unit] ?? 0] ?? 0] ?? 0);
}

/** Unit → the first of those that are one with it: they have rows of the same letters, directly or over others. */
function joinedUnits(unitOf: Int32Array, count: number, letters: Int32Array): Int32Array {
  const ownerOf = Int32Array.from({ length: count }, (_, unit) => unit);
  const find = (unit: number): number => {
    let owner = unit;
    while (ownerOf[owner] !== owner) owner = ownerOf[owner] ?? owner;
    ownerOf[unit] = owner;
    return owner;
  };
  const firstOf = new Int32Array(letters.length).fill(-1);
  unitOf.forEach((unit, row) => {
    const first = firstOf[letters[row] ?? 0] ?? -1;
    if (first < 0) firstOf[letters[row] ?? 0] = unit;
    else ownerOf[Math.max(find(unit), find(first))] = Math.min(find(unit), find(first));
  });
  return ownerOf.map((_, unit) => find(unit));
}

/**
 * Brings keywords that are one search into one group: that of the most searched that stands with others, of equals the largest. What parts their groups is
 * how they are written, and that nobody means.
 */
export function gatherSame(
  groupOfRow: Int32Array,
  sameAs: Int32Array,
  volume: ArrayLike<number>,
): Int32Array {
  const gathered = groupOfRow.slice();
  const sizeOf = countsOf(groupOfRow, groupOfRow.length);
  const same = groupsOf(sameAs, sameAs.length);
  for (let one = 0; one < sameAs.length; one++) {
    const rows = itemsOf(same, one);
    const [first = 0] = rows;
    if (rows.length < 2 || rows.every((row) => groupOfRow[row] === groupOfRow[first])) continue;
    const isAlone = (row: number) => (sizeOf[groupOfRow[row] ?? 0] ?? 0) === 1;
    const best = rows.reduce((a, b) => {
      const more =
        Number(isAlone(a)) - Number(isAlone(b)) ||
        Math.max(0, volume[b] ?? 0) - Math.max(0, volume[a] ?? 0) ||
        (sizeOf[groupOfRow[b] ?? 0] ?? 0) - (sizeOf[groupOfRow[a] ?? 0] ?? 0);
      return more > 0 ? b : a;
    }, one);
    for (const row of rows) gathered[row] = groupOfRow[best] ?? 0;
  }
  return gathered;
}
