// Children, variants and sections of every page, as grouped rows.
import { PLACES, type SiloState } from '@silosmith/contract';
import { groupsOf } from '../columns/counting-sort.ts';

export interface PageTree {
  /** Rows of the child pages (not the variants), in row order. */
  children(row: number): Int32Array;
  childCount(row: number): number;
  /** Child pages, then variants, then sections. */
  below(row: number): Int32Array;
  /** Rows of the page's variants, in row order. */
  variants(row: number): Int32Array;
  /** Rows of the page's sections, in row order. */
  sections(row: number): Int32Array;
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
  // Three slots a row: its child pages, then its variants, then its sections.
  const slots = new Int32Array(rowCount);
  let pillarCount = 0;
  let pageCount = 0;
  for (let row = 0; row < rowCount; row++) {
    const here = place[row];
    if (isPage(here)) pageCount++;
    if (here === PLACES.pillar) pillarCount++;
    slots[row] = slotOf(here, parent[row] ?? -1);
  }
  const { offsets, items: rows } = groupsOf(slots, rowCount * SLOTS);
  const pillars = new Int32Array(pillarCount);
  let pillarsSeen = 0;
  for (let row = 0; row < rowCount; row++) if (place[row] === PLACES.pillar) pillars[pillarsSeen++] = row;
  return {
    children: (row) => rows.subarray(offsets[row * SLOTS], offsets[row * SLOTS + 1]),
    childCount: (row) => (offsets[row * SLOTS + 1] ?? 0) - (offsets[row * SLOTS] ?? 0),
    below: (row) => {
      const from = offsets[row * SLOTS] ?? 0;
      const to = offsets[row * SLOTS + SLOTS] ?? 0;
      return from === to ? NOTHING : rows.subarray(from, to);
    },
    variants: (row) => rows.subarray(offsets[row * SLOTS + 1], offsets[row * SLOTS + 2]),
    sections: (row) => rows.subarray(offsets[row * SLOTS + 2], offsets[row * SLOTS + SLOTS]),
    pillars,
    pageCount,
  };
}

const SLOTS = 3;
const NOTHING = new Int32Array(0);

function slotOf(place: number | undefined, parent: number): number {
  const list = listOf(place);
  return parent < 0 || list < 0 ? -1 : parent * SLOTS + list;
}

/** Which list of its parent a row with this place is in: 0 its child pages, 1 its variants, 2 its sections, -1 none. */
export function listOf(place: number | undefined): number {
  if (place === PLACES.cluster || place === PLACES.subSupporting) return 0;
  if (place === PLACES.variant) return 1;
  return place === PLACES.section ? 2 : -1;
}

/** Nodes from a variant of a section up to its pillar. */
export const LONGEST_PATH = 5;

/** The pillar above a page, section or variant; -1 where the chain is broken. */
export function pillarOf(silo: Pick<SiloState, 'place' | 'parent'>, row: number): number {
  let at = row;
  for (let step = 0; step < LONGEST_PATH && at >= 0; step++) {
    if (silo.place[at] === PLACES.pillar) return at;
    at = silo.parent[at] ?? -1;
  }
  return -1;
}
