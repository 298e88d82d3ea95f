// Splits groups whose keywords ask for different things of one subject: its pay is no part of a page about it, whatever words they share.
import type { KeywordTable } from '@silosmith/contract';
import { NEEDS, type Need } from '@silosmith/language';
import type { KeywordUnits } from './keyword-units.ts';
import { RankingWith } from './ranking-with.ts';

const MILD_NEEDS: readonly Need[] = ['price', 'comparison', 'role'];
/** By need, one bit each: what a page may answer of its subject in passing, until so many of its keywords ask for it. */
const MILD = NEEDS.reduce((bits, need, at) => (MILD_NEEDS.includes(need) ? bits | (2 << at) : bits), 0);
export const isMild = (need: number): boolean => ((MILD >> need) & 1) === 1;
const LEAST_OF_MILD = 0.2;

/**
 * Clusters with a part for each need. A unit stays with the part of most keywords where what ranks says so: an address of the file's own site that
 * both rank with, or shared results. Ids are units: the first one of each part.
 */
export function partNeeds(
  clusterOf: Int32Array,
  needs: Uint8Array,
  units: KeywordUnits,
  table: Pick<KeywordTable, 'url'>,
): Int32Array {
  const parted = clusterOf.slice();
  for (const [cluster, parts] of partsByNeed(clusterOf, needs)) {
    if (parts.size < 2) continue;
    const largest = [...parts.values()].reduce((most, part) => (part.length > most.length ? part : most));
    const ranking = new RankingWith(largest, units, table);
    const staying = new Set(largest);
    const all = [...parts.values()].reduce((sum, part) => sum + part.length, 0);
    for (const [need, part] of parts) {
      const isAside = isMild(need) && part.length < LEAST_OF_MILD * all;
      for (const unit of part) if (isAside || ranking.has(unit)) staying.add(unit);
    }
    const firstOf = new Map<number, number>();
    for (const part of parts.values())
      for (const unit of part) {
        const need = staying.has(unit) ? -1 : (needs[unit] ?? 0);
        firstOf.set(need, Math.min(unit, firstOf.get(need) ?? unit));
      }
    for (const part of parts.values())
      for (const unit of part)
        parted[unit] = firstOf.get(staying.has(unit) ? -1 : (needs[unit] ?? 0)) ?? cluster;
  }
  return parted;
}

/** Cluster → need → units. */
function partsByNeed(clusterOf: Int32Array, needs: Uint8Array): Map<number, Map<number, number[]>> {
  const clusters = new Map<number, Map<number, number[]>>();
  clusterOf.forEach((cluster, unit) => {
    const parts = clusters.get(cluster) ?? new Map<number, number[]>();
    clusters.set(cluster, parts);
    const need = needs[unit] ?? 0;
    const part = parts.get(need);
    if (part) part.push(unit);
    else parts.set(need, [unit]);
  });
  return clusters;
}
