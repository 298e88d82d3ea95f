// Rarity in a list of several languages: a word is as rare as among the keywords of its own.
import { addTo } from '../columns/add-to.ts';
import type { SparseRows } from '../columns/sparse-rows.ts';

const MOST_KINDS = 256;

/** By feature: how many rows there are of the kinds that have it, each kind by its share of the feature's rows. */
export function populationsOf(rows: SparseRows, kinds: Uint8Array, frequency: Uint32Array): Float64Array {
  const { offsets, ids, featureCount } = rows;
  const sizes = new Float64Array(MOST_KINDS);
  for (const kind of kinds) addTo(sizes, kind, 1);
  const sums = new Float64Array(featureCount);
  for (let row = 0; row + 1 < offsets.length; row++)
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++)
      addTo(sums, ids[at] ?? 0, sizes[kinds[row] ?? 0] ?? 0);
  return sums.map((sum, feature) => sum / Math.max(1, frequency[feature] ?? 0));
}
