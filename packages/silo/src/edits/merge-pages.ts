// Merges a page into another, and splits a variant off as a page.
import { PLACEMENT_REASONS, PLACES, type PlacementReason } from '@silosmith/contract';
import { isPage, pillarOf } from '../tree/page-tree.ts';
import { alongReason, placeAsChild, placeAsCluster, rehomeChildren, setPlace, settle } from './place-page.ts';
import { bringBack } from './remove-page.ts';
import { refuse, requireLive, requirePage } from './require.ts';
import type { SiloDraft } from './silo-draft.ts';

/**
 * `row` and its variants become variants of `into`, which takes over the children. Where `row` stands higher, `into` takes its place,
 * so that a pillar merged into one of its pages does not leave the topic without a pillar.
 */
export function merge(
  draft: SiloDraft,
  row: number,
  into: number,
  reason: PlacementReason = PLACEMENT_REASONS.byHand,
): void {
  requirePage(draft, row);
  requirePage(draft, into);
  if (row === into) throw refuse('same-page', { keyword: draft.keyword(row) });
  const { place } = draft.silo;
  const pillarBefore = pillarOf(draft.silo, row);
  const orphans = draft.children(row).filter((child) => child !== into);
  const rises = (place[row] ?? 0) < (place[into] ?? 0);
  if (rises) takeOver(draft, row, into, orphans, reason);
  else handOver(draft, row, into, orphans, reason);
  const variants = [row, ...draft.variants(row)];
  const sections = draft.sections(row);
  for (const variant of variants) {
    if (variant === row) setPlace(draft, row, PLACES.variant, into, reason);
    else setPlace(draft, variant, PLACES.variant, into, alongReason(draft, variant, reason));
  }
  for (const section of sections)
    setPlace(draft, section, PLACES.section, into, alongReason(draft, section, reason));
  // Under the same pillar topic and relevance stay; a survivor that rises can have changed pillars with all below it.
  if (rises) settle(draft, into);
  else if (pillarOf(draft.silo, into) !== pillarBefore) {
    for (const moved of [...orphans, ...variants, ...sections]) settle(draft, moved);
  }
}

/** `into` rises to the place of `row`, which stood higher. */
function takeOver(
  draft: SiloDraft,
  row: number,
  into: number,
  orphans: readonly number[],
  reason: PlacementReason,
): void {
  const own = draft.children(into);
  const place = draft.silo.place[row] ?? PLACES.none;
  if (place === PLACES.pillar) draft.set('topic', into, draft.silo.topic[row] ?? -1);
  setPlace(draft, into, place, draft.silo.parent[row] ?? -1, reason);
  const childPlace = place === PLACES.pillar ? PLACES.cluster : PLACES.subSupporting;
  for (const child of orphans) setPlace(draft, child, childPlace, into, alongReason(draft, child, reason));
  // Its own children stood below a cluster; now it is a pillar.
  if (place === PLACES.pillar) rehomeChildren(draft, own, into, reason);
}

/** `into` keeps its place and takes the children of `row` as far as its level allows. */
function handOver(
  draft: SiloDraft,
  row: number,
  into: number,
  orphans: readonly number[],
  reason: PlacementReason,
): void {
  if (orphans.length === 0) return;
  const isPillar = draft.silo.place[row] === PLACES.pillar;
  if (isPillar || draft.silo.place[into] === PLACES.cluster) {
    const childPlace = isPillar ? PLACES.cluster : PLACES.subSupporting;
    for (const child of orphans) setPlace(draft, child, childPlace, into, alongReason(draft, child, reason));
    return;
  }
  // A cluster merged into a pillar: it must not be found as the nearest home of its own children.
  setPlace(draft, row, PLACES.variant, into, reason);
  rehomeChildren(draft, orphans, into, reason);
}

/** The variant becomes a page below the page it belonged to (or whose section it served); next to it where that is a sub-supporting page. */
export function split(draft: SiloDraft, row: number): void {
  requireLive(draft, row);
  if (draft.silo.place[row] !== PLACES.variant)
    throw refuse('not-a-variant', { keyword: draft.keyword(row) });
  standBeside(draft, row, draft.silo.parent[row] ?? -1);
}

/** A page below the page that something belongs to; next to it where that is on the lowest level; in its topic where it belongs to no page. */
export function standBeside(draft: SiloDraft, row: number, owner: number): void {
  const isPart = draft.silo.place[owner] === PLACES.section;
  const page = isPart ? (draft.silo.parent[owner] ?? -1) : owner;
  if (!isPage(draft.silo.place[page])) {
    bringBack(draft, row);
    return;
  }
  if (draft.silo.place[page] === PLACES.pillar) placeAsCluster(draft, row, page);
  else if (draft.silo.place[page] === PLACES.cluster) placeAsChild(draft, row, page);
  else placeAsChild(draft, row, draft.silo.parent[page] ?? pillarOf(draft.silo, page));
}
