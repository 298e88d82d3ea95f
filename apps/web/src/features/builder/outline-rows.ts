// Which lines does the outline draw? The pages shown, below their parents, without what stands below a collapsed one.
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

/** `shown`: rows in the order of the filters, as `selectPages` gives them. */
export function outlineRows(
  silo: SiloState,
  shown: Int32Array,
  collapsed: ReadonlySet<number>,
): OutlineRow[] {
  const childrenOf = new Map<number, number[]>();
  for (const row of shown) {
    const parent = silo.place[row] === PLACES.pillar ? -1 : (silo.parent[row] ?? -1);
    const siblings = childrenOf.get(parent);
    if (siblings) siblings.push(row);
    else childrenOf.set(parent, [row]);
  }
  const lines: OutlineRow[] = [];
  const draw = (rows: readonly number[], level: 1 | 2 | 3): void => {
    rows.forEach((row, at) => {
      const children = level === 3 ? [] : (childrenOf.get(row) ?? []);
      const expanded = children.length > 0 && !collapsed.has(row);
      lines.push({
        row,
        level,
        childCount: children.length,
        expanded,
        position: at + 1,
        siblings: rows.length,
      });
      if (expanded) draw(children, level === 1 ? 2 : 3);
    });
  };
  draw(childrenOf.get(-1) ?? [], 1);
  return lines;
}
