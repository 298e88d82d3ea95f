// Overlap of a keyword with each of a few anchor pages that share a stem with it, in one walk over its stems.
import { longer } from '../columns/longer-array.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { type OverlapThreshold, passes } from './threshold.ts';

const NONE = -1;
/** In place of a list: every anchor has the stem. */
const ALL = -2;
/** A stem of more anchors than this tells none of them apart; it is left out, or half a million marked pages would take a day. */
const MOST_ANCHORS_A_STEM = 1000;

/** Finds the anchors (pillars or clusters) that share a stem with a row. Anchors are known by their position in the list loaded. */
export class NearestAnchor {
  /** Anchors that the last row shares a stem with: `met[0 .. metCount)`, in no order. */
  met = new Int32Array(16);
  metCount = 0;

  private readonly index: TokenIndex;
  private readonly weights: Float32Array | null;
  private readonly head: Int32Array;
  private loaded: ArrayLike<number> = [];
  private next = new Int32Array(64);
  private owner = new Int32Array(64);
  private used = 0;
  private sizes = new Int32Array(16);
  private anchorWeights = new Float64Array(16);
  /** Of the last row: its stems and their weight, those of them that all anchors have, and what each anchor has besides. */
  private rowSize = 0;
  private rowWeight = 0;
  private sharedByAll = 0;
  private weightOfAll = 0;
  private shared = new Int32Array(16);
  private sharedWeights = new Float64Array(16);

  /** `weights` by stem id: then `nearnessOf` tells the overlap weighted by them. */
  constructor(index: TokenIndex, weights: Float32Array | null = null) {
    this.index = index;
    this.weights = weights;
    this.head = new Int32Array(index.stems.length).fill(NONE);
  }

  /** Jaccard overlap of the last row with an anchor it met. */
  overlapOf(at: number): number {
    const shared = (this.shared[at] ?? 0) + this.sharedByAll;
    return shared / (this.rowSize + (this.sizes[at] ?? 0) - shared);
  }

  /** Whether that overlap passes; exact. */
  passes(at: number, threshold: OverlapThreshold): boolean {
    return passes(threshold, (this.shared[at] ?? 0) + this.sharedByAll, this.rowSize + (this.sizes[at] ?? 0));
  }

  /** Overlap of the last row with an anchor it met, weighted. */
  nearnessOf(at: number): number {
    const shared = (this.sharedWeights[at] ?? 0) + this.weightOfAll;
    return shared / (this.rowWeight + (this.anchorWeights[at] ?? 0) - shared);
  }

  /** Position of the anchor with the greatest overlap, the first among equals; -1 where none shares a stem. */
  nearest(): number {
    const { met, shared, sizes, sharedByAll, rowSize } = this;
    let best = NONE;
    let most = 0;
    for (let i = 0; i < this.metCount; i++) {
      const at = met[i] ?? 0;
      const common = (shared[at] ?? 0) + sharedByAll;
      const overlap = common / (rowSize + (sizes[at] ?? 0) - common);
      if (overlap < most || (overlap === most && at > best)) continue;
      best = at;
      most = overlap;
    }
    return best;
  }

  /** Replaces the anchors; costs their stems, not the vocabulary. */
  load(anchors: ArrayLike<number>): void {
    const { offsets, stemIds } = this.index;
    for (let at = 0; at < this.loaded.length; at++) {
      const row = this.loaded[at] ?? 0;
      const end = offsets[row + 1] ?? 0;
      for (let i = offsets[row] ?? 0; i < end; i++) this.head[stemIds[i] ?? 0] = NONE;
    }
    this.loaded = anchors;
    this.used = 0;
    if (anchors.length > this.shared.length) this.reserve(anchors.length * 2);
    const common = anchors.length > MOST_ANCHORS_A_STEM ? this.commonStems(anchors) : null;
    // Backwards, so that each stem's list runs from the first anchor to the last.
    for (let at = anchors.length - 1; at >= 0; at--) {
      const row = anchors[at] ?? 0;
      const end = offsets[row + 1] ?? 0;
      const start = offsets[row] ?? 0;
      let weight = 0;
      for (let i = start; i < end; i++) {
        const stem = stemIds[i] ?? 0;
        weight += this.weights === null ? 1 : (this.weights[stem] ?? 0);
        if (!common?.has(stem)) this.push(stem, at);
      }
      this.sizes[at] = end - start;
      this.anchorWeights[at] = weight;
    }
    this.foldCommon(anchors);
  }

