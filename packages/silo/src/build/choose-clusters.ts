// Cluster pages of a pillar: those the file marks, else the best by score that do not repeat the pillar.
import { PAGE_LEVELS, PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { overlapPasses } from '../similarity/overlap-passes.ts';
import type { OverlapThreshold } from '../similarity/threshold.ts';
import { COMPETING } from '../similarity/threshold.ts';
import type { PlacementContext } from './place-topic.ts';
import { MAX_CLUSTERS } from './topic-splitter.ts';

const FEWEST_CLUSTERS = 3;
const CLUSTER_SHARE = 0.4;
/** A page this near to the pillar is no cluster of its own. */
const TOO_NEAR_TO_PILLAR: OverlapThreshold = { numerator: 7, denominator: 10, strict: false };

/** Clusters of a topic with this many pages, pillar included: min(8, max(3, 40 %)). */
export function clusterCountFor(pageCount: number): number {
  return Math.min(MAX_CLUSTERS, Math.max(FEWEST_CLUSTERS, Math.floor(pageCount * CLUSTER_SHARE)));
}

/** Places the clusters among `pages` (the pillar is one of them and stands already) and returns them, best first. */
export function chooseClusters(context: PlacementContext, pillar: number, pages: Int32Array): number[] {
  const { silo, table } = context;
  const clusters: number[] = [];
  const marked: number[] = [];
  let childMarks = 0;
  for (const row of pages) {
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
  const wanted = clusterCountFor(pages.length) - clusters.length;
  // File marks of both levels leave nothing to choose.
  if (
    wanted > 0 &&
    !(clusters.length > 0 && childMarks > 0 && childMarks + clusters.length === pages.length - 1)
  ) {
    for (const row of bestCandidates(context, pillar, pages, wanted, clusters.length === 0)) {
      placeCluster(context, row, pillar, PLACEMENT_REASONS.clusterByScore);
      clusters.push(row);
    }
  }
  return clusters;
}

/** Candidates looked at for each cluster wanted: enough to find some that do not repeat each other. */
const CANDIDATES_EACH = 4;

/**
 * The `wanted` best unplaced rows by score that are not too near to the pillar; where there is none and `needOne`, the best of all.
 * A row that competes with a better cluster is passed over while there are others: it does better as that cluster's child.
 */
function bestCandidates(
  { index, silo, table, queue }: PlacementContext,
  pillar: number,
  pages: Int32Array,
  wanted: number,
  needOne: boolean,
): number[] {
  queue.clear();
  let best = -1;
  for (const row of pages) {
    if (silo.place[row] !== PLACES.none) continue;
    const score = silo.score[row] ?? 0;
    if (best < 0 || score > (silo.score[best] ?? 0)) best = row;
    if (table.pageLevel[row] !== PAGE_LEVELS.subSupporting) queue.push(row, score);
  }
  const chosen: number[] = [];
  const passedOver: number[] = [];
  for (let looks = wanted * CANDIDATES_EACH; looks > 0 && chosen.length < wanted; ) {
    const row = queue.topItem();
    if (row < 0) break;
    queue.pop();
    if (overlapPasses(index, TOO_NEAR_TO_PILLAR, row, pillar)) continue;
    looks--;
    const repeats = chosen.some((cluster) => overlapPasses(index, COMPETING, row, cluster));
    (repeats ? passedOver : chosen).push(row);
  }
  if (chosen.length === 0 && needOne && best >= 0) return [best];
  return [...chosen, ...passedOver.slice(0, wanted - chosen.length)];
}

function placeCluster(context: PlacementContext, row: number, pillar: number, reason: number): void {
  const { silo, similarity, wordSimilarity } = context;
  silo.place[row] = PLACES.cluster;
  silo.parent[row] = pillar;
  silo.reason[row] = reason;
  silo.similarity[row] = (similarity ?? wordSimilarity).between(row, pillar);
}
