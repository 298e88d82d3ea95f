// Joins clusters that say the same in other words: by meaning they are as near to each other as a keyword is to the rest of its own cluster.
import { type Groups, groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { rowCountOf, type SparseRows } from '../columns/sparse-rows.ts';
import type { MeaningFeatures } from './meaning-features.ts';

/** What fewer keywords in company say of how near such are may be chance. */
const FEWEST_IN_COMPANY = 20;

/** Whether nothing but their words keeps two clusters apart. Symmetric. */
export type OneSubjectTest = (cluster: number, other: number) => boolean;

/**
 * Two clusters become one where each is the nearest of the other among those that `areOneSubject` allows, and no further than half of all keywords are from
 * the rest of their cluster: whatever the scale of a model, it says what is near in this list. Ids are units: the first one of each cluster.
 * O(units × neighbours × dimensions).
 */
export function joinMeant(
  clusterOf: Int32Array,
  { vectors, near }: MeaningFeatures,
  areOneSubject: OneSubjectTest,
): Int32Array {
  const clusters = groupsOf(clusterOf, clusterOf.length);
  const meanings = new ClusterMeanings(clusterOf, vectors);
  const least = usualLikeness(clusters, meanings);
  if (least === null) return clusterOf;
  const nearest = new NearestClusters(clusterOf.length);
  for (let cluster = 0; cluster < clusterOf.length; cluster++) {
    const others = new Set<number>();
    for (const unit of itemsOf(clusters, cluster))
      for (const neighbour of near.rows.subarray(unit * near.k, (unit + 1) * near.k))
        if (neighbour >= 0) others.add(clusterOf[neighbour] ?? neighbour);
    others.delete(cluster);
    for (const other of others) {
      const likeness = meanings.likeness(cluster, other);
      if (likeness >= least && areOneSubject(cluster, other)) nearest.offer(cluster, other, likeness);
    }
  }
  return clusterOf.map((cluster) => {
    const other = nearest.mutual(cluster);
    return other >= 0 && other < cluster ? other : cluster;
  });
}

/** The nearest of each cluster; of equals the first. */
class NearestClusters {
  private readonly cluster: Int32Array;
  private readonly likeness: Float64Array;

  constructor(count: number) {
    this.cluster = new Int32Array(count).fill(-1);
    this.likeness = new Float64Array(count);
  }

  offer(one: number, other: number, likeness: number): void {
    this.offerTo(one, other, likeness);
    this.offerTo(other, one, likeness);
  }

  /** The nearest of a cluster whose nearest it is; -1 without. */
  mutual(cluster: number): number {
    const other = this.cluster[cluster] ?? -1;
    return other >= 0 && this.cluster[other] === cluster ? other : -1;
  }

  private offerTo(cluster: number, other: number, likeness: number): void {
    const known = this.cluster[cluster] ?? -1;
    const difference = likeness - (this.likeness[cluster] ?? 0);
    if (known >= 0 && (difference < 0 || (difference === 0 && known <= other))) return;
    this.cluster[cluster] = other;
    this.likeness[cluster] = likeness;
  }
}

/** Median likeness of a keyword and the rest of its cluster; null where too few are in company. */
function usualLikeness(clusters: Groups, meanings: ClusterMeanings): number | null {
  const found: number[] = [];
  for (let cluster = 0; cluster + 1 < clusters.offsets.length; cluster++) {
    const units = itemsOf(clusters, cluster);
    if (units.length < 2) continue;
    for (const unit of units) {
      const likeness = meanings.likenessToRest(unit, cluster);
      if (likeness !== null) found.push(likeness);
    }
  }
  found.sort((a, b) => a - b);
  return found.length < FEWEST_IN_COMPANY ? null : (found[found.length >> 1] ?? null);
}

/** What each cluster means: the sum of the vectors of its units. */
class ClusterMeanings {
  private readonly vectors: SparseRows;
  private readonly width: number;
  /** Cluster `c` has `sums[c × width ..]`. */
  private readonly sums: Float32Array;
  private readonly lengths: Float64Array;

  constructor(clusterOf: Int32Array, vectors: SparseRows) {
    const count = rowCountOf(vectors);
    const width = vectors.featureCount;
    this.vectors = vectors;
    this.width = width;
    this.sums = new Float32Array(count * width);
    for (let unit = 0; unit < count; unit++) {
      const from = (clusterOf[unit] ?? unit) * width;
      this.vectorOf(unit).forEach((value, d) => {
        this.sums[from + d] = (this.sums[from + d] ?? 0) + value;
      });
    }
    this.lengths = Float64Array.from({ length: count }, (_, cluster) =>
      Math.sqrt(dot(this.sumOf(cluster), this.sumOf(cluster))),
    );
  }

  /** Cosine of the sums of two clusters; 0 where nothing is known of one. */
  likeness(cluster: number, other: number): number {
    const lengths = (this.lengths[cluster] ?? 0) * (this.lengths[other] ?? 0);
    return lengths === 0 ? 0 : dot(this.sumOf(cluster), this.sumOf(other)) / lengths;
  }

  /** Cosine of a unit and the sum of the others of its cluster; null where nothing is known of either. */
  likenessToRest(unit: number, cluster: number): number | null {
    const own = this.vectorOf(unit);
    if (own.length === 0) return null;
    const rest = this.sumOf(cluster).map((value, d) => value - (own[d] ?? 0));
    const length = Math.sqrt(dot(rest, rest));
    return length < MOST_ERROR ? null : dot(own, rest) / length;
  }

  private sumOf(cluster: number): Float32Array {
    return this.sums.subarray(cluster * this.width, (cluster + 1) * this.width);
  }

  /** Dense, of length 1; empty where nothing is known. */
  private vectorOf(unit: number): Float32Array {
    const { weights, offsets } = this.vectors;
    return weights.subarray(offsets[unit], offsets[unit + 1]);
  }
}

/** What is left of a sum once all of it was taken away again. */
const MOST_ERROR = 1e-4;

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < a.length; d++) sum += (a[d] ?? 0) * (b[d] ?? 0);
  return sum;
}
