// The selected lines, known by page id, so that filters, sorting, edits and undo change nothing of them.
import { type PageId, PLACES, pageIdsOf } from '@silosmith/contract';
import type { OpenProject } from '../../state/project/open-project.ts';

export interface Picks {
  readonly ids: ReadonlySet<PageId>;
  /** Where a range begins. */
  readonly anchor: PageId | null;
}

export const NO_PICKS: Picks = { ids: new Set(), anchor: null };

type Identified = Pick<OpenProject, 'table' | 'silo'>;

/**
 * Rows of what is picked, ascending, without what is in no outline now: deleted, part of another page, or set aside
 * where that is not shown. It is picked again when it comes back.
 */
export function pickedRows({ table, silo }: Identified, { ids }: Picks, hasAsides: boolean): Int32Array {
  if (ids.size === 0) return NOTHING;
  const rowOf = pageIdsOf(table);
  const rows = new Int32Array(ids.size);
  let count = 0;
  for (const id of ids) {
    const row = rowOf.rowOf(id);
    const place = silo.place[row] ?? PLACES.none;
    if (row >= 0 && isDrawn(place, hasAsides)) rows[count++] = row;
  }
  return rows.subarray(0, count).sort();
}

const NOTHING = new Int32Array(0);

function isDrawn(place: number, hasAsides: boolean): boolean {
  const isPage = place >= PLACES.pillar && place <= PLACES.subSupporting;
  return isPage || place === PLACES.section || (hasAsides && place === PLACES.setAside);
}

/** The rows and no other. The range goes on from the anchor that was. */
export function picksOf(
  { table }: Pick<OpenProject, 'table'>,
  rows: Iterable<number>,
  anchor: number,
): Picks {
  const idAt = pageIdsOf(table);
  const ids = new Set<PageId>();
  for (const row of rows) ids.add(idAt.at(row));
  return { ids, anchor: anchor < 0 ? null : idAt.at(anchor) };
}

/** `rows` are those picked now; the row comes to them, or leaves them. */
export function toggledPick(project: Pick<OpenProject, 'table'>, rows: Int32Array, row: number): Picks {
  const others = rows.filter((other) => other !== row);
  return picksOf(project, others.length < rows.length ? others : [...rows, row], row);
}

/** A range begins at the row. */
export function anchoredAt({ table }: Pick<OpenProject, 'table'>, { ids }: Picks, row: number): Picks {
  return { ids, anchor: pageIdsOf(table).at(row) };
}

/** Row of the anchor; -1 where there is none. */
export function anchorRow({ table }: Pick<OpenProject, 'table'>, { anchor }: Picks): number {
  return anchor === null ? -1 : pageIdsOf(table).rowOf(anchor);
}
