// Order of the lines by a column that the filters cannot sort by.
import type { OpenProject } from '../../../state/project/open-project.ts';
import { COLUMNS } from './index.ts';

export interface ColumnSort {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** What is unknown stands last whichever way; equals stay as they are. */
export function sortedRows(project: OpenProject, rows: Int32Array, sort: ColumnSort | null): Int32Array {
  const column = sort === null ? undefined : COLUMNS.find(({ id }) => id === sort.column);
  if (column === undefined || sort === null) return rows;
  const keyOf = column.sortKeys(project);
  const sign = sort.order === 'asc' ? 1 : -1;
  const keys = Float64Array.from(rows, (row) => {
    const key = keyOf(row);
    return Number.isNaN(key) ? Number.POSITIVE_INFINITY : sign * key;
  });
  const order = Int32Array.from(rows, (_, at) => at).sort((a, b) => compared(keys, a, b) || a - b);
  return order.map((at) => rows[at] ?? -1);
}

function compared(keys: Float64Array, a: number, b: number): number {
  const [left = 0, right = 0] = [keys[a], keys[b]];
  return left === right ? 0 : left < right ? -1 : 1;
}
