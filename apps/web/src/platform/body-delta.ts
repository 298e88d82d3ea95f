// What differs between two bodies of a record: the other end, which has the first, makes the second of it.
import {
  type ColumnName,
  columnName,
  isNumberColumn,
  isPlainObject,
  NUMBER_COLUMNS,
  type NumberColumn,
} from './number-columns.ts';

/** Plain data. Columns are compared by their bytes, so that the second body has the same bytes on either end. */
export type BodyDelta =
  | { readonly type: 'same' }
  | { readonly type: 'new'; readonly value: unknown }
  /** An object: its members, those that are gone left out. */
  | { readonly type: 'members'; readonly members: Readonly<Record<string, BodyDelta>> }
  | ({ readonly type: 'words' } & ChangedWords)
  | ({ readonly type: 'spliced' } & SplicedBytes)
  | ({ readonly type: 'raised' } & RaisedCells);

/** A column as the one before it with other words. A word has four bytes, whatever the kind of number. */
interface ChangedWords {
  readonly array: ColumnName;
  /** Bytes of the one before that this one begins with, once the words are changed. */
  readonly kept: number;
  /** Which of their words differ, ascending, counted from 0. */
  readonly places: Int32Array;
  /** What they are now. */
  readonly words: Int32Array;
  /** The bytes after those: what the column has grown by, and what does not fill a word. */
  readonly rest: Uint8Array;
}

/** Texts of which one is another, longer or shorter: how many bytes before and after it stay, and the new bytes between. */
interface SplicedBytes {
  /** Bytes of the column before that this one begins with, and ends with. */
  readonly head: number;
  readonly tail: number;
  readonly middle: Uint8Array;
}

