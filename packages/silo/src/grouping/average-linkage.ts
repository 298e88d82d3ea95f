// Agglomerative clustering with average linkage, best pair first, over candidate pairs only.

import { MaxQueue } from '../columns/max-queue.ts';
import { TopList } from '../columns/top-list.ts';
import type { ClusterSums } from './cluster-sums.ts';
import type { Neighbours } from './nearest-neighbours.ts';

export interface Linkage {
  /** Clusters join while their mean similarity is at least this. */
  readonly threshold: number;
  /** Share of the best pair beside the mean, for clusters of one; it falls by `decay` times the logarithm of the smaller one's size. */
  readonly bestPair: { readonly share: number; readonly decay: number };
  /** Partners remembered for a cluster. */
  readonly maxPartners: number;
  /** Two clusters of three units or more stay apart below this share of the looser one's own cohesion. */
  readonly cohesionShare: number;
  /** Clusters that grew by no more than this factor since their similarities were computed keep them; 1 recomputes all. */
  readonly unnoticedGrowth: number;
  /** Similarities so near to each other count as equal when the best pair is chosen; 0 for none. */
  readonly keyStep: number;
}

/** Fewer units say nothing about a cluster's cohesion. */
const SMALLEST_COHESIVE = 3;
/** A partner that grew no more than this is as near as it was: large clusters are not looked at again for every keyword they gain. */
const PARTNER_GROWTH = 1.1;
/** Similarity of a partner that was never compared with the cluster. */
const UNKNOWN = Number.NaN;

/** Unit → lowest unit of its cluster. `candidates` holds each unit's possible partners with their similarity, best first. */
export function averageLinkage(sums: ClusterSums, candidates: Neighbours, linkage: Linkage): Int32Array {
  return new Agglomeration(sums, candidates, linkage).run();
}

class Agglomeration {
  private readonly sums: ClusterSums;
  private readonly candidates: Neighbours;
  private readonly linkage: Linkage;
  private readonly owner: Int32Array;
  private readonly nearest: Int32Array;
  /** Size of the nearest cluster when it was last looked at. */
  private readonly sizeSeen: Uint32Array;
  private readonly keys: Float64Array;
  /** Size of the cluster when it last changed noticeably. */
  private readonly sizeNoticed: Uint32Array;
  /** Merges done when the cluster last changed noticeably, and when it last looked for its nearest. */
  private readonly changedAt: Int32Array;
  private readonly lookedAt: Int32Array;
  private merges = 0;
  private readonly met: Int32Array;
  private meeting = 0;
  /** `width` slots a cluster, best partner first, -1 behind the last. */
  private readonly width: number;
  private readonly partners: Int32Array;
  private readonly similarity: Float64Array;
  /** Similarity of the best pair between the cluster and each partner. */
  private readonly bestPair: Float64Array;
  /** Partners gathered from one cluster or from two. */
  private readonly gathered: Int32Array;
  private readonly known: Float64Array;
  private readonly gatheredBest: Float64Array;
  /** Cluster met → its best pair with the cluster at hand. */
  private readonly bestOfMet: Float64Array;
  private gatheredCount = 0;
  private readonly queue: MaxQueue;
  private readonly best: TopList;

  constructor(sums: ClusterSums, candidates: Neighbours, linkage: Linkage) {
    this.sums = sums;
    this.candidates = candidates;
    this.linkage = linkage;
    const count = sums.size.length;
    this.owner = new Int32Array(count).map((_, unit) => unit);
    this.nearest = new Int32Array(count).fill(-1);
    this.keys = new Float64Array(count);
    this.sizeSeen = new Uint32Array(count);
    this.sizeNoticed = new Uint32Array(count).fill(1);
    this.changedAt = new Int32Array(count);
    this.lookedAt = new Int32Array(count);
    this.met = new Int32Array(count).fill(-1);
    this.queue = new MaxQueue(count * 2);
    this.best = new TopList(linkage.maxPartners);
    this.width = Math.max(candidates.k, linkage.maxPartners);
    this.partners = new Int32Array(count * this.width).fill(-1);
    this.similarity = new Float64Array(count * this.width);
    this.bestPair = new Float64Array(count * this.width);
    this.gatheredBest = new Float64Array(this.width * 2);
    this.bestOfMet = new Float64Array(count);
    this.gathered = new Int32Array(this.width * 2);
    this.known = new Float64Array(this.width * 2);
  }

  run(): Int32Array {
    const { k, rows, similarity } = this.candidates;
    const { width } = this;
    for (let unit = 0; unit < this.owner.length; unit++) {
      for (let i = 0; i < k; i++) {
        this.partners[unit * width + i] = rows[unit * k + i] ?? -1;
        this.similarity[unit * width + i] = similarity[unit * k + i] ?? 0;
        this.bestPair[unit * width + i] = similarity[unit * k + i] ?? 0;
      }
      const first = rows[unit * k] ?? -1;
      if (first >= 0) this.enqueue(unit, first, similarity[unit * k] ?? 0);
    }
    for (;;) {
      const cluster = this.queue.topItem();
      if (cluster < 0) break;
      const key = this.queue.pop();
      if (this.owner[cluster] !== cluster || (this.keys[cluster] ?? 0) !== key) continue;
      const partner = this.nearest[cluster] ?? -1;
      const isFresh =
        this.owner[partner] === partner &&
        (this.sums.size[partner] ?? 0) <= (this.sizeSeen[cluster] ?? 0) * PARTNER_GROWTH;
      if (isFresh) this.merge(cluster, partner);
      else {
        this.gatheredCount = 0;
        this.gather(cluster, true);
        this.seekNearest(cluster, this.lookedAt[cluster] ?? 0);
      }
    }
    return this.owner.map((_, unit) => this.find(unit));
  }

