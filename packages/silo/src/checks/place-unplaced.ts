// Places keywords that have no place: as a variant of a page of their topic that they nearly repeat, else below its nearest cluster.
import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { nearestOf, placeAsChild, placeAsCluster, setPlace, settle } from '../edits/place-page.ts';
import type { SiloDraft } from '../edits/silo-draft.ts';
import { COMPETING, passes } from '../similarity/threshold.ts';
import { isPage } from '../tree/page-tree.ts';

const { byFix } = PLACEMENT_REASONS;

/** Such rows come from a damaged project file alone. A keyword whose topic has no page stays where it is: nowhere. */
export function placeUnplaced(draft: SiloDraft, left: ReadonlySet<number>): void {
  const { place, topic } = draft.silo;
  const unplaced: number[] = [];
  for (let row = 0; row < place.length; row++)
    if (place[row] === PLACES.none && !left.has(row)) unplaced.push(row);
  if (unplaced.length === 0) return;
  const pagesOf = new Map(unplaced.map((row) => [topic[row] ?? -1, [] as number[]]));
  for (let row = 0; row < place.length; row++) {
    if (isPage(place[row])) pagesOf.get(topic[row] ?? -1)?.push(row);
  }
  for (const row of unplaced) {
    const topicBefore = topic[row] ?? -1;
    const pages = pagesOf.get(topicBefore) ?? [];
    placeOne(draft, row, pages);
    if (isPage(draft.silo.place[row]) && draft.silo.topic[row] === topicBefore) insertSorted(pages, row);
  }
}

function insertSorted(rows: number[], row: number): void {
  let at = rows.length;
  while (at > 0 && (rows[at - 1] ?? 0) > row) at--;
  rows.splice(at, 0, row);
}

/** `pages`: those of the row's topic, ascending. */
function placeOne(draft: SiloDraft, row: number, pages: readonly number[]): void {
  // Rows below an unplaced row are orphans; their own fix follows.
  for (const child of draft.children(row)) draft.set('parent', child, -1);
  draft.set('parent', row, -1);
  const { place } = draft.silo;
  const at = (wanted: number): number[] => pages.filter((page) => place[page] === wanted);
  const nearest = nearestOf(draft, row, pages);
  if (nearest >= 0 && competes(draft, row, nearest)) {
    setPlace(draft, row, PLACES.variant, nearest, byFix);
    settle(draft, row);
    return;
  }
  const cluster = nearestOf(draft, row, at(PLACES.cluster));
  const pillar = nearestOf(draft, row, at(PLACES.pillar));
  if (cluster >= 0) placeAsChild(draft, row, cluster, byFix);
  else if (pillar >= 0) placeAsCluster(draft, row, pillar, byFix);
}

/** A page of its own would add an issue. */
function competes(draft: SiloDraft, row: number, page: number): boolean {
  const { stems } = draft;
  return passes(COMPETING, stems.shared(row, page), stems.sizeOf(row) + stems.sizeOf(page));
}
