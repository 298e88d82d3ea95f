// Which rows are nearest to each row? Candidates from the rarest shared features, then exact cosine.
import { type Postings, postingsOf, rowCountOf, type SparseRows } from './sparse-rows.ts';
import { TopList } from './top-list.ts';

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
  for (let row = 0; row < count; row++) {
    finder.collect(row, scope, coarse);
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
    best.sort();
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
  private readonly order: number[] = [];

  constructor(vectors: SparseRows, maxPostings: number) {
    this.vectors = vectors;
    this.postings = postingsOf(vectors);
    this.maxPostings = maxPostings;
    this.partial = new Float32Array(rowCountOf(vectors));
    this.touched = new Int32Array(rowCountOf(vectors));
  }

  collect(row: number, scope: Int32Array | undefined, into: TopList): void {
    const { vectors, postings, partial, touched, order } = this;
    const length = (feature: number): number =>
      (postings.offsets[feature + 1] ?? 0) - (postings.offsets[feature] ?? 0);
    order.length = 0;
    for (let i = vectors.offsets[row] ?? 0; i < (vectors.offsets[row + 1] ?? 0); i++) order.push(i);
    order.sort((a, b) => length(vectors.ids[a] ?? 0) - length(vectors.ids[b] ?? 0) || a - b);
    let touchedCount = 0;
    let budget = this.maxPostings;
    for (const i of order) {
      const feature = vectors.ids[i] ?? 0;
      const weight = vectors.weights[i] ?? 0;
      const [from, to] = this.window(feature, row, budget);
      budget -= to - from;
      for (let p = from; p < to; p++) {
        const other = postings.rows[p] ?? 0;
        if (partial[other] === 0) touched[touchedCount++] = other;
        partial[other] = (partial[other] ?? 0) + weight * (postings.weights[p] ?? 0);
      }
      if (budget <= 0) break;
    }
    into.clear();
    const own = scope?.[row];
    for (let i = 0; i < touchedCount; i++) {
      const other = touched[i] ?? 0;
      if (other !== row && (scope === undefined || scope[other] === own))
        into.offer(other, partial[other] ?? 0);
      partial[other] = 0;
    }
  }

  /** The part of a posting list that the budget allows: the rows around `row`, which are alike in the order of rows. */
  private window(feature: number, row: number, budget: number): readonly [number, number] {
    const { offsets, rows } = this.postings;
    const from = offsets[feature] ?? 0;
    const to = offsets[feature + 1] ?? 0;
    if (to - from <= budget) return [from, to];
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((rows[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    const start = Math.max(from, Math.min(low - (budget >>> 1), to - budget));
    return [start, start + budget];
  }
}
