// Embedding features: the vectors of a model, folded to their principal components, in lists of rewordings enriched by neighbours.

import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import type { Embeddings } from './grouping.ts';
import type { KeywordUnits } from './keyword-units.ts';
import { nearestByLandmarks } from './landmark-neighbours.ts';
import { enrichByNeighbours, normaliseRows } from './meaning-enrichment.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import { foldByComponents, type Matrix } from './principal-components.ts';

/** More dimensions are folded into these: see `foldByComponents`. */
const MOST_DIMENSIONS = 128;

export interface MeaningFeatures {
  /** One row of length 1 a unit (0 where the embedding is all zeroes): its embedding less the mean of the list. */
  readonly vectors: SparseRows;
  /** Nearest units by meaning. */
  readonly near: Neighbours;
}

export interface MeaningSearch {
  /** How far the list is one of rewordings, 0 to 1. */
  readonly rewording: number;
  /** Neighbours kept a unit. */
  readonly k: number;
  readonly scope?: Int32Array | undefined;
}

export function meaningFeaturesOf(
  embeddings: Embeddings,
  units: KeywordUnits,
  { rewording, ...search }: MeaningSearch,
): MeaningFeatures {
  const own = foldByComponents(centred(embeddings, units), MOST_DIMENSIONS);
  normaliseRows(own);
  const found = nearestByLandmarks(own, search);
  const { matrix, near } =
    rewording > 0 ? enrichByNeighbours(own, found, rewording) : { matrix: own, near: found };
  const { values, width } = matrix;
  const builder = new SparseRowsBuilder(units.count, units.count * width);
  const ids = Uint32Array.from({ length: width }, (_, id) => id);
  for (let unit = 0; unit < units.count; unit++) {
    const row = values.subarray(unit * width, (unit + 1) * width);
    builder.push(ids, row, row.some((value) => value !== 0) ? width : 0);
  }
  return { vectors: builder.build(width), near };
}

/** Rows to length 1, less the mean of those that are known: models put all texts of a kind into one corner. */
function centred({ dimensions: width, vectors }: Embeddings, units: KeywordUnits): Matrix {
  const values = new Float32Array(units.count * width);
  for (let unit = 0; unit < units.count; unit++) {
    const from = (units.row[unit] ?? 0) * width;
    values.set(vectors.subarray(from, from + width), unit * width);
  }
  normaliseRows({ values, width });
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
