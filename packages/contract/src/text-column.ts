// Column of strings as UTF-8 bytes and offsets: no string object per row; decoded for visible rows only.

/** Row `r` is `bytes[offsets[r] .. offsets[r + 1])`, UTF-8. `offsets` has rowCount + 1 entries. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
}

const decoder = new TextDecoder('utf-8');
const encoder = new TextEncoder();

/** The text of one row; '' for an empty cell. */
export function textAt(column: TextColumn, row: number): string {
  const start = column.offsets[row] ?? 0;
  const end = column.offsets[row + 1] ?? start;
  return start === end ? '' : decoder.decode(column.bytes.subarray(start, end));
}

/** Builds a column from strings; for small sets and tests. */
export function textColumnOf(rows: readonly string[]): TextColumn {
  const offsets = new Uint32Array(rows.length + 1);
  const parts = rows.map((row) => encoder.encode(row));
  let total = 0;
  parts.forEach((part, i) => {
    total += part.length;
    offsets[i + 1] = total;
  });
  const bytes = new Uint8Array(total);
  parts.forEach((part, i) => {
    bytes.set(part, offsets[i]);
  });
  return { bytes, offsets };
}
