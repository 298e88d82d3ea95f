// What did this very cell mean before? Columns of labels repeat a few values a million times; each is read once.
import { cellText } from './cell-text.ts';

/** Places of the table; a value that falls on another's place takes it. */
const PLACES = 4_096;
const LONGEST = 400;

/** Reads cells by `read`, and remembers what sequences of bytes gave. */
export class CellMemo {
  readonly #read: (text: string) => number;
  readonly #cells: (Uint8Array | undefined)[] = new Array<Uint8Array | undefined>(PLACES).fill(undefined);
  readonly #values: Int32Array = new Int32Array(PLACES);

  constructor(read: (text: string) => number) {
    this.#read = read;
  }

  valueOf(source: Uint8Array, start: number, end: number, escaped: number): number {
    const length = end - start;
    let hash = length + escaped;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (source[at] ?? 0), 0x01000193);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    const known = this.#cells[place];
    if (known !== undefined && known.length === length) {
      let at = 0;
      while (at < length && known[at] === source[start + at]) at++;
      if (at === length) return this.#values[place] ?? 0;
    }
    const value = this.#read(cellText(source, start, end, escaped));
    // A cell with quotes to undo is read anew: its bytes alone do not say so.
    if (length <= LONGEST && escaped === 0) {
      this.#cells[place] = source.slice(start, end);
      this.#values[place] = value;
    }
    return value;
  }
}
