// What do the members of a cluster amount to? Sums of their vectors, from which the mean similarity of all pairs follows exactly.
import type { EvidenceVectors } from './evidence-vectors.ts';

/** What opposes two units: 1 wants to act (buy, book), -1 wants to learn, 0 says neither. */
export type IntentPoles = Int8Array;

/**
 * Clusters by the number of their first unit. Mean similarity of two clusters = (sum · sum) ÷ number of pairs, in each kind of
 * evidence, blended by its weight and by how much of it both have.
 */
export class ClusterSums {
  readonly size: Uint32Array;
  /** Mean similarity inside the cluster by words alone, above what any two keywords share; 1 for a cluster of one. */
  readonly cohesion: Float32Array;
  private readonly evidence: EvidenceVectors;
  private readonly maxFeatures: number;
  private readonly conflictWeight: number;
  private readonly acting: Uint32Array;
  private readonly learning: Uint32Array;
  private readonly lengths: Float32Array[];
  /** Sums of merged clusters; a cluster of one reads its unit's vector. */
  private readonly ids: (Uint32Array | undefined)[];
  private readonly weights: (Float32Array | undefined)[];
  /** Room for the sum of two vectors before it is cut to size. */
  private roomIds = new Uint32Array(1024);
  private roomWeights = new Float32Array(1024);
  private readonly query: Float32Array;
  private queried = -1;

  constructor(
    evidence: EvidenceVectors,
    poles: IntentPoles,
    options: { maxFeatures: number; conflictWeight: number },
  ) {
    this.evidence = evidence;
    this.maxFeatures = options.maxFeatures;
    this.conflictWeight = options.conflictWeight;
    const count = evidence.vectors.offsets.length - 1;
    this.size = new Uint32Array(count).fill(1);
    this.cohesion = new Float32Array(count).fill(1);
    this.acting = Uint32Array.from(poles, (pole) => (pole > 0 ? 1 : 0));
    this.learning = Uint32Array.from(poles, (pole) => (pole < 0 ? 1 : 0));
    this.lengths = evidence.lengths.map((lengths) => lengths.slice());
    this.ids = new Array<Uint32Array | undefined>(count).fill(undefined);
    this.weights = new Array<Float32Array | undefined>(count).fill(undefined);
    this.query = new Float32Array(evidence.vectors.featureCount);
  }

  /** Makes `cluster` the one that `similarityTo` compares with. */
  load(cluster: number): void {
    if (this.queried >= 0) this.scatter(this.queried, false);
    this.scatter(cluster, true);
    this.queried = cluster;
  }

  /** Mean similarity of the loaded cluster and another, above what any two keywords share; below 0 where intents oppose. */
  similarityTo(other: number): number {
    const own = this.queried;
    const { evidence, query } = this;
    const { starts, weights: blend, expected } = evidence;
    const merged = this.ids[other];
    const ids = merged ?? evidence.vectors.ids;
    const weights = this.weights[other] ?? evidence.vectors.weights;
    let at = merged ? 0 : (evidence.vectors.offsets[other] ?? 0);
    const end = merged ? merged.length : (evidence.vectors.offsets[other + 1] ?? 0);
    let above = 0;
    let known = 0;
    for (let s = 0; s < blend.length; s++) {
      const limit = starts[s + 1] ?? 0;
      let dot = 0;
      for (; at < end; at++) {
        const id = ids[at] ?? 0;
        if (id >= limit) break;
        dot += (query[id] ?? 0) * (weights[at] ?? 0);
      }
      const both = (this.lengths[s]?.[own] ?? 0) * (this.lengths[s]?.[other] ?? 0);
      const weight = blend[s] ?? 0;
      above += weight * (dot - (expected[s] ?? 0) * both);
      known += weight * both;
    }
    const similarity = known > 0 ? above / known : 0;
    return similarity - this.conflictWeight * this.conflict(own, other);
  }

