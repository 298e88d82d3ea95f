// Search results as features: the URLs of a keyword, weighted by rarity, since a URL that everything ranks with says little.

import { bareAddress, type KeywordTable, textAt } from '@silosmith/contract';
import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import type { KeywordUnits } from './keyword-units.ts';

/** From this many known results on, a keyword's results are a full picture. */
const FULL_PICTURE = 10;

/** Fewer shared results among the first ten are chance. A single URL a keyword says what one site ranks with, not what searchers get. */
export const FEWEST_SHARED = 3;

/** Distinct URLs of a row, without fragment and closing slash, but for the start page `/`; empty where the file has none. */
export function addressesOf(table: Pick<KeywordTable, 'url'>, row: number): string[] {
  if (table.url === null) return [];
  const urls = new Set<string>();
  for (const line of textAt(table.url, row).split('\n')) {
    const url = bareAddress(line);
    if (url !== '') urls.add(url);
  }
  return [...urls];
}

/** The first ten addresses of a row where they are search results: empty where they are too few to share three. */
export function resultsOf(table: Pick<KeywordTable, 'url'>, row: number): string[] {
  const urls = addressesOf(table, row);
  return urls.length < FEWEST_SHARED ? [] : urls.slice(0, FULL_PICTURE);
}

/**
 * Features a unit: the URLs of its rows; null where no URL is shared (planned addresses, one a keyword, are no results).
 * A row's length grows with the number of known results and their rarity, to at most 1.
 */
export function resultFeaturesOf(table: KeywordTable, units: KeywordUnits): SparseRows | null {
  if (table.url === null) return null;
  const urls = Array.from({ length: units.count }, () => new Set<string>());
  for (let row = 0; row < table.rowCount; row++) {
    for (const url of resultsOf(table, row)) urls[units.unitOf[row] ?? 0]?.add(url);
  }
  const idOf = new Map<string, number>();
  const frequency: number[] = [];
  for (const found of urls) {
    for (const url of found) {
      const id = idOf.get(url) ?? idOf.size;
      idOf.set(url, id);
      frequency[id] = (frequency[id] ?? 0) + 1;
    }
  }
  if (!frequency.some((count) => count > 1)) return null;
  const builder = new SparseRowsBuilder(units.count, units.count * 4);
  for (const found of urls) {
    const ids = [...found].map((url) => idOf.get(url) ?? 0).sort((a, b) => a - b);
    const rarity = ids.map((id) => resultRarity(frequency[id] ?? 1, units.count));
    const factor = resultConfidence(rarity) / (Math.hypot(...rarity) || 1);
    builder.push(
      ids,
      rarity.map((value) => value * factor),
      ids.length,
    );
  }
  return builder.build(idOf.size);
}

/** 1 for a result of one or two keywords, towards 0 for a result of all. */
export function resultRarity(frequency: number, count: number): number {
  return Math.min(1, Math.log(1 + count / frequency) / Math.log(1 + count / 2));
}

/** How much the known results say, 0 to 1. */
export function resultConfidence(rarity: readonly number[]): number {
  if (rarity.length === 0) return 0;
  const meanSquare = rarity.reduce((sum, value) => sum + value * value, 0) / rarity.length;
  return Math.sqrt(Math.min(1, rarity.length / FULL_PICTURE) * meanSquare);
}
