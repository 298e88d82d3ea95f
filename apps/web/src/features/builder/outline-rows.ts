// Which lines does the outline draw? The pages shown, below their parents, without what stands below a collapsed one. In columns: there may be a million.
import { PLACES, type SiloState } from '@silosmith/contract';

export interface OutlineRow {
  readonly row: number;
  readonly level: 1 | 2 | 3;
  /** Shown pages directly below. */
  readonly childCount: number;
  readonly expanded: boolean;
  /** 1-based place among its siblings, and how many they are. */
  readonly position: number;
  readonly siblings: number;
}

export interface OutlineRows {
  readonly count: number;
  /** The same object each time. */
  at(line: number): OutlineRow | undefined;
  /** The line of a page; -1 where it is not drawn. */
  lineOf(row: number): number;
}

/** `shown`: rows in the order of the filters, as `selectPages` gives them. */
export function outlineRows(
  silo: Pick<SiloState, 'place' | 'parent'>,
  shown: Int32Array,
  collapsed: ReadonlySet<number>,
): OutlineRows {
  const { children, pillars } = shownChildren(silo, shown);
  const rows = new Int32Array(shown.length);
  const levels = new Uint8Array(shown.length);
  const positions = new Uint32Array(shown.length);
  let count = 0;
  const draw = (siblings: Int32Array, level: 1 | 2 | 3): void => {
    for (let at = 0; at < siblings.length; at++) {
      const row = siblings[at] ?? -1;
      rows[count] = row;
      levels[count] = level;
      positions[count] = at + 1;
      count += 1;
      if (level < 3 && !collapsed.has(row)) draw(children(row), level === 1 ? 2 : 3);
    }
  };
  draw(pillars, 1);

  const made = new Map<number, OutlineRow>();
  const make = (line: number): OutlineRow => {
    const row = rows[line] ?? -1;
    const level = levels[line] === 1 ? 1 : levels[line] === 2 ? 2 : 3;
    const childCount = level === 3 ? 0 : children(row).length;
    return {
      row,
      level,
      childCount,
      expanded: childCount > 0 && !collapsed.has(row),
      position: positions[line] ?? 0,
      siblings: (level === 1 ? pillars : children(silo.parent[row] ?? -1)).length,
    };
  };
  return {
    count,
    at(line) {
      if (line < 0 || line >= count) return undefined;
      const known = made.get(line) ?? make(line);
      made.set(line, known);
      return known;
    },
    lineOf: (row) => rows.subarray(0, count).indexOf(row),
  };
}

/** The shown pages by the page above them, each list in the order of the filters. */
function shownChildren(
  { place, parent }: Pick<SiloState, 'place' | 'parent'>,
  shown: Int32Array,
): { children: (row: number) => Int32Array; pillars: Int32Array } {
  const pillars = shown.filter((row) => place[row] === PLACES.pillar);
  const ends = new Uint32Array(place.length);
  const counts = new Uint32Array(place.length);
  const above = (row: number): number => (place[row] === PLACES.pillar ? -1 : (parent[row] ?? -1));
  for (const row of shown) {
    const page = above(row);
    if (page >= 0) counts[page] = (counts[page] ?? 0) + 1;
  }
  let used = 0;
  for (const row of shown) {
    ends[row] = used;
    used += counts[row] ?? 0;
  }
  const lists = new Int32Array(shown.length);
  for (const row of shown) {
    const page = above(row);
    if (page < 0) continue;
    const at = ends[page] ?? 0;
    lists[at] = row;
    ends[page] = at + 1;
  }
  return {
    pillars,
    children: (row) => {
      const end = ends[row] ?? 0;
      return lists.subarray(end - (counts[row] ?? 0), end);
    },
  };
}
