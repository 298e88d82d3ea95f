// Growable typed arrays: capacity grows by a factor of 1.5, transferring the buffer.

type Column =
  | Float64Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

interface ColumnMaker<T extends Column> {
  new (buffer: ArrayBuffer): T;
  readonly BYTES_PER_ELEMENT: number;
}

/** The same values with at least `capacity`; detaches the old array. */
export function withRoom<T extends Column>(maker: ColumnMaker<T>, column: T, capacity: number): T {
  if (column.length >= capacity) return column;
  const size = Math.max(capacity, Math.ceil(column.length * 1.5), 16);
  return new maker(column.buffer.transfer(size * maker.BYTES_PER_ELEMENT));
}

/** The first `length` values in a buffer of exactly their size; detaches the old array. */
export function cutTo<T extends Column>(maker: ColumnMaker<T>, column: T, length: number): T {
  return new maker(column.buffer.transfer(length * maker.BYTES_PER_ELEMENT));
}
