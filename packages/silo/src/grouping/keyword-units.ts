// Which rows are the same words in another order or spelling? They are one unit from the start; units stand in the order of their text.
import type { KeywordWords } from './keyword-words.ts';

export interface KeywordUnits {
  readonly count: number;
  /** Row → unit. */
  readonly unitOf: Int32Array;
  /** Unit → a row that stands for it. */
  readonly row: Int32Array;
  /** Unit → its number of rows. */
  readonly size: Int32Array;
  /** Unit → its row's text, folded, words joined by `_`. */
  readonly spelling: readonly string[];
  readonly scope: Int32Array | undefined;
}

/**
 * Rows of one scope with the same set of stems, function words included, are one unit. The order of units depends on
 * their text alone, so that whatever is decided by order is the same whatever the order of the rows.
 */
export function unitsOf(words: KeywordWords, scope?: Int32Array): KeywordUnits {
  const rowCount = words.offsets.length - 1;
  const rawUnit = new Int32Array(rowCount);
  const unitByKey = new Map<string, number>();
  const spelling: string[] = [];
  const row: number[] = [];
  for (let r = 0; r < rowCount; r++) {
    const stems = words.stemIds.slice(words.offsets[r], words.offsets[r + 1]).sort();
    const key = keyOf(stems, scope?.[r] ?? 0);
    const text = words.spelling(r);
    let unit = unitByKey.get(key);
    if (unit === undefined) {
      unit = spelling.push(text) - 1;
      row.push(r);
      unitByKey.set(key, unit);
    } else if (text < (spelling[unit] ?? '')) {
      spelling[unit] = text;
      row[unit] = r;
    }
    rawUnit[r] = unit;
  }
  const order = Array.from(spelling, (_, unit) => unit).sort((a, b) => {
    const left = spelling[a] ?? '';
    const right = spelling[b] ?? '';
    return left < right ? -1 : left > right ? 1 : a - b;
  });
  const place = new Int32Array(order.length);
  order.forEach((unit, at) => {
    place[unit] = at;
  });
  const unitOf = rawUnit.map((unit) => place[unit] ?? 0);
  const size = new Int32Array(order.length);
  for (const unit of unitOf) size[unit] = (size[unit] ?? 0) + 1;
  const rows = Int32Array.from(order, (unit) => row[unit] ?? 0);
  return {
    count: order.length,
    unitOf,
    row: rows,
    size,
    spelling: order.map((unit) => spelling[unit] ?? ''),
    scope: scope && rows.map((r) => scope[r] ?? 0),
  };
}

function keyOf(sortedStems: Uint32Array, scope: number): string {
  let key = String(scope);
  let last = -1;
  for (const stem of sortedStems) {
    if (stem !== last) key += `,${stem.toString(36)}`;
    last = stem;
  }
  return key;
}
