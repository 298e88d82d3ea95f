// Which pages and variants stand below a page? Child lists of a whole silo in two columns.
import { PLACES, type SiloState } from '@silosmith/contract';

export interface PageTree {
  /** Rows of the child pages (not the variants), in row order. */
  children(row: number): Int32Array;
  childCount(row: number): number;
  /** Child pages, then variants. */
  below(row: number): Int32Array;
  /** Rows of the page's variants, in row order. */
  variants(row: number): Int32Array;
  /** Rows of all pillars, in row order. */
  readonly pillars: Int32Array;
  /** Pages of the silo. */
  readonly pageCount: number;
}

/** Whether a place is a page: pillar, cluster or sub-supporting. */
export function isPage(place: number | undefined): boolean {
  return place === PLACES.pillar || place === PLACES.cluster || place === PLACES.subSupporting;
}

/** Whether one of the rows has this place. */
export function stands({ place }: Pick<SiloState, 'place'>, rows: Int32Array, wanted: number): boolean {
  for (let i = 0; i < rows.length; i++) if (place[rows[i] ?? 0] === wanted) return true;
  return false;
}

/** Those of the rows that have this place. */
export function standingAs({ place }: Pick<SiloState, 'place'>, rows: Int32Array, wanted: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < rows.length; i++) if (place[rows[i] ?? 0] === wanted) found.push(rows[i] ?? 0);
  return found;
}

export function createPageTree(silo: Pick<SiloState, 'place' | 'parent'>): PageTree {
  const { place, parent } = silo;
  const rowCount = place.length;
  // Two slots a row: its child pages, then its variants.
  const offsets = new Uint32Array(rowCount * 2 + 1);
  let pillarCount = 0;
  let pageCount = 0;
  for (let row = 0; row < rowCount; row++) {
    const here = place[row];
    if (isPage(here)) pageCount++;
    if (here === PLACES.pillar) pillarCount++;
    const slot = slotOf(here, parent[row] ?? -1);
    if (slot >= 0) offsets[slot + 1] = (offsets[slot + 1] ?? 0) + 1;
  }
  for (let i = 0; i < rowCount * 2; i++) offsets[i + 1] = (offsets[i + 1] ?? 0) + (offsets[i] ?? 0);
  const rows = new Int32Array(offsets[rowCount * 2] ?? 0);
  const next = offsets.slice();
  const pillars = new Int32Array(pillarCount);
  let pillarsSeen = 0;
  for (let row = 0; row < rowCount; row++) {
    if (place[row] === PLACES.pillar) pillars[pillarsSeen++] = row;
    const slot = slotOf(place[row], parent[row] ?? -1);
    if (slot < 0) continue;
    const at = next[slot] ?? 0;
    rows[at] = row;
    next[slot] = at + 1;
  }
  return {
    children: (row) => rows.subarray(offsets[row * 2], offsets[row * 2 + 1]),
    childCount: (row) => (offsets[row * 2 + 1] ?? 0) - (offsets[row * 2] ?? 0),
    below: (row) => {
      const from = offsets[row * 2] ?? 0;
      const to = offsets[row * 2 + 2] ?? 0;
      return from === to ? NOTHING : rows.subarray(from, to);
    },
    variants: (row) => rows.subarray(offsets[row * 2 + 1], offsets[row * 2 + 2]),
    pillars,
    pageCount,
  };
}

const NOTHING = new Int32Array(0);

function slotOf(place: number | undefined, parent: number): number {
  if (parent < 0) return -1;
  if (place === PLACES.cluster || place === PLACES.subSupporting) return parent * 2;
  return place === PLACES.variant ? parent * 2 + 1 : -1;
}

/** The pillar above a page or variant; -1 where the chain is broken. */
export function pillarOf(silo: Pick<SiloState, 'place' | 'parent'>, row: number): number {
  let at = row;
  for (let step = 0; step < 4 && at >= 0; step++) {
    if (silo.place[at] === PLACES.pillar) return at;
    at = silo.parent[at] ?? -1;
  }
  return -1;
}
