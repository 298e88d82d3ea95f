// Which articles belong to keywords that are no page any more: merged, made a section, set aside, deleted? Nothing removes them but the user.
import { type PageId, PLACES, pageIdsOf, type SiloState } from '@silosmith/contract';
import type { OpenProject } from './open-project.ts';

export interface KeptArticle {
  readonly id: PageId;
  /** Row of the page that serves the keyword now; -1 where none does. */
  readonly page: number;
}

const LAST_PAGE = PLACES.subSupporting;
const isPage = (place: number | undefined): boolean =>
  place !== undefined && place >= PLACES.pillar && place <= LAST_PAGE;

export function keptArticles({ articles, table, silo }: OpenProject): KeptArticle[] {
  const ids = pageIdsOf(table);
  const kept: KeptArticle[] = [];
  for (const id of articles.keys()) {
    const row = ids.rowOf(id);
    if (row < 0 || !isPage(silo.place[row])) kept.push({ id, page: row < 0 ? -1 : servingPage(silo, row) });
  }
  return kept;
}

/** A variant belongs to a page or to a section, a section to a page. */
function servingPage({ place, parent }: SiloState, row: number): number {
  let at = row;
  while (place[at] === PLACES.variant || place[at] === PLACES.section) at = parent[at] ?? -1;
  return isPage(place[at]) ? at : -1;
}
