// Lists of rows carried over a change: only what changed is looked at again.

/**
 * Ascending rows that pass: those of `rows` outside `changed`, as they are, and those of `changed` that pass now.
 * Both lists ascending; O(both). The same array where nothing comes or goes.
 */
export function rowsAfter(
  rows: Int32Array,
  changed: ArrayLike<number>,
  passes: (row: number) => boolean,
): Int32Array {
  const after = new Int32Array(rows.length + changed.length);
  let count = 0;
  let isSame = true;
  let at = 0;
  for (let i = 0; i < changed.length; i++) {
    const row = changed[i] ?? -1;
    while (at < rows.length && (rows[at] ?? 0) < row) after[count++] = rows[at++] ?? 0;
    const was = at < rows.length && rows[at] === row;
    const is = passes(row);
    if (was) at++;
    if (is) after[count++] = row;
    if (was !== is) isSame = false;
  }
  if (isSame) return rows;
  after.set(rows.subarray(at), count);
  return after.slice(0, count + rows.length - at);
}

/** The rows of both lists, each once, ascending. Both ascending; O(both). */
export function unionOf(left: Int32Array, right: Int32Array): Int32Array {
  return rowsAfter(left, right, () => true);
}

/** The rows that pass, ascending. */
export function rowsWhere(rowCount: number, passes: (row: number) => boolean): Int32Array {
  let count = 0;
  const rows = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row++) if (passes(row)) rows[count++] = row;
  return rows.slice(0, count);
}
