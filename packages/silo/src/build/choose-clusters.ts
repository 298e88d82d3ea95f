// Which pages stand right below a pillar? Those the file marks, else the best by score that do not say the same as the pillar.
import { PAGE_LEVELS, PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { COMPETING } from '../checks/keyword-cannibalization.ts';
import { overlapPasses } from '../pairs/overlap-passes.ts';
import type { PlacementContext } from './place-topic.ts';
import { MAX_CLUSTERS } from './topic-splitter.ts';

const FEWEST_CLUSTERS = 3;
const CLUSTER_SHARE = 0.4;
/** A page this near to the pillar is no cluster of its own (specification 1 §9.3). */
const TOO_NEAR_TO_PILLAR = 0.7;

/** Clusters of a topic with this many pages, pillar included: min(8, max(3, 40 %)) (specification 1 §9.3). */
export function clusterCountFor(pageCount: number): number {
  return Math.min(MAX_CLUSTERS, Math.max(FEWEST_CLUSTERS, Math.floor(pageCount * CLUSTER_SHARE)));
}

/** Places the clusters among `others` (the pages without their pillar) and returns them, best first. */
export function chooseClusters(context: PlacementContext, pillar: number, others: Int32Array): number[] {
  const { silo, table } = context;
  const clusters: number[] = [];
  const marked: number[] = [];
  let childMarks = 0;
  for (const row of others) {
    if (silo.place[row] === PLACES.cluster) clusters.push(row);
    if (silo.place[row] !== PLACES.none) continue;
    if (table.pageLevel[row] === PAGE_LEVELS.cluster) marked.push(row);
    if (table.pageLevel[row] === PAGE_LEVELS.subSupporting) childMarks++;
  }
  // Where every page is a 'supporting page' the mark tells nothing apart: then the score decides.
  if (childMarks > 0 || marked.length <= MAX_CLUSTERS) {
    for (const row of marked) {
      placeCluster(context, row, pillar, PLACEMENT_REASONS.clusterMarked);
      clusters.push(row);
    }
  }
  const wanted = clusterCountFor(others.length + 1) - clusters.length;
  // File marks of both levels leave nothing to choose.
  if (
    wanted > 0 &&
    !(clusters.length > 0 && childMarks > 0 && childMarks + clusters.length === others.length)
  ) {
    for (const row of bestCandidates(context, pillar, others, wanted, clusters.length === 0)) {
      placeCluster(context, row, pillar, PLACEMENT_REASONS.clusterByScore);
      clusters.push(row);
    }
  }
  return clusters;
}

/** Candidates looked at for each cluster wanted: enough to find some that do not repeat each other. */
const CANDIDATES_EACH = 4;

/**
 * The `wanted` best unplaced rows by score; at least one where `needOne`, whatever its overlap with the pillar.
 * A row that competes with a better cluster is passed over while there are others: it does better as that cluster's child.
 */
function bestCandidates(
  context: PlacementContext,
  pillar: number,
  others: Int32Array,
  wanted: number,
  needOne: boolean,
): number[] {
  const { index } = context;
  const candidates = topByScore(context, pillar, others, wanted * CANDIDATES_EACH, needOne);
  const chosen: number[] = [];
  const passedOver: number[] = [];
  for (const row of candidates) {
    if (chosen.length === wanted) break;
    const repeats = chosen.some((cluster) => overlapPasses(index, COMPETING, row, cluster));
    (repeats ? passedOver : chosen).push(row);
  }
  return [...chosen, ...passedOver.slice(0, wanted - chosen.length)];
}

/** The `limit` best rows by score that are not too near to the pillar; the best of all where there is none and one is needed. */
function topByScore(
  { silo, table, nearest }: PlacementContext,
  pillar: number,
  others: Int32Array,
  limit: number,
  needOne: boolean,
): number[] {
  nearest.load([pillar]);
  const best: number[] = [];
  let fallback = -1;
  const scoreOf = (row: number): number => silo.score[row] ?? 0;
  for (const row of others) {
    if (silo.place[row] !== PLACES.none) continue;
    if (fallback < 0 || scoreOf(row) > scoreOf(fallback)) fallback = row;
    if (table.pageLevel[row] === PAGE_LEVELS.subSupporting) continue;
    if (best.length === limit && scoreOf(row) <= scoreOf(best[limit - 1] ?? row)) continue;
    nearest.find(row);
    if (nearest.bestOverlap >= TOO_NEAR_TO_PILLAR) continue;
    let at = best.length;
    while (at > 0 && scoreOf(best[at - 1] ?? row) < scoreOf(row)) at--;
    best.splice(at, 0, row);
    if (best.length > limit) best.pop();
  }
  return best.length === 0 && needOne && fallback >= 0 ? [fallback] : best;
}

function placeCluster(context: PlacementContext, row: number, pillar: number, reason: number): void {
  const { silo, similarity, wordSimilarity } = context;
  silo.place[row] = PLACES.cluster;
  silo.parent[row] = pillar;
  silo.reason[row] = reason;
  silo.similarity[row] = (similarity ?? wordSimilarity).between(row, pillar);
}
