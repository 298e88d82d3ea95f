// Posts large columns to a worker without blocking the page: they are copied slice by slice in separate tasks, then the message follows.

import {
  type ColumnName,
  columnName,
  isNumberColumn,
  isPlainObject,
  NUMBER_COLUMNS,
  type NumberColumn,
} from './number-columns.ts';

/** Columns of fewer bytes go with the message itself, which the browser copies in one task and several times slower than a slice. */
const LARGE_BYTES = 2 ** 16;
/** Copied in about a millisecond: so many are sent in one task. */
const SLICE_BYTES = 2 ** 21;

export type SlicedMessage =
  /** `place`: which column, counted from 0. `size`: bytes of the whole column. */
  | {
      readonly type: 'slice';
      readonly place: number;
      readonly size: number;
      readonly offset: number;
      readonly bytes: Uint8Array<ArrayBuffer>;
    }
  /** `body` has a `SlicedColumn` in each place of a column that went before. */
  | { readonly type: 'message'; readonly body: unknown };

interface SlicedColumn {
  readonly slicedColumn: number;
  readonly array: ColumnName;
}

export interface SliceSender {
  post(message: SlicedMessage, transfer: Transferable[]): void;
  /** Resolves when the page has had its turn; false: nobody waits for the message any more. */
  nextTask(): Promise<boolean>;
}

/** Sends `body`, which must stay as it is meanwhile. Columns are looked for in plain objects however deep, not in lists. */
export async function postSliced({ post, nextTask }: SliceSender, body: unknown): Promise<void> {
  const columns: NumberColumn[] = [];
  const rest = withoutColumns(body, columns);
  let inTask = 0;
  for (const [place, column] of columns.entries()) {
    const size = column.byteLength;
    for (let offset = 0; offset < size; offset += SLICE_BYTES) {
      const length = Math.min(SLICE_BYTES, size - offset);
      if (inTask > 0 && inTask + length > SLICE_BYTES) {
        if (!(await nextTask())) return;
        inTask = 0;
      }
      inTask += length;
      // A copy of the slice alone, which then moves: the column stays on the page.
      const bytes = new Uint8Array(column.buffer, column.byteOffset + offset, length).slice();
      post({ type: 'slice', place, size, offset, bytes }, [bytes.buffer]);
    }
  }
  post({ type: 'message', body: rest }, []);
}

/** The other end: hands each body on, whole again. */
export function sliceReader(take: (body: unknown) => void): (message: SlicedMessage) => void {
  let received: Uint8Array<ArrayBuffer>[] = [];
  return (message) => {
    if (message.type === 'slice') {
      received[message.place] ??= new Uint8Array(message.size);
      received[message.place]?.set(message.bytes, message.offset);
      return;
    }
    const buffers = received;
    received = [];
    take(withColumns(message.body, buffers));
  };
}

function withoutColumns(value: unknown, columns: NumberColumn[]): unknown {
  if (isNumberColumn(value)) {
    if (value.byteLength < LARGE_BYTES) return value;
    columns.push(value);
    const sliced: SlicedColumn = { slicedColumn: columns.length - 1, array: columnName(value) };
    return sliced;
  }
  if (!isPlainObject(value)) return value;
  return mapped(value, (inner) => withoutColumns(inner, columns));
}

function withColumns(value: unknown, buffers: readonly Uint8Array<ArrayBuffer>[]): unknown {
  if (!isPlainObject(value)) return value;
  if (isSliced(value)) {
    const bytes = buffers[value.slicedColumn] ?? new Uint8Array();
    return new NUMBER_COLUMNS[value.array](bytes.buffer);
  }
  return mapped(value, (inner) => withColumns(inner, buffers));
}

function mapped(value: object, change: (inner: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}

function isSliced(value: object): value is SlicedColumn {
  return 'slicedColumn' in value;
}