  /** A stem that all anchors have tells none of them apart: it is counted once a row, not once an anchor. */
  private foldCommon(anchors: ArrayLike<number>): void {
    if (anchors.length === 0) return;
    const { offsets, stemIds } = this.index;
    const first = anchors[0] ?? 0;
    const end = offsets[first + 1] ?? 0;
    for (let i = offsets[first] ?? 0; i < end; i++) {
      const stem = stemIds[i] ?? 0;
      let length = 0;
      for (let link = this.head[stem] ?? NONE; link >= 0; link = this.next[link] ?? NONE) length++;
      if (length === anchors.length) this.head[stem] = ALL;
    }
  }

  /** Sets `met` for one row, and what the other questions are about. */
  find(row: number): void {
    const { head, next, owner, shared, sharedWeights, weights, met } = this;
    const { offsets, stemIds } = this.index;
    for (let i = 0; i < this.metCount; i++) {
      const at = met[i] ?? 0;
      shared[at] = 0;
      sharedWeights[at] = 0;
    }
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    let metCount = 0;
    let rowWeight = 0;
    let sharedByAll = 0;
    let weightOfAll = 0;
    for (let i = start; i < end; i++) {
      const stem = stemIds[i] ?? 0;
      // Without weights only numbers of stems count.
      const weight = weights === null ? 0 : (weights[stem] ?? 0);
      rowWeight += weight;
      let link = head[stem] ?? NONE;
      if (link === ALL) {
        sharedByAll++;
        weightOfAll += weight;
      }
      for (; link >= 0; link = next[link] ?? NONE) {
        const at = owner[link] ?? 0;
        const before = shared[at] ?? 0;
        if (before === 0) met[metCount++] = at;
        shared[at] = before + 1;
        if (weight > 0) sharedWeights[at] = (sharedWeights[at] ?? 0) + weight;
      }
    }
    this.rowSize = end - start;
    this.rowWeight = rowWeight;
    this.sharedByAll = sharedByAll;
    this.weightOfAll = weightOfAll;
    this.metCount = sharedByAll > 0 ? this.meetAll() : metCount;
  }

  private meetAll(): number {
    const count = this.loaded.length;
    for (let at = 0; at < count; at++) this.met[at] = at;
    return count;
  }

  private commonStems(anchors: ArrayLike<number>): ReadonlySet<number> {
    const { offsets, stemIds } = this.index;
    const counts = new Map<number, number>();
    for (let at = 0; at < anchors.length; at++) {
      const row = anchors[at] ?? 0;
      for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
        const stem = stemIds[i] ?? 0;
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
    }
    return new Set([...counts].filter(([, count]) => count > MOST_ANCHORS_A_STEM).map(([stem]) => stem));
  }

  private reserve(anchors: number): void {
    this.met = new Int32Array(anchors);
    this.metCount = 0;
    this.sizes = new Int32Array(anchors);
    this.shared = new Int32Array(anchors);
    this.anchorWeights = new Float64Array(anchors);
    this.sharedWeights = new Float64Array(anchors);
  }

  private push(stem: number, owner: number): void {
    if (this.used === this.next.length) {
      this.next = longer(this.next, this.used * 2);
      this.owner = longer(this.owner, this.used * 2);
    }
    this.next[this.used] = this.head[stem] ?? NONE;
    this.owner[this.used] = owner;
    this.head[stem] = this.used++;
  }
}
