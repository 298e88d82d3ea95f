// A patch: the cells an edit changed, before and after, the keywords it added and renamed. Enough for undo and redo.
import { SILO_COLUMNS, type SiloColumn, type SiloState } from '@silosmith/contract';

export interface ColumnPatch {
  readonly column: SiloColumn;
  /** Ascending. */
  readonly rows: Int32Array;
  readonly before: Float64Array;
  readonly after: Float64Array;
}

export interface AddedKeyword {
  readonly keyword: string;
  readonly volume: number;
  readonly difficulty: number;
}

/** Plain, clonable data; `undo` applies the before side, `redo` the after side. */
export interface DocumentPatch {
  readonly columns: readonly ColumnPatch[];
  /** Keywords appended to the table, in row order. */
  readonly added: readonly AddedKeyword[];
  readonly renamed: readonly { readonly row: number; readonly before: string; readonly after: string }[];
  /** The silo's topic labels, where they changed. */
  readonly topics: { readonly before: readonly string[]; readonly after: readonly string[] } | null;
  /** Topics of the rows touched, before and after: where a check has to look again. */
  readonly touchedTopics: Int32Array;
}

/** The cells in which two silos of the same length differ. */
export function cellsBetween(before: SiloState, after: SiloState): ColumnPatch[] {
  return SILO_COLUMNS.flatMap((column) => {
    const from = before[column];
    const to = after[column];
    const differing: number[] = [];
    for (let row = 0; row < from.length; row++) if (from[row] !== to[row]) differing.push(row);
    if (differing.length === 0) return [];
    const rows = Int32Array.from(differing);
    const valuesOf = (cells: ArrayLike<number>) => Float64Array.from(rows, (row) => cells[row] ?? 0);
    return [{ column, rows, before: valuesOf(from), after: valuesOf(to) }];
  });
}
