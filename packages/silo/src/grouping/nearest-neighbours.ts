// Nearest neighbours by cosine: candidates from the rarest shared features, then the exact product.
import { type Postings, postingsOf, ReadAhead, rowCountOf, type SparseRows } from '../columns/sparse-rows.ts';
import { TopList } from '../columns/top-list.ts';

/** `k` slots a row, nearest first; -1 in unused slots. */
export interface Neighbours {
  readonly k: number;
  readonly rows: Int32Array;
  readonly similarity: Float32Array;
}

export interface NeighbourSearch {
  readonly k: number;
  /** Postings visited for one row at most; the commonest features are left out first. */
  readonly maxPostings: number;
  /** Candidates compared exactly for one row at most. */
  readonly maxCandidates: number;
  /** Rows of different scope are no neighbours. */
  readonly scope?: Int32Array | undefined;
}

/** Nearest rows by cosine (rows are of length 1); ties go to the earlier row. */
export function nearestNeighbours(vectors: SparseRows, search: NeighbourSearch): Neighbours {
  const count = rowCountOf(vectors);
  const { k } = search;
  const finder = new CandidateFinder(vectors, search);
  const coarse = finder.found;
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  const query = new Float32Array(vectors.featureCount);
  const best = new TopList(k);
  const ahead = new ReadAhead();
  for (let row = 0; row < count; row++) {
    finder.collect(row);
    ahead.of(vectors, coarse.items, coarse.size);
    const start = vectors.offsets[row] ?? 0;
    const end = vectors.offsets[row + 1] ?? 0;
    for (let i = start; i < end; i++) query[vectors.ids[i] ?? 0] = vectors.weights[i] ?? 0;
    best.clear();
    for (let c = 0; c < coarse.size; c++) {
      const candidate = coarse.items[c] ?? 0;
      let dot = 0;
      for (let i = vectors.offsets[candidate] ?? 0; i < (vectors.offsets[candidate + 1] ?? 0); i++) {
        dot += (query[vectors.ids[i] ?? 0] ?? 0) * (vectors.weights[i] ?? 0);
      }
      best.offer(candidate, dot);
    }
    for (let i = start; i < end; i++) query[vectors.ids[i] ?? 0] = 0;
    for (let i = 0; i < best.size; i++) {
      rows[row * k + i] = best.items[i] ?? -1;
      similarity[row * k + i] = best.scores[i] ?? 0;
    }
  }
  return { k, rows, similarity };
}

/** Longer than any list of postings. */
const TAKEN = 0xffffffff;

/**
 * Most rows of a window share nothing else with the row at hand. So rows met twice are offered first, and a window whose best single
 * product is worse than what is kept by then is not looked at again.
 */
class CandidateFinder {
  /** Candidates of the row asked for last. */
  readonly found: TopList;
  private readonly vectors: SparseRows;
  private readonly postings: Postings;
  private readonly maxPostings: number;
  private readonly scope: Int32Array | undefined;
  /** By feature: the heaviest of its weights. */
  private readonly heaviest: Float32Array;
  private readonly partial: Float32Array;
  /** Rows met again in a second window. */
  private readonly met: Int32Array;
  private metCount = 0;
  /** Windows of the postings that are visited for the row at hand, and what a row in one of them alone can score. */
  private readonly starts: Uint32Array;
  private readonly ends: Uint32Array;
  private readonly ceilings: Float32Array;
  /** Of the postings of its features, those visited TAKEN. */
  private lengths = new Uint32Array(256);
  /** Where the row at hand stands in each posting list. */
  private readonly position: Uint32Array;

  constructor(vectors: SparseRows, { maxPostings, maxCandidates, scope }: NeighbourSearch) {
    this.found = new TopList(maxCandidates);
    this.vectors = vectors;
    this.postings = postingsOf(vectors);
    this.maxPostings = maxPostings;
    this.scope = scope;
    this.heaviest = heaviestOf(vectors);
    this.partial = new Float32Array(rowCountOf(vectors));
    this.met = new Int32Array(maxPostings + 1);
    // A window has one posting at least.
    this.starts = new Uint32Array(maxPostings);
    this.ends = new Uint32Array(maxPostings);
    this.ceilings = new Float32Array(maxPostings);
    this.position = this.postings.offsets.slice(0, vectors.featureCount);
  }

