// Delete and restore.
import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import {
  alongReason,
  bestByScore,
  descendants,
  nearestOf,
  placeAsChild,
  placeAsCluster,
  placeAsPillar,
  rehomeChildren,
  servedBy,
  setPlace,
  settle,
} from './place-page.ts';
import { refuse, requireLive, requireRow } from './require.ts';
import type { SiloDraft } from './silo-draft.ts';

export function remove(draft: SiloDraft, row: number, withChildren: boolean): void {
  requireLive(draft, row);
  const place = draft.silo.place[row];
  const parent = draft.silo.parent[row] ?? -1;
  const pages = withChildren ? descendants(draft, row) : [];
  const orphans = withChildren ? [] : draft.children(row);
  for (const page of [...pages, row]) {
    for (const served of servedBy(draft, page)) setPlace(draft, served, PLACES.deleted, -1);
    setPlace(draft, page, PLACES.deleted, -1);
  }
  leaveBehind(draft, orphans, place, parent);
}

/** The children of a page that is one no more: one of them leads where it led, or they go to the nearest page beside it. */
export function leaveBehind(
  draft: SiloDraft,
  orphans: readonly number[],
  place: number | undefined,
  parent: number,
): void {
  if (orphans.length === 0) return;
  if (place === PLACES.pillar) leadByHeir(draft, orphans);
  else rehome(draft, orphans, parent);
}

/** The best cluster of a removed pillar becomes the pillar of the others. */
function leadByHeir(draft: SiloDraft, clusters: readonly number[]): void {
  const heir = bestByScore(draft, clusters);
  placeAsPillar(draft, heir, PLACEMENT_REASONS.movedAlong);
  for (const cluster of clusters) {
    if (cluster === heir) continue;
    setPlace(draft, cluster, PLACES.cluster, heir, alongReason(draft, cluster));
    settle(draft, cluster);
  }
}

/** Children of a removed cluster: to the nearest other cluster; where there is none, below the best of them. */
function rehome(draft: SiloDraft, rows: readonly number[], pillar: number): void {
  if (draft.children(pillar).length > 0) {
    rehomeChildren(draft, rows, pillar);
    return;
  }
  const heir = bestByScore(draft, rows);
  placeAsCluster(draft, heir, pillar, PLACEMENT_REASONS.movedAlong);
  for (const row of rows) if (row !== heir) placeAsChild(draft, row, heir, PLACEMENT_REASONS.movedAlong);
}

/** Below the nearest cluster of its topic, else below its pillar, else as the topic's pillar. */
export function restore(draft: SiloDraft, row: number): void {
  requireRow(draft, row);
  if (draft.silo.place[row] !== PLACES.deleted) throw refuse('not-deleted', { keyword: draft.keyword(row) });
  bringBack(draft, row);
}

/** A keyword that stands in no topic's pages becomes one of them. */
export function bringBack(draft: SiloDraft, row: number): void {
  const { place, topic } = draft.silo;
  const clusters: number[] = [];
  const pillars: number[] = [];
  for (let other = 0; other < place.length; other++) {
    if (topic[other] !== topic[row]) continue;
    if (place[other] === PLACES.cluster) clusters.push(other);
    if (place[other] === PLACES.pillar) pillars.push(other);
  }
  if (topic[row] === -1) draft.set('topic', row, draft.topicId(draft.keyword(row)));
  if (clusters.length > 0) placeAsChild(draft, row, nearestOf(draft, row, clusters));
  else if (pillars.length > 0) placeAsCluster(draft, row, nearestOf(draft, row, pillars));
  else placeAsPillar(draft, row);
}
