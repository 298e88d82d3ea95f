// Growth of a typed array: a longer copy. Doubling makes n pushes O(n).

/** A typed array of the same kind and `length` entries (no fewer than before): what `array` has, then zeros. */
export function longer<T extends Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array>(
  array: T,
  length: number,
): T {
  // Every typed array's constructor makes its own kind.
  const copy = new (array.constructor as new (length: number) => T)(length);
  copy.set(array);
  return copy;
}
