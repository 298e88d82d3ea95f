// Number of common stems of two keywords: a merge of their sorted ids.

/** Common entries of `a[aStart .. aEnd)` and `b[bStart .. bEnd)`, both ascending. */
export function sharedCount(
  a: Uint32Array,
  aStart: number,
  aEnd: number,
  b: Uint32Array,
  bStart: number,
  bEnd: number,
): number {
  let shared = 0;
  let i = aStart;
  let j = bStart;
  while (i < aEnd && j < bEnd) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return shared;
}
