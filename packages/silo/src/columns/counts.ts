/** How often each number below `size` occurs. By index, since an iterator takes twenty times as long. */
export function countsOf(numbers: Uint32Array | Int32Array, size: number): Uint32Array {
  const counts = new Uint32Array(size);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}
