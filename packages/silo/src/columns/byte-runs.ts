// Numbers the distinct runs of bytes between blanks: a table from bytes to numbers that needs no string for a run it knows.
import { longer } from './longer-array.ts';

const BLANK = 0x20;
/** The prime of the FNV-1a hash. */
const HASH_FACTOR = 0x01000193;
const FIRST_CAPACITY = 1 << 13;
/** In place of a run where there is none. */
export const NO_RUN = -1;

export class ByteRuns {
  /** Number of distinct runs; they are numbered in the order in which they are met. */
  size = 0;
  /** Offset behind the last run read. */
  end = 0;
  private readonly decoder = new TextDecoder('utf-8');
  /** Pairs: the hash, and run + 1 (0 where free); side by side, so that a look-up misses the cache once. */
  private slots = new Int32Array(2);
  private starts = new Uint32Array(1);
  private capacity = 0;
  private arena = new Uint8Array(FIRST_CAPACITY * 8);

  constructor() {
    // Made by the way they grow: what was compiled before the first growth stays valid after it.
    this.makeRoom(FIRST_CAPACITY);
  }

  /** Number of the run that begins at `from` and ends before a blank, at `to` at the latest; `end` tells where. NO_RUN for nothing. */
  at(bytes: Uint8Array, from: number, to: number): number {
    let hash = 0;
    let end = from;
    for (; end < to; end++) {
      const byte = bytes[end] ?? BLANK;
      if (byte === BLANK) break;
      hash = Math.imul(hash ^ byte, HASH_FACTOR);
    }
    this.end = end;
    if (end === from) return NO_RUN;
    return this.lookUp(bytes, from, hash ^ (hash >>> 15));
  }

  /** Plain letters and digits need no decoder. */
  textOf(run: number): string {
    const start = this.starts[run] ?? 0;
    const end = this.starts[run + 1] ?? 0;
    let text = '';
    for (let i = start; i < end; i++) {
      const byte = this.arena[i] ?? 0;
      if (byte >= 0x80) return this.decoder.decode(this.arena.subarray(start, end));
      text += String.fromCharCode(byte);
    }
    return text;
  }

  private lookUp(bytes: Uint8Array, from: number, hash: number): number {
    const { slots } = this;
    const mask = (slots.length >> 1) - 1;
    let slot = hash & mask;
    for (;;) {
      const run = (slots[2 * slot + 1] ?? 0) - 1;
      if (run < 0) return this.add(bytes, from, hash, slot);
      if (slots[2 * slot] === hash && this.equals(run, bytes, from)) return run;
      slot = (slot + 1) & mask;
    }
  }

  private equals(run: number, bytes: Uint8Array, from: number): boolean {
    const { starts, arena } = this;
    const start = starts[run] ?? 0;
    const length = this.end - from;
    if ((starts[run + 1] ?? 0) - start !== length) return false;
    for (let i = 0; i < length; i++) if (arena[start + i] !== bytes[from + i]) return false;
    return true;
  }

  private add(bytes: Uint8Array, from: number, hash: number, slot: number): number {
    const run = this.size++;
    const length = this.end - from;
    this.slots[2 * slot] = hash;
    this.slots[2 * slot + 1] = run + 1;
    const start = this.starts[run] ?? 0;
    if (start + length > this.arena.length)
      this.arena = longer(this.arena, Math.max(start + length, this.arena.length * 2));
    for (let i = 0; i < length; i++) this.arena[start + i] = bytes[from + i] ?? 0;
    this.starts[run + 1] = start + length;
    if (this.size >= this.capacity) this.makeRoom(this.capacity * 2);
    return run;
  }

  /** At most a quarter of the slots is taken. */
  private makeRoom(capacity: number): void {
    this.capacity = capacity;
    this.starts = longer(this.starts, capacity + 1);
    this.slots = spread(this.slots, 4 * capacity);
  }
}

/** The same pairs in a table of another length, a power of two. */
function spread(pairs: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(length);
  const mask = (length >> 1) - 1;
  for (let at = 0; at < pairs.length; at += 2) {
    const run = pairs[at + 1] ?? 0;
    if (run === 0) continue;
    const hash = pairs[at] ?? 0;
    let slot = hash & mask;
    while (slots[2 * slot + 1] !== 0) slot = (slot + 1) & mask;
    slots[2 * slot] = hash;
    slots[2 * slot + 1] = run;
  }
  return slots;
}
