// How do the clusters of a pillar each get their two children? The fix of incomplete structure.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS } from '@silosmith/contract';
import type { NearestAnchor } from '../build/nearest-anchor.ts';
import { nearestOf, setPlace } from '../edits/place-page.ts';
import type { SiloDraft } from '../edits/silo-draft.ts';
import { NearestOffers } from './nearest-offers.ts';

/** Sub-supporting pages that a supporting page needs (specification 1 §5.4). */
export const FEWEST_CHILDREN = 2;
const { byFix } = PLACEMENT_REASONS;

/** The pages of a pillar while they are dealt anew. A cluster is known by its number in `clusters`. */
interface Deal {
  readonly clusters: number[];
  /** By cluster: its children; DISSOLVED for one that became a child itself. */
  readonly counts: number[];
  /** The children of all clusters, and beside each the number of its cluster. */
  readonly children: number[];
  readonly owners: number[];
}

const DISSOLVED = -1;

/** Leaves a pillar alone whose pages cannot fill even one cluster, and every pinned page where it is. */
export function balanceClusters(draft: SiloDraft, nearest: NearestAnchor, pillar: number): void {
  const clusters = draft.children(pillar);
  let pageCount = clusters.length;
  let thinCount = 0;
  for (const row of clusters) {
    const childCount = draft.childCount(row);
    pageCount += childCount;
    if (childCount < FEWEST_CHILDREN) thinCount++;
  }
  const affordable = Math.floor(pageCount / (1 + FEWEST_CHILDREN));
  if (thinCount === 0 || affordable === 0) return;
  const deal = begin(draft, clusters);
  for (let count = clusters.length; count > affordable; count--) {
    const weakest = weakestThin(draft, deal);
    if (weakest < 0) break;
    dissolve(draft, deal, weakest);
  }
  fillThin(draft, nearest, deal);
}

function begin(draft: SiloDraft, clusters: number[]): Deal {
  const deal: Deal = { clusters, counts: [], children: [], owners: [] };
  for (let cluster = 0; cluster < clusters.length; cluster++) {
    const children = draft.children(clusters[cluster] ?? -1);
    deal.counts.push(children.length);
    for (let i = 0; i < children.length; i++) {
      deal.children.push(children[i] ?? -1);
      deal.owners.push(cluster);
    }
  }
  return deal;
}

const isThin = (count: number | undefined): boolean =>
  count !== undefined && count !== DISSOLVED && count < FEWEST_CHILDREN;

/** Fewest children first, then the lowest score; -1 where all that are thin are pinned. */
function weakestThin(draft: SiloDraft, { clusters, counts }: Deal): number {
  const { score } = draft.silo;
  let weakest = -1;
  for (let cluster = 0; cluster < clusters.length; cluster++) {
    const row = clusters[cluster] ?? -1;
    if (!isThin(counts[cluster]) || isPinned(draft, row)) continue;
    const fewer = (counts[cluster] ?? 0) - (counts[weakest] ?? FEWEST_CHILDREN);
    const lower = (score[row] ?? 0) < (score[clusters[weakest] ?? -1] ?? 0);
    if (fewer < 0 || (fewer === 0 && lower)) weakest = cluster;
  }
  return weakest;
}

/** The cluster and its children become children of the nearest other one. */
function dissolve(draft: SiloDraft, { clusters, counts, children, owners }: Deal, cluster: number): void {
  const row = clusters[cluster] ?? -1;
  const others = clusters.filter((_, at) => at !== cluster && counts[at] !== DISSOLVED);
  const into = clusters.indexOf(nearestOf(draft, row, others));
  children.push(row);
  owners.push(cluster);
  for (let i = 0; i < children.length; i++) {
    if (owners[i] !== cluster) continue;
    owners[i] = into;
    moveWithinPillar(draft, children[i] ?? -1, clusters[into] ?? -1);
  }
  counts[into] = (counts[into] ?? 0) + (counts[cluster] ?? 0) + 1;
  counts[cluster] = DISSOLVED;
}

/**
 * Thin clusters take children from clusters that can spare them: first those that overlap with them most,
 * then whatever can be spared.
 */
function fillThin(draft: SiloDraft, nearest: NearestAnchor, deal: Deal): void {
  const { clusters, counts, children } = deal;
  const thin: number[] = [];
  for (let cluster = 0; cluster < counts.length; cluster++) if (isThin(counts[cluster])) thin.push(cluster);
  if (thin.length === 0) return;
  nearest.load(thin.map((cluster) => clusters[cluster] ?? -1));
  const offers = new NearestOffers(thin.length, FEWEST_CHILDREN);
  for (let i = 0; i < children.length; i++) {
    if (!canGive(draft, deal, i)) continue;
    nearest.find(children[i] ?? -1);
    const at = nearest.nearest();
    if (at >= 0) offers.offer(at, i, nearest.overlapOf(at));
  }
  for (let at = 0; at < thin.length; at++) {
    for (let rank = 0; rank < FEWEST_CHILDREN; rank++) give(draft, deal, offers.of(at, rank), thin[at] ?? -1);
  }
  let next = 0;
  for (const cluster of thin) {
    for (; isThin(counts[cluster]) && next < children.length; next++) give(draft, deal, next, cluster);
  }
}

/** Its cluster has more children than it needs: one that took children has not. */
function canGive(draft: SiloDraft, { counts, owners, children }: Deal, child: number): boolean {
  return (counts[owners[child] ?? -1] ?? 0) > FEWEST_CHILDREN && !isPinned(draft, children[child] ?? -1);
}

/** Does nothing where the cluster needs no more, or the child cannot be spared (any more). */
function give(draft: SiloDraft, deal: Deal, child: number, to: number): void {
  const { clusters, counts, children, owners } = deal;
  if (child < 0 || !isThin(counts[to]) || !canGive(draft, deal, child)) return;
  const from = owners[child] ?? -1;
  counts[from] = (counts[from] ?? 0) - 1;
  counts[to] = (counts[to] ?? 0) + 1;
  owners[child] = to;
  moveWithinPillar(draft, children[child] ?? -1, clusters[to] ?? -1);
}

/** Pillar and topic stay, and with them relevance and opportunity. */
function moveWithinPillar(draft: SiloDraft, row: number, cluster: number): void {
  setPlace(draft, row, PLACES.subSupporting, cluster, byFix);
}

function isPinned(draft: SiloDraft, row: number): boolean {
  return ((draft.silo.flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0;
}
