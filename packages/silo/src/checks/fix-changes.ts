// The merges and moves of a fix, read from its patch.
import { PLACES } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { ColumnPatch, DocumentPatch } from '../edits/patch.ts';
import { isPage } from '../tree/page-tree.ts';

export interface FixMove {
  readonly row: number;
  /** PLACES values and parent rows, before and after; -1 for none. */
  readonly fromPlace: number;
  readonly toPlace: number;
  readonly fromParent: number;
  readonly toParent: number;
}

export interface FixChanges {
  /** Pages that change their level or parent. */
  readonly moves: readonly FixMove[];
  /** Pages that become variants of another page. */
  readonly merges: readonly { readonly row: number; readonly into: number }[];
  /** Keywords that stood nowhere and become pages. */
  readonly created: readonly number[];
}

export function changesOf({ silo }: SiloDocument, patch: DocumentPatch): FixChanges {
  const place = new CellReader(patch, 'place', silo.place);
  const parent = new CellReader(patch, 'parent', silo.parent);
  const moves: FixMove[] = [];
  const merges: { row: number; into: number }[] = [];
  const created: number[] = [];
  for (let row = nextRow(place, parent); row < silo.place.length; row = nextRow(place, parent)) {
    const fromPlace = silo.place[row] ?? PLACES.none;
    const fromParent = silo.parent[row] ?? -1;
    const toPlace = place.take(row);
    const toParent = parent.take(row);
    if (toPlace === PLACES.variant) {
      if (fromPlace !== PLACES.variant) merges.push({ row, into: toParent });
    } else if (!isPage(fromPlace)) created.push(row);
    else moves.push({ row, fromPlace, toPlace, fromParent, toParent });
  }
  return { moves, merges, created };
}

const nextRow = (place: CellReader, parent: CellReader): number => Math.min(place.row, parent.row);

/** Walks the rows that a patch changes in one column. */
class CellReader {
  private readonly part: ColumnPatch | undefined;
  private readonly before: ArrayLike<number>;
  private at = 0;

  constructor(patch: DocumentPatch, column: 'place' | 'parent', before: ArrayLike<number>) {
    this.part = patch.columns.find((part) => part.column === column);
    this.before = before;
  }

  /** The next row changed; infinite at the end. */
  get row(): number {
    return this.part?.rows[this.at] ?? Number.POSITIVE_INFINITY;
  }

  /** What the row holds after the patch, changed or not; goes on behind it. */
  take(row: number): number {
    if (this.row !== row) return this.before[row] ?? 0;
    return this.part?.after[this.at++] ?? 0;
  }
}
