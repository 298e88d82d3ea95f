// Which of a few anchor pages are near to a keyword? Exact overlap with every anchor that shares a stem, in one walk over the keyword's stems.
import type { TokenIndex } from '../tokens/index.ts';

const NONE = -1;
/** A stem of more anchors than this tells none of them apart; it is left out, or half a million marked pages would take a day. */
const MOST_ANCHORS_A_STEM = 1000;

/** Finds the anchors (pillars or clusters) that share a stem with a row. Anchors are known by their position in the list loaded. */
export class NearestAnchor {
  /** Anchors that the last row shares a stem with: `met[0 .. metCount)`, in no order. */
  met = new Int32Array(16);
  metCount = 0;
  /** Position of the anchor with the greatest overlap, the first among equals; -1 where none shares a stem. */
  best = NONE;
  bestOverlap = 0;

  private readonly index: TokenIndex;
  private readonly weights: Float32Array | null;
  private readonly head: Int32Array;
  private loaded: ArrayLike<number> = [];
  private next = new Int32Array(64);
  private owner = new Int32Array(64);
  private used = 0;
  private sizes = new Uint32Array(16);
  private anchorWeights = new Float64Array(16);
  private shared = new Uint32Array(16);
  private sharedWeights = new Float64Array(16);
  private overlaps = new Float64Array(16);
  private nearness = new Float64Array(16);

  /** `weights` by stem id: then `nearnessOf` tells the overlap weighted by them. */
  constructor(index: TokenIndex, weights: Float32Array | null = null) {
    this.index = index;
    this.weights = weights;
    this.head = new Int32Array(index.stems.length).fill(NONE);
  }

  /** Jaccard overlap of the last row with an anchor it met. */
  overlapOf(at: number): number {
    return this.overlaps[at] ?? 0;
  }

  /** Weighted overlap of the last row with an anchor it met; the plain one without weights. */
  nearnessOf(at: number): number {
    return this.nearness[at] ?? 0;
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
  }

  /** Sets `met`, `best` and the overlaps for one row. */
  find(row: number): void {
    const { head, next, owner, shared, sharedWeights, weights, met } = this;
    const { offsets, stemIds } = this.index;
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    let metCount = 0;
    let rowWeight = 0;
    for (let i = start; i < end; i++) {
      const stem = stemIds[i] ?? 0;
      const weight = weights === null ? 1 : (weights[stem] ?? 0);
      rowWeight += weight;
      for (let link = head[stem] ?? NONE; link >= 0; link = next[link] ?? NONE) {
        const at = owner[link] ?? 0;
        const before = shared[at] ?? 0;
        if (before === 0) {
          met[metCount++] = at;
          sharedWeights[at] = weight;
        } else sharedWeights[at] = (sharedWeights[at] ?? 0) + weight;
        shared[at] = before + 1;
      }
    }
    this.metCount = metCount;
    this.measure(end - start, rowWeight);
  }

  private measure(rowSize: number, rowWeight: number): void {
    this.best = NONE;
    this.bestOverlap = 0;
    for (let i = 0; i < this.metCount; i++) {
      const at = this.met[i] ?? 0;
      const shared = this.shared[at] ?? 0;
      const sharedWeight = this.sharedWeights[at] ?? 0;
      this.shared[at] = 0;
      const overlap = shared / (rowSize + (this.sizes[at] ?? 0) - shared);
      this.overlaps[at] = overlap;
      this.nearness[at] = sharedWeight / (rowWeight + (this.anchorWeights[at] ?? 0) - sharedWeight);
      if (overlap > this.bestOverlap || (overlap === this.bestOverlap && at < this.best)) {
        this.best = at;
        this.bestOverlap = overlap;
      }
    }
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
    this.sizes = new Uint32Array(anchors);
    this.shared = new Uint32Array(anchors);
    this.anchorWeights = new Float64Array(anchors);
    this.sharedWeights = new Float64Array(anchors);
    this.overlaps = new Float64Array(anchors);
    this.nearness = new Float64Array(anchors);
  }

  private push(stem: number, owner: number): void {
    if (this.used === this.next.length) {
      const next = new Int32Array(this.used * 2);
      next.set(this.next);
      this.next = next;
      const owners = new Int32Array(this.used * 2);
      owners.set(this.owner);
      this.owner = owners;
    }
    this.next[this.used] = this.head[stem] ?? NONE;
    this.owner[this.used] = owner;
    this.head[stem] = this.used++;
  }
}
