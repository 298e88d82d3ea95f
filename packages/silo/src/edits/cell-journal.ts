// Every cell that an edit overwrites, in order, with its value before: for taking a part of the edit back, and for its patch.
import { SILO_COLUMNS, type SiloState } from '@silosmith/contract';
import { longer } from '../columns/longer-array.ts';
import { type ColumnPatch, valuesAt } from './patch.ts';

/** Row and entry share one double: exact for 2^27 rows and 2^26 entries. */
const MOST_ENTRIES = 2 ** 26;

/** 13 bytes an entry, whatever the number of columns; `column` is a position in SILO_COLUMNS. */
export class CellJournal {
  private columns = new Uint8Array(64);
  private rows = new Int32Array(64);
  private values = new Float64Array(64);
  private used = 0;

  /** A point to come back to with `takeBack`. */
  mark(): number {
    return this.used;
  }

  /** Call before the cell is written, with the value it has until then. */
  keep(column: number, row: number, value: number): void {
    if (this.used === this.rows.length) this.grow();
    this.columns[this.used] = column;
    this.rows[this.used] = row;
    this.values[this.used++] = value;
  }

  /** Hands out the entries after the mark, last first, and forgets them. */
  takeBack(mark: number, restore: (column: number, row: number, value: number) => void): void {
    while (this.used > mark) {
      const at = --this.used;
      restore(this.columns[at] ?? 0, this.rows[at] ?? 0, this.values[at] ?? 0);
    }
  }

  /** The cells whose value in `now` is not their first one. O(n log n) in the number of entries. */
  patches(now: SiloState): ColumnPatch[] {
    return SILO_COLUMNS.flatMap((column, number) => {
      const cells = now[column];
      const changed = this.firstEntries(number).filter(
        (entry) => this.values[entry] !== cells[this.rows[entry] ?? 0],
      );
      if (changed.length === 0) return [];
      const rows = changed.map((entry) => this.rows[entry] ?? 0);
      return [
        {
          column,
          rows,
          before: valuesAt(this.values, changed),
          after: valuesAt(cells, rows),
        },
      ];
    });
  }

  /** The first entry of each row in a column, by row. */
  private firstEntries(column: number): Int32Array {
    let count = 0;
    for (let entry = 0; entry < this.used; entry++) if (this.columns[entry] === column) count++;
    const keys = new Float64Array(count);
    count = 0;
    let isSorted = true;
    for (let entry = 0; entry < this.used; entry++) {
      if (this.columns[entry] !== column) continue;
      const key = (this.rows[entry] ?? 0) * MOST_ENTRIES + entry;
      if (count > 0 && key < (keys[count - 1] ?? 0)) isSorted = false;
      keys[count++] = key;
    }
    if (!isSorted) keys.sort();
    const first = new Int32Array(count);
    count = 0;
    let row = -1;
    for (const key of keys) {
      const entry = key % MOST_ENTRIES;
      if (this.rows[entry] !== row) first[count++] = entry;
      row = this.rows[entry] ?? 0;
    }
    return first.subarray(0, count);
  }

  private grow(): void {
    const length = this.used * 2;
    this.columns = longer(this.columns, length);
    this.rows = longer(this.rows, length);
    this.values = longer(this.values, length);
  }
}
