// Which page leads a topic that has no marked pillar? The best supporting page is promoted, or the best head term found (specification 1 §4.4).
import { PAGE_LEVELS, PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import type { PlacementContext } from './place-topic.ts';

/**
 * Row of the new pillar; sets its reason. Where the file marks level-2 pages, the one with the highest score is promoted.
 * Else the page with the highest heuristic score: score × centrality, so that demand counts and long tails lose to head terms.
 */
export function choosePillar(context: PlacementContext, pages: Int32Array): number {
  const { silo, table, counts } = context;
  counts.count(pages);
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
    const heuristic = score * counts.centrality(row, pages.length);
    if (heuristic > foundScore) [found, foundScore] = [row, heuristic];
  }
  const pillar = promoted >= 0 ? promoted : found;
  silo.reason[pillar] = promoted >= 0 ? PLACEMENT_REASONS.pillarPromoted : PLACEMENT_REASONS.pillarHeuristic;
  return pillar;
}
