// What does a fix do, page by page? Read off its patch.
import { PLACES } from '@silosmith/contract';
import type { DocumentPatch } from '../edits/patch.ts';
import type { SiloDocument } from '../project/silo-and-table.ts';
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

export function changesOf(document: SiloDocument, patch: DocumentPatch): FixChanges {
  const { silo } = document;
  const place = cellsOf(patch, 'place');
  const parent = cellsOf(patch, 'parent');
  const moves: FixMove[] = [];
  const merges: { row: number; into: number }[] = [];
  const created: number[] = [];
  for (const row of [...new Set([...place.keys(), ...parent.keys()])].sort((a, b) => a - b)) {
    const fromPlace = silo.place[row] ?? PLACES.none;
    const fromParent = silo.parent[row] ?? -1;
    const toPlace = place.get(row) ?? fromPlace;
    const toParent = parent.get(row) ?? fromParent;
    if (toPlace === PLACES.variant) {
      if (fromPlace !== PLACES.variant) merges.push({ row, into: toParent });
    } else if (!isPage(fromPlace)) created.push(row);
    else if (toPlace !== fromPlace || toParent !== fromParent) {
      moves.push({ row, fromPlace, toPlace, fromParent, toParent });
    }
  }
  return { moves, merges, created };
}

/** Values after the patch, by row. */
function cellsOf(patch: DocumentPatch, column: 'place' | 'parent'): Map<number, number> {
  const found = patch.columns.find((part) => part.column === column);
  return new Map([...(found?.rows ?? [])].map((row, i) => [row, found?.after[i] ?? 0]));
}
