// Units: rows with the same words in another order or spelling. They start as one; units are ordered by their text.
import { countsOf } from '../columns/counts.ts';
import { highHashOf, lowHashOf, WordSets } from '../columns/word-sets.ts';
import { directionsOf } from './directions.ts';
import type { KeywordWords } from './keyword-words.ts';
import type { ListedWords } from './listed-words.ts';

export interface KeywordUnits {
  readonly count: number;
  /** Row → unit. */
  readonly unitOf: Int32Array;
  /** Unit → a row that stands for it: one with the fewest flaws. */
  readonly row: Int32Array;
  /** Unit → its number of rows. */
  readonly size: Uint32Array;
  /** Unit → its row's text, folded, words joined by `_`. */
  readonly spelling: readonly string[];
  readonly scope: Int32Array | undefined;
  /** Unit → the number of its way (`vga to hdmi`), -1 for most. */
  readonly direction: Int32Array;
}

/**
 * Rows of one scope with the same set of stems (slips read as what is meant, function words included) are one unit. The order of units depends on
 * their text alone, so that whatever is decided by order is the same whatever the order of the rows.
 */
export function unitsOf(
  { words, usual, language }: Pick<ListedWords, 'words' | 'usual' | 'language'>,
  flaws: Uint8Array,
  scope?: Int32Array,
): KeywordUnits {
  const rowCount = words.offsets.length - 1;
  const rawUnit = new Int32Array(rowCount);
  const units = new WordSets(rowCount);
  const spelling: string[] = [];
  const row: number[] = [];
  const { offsets, stemIds: ids, stems } = words;
  const directions = directionsOf({ offsets, ids, words: stems }, language);
  let members = new Uint32Array(64);
  for (let r = 0; r < rowCount; r++) {
    const count = (words.offsets[r + 1] ?? 0) - (words.offsets[r] ?? 0);
    if (count > members.length) members = new Uint32Array(count * 2);
    const unit = unitIn(units, members, distinctStems(words, usual, r, members), {
      scope: scope?.[r] ?? 0,
      direction: directions[r] ?? 0,
    });
    rawUnit[r] = unit;
    const isCleaner = unit === spelling.length ? true : isCleanerThan(flaws, r, row[unit] ?? 0);
    if (isCleaner === false) continue;
    const text = words.spelling(r);
    if (isCleaner === null && text >= (spelling[unit] ?? '')) continue;
    spelling[unit] = text;
    row[unit] = r;
  }
  const order = inTextOrder(spelling);
  const place = new Int32Array(order.length);
  order.forEach((unit, at) => {
    place[unit] = at;
  });
  const unitOf = rawUnit.map((unit) => place[unit] ?? 0);
  const size = countsOf(unitOf, order.length);
  const rows = Int32Array.from(order, (unit) => row[unit] ?? 0);
  return {
    count: order.length,
    unitOf,
    row: rows,
    size,
    spelling: order.map((unit) => spelling[unit] ?? ''),
    scope: scope && rows.map((r) => scope[r] ?? 0),
    direction: rows.map((r) => (directions[r] ?? 0) - 1),
  };
}

/** The numbers of the texts in the order of their code units. */
function inTextOrder(texts: readonly string[]): number[] {
  const beginnings = Float64Array.from(texts, beginningOf);
  return Array.from(texts, (_, at) => at).sort((a, b) => {
    const difference = (beginnings[a] ?? 0) - (beginnings[b] ?? 0);
    if (difference !== 0) return difference;
    const left = texts[a] ?? '';
    const right = texts[b] ?? '';
    return left < right ? -1 : left > right ? 1 : a - b;
  });
}

/** No scope is as high. */
const OF_DIRECTION = 1 << 29;

/** Letters that one number holds exactly. */
const BEGINNING = 7;
const LAST_PLAIN = 127;

/** The first letters of a text as a number in the same order: one comparison of numbers parts most texts. Ends at a letter beyond ASCII. */
function beginningOf(text: string): number {
  let number = 0;
  let isPlain = true;
  for (let at = 0; at < BEGINNING; at++) {
    const code: number = isPlain && at < text.length ? Math.min(text.charCodeAt(at), LAST_PLAIN) : 0;
    number = number * (LAST_PLAIN + 1) + code;
    isPlain &&= code < LAST_PLAIN;
  }
  return number;
}

/** Whether a row has fewer flaws than another; null where it has as many. */
function isCleanerThan(flaws: Uint8Array, row: number, than: number): boolean | null {
  const difference = (flaws[row] ?? 0) - (flaws[than] ?? 0);
  return difference === 0 ? null : difference < 0;
}

/** Puts the stems of a row into `members`, ascending, each once; returns how many there are. */
function distinctStems(words: KeywordWords, usual: Uint32Array, row: number, members: Uint32Array): number {
  let size = 0;
  for (let i = words.offsets[row] ?? 0; i < (words.offsets[row + 1] ?? 0); i++) {
    const stem = usual[words.stemIds[i] ?? 0] ?? 0;
    let at = size;
    while (at > 0 && (members[at - 1] ?? 0) > stem) at--;
    if (at > 0 && members[at - 1] === stem) continue;
    members.copyWithin(at + 1, at, size++);
    members[at] = stem;
  }
  return size;
}

/** Number of the set of stems, scope and direction; a new one where there was none. */
function unitIn(
  units: WordSets,
  members: Uint32Array,
  size: number,
  { scope, direction }: { readonly scope: number; readonly direction: number },
): number {
  // Stems count from 0: no stem has the hash of a scope.
  let low = lowHashOf(~scope) + (direction === 0 ? 0 : lowHashOf(~direction ^ OF_DIRECTION));
  let high = highHashOf(~scope) + (direction === 0 ? 0 : highHashOf(~direction ^ OF_DIRECTION));
  for (let i = 0; i < size; i++) {
    low += lowHashOf(members[i] ?? 0);
    high += highHashOf(members[i] ?? 0);
  }
  return units.add(low, high);
}
