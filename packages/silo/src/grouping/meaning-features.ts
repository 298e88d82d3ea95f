// Embedding features: the user's own vectors, folded to their principal components.

import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { TopList } from '../columns/top-list.ts';
import type { Embeddings } from './grouping.ts';
import type { KeywordUnits } from './keyword-units.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import { foldByComponents, type Matrix } from './principal-components.ts';

/** More dimensions are folded into these: see `foldByComponents`. */
const MOST_DIMENSIONS = 128;

export interface MeaningFeatures {
  /** One row of length 1 a unit (0 where the embedding is all zeroes): its embedding less the mean of the list. */
  readonly vectors: SparseRows;
  /** Nearest units by meaning, searched among the units around the same landmarks. */
  neighbours(search: { readonly k: number; readonly scope?: Int32Array | undefined }): Neighbours;
}

export function meaningFeaturesOf(embeddings: Embeddings, units: KeywordUnits): MeaningFeatures {
  const { values: dense, width } = foldByComponents(centred(embeddings, units), MOST_DIMENSIONS);
  normaliseRows(dense, units.count, width);
  const builder = new SparseRowsBuilder(units.count, units.count * width);
  const ids = Uint32Array.from({ length: width }, (_, id) => id);
  for (let unit = 0; unit < units.count; unit++) {
    const row = dense.subarray(unit * width, (unit + 1) * width);
    builder.push(ids, row, row.some((value) => value !== 0) ? width : 0);
  }
  return {
    vectors: builder.build(width),
    neighbours: (search) => nearestByLandmarks(dense, units.count, width, search.k, search.scope),
  };
}

/** Rows to length 1, less the mean of those that are known: models put all texts of a kind into one corner. */
function centred({ dimensions: width, vectors }: Embeddings, units: KeywordUnits): Matrix {
  const values = new Float32Array(units.count * width);
  for (let unit = 0; unit < units.count; unit++) {
    const from = (units.row[unit] ?? 0) * width;
    values.set(vectors.subarray(from, from + width), unit * width);
  }
  normaliseRows(values, units.count, width);
  const mean = new Float64Array(width);
  let known = 0;
  const isKnown = (unit: number): boolean =>
    values.subarray(unit * width, (unit + 1) * width).some((value) => value !== 0);
  for (let unit = 0; unit < units.count; unit++) {
    if (!isKnown(unit)) continue;
    known += 1;
    for (let d = 0; d < width; d++) mean[d] = (mean[d] ?? 0) + (values[unit * width + d] ?? 0);
  }
  for (let unit = 0; unit < units.count; unit++) {
    if (!isKnown(unit)) continue;
    for (let d = 0; d < width; d++)
      values[unit * width + d] = (values[unit * width + d] ?? 0) - (mean[d] ?? 0) / known;
  }
  return { values, width };
}

function normaliseRows(dense: Float32Array, count: number, width: number): void {
  for (let unit = 0; unit < count; unit++) {
    const row = dense.subarray(unit * width, (unit + 1) * width);
    let squares = 0;
    for (const value of row) squares += value * value;
    if (squares > 0) for (let d = 0; d < width; d++) row[d] = (row[d] ?? 0) / Math.sqrt(squares);
  }
}

/** Landmarks a unit is looked for at. */
const LANDMARKS_SEARCHED = 3;
/** Units around one landmark at most that are compared. */
const MOST_COMPARED = 512;

/** √n units are landmarks; a unit's neighbours are searched among the units that have its nearest landmarks in common. */
function nearestByLandmarks(
  dense: Float32Array,
  count: number,
  width: number,
  k: number,
  scope: Int32Array | undefined,
): Neighbours {
  const landmarks = Math.max(1, Math.round(Math.sqrt(count)));
  const unitOfLandmark = (landmark: number) => Math.floor((landmark * count) / landmarks);
  const dot = (a: number, b: number): number => {
    let sum = 0;
    for (let d = 0; d < width; d++) sum += (dense[a * width + d] ?? 0) * (dense[b * width + d] ?? 0);
    return sum;
  };
  const around: number[][] = Array.from({ length: landmarks }, () => []);
  const nearestLandmarks = new Int32Array(count * LANDMARKS_SEARCHED).fill(-1);
  const list = new TopList(LANDMARKS_SEARCHED);
  for (let unit = 0; unit < count; unit++) {
    list.clear();
    for (let landmark = 0; landmark < landmarks; landmark++)
      list.offer(landmark, dot(unit, unitOfLandmark(landmark)));
    for (let i = 0; i < list.size; i++) {
      nearestLandmarks[unit * LANDMARKS_SEARCHED + i] = list.items[i] ?? -1;
      if (i < 2) around[list.items[i] ?? 0]?.push(unit);
    }
  }
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  const best = new TopList(k);
  for (let unit = 0; unit < count; unit++) {
    best.clear();
    const seen = new Set<number>([unit]);
    for (let i = 0; i < LANDMARKS_SEARCHED; i++) {
      const others = around[nearestLandmarks[unit * LANDMARKS_SEARCHED + i] ?? -1] ?? [];
      for (const other of others.slice(0, MOST_COMPARED)) {
        if (seen.has(other) || (scope && scope[other] !== scope[unit])) continue;
        seen.add(other);
        best.offer(other, dot(unit, other));
      }
    }
    for (let i = 0; i < best.size; i++) {
      rows[unit * k + i] = best.items[i] ?? -1;
      similarity[unit * k + i] = best.scores[i] ?? 0;
    }
  }
  return { k, rows, similarity };
}
