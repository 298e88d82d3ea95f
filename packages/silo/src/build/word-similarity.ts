// Similarity by words alone: overlap weighted by rarity, for lists with no other evidence, and fast.
import type { TokenIndex } from '../tokens/index.ts';

export interface NearnessOfRows {
  /** 0 to 1. */
  between(a: number, b: number): number;
}

/** A stem weighs log(1 + rows / rows that have it): a word of every keyword says little. By stem id. */
export function stemWeights({ offsets, frequency }: TokenIndex): Float32Array {
  const rowCount = offsets.length - 1;
  const weights = new Float32Array(frequency.length);
  for (let id = 0; id < weights.length; id++)
    weights[id] = Math.log(1 + rowCount / Math.max(1, frequency[id] ?? 1));
  return weights;
}

/** Weight of the shared stems over the weight of all stems of both rows. */
export function createWordSimilarity(index: TokenIndex, weight: Float32Array): NearnessOfRows {
  const { stemIds, offsets } = index;
  return {
    between(a, b) {
      let i = offsets[a] ?? 0;
      let j = offsets[b] ?? 0;
      const iEnd = offsets[a + 1] ?? 0;
      const jEnd = offsets[b + 1] ?? 0;
      let shared = 0;
      let all = 0;
      while (i < iEnd || j < jEnd) {
        const left = i < iEnd ? (stemIds[i] ?? 0) : Number.MAX_SAFE_INTEGER;
        const right = j < jEnd ? (stemIds[j] ?? 0) : Number.MAX_SAFE_INTEGER;
        const stemWeight = weight[Math.min(left, right)] ?? 0;
        all += stemWeight;
        if (left === right) shared += stemWeight;
        if (left <= right) i++;
        if (right <= left) j++;
      }
      return all === 0 ? 0 : shared / all;
    },
  };
}
