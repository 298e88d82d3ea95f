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
  const { k, scope } = search;
  const finder = new CandidateFinder(vectors, search.maxPostings);
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  const query = new Float32Array(vectors.featureCount);
  const coarse = new TopList(search.maxCandidates);
  const best = new TopList(k);
  const ahead = new ReadAhead();
  for (let row = 0; row < count; row++) {
    finder.collect(row, scope, coarse);
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

class CandidateFinder {
  private readonly vectors: SparseRows;
  private readonly postings: Postings;
  private readonly maxPostings: number;
  private readonly partial: Float32Array;
  private readonly touched: Int32Array;
  /** Entries of the row at hand, rarest feature first, and how many rows have each. */
  private order = new Uint32Array(256);
  private lengths = new Uint32Array(256);
  /** Where the row at hand stands in each posting list. */
  private readonly position: Uint32Array;

  constructor(vectors: SparseRows, maxPostings: number) {
    this.vectors = vectors;
    this.postings = postingsOf(vectors);
    this.maxPostings = maxPostings;
    this.partial = new Float32Array(rowCountOf(vectors));
    this.touched = new Int32Array(rowCountOf(vectors));
    this.position = this.postings.offsets.slice(0, vectors.featureCount);
  }

  /** Rows must be asked for in their order, each once. */
  collect(row: number, scope: Int32Array | undefined, into: TopList): void {
    const { vectors, postings, partial, touched } = this;
    const features = this.rarestFirst(row);
    const { order, lengths } = this;
    const { others, weights } = postings;
    let touchedCount = 0;
    let budget = this.maxPostings;
    for (let o = 0; o < features && budget > 0; o++) {
      const i = order[o] ?? 0;
      const weight = vectors.weights[i] ?? 0;
      const visited = Math.min(lengths[o] ?? 0, budget);
      const from = this.windowStart(vectors.ids[i] ?? 0, visited);
      budget -= visited;
      for (let p = from; p < from + visited; p++) {
        const other = others[p] ?? 0;
        const before = partial[other] ?? 0;
        touched[touchedCount] = other;
        touchedCount += before === 0 ? 1 : 0;
        partial[other] = before + weight * (weights[p] ?? 0);
      }
    }
    into.clear();
    const own = scope?.[row];
    // Most are worse than all that are kept, and need no call.
    let floor = into.floor();
    for (let i = 0; i < touchedCount; i++) {
      const other = touched[i] ?? 0;
      const score = partial[other] ?? 0;
      partial[other] = 0;
      if (score < floor || other === row || (scope !== undefined && scope[other] !== own)) continue;
      into.offer(other, score);
      floor = into.floor();
    }
    for (let i = vectors.offsets[row] ?? 0; i < (vectors.offsets[row + 1] ?? 0); i++) {
      const feature = vectors.ids[i] ?? 0;
      this.position[feature] = (this.position[feature] ?? 0) + 1;
    }
  }

  /** Puts the entries of a row in `order`, by the length of their postings, and returns how many there are. */
  private rarestFirst(row: number): number {
    const { ids, offsets } = this.vectors;
    const start = offsets[row] ?? 0;
    const count = (offsets[row + 1] ?? 0) - start;
    if (count > this.order.length) {
      this.order = new Uint32Array(count * 2);
      this.lengths = new Uint32Array(count * 2);
    }
    const { order, lengths, postings } = this;
    for (let i = 0; i < count; i++) {
      const feature = ids[start + i] ?? 0;
      const length = (postings.offsets[feature + 1] ?? 0) - (postings.offsets[feature] ?? 0);
      let at = i;
      for (; at > 0 && (lengths[at - 1] ?? 0) > length; at--) {
        lengths[at] = lengths[at - 1] ?? 0;
        order[at] = order[at - 1] ?? 0;
      }
      lengths[at] = length;
      order[at] = start + i;
    }
    return count;
  }

  /** Where the part of a posting list begins that is visited: the rows around the one at hand, which are alike in the order of rows. */
  private windowStart(feature: number, visited: number): number {
    const from = this.postings.offsets[feature] ?? 0;
    const to = this.postings.offsets[feature + 1] ?? 0;
    if (to - from <= visited) return from;
    return Math.max(from, Math.min((this.position[feature] ?? 0) - (visited >>> 1), to - visited));
  }
}
