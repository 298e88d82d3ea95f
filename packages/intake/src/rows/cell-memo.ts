// What did this very cell mean before? Columns of labels repeat a few values a million times; each is read once.
import { cellText } from './cell-text.ts';

/** Places of the table, and how many of them a value may stand in; where all are taken it takes another's. */
const PLACES = 4_096;
const NEIGHBOURS = 4;
const LONGEST = 400;

/** Reads cells of one file by `read`, and remembers what sequences of bytes gave. */
export class CellMemo {
  readonly #read: (text: string) => number;
  readonly #bytes: Uint8Array;
  /** Where a cell with these bytes stands in the file; nowhere where the end is 0. */
  readonly #starts: Int32Array = new Int32Array(PLACES);
  readonly #ends: Int32Array = new Int32Array(PLACES);
  readonly #values: Int32Array = new Int32Array(PLACES);

  constructor(bytes: Uint8Array, read: (text: string) => number) {
    this.#bytes = bytes;
    this.#read = read;
  }

  valueOf(start: number, end: number, escaped: number): number {
    const bytes = this.#bytes;
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
    // A cell with quotes to undo is read anew: its bytes alone do not say so.
    if (escaped !== 0 || end - start > LONGEST) return this.#read(cellText(bytes, start, end, escaped));
    for (let step = 0; step < NEIGHBOURS; step++) {
      const place = (hash + step) & (PLACES - 1);
      if (this.#ends[place] === 0) return this.#keep(place, start, end);
      if (this.#holds(place, start, end)) return this.#values[place] ?? 0;
    }
    return this.#keep(hash & (PLACES - 1), start, end);
  }

  #holds(place: number, start: number, end: number): boolean {
    const bytes = this.#bytes;
    const known = this.#starts[place] ?? 0;
    if ((this.#ends[place] ?? 0) - known !== end - start) return false;
    const shift = known - start;
    let at = start;
    while (at < end && bytes[at] === bytes[at + shift]) at++;
    return at === end;
  }

  #keep(place: number, start: number, end: number): number {
    const value = this.#read(cellText(this.#bytes, start, end, 0));
    this.#starts[place] = start;
    this.#ends[place] = end;
    this.#values[place] = value;
    return value;
  }
}
