// The pages below those that an edit moved, deleted or changed: read from the silo before and after the edit.
import type { SiloState } from '@silosmith/contract';
import { isPage } from '../tree/page-tree.ts';

type Places = Pick<SiloState, 'place' | 'parent'>;

export interface PagesLeftBelow {
  /** Still below them. */
  readonly along: number;
  /** No pages any more. */
  readonly gone: number;
  /** Now pillar pages, in row order. */
  readonly risen: readonly number[];
  /** Now below other pages: how many below each, most first. */
  readonly under: readonly { readonly page: number; readonly count: number }[];
}

/**
 * Of all pages below `rows` that are not among them; those whose place did not change count nowhere.
 * `pagesBefore`: rows of all pages before the edit, ascending. O(pages).
 */
export function pagesLeftBelow(
  before: Places,
  after: Places,
  rows: Iterable<number>,
  pagesBefore: Int32Array,
): PagesLeftBelow {
  const moved: ReadonlySet<number> = new Set(rows);
  let along = 0;
  let gone = 0;
  const risen: number[] = [];
  const under = new Map<number, number>();
  for (const row of pagesBefore) {
    if (moved.has(row) || !standsBelow(before, row, moved)) continue;
    const parent = after.parent[row] ?? -1;
    if (!isPage(after.place[row])) gone += 1;
    else if (standsBelow(after, row, moved)) along += 1;
    else if (parent === before.parent[row]) continue;
    else if (parent < 0) risen.push(row);
    else under.set(parent, (under.get(parent) ?? 0) + 1);
  }
  const pages = [...under].map(([page, count]) => ({ page, count }));
  return { along, gone, risen, under: pages.sort((a, b) => b.count - a.count || a.page - b.page) };
}

/** Pages above a page, at most. */
const LEVELS_ABOVE = 2;

function standsBelow({ place, parent }: Places, row: number, pages: ReadonlySet<number>): boolean {
  let at = parent[row] ?? -1;
  for (let step = 0; step < LEVELS_ABOVE && at >= 0; step++) {
    if (pages.has(at) && isPage(place[at])) return true;
    at = parent[at] ?? -1;
  }
  return false;
}
