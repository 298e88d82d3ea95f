// Which rows has an edit written, in which order, and what did they hold? Kept as numbers, so that large fixes stay cheap.

import { SILO_COLUMNS, type SiloColumn, type SiloState } from '@silosmith/contract';
import { longer } from '../columns/longer-array.ts';
import type { ColumnPatch } from './patch.ts';

/** Cells of one entry, in the order of SILO_COLUMNS. */
const WIDTH = SILO_COLUMNS.length;
/** Row and entry in one number that has an exact double. */
const MOST_ENTRIES = 2 ** 26;

export class RowJournal {
  private rows = new Int32Array(16);
  private cells = new Float64Array(16 * WIDTH);
  private used = 0;
  /** Entries from here on can be taken back to: what was kept before them must be kept again. */
  private from = 0;

  /** A point to come back to with `takeBack`. */
  mark(): number {
    this.from = this.used;
    return this.used;
  }

  /** Keeps what the row holds, unless it did so for the last write already. `columns` in the order of SILO_COLUMNS. */
  keep(columns: readonly SiloState[SiloColumn][], row: number): void {
    const { used } = this;
    if (used > this.from && this.rows[used - 1] === row) return;
    if (used === this.rows.length) this.grow();
    this.rows[used] = row;
    const at = used * WIDTH;
    for (let column = 0; column < WIDTH; column++) this.cells[at + column] = columns[column]?.[row] ?? 0;
    this.used = used + 1;
  }

  /** Takes rows back, last first, until `length` entries are left. `cellAt(n)` is what the row held in the n-th of SILO_COLUMNS. */
  takeBack(length: number, visit: (row: number, cellAt: (column: number) => number) => void): void {
    while (this.used > length) {
      const start = --this.used * WIDTH;
      visit(this.rows[this.used] ?? 0, (column) => this.cells[start + column] ?? 0);
    }
    this.from = length;
  }

  /** The cells of these columns that hold something else in `now` than at first, and the rows concerned, ascending. */
  patches(now: SiloState, columns: ReadonlySet<SiloColumn>): { columns: ColumnPatch[]; rows: Int32Array } {
    const entries = this.firstEntries();
    const written = picked(this.rows, entries, new Int32Array(entries.length));
    const changed = new Uint8Array(written.length);
    const patches = SILO_COLUMNS.flatMap((column, number) => {
      if (!columns.has(column)) return [];
      const before = this.cellsOf(entries, number);
      const after = picked(now[column], written, new Float64Array(written.length));
      const differing = differences(before, after, changed);
      const { length } = differing;
      if (length === 0) return [];
      return [
        {
          column,
          rows: picked(written, differing, new Int32Array(length)),
          before: picked(before, differing, new Float64Array(length)),
          after: picked(after, differing, new Float64Array(length)),
        },
      ];
    });
    return { columns: patches, rows: written.filter((_, i) => changed[i] === 1) };
  }

  /** Of each row its first entry, by row. */
  private firstEntries(): Int32Array {
    const keys = new Float64Array(this.used);
    for (let entry = 0; entry < this.used; entry++)
      keys[entry] = (this.rows[entry] ?? 0) * MOST_ENTRIES + entry;
    keys.sort();
    const first = new Int32Array(this.used);
    let count = 0;
    let row = -1;
    for (let i = 0; i < keys.length; i++) {
      const entry = (keys[i] ?? 0) % MOST_ENTRIES;
      if (this.rows[entry] !== row) first[count++] = entry;
      row = this.rows[entry] ?? 0;
    }
    return first.slice(0, count);
  }

  private cellsOf(entries: Int32Array, column: number): Float64Array {
    const cells = new Float64Array(entries.length);
    for (let i = 0; i < entries.length; i++) cells[i] = this.cells[(entries[i] ?? 0) * WIDTH + column] ?? 0;
    return cells;
  }

  private grow(): void {
    this.rows = longer(this.rows, this.used * 2);
    this.cells = longer(this.cells, this.used * 2 * WIDTH);
  }
}

/** Positions of cells that differ; marks them in `changed`. */
function differences(before: Float64Array, after: Float64Array, changed: Uint8Array): Int32Array {
  const positions = new Int32Array(before.length);
  let count = 0;
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    positions[count++] = i;
    changed[i] = 1;
  }
  return positions.subarray(0, count);
}

/** The values at the positions, in their order. */
function picked<T extends Int32Array | Float64Array>(
  values: ArrayLike<number>,
  positions: Int32Array,
  into: T,
): T {
  for (let i = 0; i < positions.length; i++) into[i] = values[positions[i] ?? 0] ?? 0;
  return into;
}