  private enqueue(cluster: number, partner: number, similarity: number): void {
    this.nearest[cluster] = partner;
    this.sizeSeen[cluster] = this.sums.size[partner] ?? 0;
    this.lookedAt[cluster] = this.merges;
    const { keyStep, threshold } = this.linkage;
    const key = keyStep > 0 ? Math.floor(similarity / keyStep) : similarity;
    this.keys[cluster] = key;
    if (similarity >= threshold) this.queue.push(cluster, key);
  }

  private find(unit: number): number {
    let root = unit;
    while (this.owner[root] !== root) root = this.owner[root] ?? root;
    for (let at = unit; at !== root; ) {
      const next = this.owner[at] ?? root;
      this.owner[at] = root;
      at = next;
    }
    return root;
  }

  /** Finds the nearest cluster among the gathered partners; known similarities to clusters unchanged since a number of merges are kept. */
  private seekNearest(cluster: number, since: number): void {
    const { best, sums, gathered, known } = this;
    const mark = ++this.meeting;
    best.clear();
    let isLoaded = false;
    for (let i = 0; i < this.gatheredCount; i++) {
      const other = this.find(gathered[i] ?? -1);
      const pair = this.gatheredBest[i] ?? 0;
      if (this.met[other] === mark) this.bestOfMet[other] = Math.max(this.bestOfMet[other] ?? 0, pair);
      else if (other !== cluster) this.bestOfMet[other] = pair;
      if (other !== cluster) this.met[other] = mark;
    }
    const seen = ++this.meeting;
    this.met[cluster] = seen;
    for (let i = 0; i < this.gatheredCount; i++) {
      const unit = gathered[i] ?? -1;
      const other = this.find(unit);
      if (this.met[other] === seen) continue;
      this.met[other] = seen;
      let similarity = known[i] ?? UNKNOWN;
      if (Number.isNaN(similarity) || other !== unit || (this.changedAt[other] ?? 0) > since) {
        if (!isLoaded) sums.load(cluster);
        isLoaded = true;
        similarity = this.similarityTo(cluster, other);
      }
      best.offer(other, similarity);
    }
    const start = cluster * this.width;
    for (let i = 0; i < best.size; i++) {
      this.partners[start + i] = best.items[i] ?? -1;
      this.similarity[start + i] = best.scores[i] ?? 0;
      this.bestPair[start + i] = this.bestOfMet[best.items[i] ?? -1] ?? 0;
    }
    if (best.size < this.width) this.partners[start + best.size] = -1;
    if (best.size > 0) this.enqueue(cluster, best.items[0] ?? -1, best.scores[0] ?? 0);
  }

  /** 0 where both are tight and far from each other compared with that: two topics beside each other, not one. */
  private similarityTo(cluster: number, other: number): number {
    const { sums, linkage } = this;
    const size = Math.min(sums.size[cluster] ?? 1, sums.size[other] ?? 1);
    const share = linkage.bestPair.share / (1 + linkage.bestPair.decay * Math.log(size));
    const mean = sums.similarityTo(other);
    const similarity = sums.opposed((1 - share) * mean + share * (this.bestOfMet[other] ?? mean), other);
    if (size < SMALLEST_COHESIVE || similarity < linkage.threshold) return similarity;
    const cohesion = Math.min(sums.cohesion[cluster] ?? 1, sums.cohesion[other] ?? 1);
    return similarity < linkage.cohesionShare * cohesion ? 0 : similarity;
  }

  private merge(a: number, b: number): void {
    const { size } = this.sums;
    const into = Math.min(a, b);
    const from = Math.max(a, b);
    const [larger, smaller] = (size[into] ?? 0) >= (size[from] ?? 0) ? [into, from] : [from, into];
    const sizeAfter = (size[into] ?? 0) + (size[from] ?? 0);
    const isNoticed = sizeAfter > (this.sizeNoticed[larger] ?? 0) * this.linkage.unnoticedGrowth;
    this.gatheredCount = 0;
    this.gather(larger, !isNoticed);
    this.gather(smaller, false);
    this.sums.merge(into, from);
    this.owner[from] = into;
    this.merges++;
    this.sizeNoticed[into] = isNoticed ? sizeAfter : (this.sizeNoticed[larger] ?? 0);
    // Who knows the smaller one by this number must look again.
    if (isNoticed || smaller === into) this.changedAt[into] = this.merges;
    this.seekNearest(into, this.lookedAt[larger] ?? 0);
  }

  private gather(cluster: number, keepsKnown: boolean): void {
    const { partners, similarity, width } = this;
    for (let at = cluster * width; at < (cluster + 1) * width; at++) {
      const partner = partners[at] ?? -1;
      if (partner < 0) break;
      this.gathered[this.gatheredCount] = partner;
      this.gatheredBest[this.gatheredCount] = this.bestPair[at] ?? 0;
      this.known[this.gatheredCount++] = keepsKnown ? (similarity[at] ?? UNKNOWN) : UNKNOWN;
    }
  }
}
