// Vector expansion: each vector takes up features of its neighbours, so that paraphrases without a common word meet.
import { longer } from '../columns/longer-array.ts';
import { NumberSorter } from '../columns/number-sorter.ts';
import { nthSmallest } from '../columns/selection.ts';
import { rowCountOf, type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import type { Neighbours } from './nearest-neighbours.ts';

export interface Expansion {
  /** Share of the neighbours in the result, 0 to 1. */
  readonly share: number;
  /** Similarity of the nearest neighbour from which on the full share is used; below, in proportion. */
  readonly fullTrust: number;
  /** Features kept a row: the heaviest. */
  readonly maxFeatures: number;
}

/** Rows of length 1: (1 − share) × own vector + share × the direction of the neighbours, each weighted by its similarity. */
export function expandByNeighbours(vectors: SparseRows, near: Neighbours, expansion: Expansion): SparseRows {
  const count = rowCountOf(vectors);
  const builder = new SparseRowsBuilder(
    count,
    Math.min(count * expansion.maxFeatures, vectors.ids.length * 3),
  );
  const mixture = new Mixture(vectors, expansion.maxFeatures);
  for (let row = 0; row < count; row++) {
    for (let i = row * near.k; i < (row + 1) * near.k; i++) {
      const other = near.rows[i] ?? -1;
      if (other < 0) break;
      const similarity = near.similarity[i] ?? 0;
      if (similarity > 0) mixture.add(other, similarity);
    }
    const trust = Math.min(1, (near.similarity[row * near.k] ?? 0) / expansion.fullTrust);
    const share = expansion.share * trust;
    if (mixture.isEmpty()) mixture.add(row, 1);
    else {
      mixture.scaleTo(share);
      mixture.add(row, 1 - share);
    }
    mixture.takeHeaviest(expansion.maxFeatures, builder);
  }
  return builder.build(vectors.featureCount);
}

/** A weighted sum of rows. All weights are above zero. */
class Mixture {
  private readonly vectors: SparseRows;
  private readonly sum: Float64Array;
  private touched = new Uint32Array(1024);
  private size = 0;
  private weights = new Float64Array(1024);
  /** Room for what is taken: an array a row would be a tenth of the time. */
  private readonly kept: Uint32Array<ArrayBuffer>;

  private readonly inOrder: NumberSorter;

  /** `most`: features taken of a row. */
  constructor(vectors: SparseRows, most: number) {
    this.vectors = vectors;
    this.kept = new Uint32Array(most);
    this.sum = new Float64Array(vectors.featureCount);
    this.inOrder = new NumberSorter(vectors.featureCount);
  }

  isEmpty(): boolean {
    return this.size === 0;
  }

  add(row: number, factor: number): void {
    const { offsets, ids, weights } = this.vectors;
    const { sum } = this;
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    const touched = this.roomFor(this.size + end - start);
    let { size } = this;
    for (let i = start; i < end; i++) {
      const id = ids[i] ?? 0;
      const before = sum[id] ?? 0;
      touched[size] = id;
      size += before === 0 ? 1 : 0;
      sum[id] = before + factor * (weights[i] ?? 0);
    }
    this.size = size;
  }

  private roomFor(most: number): Uint32Array {
    if (most > this.touched.length) {
      this.touched = longer(this.touched, most * 2);
      this.weights = new Float64Array(most * 2);
    }
    return this.touched;
  }

  scaleTo(length: number): void {
    const { sum, touched, size } = this;
    let squares = 0;
    for (let i = 0; i < size; i++) squares += (sum[touched[i] ?? 0] ?? 0) ** 2;
    const factor = squares > 0 ? length / Math.sqrt(squares) : 0;
    for (let i = 0; i < size; i++) {
      const id = touched[i] ?? 0;
      sum[id] = (sum[id] ?? 0) * factor;
    }
  }

  /** Appends the heaviest features as a row of length 1, and empties the mixture. */
  takeHeaviest(count: number, builder: SparseRowsBuilder): void {
    const used = this.keepHeaviest(count);
    const { kept, weights, sum, touched, size } = this;
    this.inOrder.sort(kept, used);
    let squares = 0;
    for (let i = 0; i < used; i++) squares += (sum[kept[i] ?? 0] ?? 0) ** 2;
    const factor = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    for (let i = 0; i < used; i++) weights[i] = (sum[kept[i] ?? 0] ?? 0) * factor;
    builder.push(kept, weights, used);
    for (let i = 0; i < size; i++) sum[touched[i] ?? 0] = 0;
    this.size = 0;
  }

  /** Fills `kept` with the heaviest features in any order; returns how many there are. */
  private keepHeaviest(count: number): number {
    const { touched, weights, sum, size, kept } = this;
    if (size <= count) {
      for (let i = 0; i < size; i++) kept[i] = touched[i] ?? 0;
      return size;
    }
    for (let i = 0; i < size; i++) weights[i] = sum[touched[i] ?? 0] ?? 0;
    const limit = nthSmallest(weights, size - count, size);
    let used = 0;
    let ties = 0;
    for (let i = 0; i < size; i++) {
      const id = touched[i] ?? 0;
      const weight = sum[id] ?? 0;
      if (weight > limit) kept[used++] = id;
      else if (weight === limit) ties++;
    }
    for (let i = 0; i < size && ties > 0 && used < count; i++) {
      const id = touched[i] ?? 0;
      if ((sum[id] ?? 0) !== limit) continue;
      kept[used++] = id;
      ties--;
    }
    return used;
  }
}