/** The offsets of such texts: from one cell on, all are higher or lower by the same. Modulo 2^32. */
interface RaisedCells {
  readonly from: number;
  readonly by: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

const WORD_BYTES = 4;
/** A changed word is sent with its place. From this share of the column on, the column is sent. */
const MOST_CHANGED = 1 / 4;

export function deltaBetween(before: unknown, after: unknown): BodyDelta {
  if (before === after) return { type: 'same' };
  if (isNumberColumn(before) && isNumberColumn(after)) {
    return columnDelta(before, after);
  }
  if (!isPlainObject(before) || !isPlainObject(after)) return { type: 'new', value: after };
  const members = Object.entries(after).map(([name, value]) => [name, deltaBetween(before[name], value)]);
  return { type: 'members', members: Object.fromEntries(members) };
}

function columnDelta(before: NumberColumn, after: NumberColumn): BodyDelta {
  if (before instanceof Uint8Array && after instanceof Uint8Array && before.length !== after.length) {
    const spliced = splicedBytes(before, after);
    if (spliced.middle.length <= after.length * MOST_CHANGED) return { type: 'spliced', ...spliced };
  }
  if (before instanceof Uint32Array && after instanceof Uint32Array) {
    const raised = raisedCells(before, after);
    if (raised !== null) return { type: 'raised', ...raised };
  }
  const words = changedWords(before, after);
  return words === null ? { type: 'new', value: after } : { type: 'words', ...words };
}

/** The second body, of the first and the delta between them. Columns that changed are new ones; `before` stays as it is. */
export function withDelta(before: unknown, delta: BodyDelta): unknown {
  switch (delta.type) {
    case 'same':
      return before;
    case 'new':
      return delta.value;
    case 'words':
      return withWords(before, delta);
    case 'spliced':
      return withBytes(before, delta);
    case 'raised':
      return withRaised(before, delta);
    case 'members': {
      const had = isPlainObject(before) ? before : {};
      const members = Object.entries(delta.members);
      return Object.fromEntries(members.map(([name, inner]) => [name, withDelta(had[name], inner)]));
    }
  }
}

/** Null where most of it is another. */
function changedWords(before: NumberColumn, after: NumberColumn): ChangedWords | null {
  const array = columnName(after);
  if (array !== columnName(before)) return null;
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const common = Math.min(from.length, to.length);
  const most = Math.floor(to.length * MOST_CHANGED);
  const places: number[] = [];
  for (let word = 0; word < common; word++) {
    if (from[word] === to[word]) continue;
    if (places.length >= most) return null;
    places.push(word);
  }
  const kept = common * WORD_BYTES;
  const rest = bytesOf(after).slice(kept);
  if (rest.length >= WORD_BYTES && rest.length > after.byteLength * MOST_CHANGED) return null;
  const words = Int32Array.from(places, (word) => to[word] ?? 0);
  return { array, kept, places: Int32Array.from(places), words, rest };
}

function withWords(before: unknown, { array, kept, places, words, rest }: ChangedWords): NumberColumn {
  if (!isNumberColumn(before)) throw new TypeError(NEEDS_COLUMN);
  const bytes = new Uint8Array(kept + rest.length);
  bytes.set(bytesOf(before).subarray(0, kept));
  bytes.set(rest, kept);
  const into = wordsOf(bytes);
  places.forEach((word, at) => {
    into[word] = words[at] ?? 0;
  });
  return new NUMBER_COLUMNS[array](bytes.buffer);
}

function splicedBytes(before: Bytes, after: Bytes): SplicedBytes {
  const common = Math.min(before.length, after.length);
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const words = Math.min(from.length, to.length);
  let head = 0;
  while (head < words && from[head] === to[head]) head++;
  head *= WORD_BYTES;
  while (head < common && before[head] === after[head]) head++;
  let tail = equalTail(before.subarray(head), after.subarray(head));
  while (tail < common - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return { head, tail, middle: after.slice(head, after.length - tail) };
}

/** Bytes in which both end alike, as far as whole words tell: the copies begin at a word, which the columns seldom do from their ends. */
function equalTail(before: Bytes, after: Bytes): number {
  const words = Math.floor(Math.min(before.length, after.length) / WORD_BYTES);
  const from = wordsOf(before.slice(before.length - words * WORD_BYTES));
  const to = wordsOf(after.slice(after.length - words * WORD_BYTES));
  let same = 0;
  while (same < words && from[words - 1 - same] === to[words - 1 - same]) same++;
  return same * WORD_BYTES;
}

/** Null where the columns differ in any other way. */
function raisedCells(before: Uint32Array, after: Uint32Array): RaisedCells | null {
  const { length } = after;
  if (before.length !== length) return null;
  let from = 0;
  while (from < length && before[from] === after[from]) from++;
  if (from === length) return null;
  const by = ((after[from] ?? 0) - (before[from] ?? 0)) | 0;
  for (let at = from; at < length; at++) {
    if ((((after[at] ?? 0) - (before[at] ?? 0)) | 0) !== by) return null;
  }
  return { from, by };
}

function withBytes(before: unknown, { head, tail, middle }: SplicedBytes): Bytes {
  if (!(before instanceof Uint8Array)) throw new TypeError(NEEDS_COLUMN);
  const bytes = new Uint8Array(head + middle.length + tail);
  bytes.set(before.subarray(0, head));
  bytes.set(middle, head);
  bytes.set(before.subarray(before.length - tail), head + middle.length);
  return bytes;
}

function withRaised(before: unknown, { from, by }: RaisedCells): Uint32Array {
  if (!(before instanceof Uint32Array)) throw new TypeError(NEEDS_COLUMN);
  const cells = before.slice();
  for (let at = from; at < cells.length; at++) cells[at] = (before[at] ?? 0) + by;
  return cells;
}

const NEEDS_COLUMN = 'A delta of a column needs the column.';

const bytesOf = ({ buffer, byteOffset, byteLength }: NumberColumn): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The whole words of a column; a copy where it does not begin at one. */
function wordsOf(column: NumberColumn): Int32Array {
  const { buffer, byteOffset, byteLength } = column.byteOffset % WORD_BYTES === 0 ? column : column.slice();
  return new Int32Array(buffer, byteOffset, Math.floor(byteLength / WORD_BYTES));
}
