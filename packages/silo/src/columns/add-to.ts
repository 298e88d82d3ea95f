type Column = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** `column[at] += amount`. Not for innermost loops: see docs/decisions/0010-typed-arrays.md. */
export function addTo(column: Column, at: number, amount: number): void {
  column[at] = (column[at] ?? 0) + amount;
}
