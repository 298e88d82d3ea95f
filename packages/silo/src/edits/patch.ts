// A patch: the cells an edit changed, before and after, the keywords it added and renamed. Enough for undo and redo.
import { SILO_COLUMNS, type SiloColumn, type SiloState } from '@silosmith/contract';

export interface ColumnPatch {
  readonly column: SiloColumn;
  /** Ascending. */
  readonly rows: Int32Array;
  readonly before: Float64Array;
  readonly after: Float64Array;
}

export interface AddedKeyword {
  readonly keyword: string;
  readonly volume: number;
  readonly difficulty: number;
}

/** Plain, clonable data; `undo` applies the before side, `redo` the after side. */
export interface DocumentPatch {
  readonly columns: readonly ColumnPatch[];
  /** Keywords appended to the table, in row order. */
  readonly added: readonly AddedKeyword[];
  readonly renamed: readonly { readonly row: number; readonly before: string; readonly after: string }[];
  /** The silo's topic labels, where they changed. */
  readonly topics: { readonly before: readonly string[]; readonly after: readonly string[] } | null;
  /** Topics of the rows touched, before and after: where a check has to look again. */
  readonly touchedTopics: Int32Array;
}

/** Topics of the rows that the columns changed, before and after; ascending. */
export function topicsTouched(
  columns: readonly ColumnPatch[],
  before: Pick<SiloState, 'topic'>,
  after: Pick<SiloState, 'topic'>,
  besides: readonly number[] = [],
): Int32Array {
  const touched = new Set<number>(besides);
  for (const { rows } of columns) {
    addTopics(touched, before.topic, rows);
    addTopics(touched, after.topic, rows);
  }
  touched.delete(-1);
  return Int32Array.from(touched).sort();
}

function addTopics(to: Set<number>, topic: Int32Array, rows: Int32Array): void {
  let last = -1;
  for (let i = 0; i < rows.length; i++) {
    const at = topic[rows[i] ?? 0] ?? -1;
    if (at !== last) to.add(at);
    last = at;
  }
}

/** The cells in which two silos of the same length differ. `changed`: the only rows that may, ascending; left out: all. */
export function cellsBetween(before: SiloState, after: SiloState, changed?: Int32Array): ColumnPatch[] {
  return SILO_COLUMNS.flatMap((column) => {
    const from = before[column];
    const to = after[column];
    const rows = changed === undefined ? unequalRows(from, to) : unequalAmong(changed, from, to);
    return rows.length === 0
      ? []
      : [{ column, rows, before: valuesAt(from, rows), after: valuesAt(to, rows) }];
  });
}

/** Of a column, the cells of some rows. */
export function valuesAt(cells: ArrayLike<number>, rows: Int32Array): Float64Array {
  const values = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) values[at] = cells[rows[at] ?? 0] ?? 0;
  return values;
}

function unequalAmong(changed: Int32Array, from: ArrayLike<number>, to: ArrayLike<number>): Int32Array {
  const found = new Int32Array(changed.length);
  let count = 0;
  for (let at = 0; at < changed.length; at++) {
    const row = changed[at] ?? 0;
    if (from[row] !== to[row]) found[count++] = row;
  }
  return found.slice(0, count);
}

const WORD_BYTES = 4;

/** Ascending. Both are of one kind and length. Four bytes are compared at a time whatever the kind: most cells of most columns are the same. */
function unequalRows(from: SiloState[SiloColumn], to: SiloState[SiloColumn]): Int32Array {
  const size = from.BYTES_PER_ELEMENT;
  const [left, right] = [wordsOf(from), wordsOf(to)];
  const found: number[] = [];
  let next = 0;
  const compare = (end: number) => {
    for (; next < end; next++) if (from[next] !== to[next]) found.push(next);
  };
  for (let word = 0; word < left.length; word++) {
    if (left[word] === right[word]) continue;
    const first = Math.floor((word * WORD_BYTES) / size);
    if (first > next) next = first;
    compare(Math.min(from.length, first + Math.max(1, WORD_BYTES / size)));
  }
  // What does not fill a word.
  next = Math.max(next, Math.floor((left.length * WORD_BYTES) / size));
  compare(from.length);
  return Int32Array.from(found);
}

/** As many whole words as the column has, where they begin at one; else none. */
function wordsOf({ buffer, byteOffset, byteLength }: SiloState[SiloColumn]): Int32Array {
  const isAligned = byteOffset % WORD_BYTES === 0;
  return new Int32Array(buffer, isAligned ? byteOffset : 0, isAligned ? byteLength >> 2 : 0);
}
