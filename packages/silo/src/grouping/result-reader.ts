// Shared search results of two keywords and their weight, read from the URL column pair by pair.
import type { KeywordTable } from '@silosmith/contract';
import { addressesOf, FEWEST_SHARED, resultConfidence, resultRarity, resultsOf } from './result-features.ts';

export interface SharedResults {
  /** Cosine of the results, weighted by rarity, 0 to 1. */
  readonly cosine: number;
  /** How full a picture the known results of both give, 0 to 1. */
  readonly weight: number;
}

export interface ResultReader {
  compare(a: number, b: number): SharedResults;
  /** URLs of both rows. */
  shared(a: number, b: number): string[];
}

const NOTHING: SharedResults = { cosine: 0, weight: 0 };

/** Counts the URLs of the table at the first question that needs them. */
export function createResultReader(table: KeywordTable): ResultReader {
  let frequency: Map<string, number> | null = null;
  const rarityOf = (url: string): number => {
    frequency ??= countResults(table);
    return resultRarity(frequency.get(url) ?? 1, table.rowCount);
  };
  const shared = (a: number, b: number): string[] => {
    const other = new Set(addressesOf(table, b));
    return other.size === 0 ? [] : addressesOf(table, a).filter((url) => other.has(url));
  };
  return {
    shared,
    compare(a, b) {
      if (table.url === null) return NOTHING;
      const left = resultsOf(table, a).map(rarityOf);
      const right = resultsOf(table, b).map(rarityOf);
      if (left.length === 0 || right.length === 0) return NOTHING;
      const first = new Set(resultsOf(table, b));
      const common = resultsOf(table, a)
        .filter((url) => first.has(url))
        .map(rarityOf);
      if (common.length < FEWEST_SHARED)
        return { cosine: 0, weight: resultConfidence(left) * resultConfidence(right) };
      const dot = common.reduce((sum, rarity) => sum + rarity * rarity, 0);
      return {
        cosine: dot === 0 ? 0 : dot / (Math.hypot(...left) * Math.hypot(...right)),
        weight: resultConfidence(left) * resultConfidence(right),
      };
    },
  };
}

function countResults(table: KeywordTable): Map<string, number> {
  const frequency = new Map<string, number>();
  for (let row = 0; row < table.rowCount; row++) {
    for (const url of resultsOf(table, row)) frequency.set(url, (frequency.get(url) ?? 0) + 1);
  }
  return frequency;
}
