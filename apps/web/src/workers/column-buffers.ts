// Collects the buffers to transfer with a set of columns: each once, however deep it is nested.

/** The distinct ArrayBuffers of all typed arrays in the given objects. Shared buffers stay where they are. */
export function buffersOf(values: readonly unknown[]): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const visit = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
    } else if (Array.isArray(value)) {
      // Lists of labels hold no columns.
      return;
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) visit(inner);
    }
  };
  for (const value of values) visit(value);
  return [...found];
}
