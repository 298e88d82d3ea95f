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
  | ({ readonly type: 'words' } & ChangedWords);

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

const WORD_BYTES = 4;
/** A changed word is sent with its place. From this share of the column on, the column is sent. */
const MOST_CHANGED = 1 / 4;

export function deltaBetween(before: unknown, after: unknown): BodyDelta {
  if (before === after) return { type: 'same' };
  if (isNumberColumn(before) && isNumberColumn(after)) {
    const words = changedWords(before, after);
    return words === null ? { type: 'new', value: after } : { type: 'words', ...words };
  }
  if (!isPlainObject(before) || !isPlainObject(after)) return { type: 'new', value: after };
  const members = Object.entries(after).map(([name, value]) => [name, deltaBetween(before[name], value)]);
  return { type: 'members', members: Object.fromEntries(members) };
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
  if (!isNumberColumn(before)) throw new TypeError('A delta of a column needs the column.');
  const bytes = new Uint8Array(kept + rest.length);
  bytes.set(bytesOf(before).subarray(0, kept));
  bytes.set(rest, kept);
  const into = wordsOf(bytes);
  places.forEach((word, at) => {
    into[word] = words[at] ?? 0;
  });
  return new NUMBER_COLUMNS[array](bytes.buffer);
}

const bytesOf = ({ buffer, byteOffset, byteLength }: NumberColumn): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The whole words of a column; a copy where it does not begin at one. */
function wordsOf(column: NumberColumn): Int32Array {
  const { buffer, byteOffset, byteLength } = column.byteOffset % WORD_BYTES === 0 ? column : column.slice();
  return new Int32Array(buffer, byteOffset, Math.floor(byteLength / WORD_BYTES));
}
