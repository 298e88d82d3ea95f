// Which units belong together? Average linkage, best pair first, among candidate pairs only.
import type { ClusterSums } from './cluster-sums.ts';
import { MaxQueue } from './max-queue.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import { TopList } from './top-list.ts';

export interface Linkage {
  /** Clusters join while their mean similarity is at least this. */
  readonly threshold: number;
  /** Partners remembered for a cluster. */
  readonly maxPartners: number;
  /** Two clusters of three units or more stay apart below this share of the looser one's own cohesion. */
  readonly cohesionShare: number;
}

/** Fewer units say nothing about a cluster's cohesion. */
const SMALLEST_COHESIVE = 3;
const UNNOTICED_GROWTH = 1.1;

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
  /** Merges done when the cluster last changed, and when it last looked for its nearest. */
  private readonly changedAt: Int32Array;
  private readonly lookedAt: Int32Array;
  private merges = 0;
  private readonly met: Int32Array;
  private meeting = 0;
  private readonly partners: ({ units: Int32Array; similarity: Float64Array } | undefined)[];
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
    this.changedAt = new Int32Array(count);
    this.lookedAt = new Int32Array(count);
    this.met = new Int32Array(count).fill(-1);
    this.partners = new Array<undefined>(count).fill(undefined);
    this.queue = new MaxQueue(count * 2);
    this.best = new TopList(linkage.maxPartners);
  }

  run(): Int32Array {
    const { k, rows, similarity } = this.candidates;
    for (let unit = 0; unit < this.owner.length; unit++) {
      const first = rows[unit * k] ?? -1;
      if (first >= 0) this.enqueue(unit, first, similarity[unit * k] ?? 0);
    }
    for (;;) {
      const cluster = this.queue.topItem();
      if (cluster < 0) break;
      const key = this.queue.pop();
      if (this.owner[cluster] !== cluster || (this.keys[cluster] ?? 0) !== key) continue;
      const partner = this.nearest[cluster] ?? -1;
      // A partner that hardly grew since is as near as it was: large clusters are not looked at again for every keyword they gain.
      const isFresh =
        this.owner[partner] === partner &&
        (this.sums.size[partner] ?? 0) <= (this.sizeSeen[cluster] ?? 0) * UNNOTICED_GROWTH;
      if (isFresh) this.merge(cluster, partner);
      else this.seekNearest(cluster);
    }
    return this.owner.map((_, unit) => this.find(unit));
  }

  private enqueue(cluster: number, partner: number, similarity: number): void {
    this.nearest[cluster] = partner;
    this.sizeSeen[cluster] = this.sums.size[partner] ?? 0;
    this.lookedAt[cluster] = this.merges;
    this.keys[cluster] = similarity;
    if (similarity >= this.linkage.threshold) this.queue.push(cluster, similarity);
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

  /** Finds the nearest cluster among the partners; similarities to clusters unchanged since the last look are kept. */
  private seekNearest(cluster: number): void {
    const { best, sums } = this;
    const since = this.lookedAt[cluster] ?? 0;
    const own = this.partners[cluster];
    const { k } = this.candidates;
    const units = own?.units ?? this.candidates.rows.subarray(cluster * k, (cluster + 1) * k);
    const known = own?.similarity ?? this.candidates.similarity.subarray(cluster * k, (cluster + 1) * k);
    const ownChange = (this.changedAt[cluster] ?? 0) > since;
    const mark = ++this.meeting;
    this.met[cluster] = mark;
    best.clear();
    let isLoaded = false;
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] ?? -1;
      if (unit < 0) break;
      const other = this.find(unit);
      if (this.met[other] === mark) continue;
      this.met[other] = mark;
      let similarity = known[i] ?? 0;
      if (ownChange || other !== unit || (this.changedAt[other] ?? 0) > since) {
        if (!isLoaded) sums.load(cluster);
        isLoaded = true;
        similarity = this.similarityTo(cluster, other);
      }
      best.offer(other, similarity);
    }
    if (best.size === 0) return;
    best.sort();
    this.partners[cluster] = {
      units: best.items.slice(0, best.size),
      similarity: best.scores.slice(0, best.size),
    };
    this.enqueue(cluster, best.items[0] ?? -1, best.scores[0] ?? 0);
  }

  /** 0 where both are tight and far from each other compared with that: two topics beside each other, not one. */
  private similarityTo(cluster: number, other: number): number {
    const { sums, linkage } = this;
    const similarity = sums.similarityTo(other);
    const size = Math.min(sums.size[cluster] ?? 1, sums.size[other] ?? 1);
    if (size < SMALLEST_COHESIVE || similarity < linkage.threshold) return similarity;
    const cohesion = Math.min(sums.cohesion[cluster] ?? 1, sums.cohesion[other] ?? 1);
    return similarity < linkage.cohesionShare * cohesion ? 0 : similarity;
  }

  private merge(a: number, b: number): void {
    const into = Math.min(a, b);
    const from = Math.max(a, b);
    const near = [this.unitsNear(into), this.unitsNear(from)] as const;
    const partners = new Int32Array(near[0].length + near[1].length);
    partners.set(near[0]);
    partners.set(near[1], near[0].length);
    this.sums.merge(into, from);
    this.owner[from] = into;
    this.merges++;
    this.changedAt[into] = this.merges;
    this.partners[from] = undefined;
    this.partners[into] = { units: partners, similarity: new Float64Array(partners.length) };
    this.seekNearest(into);
  }

  private unitsNear(cluster: number): Int32Array {
    const { k, rows } = this.candidates;
    const known = this.partners[cluster];
    if (known) return known.units;
    let end = cluster * k;
    while (end < (cluster + 1) * k && (rows[end] ?? -1) >= 0) end++;
    return rows.subarray(cluster * k, end);
  }
}
