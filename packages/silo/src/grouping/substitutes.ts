// Different things in the same frame: `bachelor in psychology` and `master in psychology`, but not `psychology degree`.

import { countsOf } from '../columns/counts.ts';
import { TopList } from '../columns/top-list.ts';
import type { ContentSets } from './content-sets.ts';
import type { Neighbours } from './nearest-neighbours.ts';

/** A word that so many keywords have is one the list tells things apart by; a rarer one may be a slip or an aside. */
const ESTABLISHED = 2;
/** Words that begin alike are inflections. */
const SAME_BEGINNING = 4;

/**
 * Likeness of two units, less where each has an established word that the other lacks: one replaced the other. Changes `near` in place
 * and keeps its order.
 */
export function discountSubstitutes(
  near: Neighbours,
  content: ContentSets,
  stems: readonly string[],
  factor: number,
): void {
  const frequency = countsOf(content.stems, stems.length);
  const { k, rows, similarity } = near;
  const own = (set: number): Uint32Array =>
    content.stems.subarray(content.offsets[set], content.offsets[set + 1]);
  const beginnings = beginningsOf(stems);
  const hasReplaced = (a: Uint32Array, b: Uint32Array): boolean => {
    for (let i = 0; i < a.length; i++) {
      const stem = a[i] ?? 0;
      if ((frequency[stem] ?? 0) < ESTABLISHED) continue;
      let at = 0;
      while (at < b.length && beginnings[b[at] ?? 0] !== beginnings[stem]) at++;
      if (at === b.length) return true;
    }
    return false;
  };
  const best = new TopList(k);
  for (let unit = 0; unit < content.ofUnit.length; unit++) {
    const left = own(content.ofUnit[unit] ?? 0);
    best.clear();
    for (let at = unit * k; at < (unit + 1) * k && (rows[at] ?? -1) >= 0; at++) {
      const other = rows[at] ?? 0;
      const right = own(content.ofUnit[other] ?? 0);
      const isReplaced = hasReplaced(left, right) && hasReplaced(right, left);
      best.offer(other, (similarity[at] ?? 0) * (isReplaced ? factor : 1));
    }
    for (let i = 0; i < best.size; i++) {
      rows[unit * k + i] = best.items[i] ?? -1;
      similarity[unit * k + i] = best.scores[i] ?? 0;
    }
  }
}

/** By stem: the number of its first letters. */
function beginningsOf(stems: readonly string[]): Uint32Array {
  const numbers = new Map<string, number>();
  return Uint32Array.from(stems, (stem) => {
    const beginning = stem.slice(0, SAME_BEGINNING);
    const number = numbers.get(beginning) ?? numbers.size;
    numbers.set(beginning, number);
    return number;
  });
}
