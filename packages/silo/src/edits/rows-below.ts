// Children, variants and sections of a page while an edit runs: those of the tree before it that are still there, and those that came since.

import { PLACES, type SiloState } from '@silosmith/contract';
import { addTo } from '../columns/add-to.ts';
import { createPageTree, isPage, type PageTree } from '../tree/page-tree.ts';

/** Follows the `place` and `parent` columns of a silo that is being written. */
export class RowsBelow {
  private readonly before: SiloState;
  private treeBefore: PageTree | null;
  /** Page → rows that came to it. They may have left again. */
  private readonly arrivals = new Map<number, Set<number>>();
  /** Child pages by page; null until somebody asks. */
  private counts: Int32Array | null = null;

  /** `tree`: that of `before`, where known. */
  constructor(before: SiloState, tree: PageTree | null) {
    this.before = before;
    this.treeBefore = tree;
  }

  /** Call before a row gets another place or parent in `silo`. */
  note(silo: SiloState, row: number, place: number, parent: number): void {
    const { counts } = this;
    if (counts !== null) {
      const parentBefore = silo.parent[row] ?? -1;
      if (parentBefore >= 0 && isPage(silo.place[row])) addTo(counts, parentBefore, -1);
      if (parent >= 0 && isPage(place)) addTo(counts, parent, 1);
    }
    if (parent < 0 || this.stoodBelow(row, parent)) return;
    const arrivals = this.arrivals.get(parent);
    if (arrivals) arrivals.add(row);
    else this.arrivals.set(parent, new Set([row]));
  }

  /** Child pages, ascending. */
  children(silo: SiloState, page: number): number[] {
    return this.collect(silo, page, isPage);
  }

  /** Variants, ascending. */
  variants(silo: SiloState, page: number): number[] {
    return this.collect(silo, page, isVariant);
  }

  /** Sections, ascending. */
  sections(silo: SiloState, page: number): number[] {
    return this.collect(silo, page, isSection);
  }

  /** The row has no children, variants or sections, and never had. */
  isLeaf(row: number): boolean {
    return this.tree.below(row).length === 0 && !this.arrivals.has(row);
  }

  childCount(silo: SiloState, page: number): number {
    if (this.counts?.length !== silo.place.length) this.counts = childCounts(silo);
    return this.counts[page] ?? 0;
  }

  private collect(
    { place, parent }: SiloState,
    page: number,
    isWanted: (place: number | undefined) => boolean,
  ): number[] {
    const found: number[] = [];
    const listed = this.tree.below(page);
    for (let i = 0; i < listed.length; i++) {
      const row = listed[i] ?? 0;
      if (parent[row] === page && isWanted(place[row])) found.push(row);
    }
    const arrivals = this.arrivals.get(page);
    if (arrivals === undefined) return isAscending(found) ? found : ascending(found);
    for (const row of arrivals) if (parent[row] === page && isWanted(place[row])) found.push(row);
    return ascending(found);
  }

  private stoodBelow(row: number, page: number): boolean {
    const { place, parent } = this.before;
    return (
      parent[row] === page && (isVariant(place[row]) || isSection(place[row]) || isLowerPage(place[row]))
    );
  }

  private get tree(): PageTree {
    this.treeBefore ??= createPageTree(this.before);
    return this.treeBefore;
  }
}

/** The two that a tree lists below their parent. */
function isLowerPage(place: number | undefined): boolean {
  return place === PLACES.cluster || place === PLACES.subSupporting;
}

function isVariant(place: number | undefined): boolean {
  return place === PLACES.variant;
}

function isSection(place: number | undefined): boolean {
  return place === PLACES.section;
}

function ascending(rows: number[]): number[] {
  return rows.sort((a, b) => a - b);
}

function isAscending(rows: readonly number[]): boolean {
  for (let i = 1; i < rows.length; i++) if ((rows[i - 1] ?? 0) > (rows[i] ?? 0)) return false;
  return true;
}

function childCounts({ place, parent }: SiloState): Int32Array {
  const counts = new Int32Array(place.length);
  for (let row = 0; row < place.length; row++) {
    const above = parent[row] ?? -1;
    if (above >= 0 && isPage(place[row])) addTo(counts, above, 1);
  }
  return counts;
}
