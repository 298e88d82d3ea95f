// Memoises parsed cells by their bytes: label columns repeat a few values millions of times.
import { cellText } from './cell-text.ts';

/** Hash cache of fixed size: slots, and slots probed per value; if all are taken, one is overwritten. */
const PLACES = 4_096;
const NEIGHBOURS = 4;
const LONGEST = 400;

/** Parses cells of one file with `read`, cached by byte sequence. */
export class CellMemo {
  readonly #read: (text: string) => number;
  readonly #bytes: Uint8Array;
  /** Position in the file of a cell with these bytes; an end of 0 marks a free slot. */
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
    // Escaped cells bypass the cache: their bytes alone do not determine the text.
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
