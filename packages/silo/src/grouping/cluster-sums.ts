// Sums of the vectors of each cluster, from which the mean similarity of all its pairs follows exactly.

import { addTo } from '../columns/add-to.ts';
import { ReadAhead } from '../columns/sparse-rows.ts';
import { offsetOf, VectorPool } from '../columns/vector-pool.ts';
import type { EvidenceVectors } from './evidence-vectors.ts';
import { DIFFERENT_FIGURES } from './grouping-method.ts';

/** What opposes two units: 1 wants to act (buy, book), -1 wants to learn, 0 says neither. */
export type IntentPoles = Int8Array;

/** What keeps units apart whatever they share. */
export interface Opposition {
  readonly poles: IntentPoles;
  /** Of figures, codes and letters, each: unit → number of its set of them; -1 without any. */
  readonly marks: readonly Int32Array[];
}

/** A cluster of units with different marks, and one without any. */
const SEVERAL_MARKS = -2;
const NO_MARKS = -1;

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
  private readonly marks: readonly Int32Array[];
  private readonly lengths: Float32Array[];
  /** Sums of merged clusters; a cluster of one (place -1) reads its unit's vector. */
  private readonly pool = new VectorPool();
  private readonly places: Int32Array;
  private readonly counts: Uint32Array;
  /** Room for the sum of two vectors before it is cut to size. */
  private roomIds = new Uint32Array(1024);
  private roomWeights = new Float32Array(1024);
  private readonly query: Float32Array;
  private queried = -1;
  private readonly ahead = new ReadAhead();

  constructor(
    evidence: EvidenceVectors,
    { poles, marks }: Opposition,
    options: { maxFeatures: number; conflictWeight: number },
  ) {
    this.evidence = evidence;
    this.maxFeatures = options.maxFeatures;
    this.conflictWeight = options.conflictWeight;
    const count = evidence.vectors.offsets.length - 1;
    this.size = new Uint32Array(count).fill(1);
    this.cohesion = new Float32Array(count).fill(1);
    this.acting = new Uint32Array(count);
    this.learning = new Uint32Array(count);
    this.marks = marks.map((mark) => mark.slice());
    this.lengths = evidence.lengths.map((lengths) => lengths.slice());
    this.places = new Int32Array(count).fill(-1);
    this.counts = new Uint32Array(count);
    for (let unit = 0; unit < count; unit++) {
      const pole = poles[unit] ?? 0;
      this.acting[unit] = pole > 0 ? 1 : 0;
      this.learning[unit] = pole < 0 ? 1 : 0;
      this.counts[unit] = (evidence.vectors.offsets[unit + 1] ?? 0) - (evidence.vectors.offsets[unit] ?? 0);
    }
    this.query = new Float32Array(evidence.vectors.featureCount);
  }

  /** Says which units `similarityTo` will be asked about next, before anything was merged. */
  expect(units: Int32Array, count: number): void {
    this.ahead.of(this.evidence.vectors, units, count);
  }

  /** Makes `cluster` the one that `similarityTo` compares with. */
  load(cluster: number): void {
    if (this.queried >= 0) this.scatter(this.queried, false);
    this.scatter(cluster, true);
    this.queried = cluster;
  }

  /** Mean similarity of the loaded cluster and another, above what any two keywords share. */
  similarityTo(other: number): number {
    const own = this.queried;
    const { evidence, query } = this;
    const { starts, weights: blend, expected, gains } = evidence;
    const ids = this.idsOf(other);
    const weights = this.weightsOf(other);
    let at = this.startOf(other);
    const end = at + (this.counts[other] ?? 0);
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
      above += weight * (gains[s] ?? 1) * (dot - (expected[s] ?? 0) * both);
      known += weight * both;
    }
    return known > 0 ? above / known : 0;
  }

  /** A similarity of the loaded cluster and another, less what keeps them apart; below 0 where intents oppose. */
  opposed(similarity: number, other: number): number {
    const own = this.queried;
    const factor = this.haveDifferentMarks(own, other) ? DIFFERENT_FIGURES : 1;
    return similarity * factor - this.conflictWeight * this.conflict(own, other);
  }

  private haveDifferentMarks(a: number, b: number): boolean {
    return this.marks.some((mark) => {
      const left = mark[a] ?? NO_MARKS;
      const right = mark[b] ?? NO_MARKS;
      return left !== NO_MARKS && right !== NO_MARKS && (left !== right || left === SEVERAL_MARKS);
    });
  }

  /** Adds `from` to `into`; `from` must not be used again. */
  merge(into: number, from: number): void {
    if (this.queried >= 0) this.scatter(this.queried, false);
    this.queried = -1;
    this.addVectors(into, from);
    addTo(this.size, into, this.size[from] ?? 0);
    addTo(this.acting, into, this.acting[from] ?? 0);
    addTo(this.learning, into, this.learning[from] ?? 0);
    for (const lengths of this.lengths) addTo(lengths, into, lengths[from] ?? 0);
    for (const mark of this.marks) mark[into] = markOfBoth(mark[into], mark[from]);
    this.cohesion[into] = this.cohesionOf(into);
  }

  private cohesionOf(cluster: number): number {
    const ids = this.idsOf(cluster);
    const weights = this.weightsOf(cluster);
    const start = this.startOf(cluster);
    const end = start + (this.counts[cluster] ?? 0);
    const limit = this.evidence.starts[1] ?? 0;
    const size = this.size[cluster] ?? 1;
    let squares = 0;
    for (let i = start; i < end && (ids[i] ?? 0) < limit; i++) squares += (weights[i] ?? 0) ** 2;
    return (squares - size) / (size * (size - 1)) - (this.evidence.expected[0] ?? 0);
  }

  /** Share of pairs of which one wants to act and the other to learn. */
  private conflict(a: number, b: number): number {
    const opposed =
      (this.acting[a] ?? 0) * (this.learning[b] ?? 0) + (this.learning[a] ?? 0) * (this.acting[b] ?? 0);
    return opposed / ((this.size[a] ?? 1) * (this.size[b] ?? 1));
  }

  private idsOf(cluster: number): Uint32Array {
    const place = this.places[cluster] ?? -1;
    return place < 0 ? this.evidence.vectors.ids : this.pool.idsAt(place);
  }

  private weightsOf(cluster: number): Float32Array {
    const place = this.places[cluster] ?? -1;
    return place < 0 ? this.evidence.vectors.weights : this.pool.weightsAt(place);
  }

  private startOf(cluster: number): number {
    const place = this.places[cluster] ?? -1;
    return place < 0 ? (this.evidence.vectors.offsets[cluster] ?? 0) : offsetOf(place);
  }

  private scatter(cluster: number, on: boolean): void {
    const { query } = this;
    const ids = this.idsOf(cluster);
    const weights = this.weightsOf(cluster);
    const start = this.startOf(cluster);
    const end = start + (this.counts[cluster] ?? 0);
    for (let i = start; i < end; i++) query[ids[i] ?? 0] = on ? (weights[i] ?? 0) : 0;
  }

  private addVectors(into: number, from: number): void {
    const idsA = this.idsOf(into);
    const idsB = this.idsOf(from);
    const weightsA = this.weightsOf(into);
    const weightsB = this.weightsOf(from);
    let i = this.startOf(into);
    let j = this.startOf(from);
    const endA = i + (this.counts[into] ?? 0);
    const endB = j + (this.counts[from] ?? 0);
    const most = endA - i + endB - j;
    if (most > this.roomIds.length) {
      this.roomIds = new Uint32Array(most * 2);
      this.roomWeights = new Float32Array(most * 2);
    }
    const ids = this.roomIds;
    const weights = this.roomWeights;
    let used = 0;
    while (i < endA || j < endB) {
      const left = i < endA ? (idsA[i] ?? 0) : NO_FEATURE;
      const right = j < endB ? (idsB[j] ?? 0) : NO_FEATURE;
      let weight = 0;
      if (left <= right) weight += weightsA[i++] ?? 0;
      if (right <= left) weight += weightsB[j++] ?? 0;
      ids[used] = Math.min(left, right);
      weights[used++] = weight;
    }
    if (used > this.maxFeatures * 2) used = keepHeaviest(ids, weights, used, this.maxFeatures);
    this.release(into);
    this.release(from);
    this.places[into] = this.pool.store(ids, weights, used);
    this.counts[into] = used;
  }

  private release(cluster: number): void {
    const place = this.places[cluster] ?? -1;
    if (place >= 0) this.pool.release(place, this.counts[cluster] ?? 0);
  }
}

const NO_FEATURE = 0xffffffff;

function markOfBoth(left = NO_MARKS, right = NO_MARKS): number {
  if (left === NO_MARKS || left === right) return right;
  return right === NO_MARKS ? left : SEVERAL_MARKS;
}

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
