// All pairs of keywords within a group whose overlap passes a threshold, exactly, as typed columns.

import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { Int32List } from '../columns/int32-list.ts';
import type { OverlapThreshold } from '../similarity/threshold.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { SetJoiner } from './join-sets.ts';
import { TopicSetBuilder } from './topic-sets.ts';

/**
 * Pairs between different stem sets, one row standing for all that have its set, and the rows whose sets are equal.
 * Together they are every pair: see `forEachSimilarPair`. (A file that repeats one keyword a million times has 5 × 10^11 pairs,
 * but one group.)
 */
export interface SimilarPairs {
  /** Row pairs that pass, those inside the groups included. */
  readonly pairCount: number;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** Stems the two rows of a pair share. */
  readonly shared: Int32Array;
  /** Group `g` holds `twinRows[twinOffsets[g] .. twinOffsets[g + 1])`: rows with equal sets, two or more, first the one that stands for them. */
  readonly twinOffsets: Int32Array;
  readonly twinRows: Int32Array;
}

/**
 * `scope[row]`: the group inside which a row is compared, below zero to leave it out. Rows without stems have no pairs.
 * Time grows with the stems and the pairs found, not with the square of the rows.
 */
export function similarPairs(
  index: TokenIndex,
  scope: Int32Array,
  threshold: OverlapThreshold,
): SimilarPairs {
  let scopes = 0;
  for (let row = 0; row < scope.length; row++) scopes = Math.max(scopes, (scope[row] ?? -1) + 1);
  const groups = groupsOf(scope, scopes);
  const builder = new TopicSetBuilder(index);
  const joiner = new SetJoiner(threshold);
  const left = new Int32List();
  const right = new Int32List();
  const sharedStems = new Int32List();
  const twinOffsets = new Int32List();
  const twinRows = new Int32List();
  let pairCount = 0;
  for (let g = 0; g < scopes; g++) {
    const rows = itemsOf(groups, g);
    const sets = builder.build(rows);
    const sizes = new Uint32Array(sets.count);
    for (let s = 0; s < sets.count; s++) {
      let size = 0;
      for (let at = sets.first[s] ?? -1; at >= 0; at = sets.twin[at] ?? -1) size++;
      sizes[s] = size;
      if (size < 2) continue;
      twinOffsets.push(twinRows.length);
      for (let at = sets.first[s] ?? -1; at >= 0; at = sets.twin[at] ?? -1) twinRows.push(rows[at] ?? 0);
      pairCount += (size * (size - 1)) / 2;
    }
    const connect = (a: number, b: number, shared: number): void => {
      left.push(rows[sets.first[a] ?? 0] ?? 0);
      right.push(rows[sets.first[b] ?? 0] ?? 0);
      sharedStems.push(shared);
      pairCount += (sizes[a] ?? 0) * (sizes[b] ?? 0);
    };
    joiner.join(sets, { connect });
  }
  twinOffsets.push(twinRows.length);
  return {
    pairCount,
    left: left.toArray(),
    right: right.toArray(),
    shared: sharedStems.toArray(),
    twinOffsets: twinOffsets.toArray(),
    twinRows: twinRows.toArray(),
  };
}

/** Visits every pair of rows, smaller row first; `shared` is the number of stems in common. */
export function forEachSimilarPair(
  index: TokenIndex,
  pairs: SimilarPairs,
  visit: (a: number, b: number, shared: number) => void,
): void {
  const ordered = (a: number, b: number, shared: number): void =>
    visit(Math.min(a, b), Math.max(a, b), shared);
  const twinsOf = new Map<number, Int32Array>();
  for (let g = 0; g + 1 < pairs.twinOffsets.length; g++) {
    const rows = pairs.twinRows.subarray(pairs.twinOffsets[g], pairs.twinOffsets[g + 1]);
    const first = rows[0] ?? 0;
    twinsOf.set(first, rows);
    const size = (index.offsets[first + 1] ?? 0) - (index.offsets[first] ?? 0);
    for (let i = 0; i < rows.length; i++) {
      for (let j = i + 1; j < rows.length; j++) ordered(rows[i] ?? 0, rows[j] ?? 0, size);
    }
  }
  for (let p = 0; p < pairs.left.length; p++) {
    const a = pairs.left[p] ?? 0;
    const b = pairs.right[p] ?? 0;
    const shared = pairs.shared[p] ?? 0;
    for (const x of twinsOf.get(a) ?? [a]) for (const y of twinsOf.get(b) ?? [b]) ordered(x, y, shared);
  }
}
