// Where do keywords go that stand nowhere? To the page of their topic that they nearly repeat, else below its nearest cluster.
import { PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import { nearestOf, placeAsChild, placeAsCluster, setPlace, settle } from '../edits/place-page.ts';
import type { SiloDraft } from '../edits/silo-draft.ts';
import { passes } from '../pairs/threshold.ts';
import { isPage } from '../tree/page-tree.ts';
import { COMPETING } from './keyword-cannibalization.ts';

const { byFix } = PLACEMENT_REASONS;

/** Such rows come from a damaged project file alone. A keyword whose topic has no page stays where it is: nowhere. */
export function placeUnplaced(draft: SiloDraft): void {
  const { place } = draft.silo;
  for (let row = 0; row < place.length; row++) if (place[row] === PLACES.none) placeOne(draft, row);
}

function placeOne(draft: SiloDraft, row: number): void {
  // What stands below a row that stands nowhere is orphaned; its own fix follows.
  for (const child of draft.children(row)) draft.set('parent', child, -1);
  const { place, topic } = draft.silo;
  const pages: number[] = [];
  for (let other = 0; other < place.length; other++) {
    if (isPage(place[other]) && topic[other] === topic[row]) pages.push(other);
  }
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
