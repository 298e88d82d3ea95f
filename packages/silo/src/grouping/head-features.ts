// Features from head terms: the same head and modifier mean one page, the same head and another modifier mean two.

import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import type { ContentSets } from './content-sets.ts';
import type { HeadTerms } from './head-terms.ts';
import { tfIdfWeights } from './word-features.ts';

/**
 * One row of length 1 a unit: a feature for each word beside the head, together with the head, by rarity; one for the bare head.
 * Empty where there is no head.
 */
export function headModifiersOf(content: ContentSets, heads: HeadTerms, rarityPower: number): SparseRows {
  const { offsets, stems, ofUnit } = content;
  const ids = new Map<number, number>();
  const idOf = (head: number, modifier: number): number => {
    const key = head * KEYS_A_HEAD + modifier;
    const known = ids.get(key) ?? ids.size;
    ids.set(key, known);
    return known;
  };
  const rows = new SparseRowsBuilder(ofUnit.length, ofUnit.length * 2);
  const found: number[] = [];
  const counts: number[] = [];
  for (const set of ofUnit) {
    found.length = 0;
    const head = heads.headOf[set] ?? -1;
    for (let i = offsets[set] ?? 0; head >= 0 && i < (offsets[set + 1] ?? 0); i++) {
      if (heads.inHead[i] === 0) found.push(idOf(head, 1 + (stems[i] ?? 0)));
    }
    if (head >= 0 && found.length === 0) found.push(idOf(head, 0));
    found.sort((a, b) => a - b);
    for (let i = 0; i < found.length; i++) counts[i] = 1;
    rows.push(found, counts, found.length);
  }
  const built = rows.build(ids.size);
  return { ...built, weights: tfIdfWeights(built, rarityPower, 1) };
}

/** One row a unit with its head term alone; empty where there is none. */
export function bareHeadsOf(content: ContentSets, heads: HeadTerms): SparseRows {
  const ids = new Map<number, number>();
  const rows = new SparseRowsBuilder(content.ofUnit.length, content.ofUnit.length);
  for (const set of content.ofUnit) {
    const head = heads.headOf[set] ?? -1;
    const id = ids.get(head) ?? ids.size;
    if (head >= 0) ids.set(head, id);
    rows.push([id], [1], head < 0 ? 0 : 1);
  }
  return rows.build(ids.size);
}

/** More than there are stems. */
const KEYS_A_HEAD = 2 ** 26;

/** Rows of `words` with those of `heads` beside them: `share` of a similarity comes from the heads, where there is one. */
export function withHeads(words: SparseRows, heads: SparseRows, share: number): SparseRows {
  const count = words.offsets.length - 1;
  const builder = new SparseRowsBuilder(count, words.ids.length + heads.ids.length);
  const ids: number[] = [];
  const weights: number[] = [];
  for (let row = 0; row < count; row++) {
    const headStart = heads.offsets[row] ?? 0;
    const headEnd = heads.offsets[row + 1] ?? 0;
    const wordPart = headEnd > headStart ? Math.sqrt(1 - share) : 1;
    let used = 0;
    for (let i = words.offsets[row] ?? 0; i < (words.offsets[row + 1] ?? 0); i++) {
      ids[used] = words.ids[i] ?? 0;
      weights[used++] = wordPart * (words.weights[i] ?? 0);
    }
    for (let i = headStart; i < headEnd; i++) {
      ids[used] = words.featureCount + (heads.ids[i] ?? 0);
      weights[used++] = Math.sqrt(share) * (heads.weights[i] ?? 0);
    }
    builder.push(ids, weights, used);
  }
  return builder.build(words.featureCount + heads.featureCount);
}
