// Sparse vectors as compressed rows (CSR): one array of feature ids, ascending within a row, one of weights, one of row offsets.
import { transposedRows, type WeightedRows } from './counting-sort.ts';
import { longer } from './longer-array.ts';

/** Row `r` has the features `ids[offsets[r] .. offsets[r + 1])`, ascending, with `weights` beside them. */
export interface SparseRows {
  /** rows + 1 entries. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  readonly weights: Float32Array;
  readonly featureCount: number;
}

export const rowCountOf = (rows: SparseRows): number => rows.offsets.length - 1;

/** Entries that come from memory together. */
const LINE = 16;

/**
 * Reads a little of rows that will soon be worked on one after the other, so that all of them are on their way from memory at once:
 * in long lists, waiting for one after the other is a tenth of the work.
 */
export class ReadAhead {
  /** Of what was read. It means nothing, but keeps the reads from being optimised away. */
  sum = 0;

  of(rows: SparseRows, wanted: Int32Array, count: number): void {
    const { offsets, ids, weights } = rows;
    for (let i = 0; i < count; i++) {
      const row = wanted[i] ?? 0;
      const end = offsets[row + 1] ?? 0;
      for (let at = offsets[row] ?? 0; at < end; at += LINE) this.sum += (ids[at] ?? 0) + (weights[at] ?? 0);
    }
  }
}

/** Product of two rows. */
export function dotProduct(rows: SparseRows, a: number, b: number): number {
  let i = rows.offsets[a] ?? 0;
  let j = rows.offsets[b] ?? 0;
  const iEnd = rows.offsets[a + 1] ?? 0;
  const jEnd = rows.offsets[b + 1] ?? 0;
  let dot = 0;
  while (i < iEnd && j < jEnd) {
    const left = rows.ids[i] ?? 0;
    const right = rows.ids[j] ?? 0;
    if (left === right) dot += (rows.weights[i] ?? 0) * (rows.weights[j] ?? 0);
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return dot;
}

/** Grows by rows; the typed arrays double when they are full. */
export class SparseRowsBuilder {
  private readonly offsets: Uint32Array;
  private ids: Uint32Array;
  private weights: Float32Array;
  private row = 0;
  private used = 0;

  constructor(rows: number, expectedEntries: number) {
    this.offsets = new Uint32Array(rows + 1);
    this.ids = new Uint32Array(Math.max(16, expectedEntries));
    this.weights = new Float32Array(this.ids.length);
  }

  /** Appends the next row: `count` entries of `ids` and `weights`, ids ascending. */
  push(ids: ArrayLike<number>, weights: ArrayLike<number>, count: number): void {
    if (this.used + count > this.ids.length) this.grow(this.used + count);
    const { ids: toIds, weights: toWeights, used } = this;
    for (let i = 0; i < count; i++) {
      toIds[used + i] = ids[i] ?? 0;
      toWeights[used + i] = weights[i] ?? 0;
    }
    this.used += count;
    this.offsets[++this.row] = this.used;
  }

  build(featureCount: number): SparseRows {
    // No copies: the room behind the last entry was never touched, so it costs addresses, not memory.
    const ids = this.ids.subarray(0, this.used);
    return { offsets: this.offsets, ids, weights: this.weights.subarray(0, this.used), featureCount };
  }

  private grow(needed: number): void {
    const length = Math.max(needed, this.ids.length * 2);
    this.ids = longer(this.ids, length);
    this.weights = longer(this.weights, length);
  }
}

/** By feature, the rows that have it, ascending, with their weights: the transpose. */
export function postingsOf({ offsets, ids, weights, featureCount }: SparseRows): Postings {
  return transposedRows(offsets, ids, weights, featureCount);
}

export type Postings = WeightedRows<Float32Array>;
