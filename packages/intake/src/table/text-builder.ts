// Builds a text column row by row as bytes; rows already written can be replaced.
import { type TextColumn, textAt } from '@silosmith/contract';
import { cutTo, withRoom } from './growing.ts';

const encoder = new TextEncoder();

export class TextBuilder {
  #bytes: Uint8Array<ArrayBuffer>;
  #offsets: Uint32Array<ArrayBuffer>;
  #length = 0;
  #rows = 0;
  /** Rows whose text was replaced after they were written. */
  readonly #changed = new Map<number, string>();

  /** @param rows expected number of rows. @param bytes expected size; both may be exceeded. */
  constructor(rows: number, bytes: number) {
    this.#bytes = new Uint8Array(bytes);
    this.#offsets = new Uint32Array(rows + 1);
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }

  startOf(row: number): number {
    return this.#offsets[row] ?? 0;
  }

  endOf(row: number): number {
    return this.#offsets[row + 1] ?? 0;
  }

  /** Bytes written so far. */
  get length(): number {
    return this.#length;
  }

  /** The buffer, with room for `size` bytes after `length`: what is written there is the next row after `commit`. */
  roomFor(size: number): Uint8Array {
    if (this.#length + size > this.#bytes.length)
      this.#bytes = withRoom(Uint8Array, this.#bytes, this.#length + size);
    return this.#bytes;
  }

  /** Makes `size` bytes at `start` (≥ `length`) the next row. */
  commitAt(start: number, size: number): void {
    if (start !== this.#length) this.#bytes.copyWithin(this.#length, start, start + size);
    this.commit(size);
  }

  /** Makes `size` bytes after `length` the next row. */
  commit(size: number): void {
    this.#length += size;
    this.#endRow();
  }

  /**
   * Fast path: adds the next row if it needs no cleaning: `source[start .. end)` of more than one character, ASCII without
   * spaces; with `isAddress` also without the list separators `,`, `;`, `|`, and with a slash or dot. Otherwise false, and nothing is added.
   */
  pushPlain(source: Uint8Array, start: number, end: number, isAddress: boolean): boolean {
    if (end - start < 4) return false;
    const bytes = this.roomFor(end - start);
    let to = this.#length;
    let isMarked = !isAddress;
    for (let at = start; at < end; at++) {
      const byte = source[at] ?? 0;
      if (byte <= 0x20 || byte >= 0x7f) return false;
      if (isAddress && (byte === 0x2c || byte === 0x7c || byte === 0x3b)) return false;
      if (byte === 0x2f || byte === 0x2e) isMarked = true;
      bytes[to++] = byte;
    }
    if (!isMarked) return false;
    this.#length = to;
    this.#endRow();
    return true;
  }

  pushText(text: string): void {
    if (text === '') this.#endRow();
    else {
      const bytes = encoder.encode(text);
      this.roomFor(bytes.length).set(bytes, this.#length);
      this.commit(bytes.length);
    }
  }

  /** Fills all rows before `row` that were not written with ''. */
  skipTo(row: number): void {
    while (this.#rows < row) this.#endRow();
  }

  #endRow(): void {
    this.#rows++;
    if (this.#rows >= this.#offsets.length)
      this.#offsets = withRoom(Uint32Array, this.#offsets, this.#rows + 1);
    this.#offsets[this.#rows] = this.#length;
  }

  textAt(row: number): string {
    return (
      this.#changed.get(row) ??
      (row < this.#rows ? textAt({ bytes: this.#bytes, offsets: this.#offsets }, row) : '')
    );
  }

  /** Replaces the text of a row that was written. */
  change(row: number, text: string): void {
    this.#changed.set(row, text);
  }

  /** The finished column; the builder is spent. */
  finish(rows: number): TextColumn {
    this.skipTo(rows);
    if (this.#changed.size === 0) {
      return {
        bytes: cutTo(Uint8Array, this.#bytes, this.#length),
        offsets: cutTo(Uint32Array, this.#offsets, rows + 1),
      };
    }
    return this.#finishChanged(rows);
  }

  /** Copies unchanged runs of rows at once. */
  #finishChanged(rows: number): TextColumn {
    const changed = [...this.#changed]
      .sort(([a], [b]) => a - b)
      .map(([row, text]) => [row, encoder.encode(text)] as const);
    const growth = changed.reduce(
      (sum, [row, text]) => sum + text.length - (this.endOf(row) - this.startOf(row)),
      0,
    );
    const bytes = new Uint8Array(this.#length + growth);
    const offsets = cutTo(Uint32Array, this.#offsets.slice(), rows + 1);
    let shift = 0;
    let row = 0;
    const copyUntil = (last: number): void => {
      const from = this.startOf(row);
      bytes.set(this.#bytes.subarray(from, this.startOf(last)), from + shift);
      for (; row < last; row++) offsets[row] = this.startOf(row) + shift;
    };
    for (const [at, text] of changed) {
      copyUntil(at);
      const start = this.startOf(at) + shift;
      offsets[at] = start;
      bytes.set(text, start);
      shift += text.length - (this.endOf(at) - this.startOf(at));
      row = at + 1;
    }
    copyUntil(rows);
    offsets[rows] = this.startOf(rows) + shift;
    return { bytes, offsets };
  }
}
