// The pillar of a topic without a marked one: the best supporting page is promoted, else the best head term.
import { PAGE_LEVELS, PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import type { PlacementContext } from './place-topic.ts';

/** What a page without known demand keeps of its heuristic score. */
const DEMAND_FLOOR = 0.25;

/**
 * Row of the new pillar; sets its reason. Where the file marks level-2 pages, the one with the highest score is promoted.
 * Else the page with the highest heuristic score: score × centrality × share of the most demand. A pillar serves the broad term that
 * most search for (its variants counted), hard as it may be; long tails lose to head terms.
 */
export function choosePillar(context: PlacementContext, pages: Int32Array): number {
  const { silo, table, counts, demand } = context;
  counts.count(pages);
  let mostDemand = 0;
  for (const row of pages) mostDemand = Math.max(mostDemand, demand[row] ?? 0);
  let promoted = -1;
  let found = -1;
  let foundScore = -1;
  for (const row of pages) {
    if (silo.place[row] !== PLACES.none) continue;
    const score = silo.score[row] ?? 0;
    if (
      table.pageLevel[row] === PAGE_LEVELS.cluster &&
      (promoted < 0 || score > (silo.score[promoted] ?? 0))
    ) {
      promoted = row;
    }
    const demandShare = Math.max(0, demand[row] ?? 0) / Math.max(1, mostDemand);
    const heuristic = score * counts.centrality(row, pages.length) * (DEMAND_FLOOR + demandShare);
    if (heuristic > foundScore) [found, foundScore] = [row, heuristic];
  }
  const pillar = promoted >= 0 ? promoted : found;
  silo.reason[pillar] = promoted >= 0 ? PLACEMENT_REASONS.pillarPromoted : PLACEMENT_REASONS.pillarHeuristic;
  return pillar;
}
