// Blended similarity of two keywords, their word overlap, and their shared results.
import type { KeywordTable } from '@silosmith/contract';
import type { TokenIndex } from '../tokens/index.ts';
import { sharedCount } from '../tokens/shared-stems.ts';
import type { Embeddings } from './grouping.ts';
import { createPairReader } from './pair-evidence.ts';
import { createResultReader } from './result-reader.ts';

export interface Similarity {
  /** Words, characters, results and meaning of two rows blended, 0 to 1. */
  between(a: number, b: number): number;
  /** Jaccard over distinct stems, 0 to 1. */
  overlap(a: number, b: number): number;
  /** URLs both rows rank with; empty where the file has none. */
  sharedResults(a: number, b: number): string[];
}

/** Costs nothing until it is asked. */
export function createSimilarity(
  table: KeywordTable,
  index: TokenIndex,
  embeddings?: Embeddings,
): Similarity {
  const { stemIds, offsets } = index;
  const startOf = (row: number) => offsets[row] ?? 0;
  const endOf = (row: number) => offsets[row + 1] ?? 0;
  const pairs = createPairReader(table, index, embeddings);
  const results = createResultReader(table);
  return {
    between: (a, b) => pairs(a, b).similarity,
    overlap(a, b) {
      const shared = sharedCount(stemIds, startOf(a), endOf(a), stemIds, startOf(b), endOf(b));
      const all = endOf(a) - startOf(a) + endOf(b) - startOf(b) - shared;
      return all === 0 ? 0 : shared / all;
    },
    sharedResults: results.shared,
  };
}
