// A number for a set of words, whatever their order: two sets with different numbers differ, few with the same do.

/** `ids`: each once; negative ones too. */
export function numberOfSet(ids: Iterable<number>): number {
  let sum = 0;
  let count = 0;
  for (const id of ids) {
    sum = (sum + scattered(id)) | 0;
    count++;
  }
  return withNumber(sum, count);
}

/** The same of the ids of an array from one place to another. */
export function numberOfRange(ids: ArrayLike<number>, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum = (sum + scattered(ids[at] ?? 0)) | 0;
  return withNumber(sum, to - from);
}

/** The same without one of them. */
export function numberOfRangeWithout(ids: ArrayLike<number>, from: number, to: number, left: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) if (ids[at] !== left) sum = (sum + scattered(ids[at] ?? 0)) | 0;
  return withNumber(sum, to - from - 1);
}

/** The same for a set with something else that tells it apart. */
export function withNumber(number: number, other: number): number {
  return (Math.imul(number, 31) + scattered(other)) | 0;
}

/** The finalizer of MurmurHash3: neighbours land far from each other. */
function scattered(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
