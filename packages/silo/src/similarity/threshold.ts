// Thresholds of Jaccard overlap, compared in integers: 0.6 has no exact floating-point value.

/** Jaccard threshold `numerator / denominator`; `strict`: above it, else at or above it. */
export interface OverlapThreshold {
  readonly numerator: number;
  readonly denominator: number;
  readonly strict: boolean;
}

/** Keyword cannibalization: two pages of a topic compete above 0.6, strictly. */
export const COMPETING: OverlapThreshold = { numerator: 3, denominator: 5, strict: true };

/**
 * J = s / (a + b − s) passes n/d exactly when s × (n + d) passes n × (a + b).
 * For 'above 0.6': 8 × shared > 3 × (a + b).
 */
export function passes(
  { numerator, denominator, strict }: OverlapThreshold,
  shared: number,
  sizes: number,
): boolean {
  const left = shared * (numerator + denominator);
  const right = numerator * sizes;
  return strict ? left > right : left >= right;
}

/** Fewest shared stems with which two sets of these sizes together can pass. */
export function fewestShared(threshold: OverlapThreshold, sizes: number): number {
  const { numerator, denominator } = threshold;
  let shared = Math.floor((numerator * sizes) / (numerator + denominator));
  while (!passes(threshold, shared, sizes)) shared++;
  return shared;
}
