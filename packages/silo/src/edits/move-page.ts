// Move, promote and demote.
import { PLACES } from '@silosmith/contract';
import { pillarOf } from '../tree/page-tree.ts';
import { nearestOf, placeAsChild, placeAsCluster, placeAsPillar, setPlace, settle } from './place-page.ts';
import { refuse, requireLive, requireOutside, requirePage } from './require.ts';
import type { SiloDraft } from './silo-draft.ts';

export function move(draft: SiloDraft, row: number, parent: number | null): void {
  requireLive(draft, row);
  const { [row]: place } = draft.silo.place;
  const isPart = place === PLACES.variant || place === PLACES.section;
  if (parent === null) {
    if (draft.silo.place[row] === PLACES.pillar)
      throw refuse('already-pillar', { keyword: draft.keyword(row) });
    // What is set aside stands in no topic.
    if (draft.silo.topic[row] === -1) draft.set('topic', row, draft.topicId(draft.keyword(row)));
    placeAsPillar(draft, row);
    return;
  }
  requirePage(draft, parent);
  requireOutside(draft, row, parent);
  if (isPart) {
    setPlace(draft, row, place, parent);
    settle(draft, row);
  } else placeBelow(draft, row, parent);
}

function placeBelow(draft: SiloDraft, row: number, parent: number): void {
  const place = draft.silo.place[parent];
  if (place === PLACES.subSupporting) throw refuse('no-room-below', { keyword: draft.keyword(parent) });
  if (place === PLACES.pillar) placeAsCluster(draft, row, parent);
  else placeAsChild(draft, row, parent);
}

export function promote(draft: SiloDraft, row: number): void {
  requirePage(draft, row);
  const place = draft.silo.place[row];
  if (place === PLACES.pillar) throw refuse('already-pillar', { keyword: draft.keyword(row) });
  const pillar = pillarOf(draft.silo, row);
  if (place === PLACES.cluster || pillar < 0) placeAsPillar(draft, row);
  else placeAsCluster(draft, row, pillar);
}

export function demote(draft: SiloDraft, row: number, under: number | undefined): void {
  requirePage(draft, row);
  const place = draft.silo.place[row];
  if (place === PLACES.subSupporting) throw refuse('lowest-level', { keyword: draft.keyword(row) });
  if (under !== undefined) {
    requirePage(draft, under);
    requireOutside(draft, row, under);
    const isLower = place === PLACES.pillar || draft.silo.place[under] === PLACES.cluster;
    if (!isLower) throw refuse('no-other-cluster', { keyword: draft.keyword(row) });
    placeBelow(draft, row, under);
    return;
  }
  if (place === PLACES.pillar) {
    const pillar = nearestPillar(draft, row);
    if (pillar < 0) throw refuse('no-other-pillar', { keyword: draft.keyword(row) });
    placeAsCluster(draft, row, pillar);
    return;
  }
  const siblings = draft.children(draft.silo.parent[row] ?? -1);
  const cluster = nearestOf(
    draft,
    row,
    siblings.filter((sibling) => sibling !== row),
  );
  if (cluster < 0) throw refuse('no-other-cluster', { keyword: draft.keyword(row) });
  placeAsChild(draft, row, cluster);
}

/** The most similar other pillar, one of the same topic first; -1 where this is the only one. */
function nearestPillar(draft: SiloDraft, row: number): number {
  const { place, topic } = draft.silo;
  const others: number[] = [];
  for (let other = 0; other < place.length; other++) {
    if (place[other] === PLACES.pillar && other !== row) others.push(other);
  }
  const sameTopic = others.filter((other) => topic[other] === topic[row]);
  return nearestOf(draft, row, sameTopic.length > 0 ? sameTopic : others);
}
