// Whether the overlap of one pair of keywords passes a threshold; the same integer comparison as the join.
import { sharedCount, type TokenIndex } from '../tokens/index.ts';
import { type OverlapThreshold, passes } from './threshold.ts';

export function overlapPasses(
  { stemIds, offsets }: TokenIndex,
  threshold: OverlapThreshold,
  a: number,
  b: number,
): boolean {
  const aStart = offsets[a] ?? 0;
  const aEnd = offsets[a + 1] ?? 0;
  const bStart = offsets[b] ?? 0;
  const bEnd = offsets[b + 1] ?? 0;
  const shared = sharedCount(stemIds, aStart, aEnd, stemIds, bStart, bEnd);
  return passes(threshold, shared, aEnd - aStart + (bEnd - bStart));
}
