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

/** A child that its cluster could spare. */
interface Offer {
  readonly row: number;
  readonly donor: number[];
  /** Overlap with the thin cluster it is nearest to. */
  readonly near: number;
}

/**
 * Thin clusters take children from clusters that can spare them: first those that overlap with them most,
 * then whatever can be spared.
 */
function fillThin(draft: SiloDraft, nearest: NearestAnchor, childrenOf: ReadonlyMap<number, number[]>): void {
  const thin: number[] = [];
  for (const [row, children] of childrenOf) if (children.length < FEWEST_CHILDREN) thin.push(row);
  if (thin.length === 0) return;
  nearest.load(thin);
  const offers: Offer[] = [];
  const wanted: Offer[][] = thin.map(() => []);
  for (const donor of childrenOf.values()) {
    if (donor.length <= FEWEST_CHILDREN) continue;
    for (const row of donor) {
      if (isPinned(draft, row)) continue;
      nearest.find(row);
      const offer = { row, donor, near: nearest.bestOverlap };
      offers.push(offer);
      if (nearest.best >= 0) keepNearest(wanted[nearest.best] ?? [], offer);
    }
  }
  thin.forEach((to, at) => {
    for (const offer of wanted[at] ?? []) give(draft, offer, to, childrenOf.get(to));
  });
  let at = 0;
  for (const to of thin) {
    const own = childrenOf.get(to) ?? [];
    for (; own.length < FEWEST_CHILDREN && at < offers.length; at++) {
      const offer = offers[at];
      if (offer !== undefined) give(draft, offer, to, own);
    }
  }
}

/** Keeps the nearest offers, as many as a cluster needs, nearest first. */
function keepNearest(kept: Offer[], offer: Offer): void {
  let at = kept.length;
  while (at > 0 && (kept[at - 1]?.near ?? 0) < offer.near) at--;
  if (at >= FEWEST_CHILDREN) return;
  kept.splice(at, 0, offer);
  if (kept.length > FEWEST_CHILDREN) kept.pop();
}

/** Does nothing where the cluster needs no more, or the donor cannot spare the child or gave it away already. */
function give(draft: SiloDraft, { row, donor }: Offer, to: number, own: number[] | undefined): void {
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
