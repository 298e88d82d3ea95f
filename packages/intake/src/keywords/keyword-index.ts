// Hash index from keyword to row: open addressing; keywords are compared as bytes.
import type { TextBuilder } from '../table/text-builder.ts';

const decoder = new TextDecoder('utf-8');
/** Maximum load factor. */
const FULL = 0.7;

export class KeywordIndex {
  readonly #texts: TextBuilder;
  /** Pairs of hash and row + 1 (0: free); interleaved, so that a lookup costs one cache miss. */
  #slots: Uint32Array;
  #mask: number;
  #rows = 0;
  /** Sink for the reads of `warm`, so that they are not optimised away. */
  readonly #warmed: Uint32Array = new Uint32Array(1);

  /** @param texts the keyword column that rows are looked up in. @param rows expected number of rows. */
  constructor(texts: TextBuilder, rows: number) {
    this.#texts = texts;
    const size = 1 << Math.max(4, Math.ceil(Math.log2(rows / FULL + 1)));
    this.#slots = new Uint32Array(2 * size);
    this.#mask = size - 1;
  }

  /** Prefetches the slots of the next lookups, so that their cache misses overlap. */
  warm(hashes: Uint32Array, count: number): void {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += this.#slots[2 * ((hashes[at] ?? 0) & this.#mask)] ?? 0;
    this.#warmed[0] = sum;
  }

  /**
   * The row of the keyword `bytes[start .. start + length)` with its folded hash, or −1 − row if it was added just now
   * (then the caller writes its text).
   */
  findOrAdd(hash: number, bytes: Uint8Array, start: number, length: number): number {
    const slots = this.#slots;
    const mask = this.#mask;
    let slot = hash & mask;
    for (;;) {
      const row = (slots[2 * slot + 1] ?? 0) - 1;
      if (row < 0) break;
      if (slots[2 * slot] === hash && this.#isSame(row, bytes, start, length)) return row;
      slot = (slot + 1) & mask;
    }
    const row = this.#rows++;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = row + 1;
    if (this.#rows > FULL * mask) this.#grow();
    return -1 - row;
  }

  #grow(): void {
    const before = this.#slots;
    const slots = new Uint32Array(2 * before.length);
    const mask = before.length - 1;
    for (let at = 0; at < before.length; at += 2) {
      const row = before[at + 1] ?? 0;
      if (row === 0) continue;
      const hash = before[at] ?? 0;
      let slot = hash & mask;
      while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
      slots[2 * slot] = hash;
      slots[2 * slot + 1] = row;
    }
    this.#slots = slots;
    this.#mask = mask;
  }

  #isSame(row: number, bytes: Uint8Array, start: number, length: number): boolean {
    const from = this.#texts.startOf(row);
    const to = this.#texts.endOf(row);
    const stored = this.#texts.bytes;
    if (to - from === length) {
      let at = 0;
      while (at < length) {
        const a = bytes[start + at] ?? 0;
        const b = stored[from + at] ?? 0;
        if (a !== b && !((a ^ b) === 0x20 && isLetter(a))) break;
        at++;
      }
      if (at === length) return true;
    }
    const one = decoder.decode(bytes.subarray(start, start + length));
    const other = decoder.decode(stored.subarray(from, to));
    return one.toLowerCase() === other.toLowerCase();
  }
}

function isLetter(byte: number): boolean {
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
