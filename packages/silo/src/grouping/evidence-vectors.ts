// Words, results and meaning as one sparse vector a unit, with a segment of features for each kind of evidence.

import { dotProduct, type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import type { Neighbours } from './nearest-neighbours.ts';

/** What one kind of evidence knows of each unit. A row's length (0 to 1) is how much there is to go by; 0 where nothing is known. */
export interface EvidenceSegment {
  readonly vectors: SparseRows;
  /** Weight in the blend, where both units have this evidence. */
  readonly weight: number;
  /** What two units of the list have in common on average: only what is above counts. */
  readonly expected: number;
  /** What is above counts so many times; 1 where absent. */
  readonly gain?: number;
}

export interface EvidenceVectors {
  readonly vectors: SparseRows;
  /** Feature ids of segment `s` are `starts[s] .. starts[s + 1]`, the last left out. */
  readonly starts: readonly number[];
  readonly weights: readonly number[];
  readonly expected: readonly number[];
  readonly gains: readonly number[];
  /** Length of row `r` in segment `s`: `lengths[s][r]`. */
  readonly lengths: readonly Float32Array[];
}

export function joinEvidence(segments: readonly EvidenceSegment[]): EvidenceVectors {
  const starts = [0];
  for (const { vectors } of segments) starts.push((starts.at(-1) ?? 0) + vectors.featureCount);
  const first = segments[0];
  const count = first ? first.vectors.offsets.length - 1 : 0;
  return {
    vectors: first && segments.length === 1 ? first.vectors : concatenated(segments, starts, count),
    starts,
    weights: segments.map(({ weight }) => weight),
    expected: segments.map(({ expected }) => expected),
    gains: segments.map(({ gain = 1 }) => gain),
    lengths: segments.map(({ vectors }) => lengthsOf(vectors)),
  };
}

/**
 * One vector a row for the search of neighbours: the product of two is near the blend of their segments, each row as far as it has
 * them (a one-word keyword has no pairs).
 */
export function joinSegments(segments: readonly EvidenceSegment[]): SparseRows {
  const { vectors, starts, weights: blend, lengths } = joinEvidence(segments);
  const weights = new Float32Array(vectors.weights.length);
  for (let row = 0; row < vectors.offsets.length - 1; row++) {
    const known = blend.reduce((sum, weight, s) => sum + weight * (lengths[s]?.[row] ?? 0) ** 2, 0);
    let segment = 0;
    for (let i = vectors.offsets[row] ?? 0; i < (vectors.offsets[row + 1] ?? 0); i++) {
      while ((vectors.ids[i] ?? 0) >= (starts[segment + 1] ?? Number.POSITIVE_INFINITY)) segment++;
      weights[i] = (vectors.weights[i] ?? 0) * Math.sqrt((blend[segment] ?? 0) / known);
    }
  }
  return { ...vectors, weights };
}

function concatenated(
  segments: readonly EvidenceSegment[],
  starts: readonly number[],
  count: number,
): SparseRows {
  const entries = segments.reduce((sum, { vectors }) => sum + vectors.ids.length, 0);
  const builder = new SparseRowsBuilder(count, entries);
  const ids: number[] = [];
  const weights: number[] = [];
  for (let row = 0; row < count; row++) {
    let used = 0;
    segments.forEach(({ vectors }, s) => {
      for (let i = vectors.offsets[row] ?? 0; i < (vectors.offsets[row + 1] ?? 0); i++) {
        ids[used] = (starts[s] ?? 0) + (vectors.ids[i] ?? 0);
        weights[used++] = vectors.weights[i] ?? 0;
      }
    });
    builder.push(ids, weights, used);
  }
  return builder.build(starts.at(-1) ?? 0);
}

function lengthsOf(vectors: SparseRows): Float32Array {
  const lengths = new Float32Array(vectors.offsets.length - 1);
  for (let row = 0; row < lengths.length; row++) {
    let squares = 0;
    for (let i = vectors.offsets[row] ?? 0; i < (vectors.offsets[row + 1] ?? 0); i++) {
      squares += (vectors.weights[i] ?? 0) ** 2;
    }
    lengths[row] = Math.sqrt(squares);
  }
  return lengths;
}

/**
 * Mean cosine of two rows that are no neighbours: what any two keywords of the list share. `near` holds the neighbours left out,
 * which in a short list are most of the pairs.
 */
export function meanSimilarity(vectors: SparseRows, near: Neighbours): number {
  const count = vectors.offsets.length - 1;
  const sum = new Float64Array(vectors.featureCount);
  let own = 0;
  for (let i = 0; i < vectors.ids.length; i++) {
    const weight = vectors.weights[i] ?? 0;
    const id = vectors.ids[i] ?? 0;
    sum[id] = (sum[id] ?? 0) + weight;
    own += weight * weight;
  }
  let all = 0;
  for (const value of sum) all += value * value;
  const left = count <= SHORT_LIST ? neighbourPairs(vectors, near) : { sum: 0, pairs: 0 };
  const pairs = count * (count - 1) - left.pairs;
  return pairs < 1 ? 0 : Math.max(0, (all - own - left.sum) / pairs);
}

/** In longer lists the neighbours are too few of the pairs to matter. */
const SHORT_LIST = 2000;

/** Similarity of all ordered neighbour pairs, either way round counted once each way. */
function neighbourPairs(vectors: SparseRows, near: Neighbours): { sum: number; pairs: number } {
  const count = vectors.offsets.length - 1;
  const met = new Set<number>();
  let sum = 0;
  for (let at = 0; at < near.rows.length; at++) {
    const other = near.rows[at] ?? -1;
    if (other < 0) continue;
    const row = Math.floor(at / near.k);
    const pair = Math.min(row, other) * count + Math.max(row, other);
    if (met.has(pair)) continue;
    met.add(pair);
    sum += 2 * dotProduct(vectors, row, other);
  }
  return { sum, pairs: met.size * 2 };
}