  /** Adds `from` to `into`; `from` must not be used again. */
  merge(into: number, from: number): void {
    if (this.queried >= 0) this.scatter(this.queried, false);
    this.queried = -1;
    this.addVectors(into, from);
    this.ids[from] = undefined;
    this.weights[from] = undefined;
    for (const column of [this.size, this.acting, this.learning, ...this.lengths]) {
      column[into] = (column[into] ?? 0) + (column[from] ?? 0);
    }
    this.cohesion[into] = this.cohesionOf(into);
  }

  private cohesionOf(cluster: number): number {
    const { ids, weights } = this.vectorOf(cluster);
    const limit = this.evidence.starts[1] ?? 0;
    const size = this.size[cluster] ?? 1;
    let squares = 0;
    for (let i = 0; i < ids.length && (ids[i] ?? 0) < limit; i++) squares += (weights[i] ?? 0) ** 2;
    return (squares - size) / (size * (size - 1)) - (this.evidence.expected[0] ?? 0);
  }

  /** Share of pairs of which one wants to act and the other to learn. */
  private conflict(a: number, b: number): number {
    const opposed =
      (this.acting[a] ?? 0) * (this.learning[b] ?? 0) + (this.learning[a] ?? 0) * (this.acting[b] ?? 0);
    return opposed / ((this.size[a] ?? 1) * (this.size[b] ?? 1));
  }

  private vectorOf(cluster: number): { ids: Uint32Array; weights: Float32Array } {
    const ids = this.ids[cluster];
    const weights = this.weights[cluster];
    if (ids && weights) return { ids, weights };
    const { vectors } = this.evidence;
    const start = vectors.offsets[cluster];
    const end = vectors.offsets[cluster + 1];
    return { ids: vectors.ids.subarray(start, end), weights: vectors.weights.subarray(start, end) };
  }

  private scatter(cluster: number, on: boolean): void {
    const { ids, weights } = this.vectorOf(cluster);
    for (let i = 0; i < ids.length; i++) this.query[ids[i] ?? 0] = on ? (weights[i] ?? 0) : 0;
  }

  private addVectors(into: number, from: number): void {
    const a = this.vectorOf(into);
    const b = this.vectorOf(from);
    const endA = a.ids.length;
    const endB = b.ids.length;
    if (endA + endB > this.roomIds.length) {
      this.roomIds = new Uint32Array((endA + endB) * 2);
      this.roomWeights = new Float32Array((endA + endB) * 2);
    }
    const ids = this.roomIds;
    const weights = this.roomWeights;
    let used = 0;
    let i = 0;
    let j = 0;
    while (i < endA || j < endB) {
      const left = i < endA ? (a.ids[i] ?? 0) : NO_FEATURE;
      const right = j < endB ? (b.ids[j] ?? 0) : NO_FEATURE;
      let weight = 0;
      if (left <= right) weight += a.weights[i++] ?? 0;
      if (right <= left) weight += b.weights[j++] ?? 0;
      ids[used] = Math.min(left, right);
      weights[used++] = weight;
    }
    if (used > this.maxFeatures * 2) used = keepHeaviest(ids, weights, used, this.maxFeatures);
    this.ids[into] = ids.slice(0, used);
    this.weights[into] = weights.slice(0, used);
  }
}

const NO_FEATURE = 0xffffffff;

/** Moves the `count` heaviest of the first `used` entries to the front, in their order; returns how many were kept. */
function keepHeaviest(ids: Uint32Array, weights: Float32Array, used: number, count: number): number {
  const sorted = weights.slice(0, used);
  for (let at = 0; at < used; at++) sorted[at] = Math.abs(sorted[at] ?? 0);
  sorted.sort();
  const limit = sorted[used - count] ?? 0;
  let kept = 0;
  for (let at = 0; at < used && kept < count; at++) {
    const weight = weights[at] ?? 0;
    if (Math.abs(weight) < limit) continue;
    ids[kept] = ids[at] ?? 0;
    weights[kept++] = weight;
  }
  return kept;
}
