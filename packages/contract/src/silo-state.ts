// Placement of every keyword, as columns parallel to the keyword table: an edit is a patch, and undo restores the same bytes.
import { PLACES } from './placement.ts';
import { SILO_COLUMN_LIST, type SiloColumnEntry } from './silo-column-list.ts';

type List = typeof SILO_COLUMN_LIST;
export type SiloColumn = keyof List;
type SiloColumns = { readonly [Column in SiloColumn]: List[Column]['array']['prototype'] };

/**
 * One row per keyword, in the order of the keyword table. Invariants (property-tested in packages/silo):
 * every row that is not `none` or `deleted` is exactly one of pillar, cluster, subSupporting, variant, section, setAside;
 * a cluster's parent is a pillar, a subSupporting's a cluster, a section's a page, a variant's a page, a section or a set-aside keyword;
 * the parent of a pillar and of a set-aside keyword is -1; the topic of a page, section or variant equals its parent's.
 */
export interface SiloState extends SiloColumns {
  readonly topics: readonly string[];
}

/** A silo as a record holds it: one written by an earlier version lacks the columns that came later. */
export type StoredSilo = Partial<SiloState> & Pick<SiloState, 'place' | 'parent' | 'topics'>;

/** Names of the columns, in the order of the list. */
// An object literal has the keys of its type and no others.
export const SILO_COLUMNS = Object.keys(SILO_COLUMN_LIST) as readonly SiloColumn[];

export function siloColumn(column: SiloColumn): SiloColumnEntry {
  return SILO_COLUMN_LIST[column];
}

/** Columns in which nothing is set. */
export function emptySilo(rowCount: number, topics: readonly string[]): SiloState {
  return siloOf(topics, (column) => {
    const { array, unset } = siloColumn(column);
    return new array(rowCount).fill(unset);
  });
}

/** Columns of its own, for a change that must not touch the original. */
export function copyOfSilo(silo: SiloState): SiloState {
  return siloOf(silo.topics, (column) => silo[column].slice());
}

/** The same silo where no column has to change, else columns of `rowCount` rows: cut, or filled up with what is unset. */
export function resizedSilo(silo: StoredSilo, rowCount: number): SiloState {
  if (hasEveryColumn(silo, rowCount)) return silo;
  return siloOf(silo.topics, (column) => {
    const { array, unset } = siloColumn(column);
    const had = silo[column]?.subarray(0, rowCount) ?? [];
    const resized = new array(rowCount).fill(unset, had.length);
    resized.set(had);
    return resized;
  });
}

/** The silo beside a table of `rowCount` keywords, whatever the record it comes from lacks. What lost its parent has no place. */
export function fitSilo(silo: StoredSilo, rowCount: number): SiloState {
  const fitted = resizedSilo(silo, rowCount);
  if (rowCount < silo.place.length) dropRowsPast(fitted);
  return fitted;
}

function hasEveryColumn(silo: StoredSilo, rowCount: number): silo is SiloState {
  return SILO_COLUMNS.every((column) => silo[column]?.length === rowCount);
}

/** Repeated, since the children of an orphan are orphans too; a silo is three levels, their sections and variants deep. */
function dropRowsPast(silo: SiloState): void {
  const { place, parent } = silo;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [row, above] of parent.entries()) {
      if (above < 0 || (above < place.length && place[above] !== PLACES.none)) continue;
      place[row] = PLACES.none;
      parent[row] = -1;
      changed = true;
    }
  }
  for (const column of SILO_COLUMNS) {
    if (siloColumn(column).holdsRows !== true) continue;
    const rows = silo[column];
    for (const [row, other] of rows.entries()) if (other >= place.length) rows[row] = -1;
  }
}

function siloOf(
  topics: readonly string[],
  columnOf: (column: SiloColumn) => SiloState[SiloColumn],
): SiloState {
  // Every column of the list, each made by its own entry or from the column of that name.
  return {
    topics,
    ...Object.fromEntries(SILO_COLUMNS.map((column) => [column, columnOf(column)])),
  } as SiloState;
}
