// Fewer dimensions that keep the most of what tells rows apart: projection on the directions of largest variance.

export interface Matrix {
  /** Row `r` is `values[r * width ..]`. */
  readonly values: Float32Array;
  readonly width: number;
}

/** Rows that the directions are taken from: more would not turn them. */
const ROWS_SAMPLED = 2048;
/** Rounds of orthogonal iteration; the leading directions stand after three or four (Golub & Van Loan, Matrix Computations, 8.2.4). */
const ROUNDS = 6;

/**
 * The rows, whose mean is 0, in `width` directions of largest variance; the rows themselves where they are no wider. The same rows in
 * another order give the same directions up to rounding where all are sampled. O(sampled · w² + rounds · w² · width + rows · w · width).
 */
export function foldByComponents({ values, width: full }: Matrix, width: number): Matrix {
  if (full <= width) return { values, width: full };
  const count = values.length / full;
  const directions = leadingDirections(covarianceOf({ values, width: full }), full, width);
  const folded = new Float32Array(count * width);
  for (let row = 0; row < count; row++) {
    const from = row * full;
    for (let k = 0; k < width; k++) {
      const at = k * full;
      let sum = 0;
      for (let d = 0; d < full; d++) sum += (values[from + d] ?? 0) * (directions[at + d] ?? 0);
      folded[row * width + k] = sum;
    }
  }
  return { values: folded, width };
}

/** Of rows spread evenly over the list, `width` × `width`, not divided by their number. */
function covarianceOf({ values, width }: Matrix): Float64Array {
  const count = values.length / width;
  const sampled = Math.min(count, ROWS_SAMPLED);
  const covariance = new Float64Array(width * width);
  for (let i = 0; i < sampled; i++) {
    const from = Math.floor((i * count) / sampled) * width;
    for (let a = 0; a < width; a++) {
      const value = values[from + a] ?? 0;
      if (value === 0) continue;
      const at = a * width;
      for (let b = 0; b < width; b++)
        covariance[at + b] = (covariance[at + b] ?? 0) + value * (values[from + b] ?? 0);
    }
  }
  return covariance;
}

/** Orthogonal iteration from fixed rows that no model's axes resemble. Direction `k` is `result[k * full ..]`. */
function leadingDirections(covariance: Float64Array, full: number, width: number): Float64Array {
  let directions: Float64Array = Float64Array.from({ length: width * full }, (_, at) => fixedNoise(at));
  for (let round = 0; round < ROUNDS; round++) {
    directions = timesSymmetric(directions, covariance, full, width);
    orthogonalise(directions, full, width);
  }
  return directions;
}

/** −0.5 to 0.5, the same for the same place. */
const fixedNoise = (at: number): number => (Math.imul(at + 1, 0x9e3779b1) >>> 0) / 2 ** 32 - 0.5;

function timesSymmetric(rows: Float64Array, matrix: Float64Array, full: number, width: number): Float64Array {
  const product = new Float64Array(width * full);
  for (let k = 0; k < width; k++) {
    for (let d = 0; d < full; d++) {
      const value = rows[k * full + d] ?? 0;
      const at = d * full;
      for (let e = 0; e < full; e++)
        product[k * full + e] = (product[k * full + e] ?? 0) + value * (matrix[at + e] ?? 0);
    }
  }
  return product;
}

/** Gram–Schmidt, modified: each row to length 1 and upright on those before it; a row that depends on them becomes 0. */
function orthogonalise(rows: Float64Array, full: number, width: number): void {
  for (let k = 0; k < width; k++) {
    const row = rows.subarray(k * full, (k + 1) * full);
    const before = lengthOf(row);
    for (let j = 0; j < k; j++) {
      const other = rows.subarray(j * full, (j + 1) * full);
      let dot = 0;
      for (let d = 0; d < full; d++) dot += (row[d] ?? 0) * (other[d] ?? 0);
      for (let d = 0; d < full; d++) row[d] = (row[d] ?? 0) - dot * (other[d] ?? 0);
    }
    const length = lengthOf(row);
    const scale = length > before * 1e-9 ? 1 / length : 0;
    for (let d = 0; d < full; d++) row[d] = (row[d] ?? 0) * scale;
  }
}

function lengthOf(row: Float64Array): number {
  let squares = 0;
  for (const value of row) squares += value * value;
  return Math.sqrt(squares);
}
