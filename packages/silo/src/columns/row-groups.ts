// Which rows stand together? Counting sort of rows by a group number, in row order inside a group.

export interface RowGroups {
  readonly groupCount: number;
  /** Group `g` holds `rows[offsets[g] .. offsets[g + 1])`. */
  readonly offsets: Uint32Array;
  readonly rows: Int32Array;
}

/** Rows whose group is below zero are left out. */
export function groupRows(groupOfRow: Int32Array, groupCount: number): RowGroups {
  const offsets = new Uint32Array(groupCount + 1);
  for (let row = 0; row < groupOfRow.length; row++) {
    const group = groupOfRow[row] ?? -1;
    if (group >= 0) offsets[group + 1] = (offsets[group + 1] ?? 0) + 1;
  }
  for (let g = 0; g < groupCount; g++) offsets[g + 1] = (offsets[g + 1] ?? 0) + (offsets[g] ?? 0);
  const rows = new Int32Array(offsets[groupCount] ?? 0);
  const next = offsets.slice();
  for (let row = 0; row < groupOfRow.length; row++) {
    const group = groupOfRow[row] ?? -1;
    if (group < 0) continue;
    const at = next[group] ?? 0;
    rows[at] = row;
    next[group] = at + 1;
  }
  return { groupCount, offsets, rows };
}

export function rowsOfGroup(groups: RowGroups, group: number): Int32Array {
  return groups.rows.subarray(groups.offsets[group], groups.offsets[group + 1]);
}
