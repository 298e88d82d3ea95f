// The n-th smallest of many numbers without sorting them.

/**
 * The value at position `n`, from 0, of the first `count` values in ascending order. Reorders them: the n smallest are before position n afterwards.
 * Quickselect with Hoare's partition (C. A. R. Hoare, Algorithm 65: Find, CACM 4(7), 1961); O(values) on average.
 */
export function nthSmallest(values: Float64Array, n: number, count = values.length): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left++;
      while ((values[right] ?? 0) > pivot) right--;
      if (left > right) break;
      const swapped = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = swapped;
    }
    if (n <= right) high = right;
    else if (n >= left) low = left;
    else break;
  }
  return values[n] ?? 0;
}
