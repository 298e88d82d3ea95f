// Meaning enriched by neighbours: a chain of rewordings becomes one heap, so that two ways to say a thing meet over a third.
import { TopList } from '../columns/top-list.ts';
import { MEANING } from './grouping-method.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import type { Matrix } from './principal-components.ts';

export interface EnrichedMeaning {
  readonly matrix: Matrix;
  /** The neighbours found before, in their new order. */
  readonly near: Neighbours;
}

/**
 * Each row takes up its nearest, weighted by how near they are: (1 − share) × own + share × their mean, to length 1 again. `near` says
 * the neighbours of `matrix`, whose rows are of length 1; `degree` (0 to 1) is what counts of the share.
 */
export function enrichByNeighbours(matrix: Matrix, near: Neighbours, degree: number): EnrichedMeaning {
  const { values: own, width } = matrix;
  const { share, neighbours: most } = MEANING.enriched;
  const values = own.slice();
  const mean = new Float64Array(width);
  for (let row = 0; row * width < own.length; row++) {
    const total = meanOfNearest({ matrix, near, most }, row, mean);
    if (total === 0) continue;
    for (let d = 0; d < width; d++) {
      const at = row * width + d;
      values[at] = (1 - share * degree) * (own[at] ?? 0) + (share * degree * (mean[d] ?? 0)) / total;
    }
  }
  const enriched = { values, width };
  normaliseRows(enriched);
  return { matrix: enriched, near: inNewOrder(enriched, near) };
}

interface Nearest {
  readonly matrix: Matrix;
  readonly near: Neighbours;
  readonly most: number;
}

/** Fills `sum` with the nearest rows by their weights, and returns what the weights add up to. */
function meanOfNearest({ matrix, near, most }: Nearest, row: number, sum: Float64Array): number {
  const { values, width } = matrix;
  let total = 0;
  sum.fill(0);
  for (let i = row * near.k; i < row * near.k + Math.min(most, near.k); i++) {
    const other = near.rows[i] ?? -1;
    const weight = near.similarity[i] ?? 0;
    if (other < 0 || weight <= 0) break;
    total += weight;
    for (let d = 0; d < width; d++) sum[d] = (sum[d] ?? 0) + weight * (values[other * width + d] ?? 0);
  }
  return total;
}

function inNewOrder({ values, width }: Matrix, { k, rows: before }: Neighbours): Neighbours {
  const rows = new Int32Array(before.length).fill(-1);
  const similarity = new Float32Array(before.length);
  const best = new TopList(k);
  for (let from = 0; from < before.length; from += k) {
    const row = from / k;
    best.clear();
    for (let i = from; i < from + k && (before[i] ?? -1) >= 0; i++) {
      const other = before[i] ?? 0;
      let product = 0;
      for (let d = 0; d < width; d++)
        product += (values[row * width + d] ?? 0) * (values[other * width + d] ?? 0);
      best.offer(other, product);
    }
    rows.set(best.items.subarray(0, best.size), from);
    similarity.set(best.scores.subarray(0, best.size), from);
  }
  return { k, rows, similarity };
}

/** In place; rows of zeroes stay. */
export function normaliseRows({ values, width }: Matrix): void {
  for (let from = 0; from < values.length; from += width) {
    let squares = 0;
    for (let d = from; d < from + width; d++) squares += (values[d] ?? 0) ** 2;
    if (squares > 0)
      for (let d = from; d < from + width; d++) values[d] = (values[d] ?? 0) / Math.sqrt(squares);
  }
}
