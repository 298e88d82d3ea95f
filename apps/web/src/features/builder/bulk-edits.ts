// Several keywords changed as one step: each change once, in an order in which none undoes another.
import { PLACES, ROW_FLAGS, type SiloState } from '@silosmith/contract';
import type { SiloEdit } from '@silosmith/silo';

type Places = Pick<SiloState, 'place' | 'parent'>;

/** Null where there is nothing to change. */
export function asOneStep(edits: readonly SiloEdit[]): SiloEdit | null {
  const [first, ...others] = edits;
  if (first === undefined) return null;
  return others.length === 0 ? first : { type: 'batch', edits };
}

/** Nodes from a section up to its pillar. */
const LONGEST_PATH = 4;

/** Depth of a row: a pillar 0, a section one below its page. */
function depthOf({ parent }: Places, row: number): number {
  let depth = 0;
  for (let at = parent[row] ?? -1; at >= 0 && depth < LONGEST_PATH; at = parent[at] ?? -1) depth += 1;
  return depth;
}

/** Those below first: a page that goes leaves no page behind that goes as well. */
export function deepestFirst(silo: Places, rows: Iterable<number>): number[] {
  const byDepth: number[][] = Array.from({ length: LONGEST_PATH + 1 }, () => []);
  for (const row of rows) byDepth[depthOf(silo, row)]?.push(row);
  return byDepth.reverse().flat();
}

/** Leaves out the descendants of other rows: they move with them. */
export function outermost({ parent }: Places, rows: Iterable<number>): number[] {
  const all = new Set(rows);
  const found: number[] = [];
  for (const row of all) {
    let at = parent[row] ?? -1;
    for (let step = 0; step < LONGEST_PATH && at >= 0 && !all.has(at); step++) at = parent[at] ?? -1;
    if (at < 0 || !all.has(at)) found.push(row);
  }
  return found;
}

/** Whether `row` is one of the rows or a descendant of one: nothing can be moved there. */
export function isWithin({ parent }: Places, rows: ReadonlySet<number>, row: number): boolean {
  for (let at = row, step = 0; at >= 0 && step <= LONGEST_PATH; at = parent[at] ?? -1, step++)
    if (rows.has(at)) return true;
  return false;
}

/** Below a page, or to the top; children of that page are left out. */
export function movesTo(silo: Places, rows: Iterable<number>, parent: number | null): SiloEdit[] {
  return outermost(silo, rows)
    .filter((row) => (parent === null ? silo.place[row] !== PLACES.pillar : silo.parent[row] !== parent))
    .map((row) => ({ type: 'move', row, parent }));
}

/** All get the mark; where all have it, all lose it. */
export function marks(
  silo: Pick<SiloState, 'place' | 'parent' | 'flags'>,
  rows: Int32Array,
  mark: 'favourite' | 'completed' | 'pinned',
): SiloEdit[] {
  const has = (row: number): boolean => ((silo.flags[row] ?? 0) & ROW_FLAGS[mark]) !== 0;
  const isOn = rows.every(has);
  const changed = [...rows].filter((row) => has(row) === isOn);
  if (mark === 'pinned') return changed.map((row) => ({ type: isOn ? 'unpin' : 'pin', row }));
  if (mark === 'favourite') return changed.map((row) => ({ type: 'toggleFavourite', row }));
  // The children of a page that is completed are completed with it.
  const set = new Set(changed);
  return changed
    .filter((row) => !set.has(silo.parent[row] ?? -1))
    .map((row) => ({ type: 'toggleCompleted', row }));
}
