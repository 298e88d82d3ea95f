// Items sorted by a small integer key, kept as one array of items and one of offsets.

/** Group `g` has `items[offsets[g] .. offsets[g + 1])`, ascending. */
export interface Groups {
  /** Number of groups + 1 entries. */
  readonly offsets: Uint32Array;
  readonly items: Int32Array;
}

/** Where each key's items begin once they are sorted by key; `keyCount` + 1 entries. Keys below 0 are left out. O(items + keys). */
export function offsetsOf(keys: Uint32Array | Int32Array, keyCount: number): Uint32Array {
  const offsets = new Uint32Array(keyCount + 1);
  for (let item = 0; item < keys.length; item++) {
    const key = keys[item] ?? -1;
    if (key >= 0) offsets[key + 1] = (offsets[key + 1] ?? 0) + 1;
  }
  for (let key = 0; key < keyCount; key++) offsets[key + 1] = (offsets[key + 1] ?? 0) + (offsets[key] ?? 0);
  return offsets;
}

/** The items of each group: counting sort by `groupOf`, stable. Items whose group is below 0 are left out. O(items + groups). */
export function groupsOf(groupOf: Uint32Array | Int32Array, groupCount: number): Groups {
  const offsets = offsetsOf(groupOf, groupCount);
  const items = new Int32Array(offsets[groupCount] ?? 0);
  const next = offsets.slice(0, groupCount);
  for (let item = 0; item < groupOf.length; item++) {
    const group = groupOf[item] ?? -1;
    if (group < 0) continue;
    const at = next[group] ?? 0;
    items[at] = item;
    next[group] = at + 1;
  }
  return { offsets, items };
}

export function itemsOf({ offsets, items }: Groups, group: number): Int32Array {
  return items.subarray(offsets[group], offsets[group + 1]);
}

/** Row `k` has `others[offsets[k] .. offsets[k + 1])` with `weights` beside them. */
export interface WeightedRows<Weights> {
  readonly offsets: Uint32Array;
  readonly others: Uint32Array;
  readonly weights: Weights;
}

/** Entries `keys[i] → others[i]` with `weights[i]`, sorted by key; entries of one key keep their order. O(entries + keys). */
export function rowsByKey<Weights extends Float32Array | Float64Array>(
  keys: Uint32Array,
  keyCount: number,
  others: Uint32Array,
  weights: Weights,
): WeightedRows<Weights> {
  const offsets = offsetsOf(keys, keyCount);
  const next = offsets.slice(0, keyCount);
  const sorted = new Uint32Array(keys.length);
  // A copy is of the same kind; every entry is written below.
  const sortedWeights = weights.slice() as Weights;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? 0;
    const at = next[key] ?? 0;
    sorted[at] = others[i] ?? 0;
    sortedWeights[at] = weights[i] ?? 0;
    next[key] = at + 1;
  }
  return { offsets, others: sorted, weights: sortedWeights };
}

/** The transpose of rows of ids: by id, the rows that have it, ascending. */
export function transposedRows<Weights extends Float32Array | Float64Array>(
  offsets: Uint32Array,
  ids: Uint32Array,
  weights: Weights,
  idCount: number,
): WeightedRows<Weights> {
  const rowOf = new Uint32Array(ids.length);
  for (let row = 0; row + 1 < offsets.length; row++) rowOf.fill(row, offsets[row], offsets[row + 1]);
  return rowsByKey(ids, idCount, rowOf, weights);
}
