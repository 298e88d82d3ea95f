// How do the clusters of a pillar each get their two children? The fix of incomplete structure.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS } from '@silosmith/contract';
import type { NearestAnchor } from '../build/nearest-anchor.ts';
import { nearestOf, setPlace } from '../edits/place-page.ts';
import type { SiloDraft } from '../edits/silo-draft.ts';

/** Sub-supporting pages that a supporting page needs (specification 1 §5.4). */
export const FEWEST_CHILDREN = 2;
const { byFix } = PLACEMENT_REASONS;

/** Leaves a pillar alone whose pages cannot fill even one cluster, and every pinned page where it is. */
export function balanceClusters(draft: SiloDraft, nearest: NearestAnchor, pillar: number): void {
  const clusters = draft.children(pillar);
  if (clusters.every((row) => draft.childCount(row) >= FEWEST_CHILDREN)) return;
  const childrenOf = new Map(clusters.map((row) => [row, draft.children(row)]));
  let pageCount = clusters.length;
  for (const children of childrenOf.values()) pageCount += children.length;
  const affordable = Math.floor(pageCount / (1 + FEWEST_CHILDREN));
  if (affordable === 0) return;
  while (childrenOf.size > affordable) {
    const weakest = weakestThin(draft, childrenOf);
    if (weakest < 0) break;
    const moved = [weakest, ...(childrenOf.get(weakest) ?? [])];
    childrenOf.delete(weakest);
    const into = nearestOf(draft, weakest, [...childrenOf.keys()]);
    for (const row of moved) moveWithinPillar(draft, row, into);
    childrenOf.get(into)?.push(...moved);
  }
  fillThin(draft, nearest, childrenOf);
}

/** Pillar and topic stay, and with them relevance and opportunity. */
function moveWithinPillar(draft: SiloDraft, row: number, cluster: number): void {
  setPlace(draft, row, PLACES.subSupporting, cluster, byFix);
}

/** Fewest children first, then the lowest score; -1 where all that are thin are pinned. */
function weakestThin(draft: SiloDraft, childrenOf: ReadonlyMap<number, readonly number[]>): number {
  let weakest = -1;
  let fewest = FEWEST_CHILDREN;
  for (const [row, { length }] of childrenOf) {
    if (length >= FEWEST_CHILDREN || isPinned(draft, row)) continue;
    const lower = (draft.silo.score[row] ?? 0) < (draft.silo.score[weakest] ?? 0);
    if (length < fewest || (length === fewest && lower)) [weakest, fewest] = [row, length];
  }
  return weakest;
}

/**
 * Thin clusters take children from clusters that can spare them: first those that overlap with them, the nearest first,
 * then whatever can be spared.
 */
function fillThin(draft: SiloDraft, nearest: NearestAnchor, childrenOf: ReadonlyMap<number, number[]>): void {
  const thin = [...childrenOf.keys()].filter((row) => (childrenOf.get(row) ?? []).length < FEWEST_CHILDREN);
  if (thin.length === 0) return;
  nearest.load(thin);
  const offers: {
    readonly row: number;
    readonly near: number;
    readonly to: number;
    readonly donor: number[];
  }[] = [];
  for (const donor of childrenOf.values()) {
    if (donor.length <= FEWEST_CHILDREN) continue;
    for (const row of donor) {
      if (isPinned(draft, row)) continue;
      nearest.find(row);
      offers.push({ row, near: nearest.bestOverlap, to: thin[nearest.best] ?? -1, donor });
    }
  }
  offers.sort((a, b) => b.near - a.near || a.row - b.row);
  for (const { row, to, donor } of offers) give(draft, row, donor, to, childrenOf.get(to));
  let at = 0;
  for (const to of thin) {
    const own = childrenOf.get(to) ?? [];
    for (; own.length < FEWEST_CHILDREN && at < offers.length; at++) {
      const offer = offers[at];
      if (offer !== undefined) give(draft, offer.row, offer.donor, to, own);
    }
  }
}

/** Does nothing where the cluster needs no more, or the donor cannot spare the child or gave it away already. */
function give(draft: SiloDraft, row: number, donor: number[], to: number, own: number[] | undefined): void {
  if (own === undefined || own.length >= FEWEST_CHILDREN || donor.length <= FEWEST_CHILDREN) return;
  const at = donor.indexOf(row);
  if (at < 0) return;
  donor.splice(at, 1);
  own.push(row);
  moveWithinPillar(draft, row, to);
}

function isPinned(draft: SiloDraft, row: number): boolean {
  return ((draft.silo.flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0;
}
