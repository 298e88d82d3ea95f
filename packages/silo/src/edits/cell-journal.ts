// Which cells has an edit written, in which order, and what did they hold? Kept as numbers, so that large fixes stay cheap.
import type { SiloState } from '@silosmith/contract';
import { type ColumnPatch, SILO_COLUMNS, type SiloColumn } from './patch.ts';

interface ColumnLog {
  readonly column: SiloColumn;
  readonly rows: number[];
  readonly values: number[];
}

const NUMBER_OF = new Map(SILO_COLUMNS.map((column, number) => [column, number]));

export class CellJournal {
  /** Column numbers in the order of writing. */
  private readonly order: number[] = [];
  private readonly logs: readonly ColumnLog[] = SILO_COLUMNS.map((column) => ({
    column,
    rows: [],
    values: [],
  }));

  get length(): number {
    return this.order.length;
  }

  push(column: SiloColumn, row: number, was: number): void {
    const number = NUMBER_OF.get(column) ?? 0;
    this.order.push(number);
    this.logs[number]?.rows.push(row);
    this.logs[number]?.values.push(was);
  }

  /** Takes entries back, last first, until `length` are left. */
  takeBack(length: number, visit: (column: SiloColumn, row: number, was: number) => void): void {
    while (this.order.length > length) {
      const log = this.logs[this.order.pop() ?? 0];
      if (log !== undefined) visit(log.column, log.rows.pop() ?? 0, log.values.pop() ?? 0);
    }
  }

  /** What the cells held first, and hold in `now`; rows ascending. */
  patches(now: SiloState): ColumnPatch[] {
    const seen = new Uint8Array(now.place.length);
    return this.logs.flatMap(({ column, rows: written, values }) => {
      if (written.length === 0) return [];
      const first = new Float64Array(now.place.length);
      const distinct: number[] = [];
      for (let i = 0; i < written.length; i++) {
        const row = written[i] ?? 0;
        if (seen[row] === 1) continue;
        seen[row] = 1;
        first[row] = values[i] ?? 0;
        distinct.push(row);
      }
      const rows = Int32Array.from(distinct).sort();
      const before = new Float64Array(rows.length);
      const after = new Float64Array(rows.length);
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0;
        seen[row] = 0;
        before[i] = first[row] ?? 0;
        after[i] = now[column][row] ?? 0;
      }
      return [{ column, rows, before, after }];
    });
  }
}