  /** Rows must be asked for in their order, each once. */
  collect(row: number): void {
    const windows = this.sumWindows(row);
    const { others } = this.postings;
    this.found.clear();
    this.offer(row, this.met, 0, this.metCount);
    for (let w = 0; w < windows; w++) {
      const [from, to] = [this.starts[w] ?? 0, this.ends[w] ?? 0];
      if ((this.ceilings[w] ?? 0) < this.found.floor()) this.forget(from, to);
      else this.offer(row, others, from, to);
    }
    const { ids, offsets } = this.vectors;
    for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
      const feature = ids[i] ?? 0;
      this.position[feature] = (this.position[feature] ?? 0) + 1;
    }
  }

  /** Adds up what the rows around a row share with it, rarest feature first; returns the number of windows. */
  private sumWindows(row: number): number {
    const { partial, met, vectors, postings } = this;
    const { others, weights } = postings;
    let budget = this.maxPostings;
    let windows = 0;
    let metCount = 0;
    const start = vectors.offsets[row] ?? 0;
    const features = this.readLengths(row);
    for (let i = this.shortest(features); i >= 0 && budget > 0; i = this.shortest(features)) {
      const feature = vectors.ids[start + i] ?? 0;
      const weight = vectors.weights[start + i] ?? 0;
      const visited = Math.min(this.lengths[i] ?? 0, budget);
      this.lengths[i] = TAKEN;
      const from = this.windowStart(feature, visited);
      for (let p = from; p < from + visited; p++) {
        const other = others[p] ?? 0;
        const before = partial[other] ?? 0;
        met[metCount] = other;
        metCount += before === 0 ? 0 : 1;
        partial[other] = before + weight * (weights[p] ?? 0);
      }
      budget -= visited;
      this.starts[windows] = from;
      this.ends[windows] = from + visited;
      this.ceilings[windows++] = Math.abs(weight) * (this.heaviest[feature] ?? 0);
    }
    this.metCount = metCount;
    return windows;
  }

  /** Offers what is left of the sums of some rows, and forgets it. */
  private offer(row: number, others: Int32Array | Uint32Array, from: number, to: number): void {
    const { partial, scope, found } = this;
    const own = scope?.[row];
    // Most are worse than all that are kept, and need no call.
    let floor = found.floor();
    for (let at = from; at < to; at++) {
      const other = others[at] ?? 0;
      const score = partial[other] ?? 0;
      partial[other] = 0;
      if (score < floor || score === 0 || other === row) continue;
      if (scope !== undefined && scope[other] !== own) continue;
      found.offer(other, score);
      floor = found.floor();
    }
  }

  private forget(from: number, to: number): void {
    const { partial } = this;
    const { others } = this.postings;
    for (let at = from; at < to; at++) partial[others[at] ?? 0] = 0;
  }

  /** Reads the lengths of the postings of a row's features; returns how many there are. */
  private readLengths(row: number): number {
    const { ids, offsets } = this.vectors;
    const { offsets: ends } = this.postings;
    const start = offsets[row] ?? 0;
    const count = (offsets[row + 1] ?? 0) - start;
    if (count > this.lengths.length) this.lengths = new Uint32Array(count * 2);
    const { lengths } = this;
    for (let i = 0; i < count; i++) {
      const feature = ids[start + i] ?? 0;
      lengths[i] = (ends[feature + 1] ?? 0) - (ends[feature] ?? 0);
    }
    return count;
  }

  /** Place of the shortest of the first `count` lengths that are not TAKEN; -1 for none. Few are asked for, so nothing is sorted. */
  private shortest(count: number): number {
    const { lengths } = this;
    let at = -1;
    let least = TAKEN;
    for (let i = 0; i < count; i++) {
      const length = lengths[i] ?? TAKEN;
      if (length >= least) continue;
      least = length;
      at = i;
    }
    return at;
  }

  /** Where the part of a posting list begins that is visited: the rows around the one at hand, which are alike in the order of rows. */
  private windowStart(feature: number, visited: number): number {
    const from = this.postings.offsets[feature] ?? 0;
    const to = this.postings.offsets[feature + 1] ?? 0;
    if (to - from <= visited) return from;
    return Math.max(from, Math.min((this.position[feature] ?? 0) - (visited >>> 1), to - visited));
  }
}

/** By feature: the largest of its weights, whatever their sign. */
function heaviestOf({ ids, weights, featureCount }: SparseRows): Float32Array {
  const heaviest = new Float32Array(featureCount);
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] ?? 0;
    heaviest[id] = Math.max(heaviest[id] ?? 0, Math.abs(weights[i] ?? 0));
  }
  return heaviest;
}
