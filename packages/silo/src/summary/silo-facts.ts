// What screens read of a silo, found once and carried on edit by edit: its tree, the demand of its pages, its pages, sections and what is set aside.
import { isProposed, type KeywordTable, listedCount, PLACES, type SiloState } from '@silosmith/contract';
import { rowsAfter, rowsWhere, unionOf } from '../columns/rows-after.ts';
import type { DocumentPatch } from '../edits/patch.ts';
import { demandColumn } from '../plan/demand.ts';
import { pageDemands } from '../plan/page-demands.ts';
import { createPageTree, isPage, type PageTree } from '../tree/page-tree.ts';
import { treeAfter } from '../tree/tree-after.ts';

export interface SiloFacts {
  readonly tree: PageTree;
  /** By row, as `pageDemands` gives them. */
  readonly demands: Float64Array;
  readonly isSearches: boolean;
  /** Keywords of the list: rows but those that the plan proposes. */
  readonly listed: number;
  /** Rows of all pages, ascending. */
  readonly pages: Int32Array;
  /** Rows that lead a section, ascending. */
  readonly sections: Int32Array;
  /** Rows that lead what is set aside, ascending. */
  readonly asides: Int32Array;
}

/** Where more than one row in so many has moved, it is less to look at all. */
const FEW = 8;

type Volumes = Pick<KeywordTable, 'volume'>;

/** O(rows). */
export function siloFacts(table: Volumes, silo: SiloState): SiloFacts {
  const { place } = silo;
  return {
    tree: createPageTree(silo),
    demands: pageDemands(table, silo),
    isSearches: demandColumn(table, silo).isSearches,
    listed: listedCount(silo),
    pages: rowsWhere(place.length, (row) => isPage(place[row])),
    sections: rowsWhere(place.length, (row) => place[row] === PLACES.section),
    asides: rowsWhere(place.length, (row) => place[row] === PLACES.setAside),
  };
}

/**
 * The facts after an edit, its undo or its redo: `patch` leads from the silo `from`, of which `facts` are, to `silo`, or back.
 * The same object where the patch changes none. O(changed rows + pages + the rows below what they left and joined), and O(rows) where keywords came or went.
 */
export function factsAfter(
  facts: SiloFacts,
  from: SiloState,
  { table, silo }: { readonly table: Volumes; readonly silo: SiloState },
  patch: DocumentPatch,
): SiloFacts {
  if (patch.added.length > 0 || changesListed(from, silo, patch)) return siloFacts(table, silo);
  const moved = movedRows(patch);
  if (moved.length === 0) return facts;
  if (moved.length * FEW > silo.place.length) return siloFacts(table, silo);
  const { place } = silo;
  const tree = treeAfter(facts.tree, from, silo, moved);
  const demands = facts.demands.slice();
  const demandOf = (row: number): number => Math.max(0, table.volume[row] ?? 0);
  const own = facts.isSearches ? demandOf : (row: number) => (isProposed(silo, row) ? 0 : 1);
  reckon(demands, ownersOf(moved, from, silo), { tree, place, own });
  return {
    ...facts,
    tree,
    demands,
    pages: rowsAfter(facts.pages, moved, (row) => isPage(place[row])),
    sections: rowsAfter(facts.sections, moved, (row) => place[row] === PLACES.section),
    asides: rowsAfter(facts.asides, moved, (row) => place[row] === PLACES.setAside),
  };
}

/** What is a keyword of the list decides how demand is counted. */
function changesListed(from: SiloState, to: SiloState, { columns }: DocumentPatch): boolean {
  const flags = columns.find(({ column }) => column === 'flags');
  return flags?.rows.some((row) => isProposed(from, row) !== isProposed(to, row)) ?? false;
}

/** Rows with another place or parent, ascending. */
function movedRows({ columns }: DocumentPatch): Int32Array {
  const rowsOf = (name: 'place' | 'parent'): Int32Array =>
    columns.find(({ column }) => column === name)?.rows ?? new Int32Array(0);
  return unionOf(rowsOf('place'), rowsOf('parent'));
}

type Places = Pick<SiloState, 'place' | 'parent'>;

/** The moved rows and all whose demand counts one of them, before or now. */
function ownersOf(moved: Int32Array, from: Places, to: Places): Set<number> {
  const owners = new Set<number>();
  for (const { place, parent } of [from, to]) {
    for (const row of moved) {
      owners.add(row);
      // A variant counts for its section, and with that for the page.
      let at = row;
      for (let step = 0; step < 2 && (place[at] === PLACES.variant || place[at] === PLACES.section); step++) {
        at = parent[at] ?? -1;
        owners.add(at);
      }
    }
  }
  owners.delete(-1);
  return owners;
}

interface Reckoning {
  readonly tree: PageTree;
  readonly place: SiloState['place'];
  readonly own: (row: number) => number;
}

/** In the order in which `pageDemands` adds, so that sums of fractions are the same. */
function reckon(demands: Float64Array, owners: ReadonlySet<number>, { tree, place, own }: Reckoning): void {
  const isSection = (row: number): boolean => place[row] === PLACES.section;
  const withVariants = (row: number): number =>
    tree.variants(row).reduce((sum, variant) => sum + own(variant), own(row));
  for (const row of owners) if (isSection(row)) demands[row] = withVariants(row);
  for (const row of owners) {
    if (isSection(row)) continue;
    demands[row] = tree
      .sections(row)
      .reduce((sum, section) => sum + (demands[section] ?? 0), withVariants(row));
  }
}
