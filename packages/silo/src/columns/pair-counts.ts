// Counts ordered pairs of small numbers: which word stands right before which.

const MIX = 0x9e3779b1;

/** Open addressing over typed arrays: a `Map` of the same pairs costs five times as much. */
export class PairCounts {
  /** Number of distinct pairs; pair `i` is `first[i]`, `second[i]`, met `count[i]` times, in the order they were met. */
  size = 0;
  first: Uint32Array;
  second: Uint32Array;
  count: Uint32Array;
  /** Number of a pair + 1; 0 is free. */
  private slots: Uint32Array;

  constructor(expected: number) {
    let capacity = 16;
    while (capacity < expected * 2) capacity *= 2;
    this.slots = new Uint32Array(capacity);
    this.first = new Uint32Array(capacity >> 1);
    this.second = new Uint32Array(capacity >> 1);
    this.count = new Uint32Array(capacity >> 1);
  }

  /** The number of the pair. At most `expected` distinct pairs may be added. */
  add(first: number, second: number): number {
    const slot = this.slotOf(first, second);
    let pair = (this.slots[slot] ?? 0) - 1;
    if (pair < 0) {
      pair = this.size++;
      this.slots[slot] = pair + 1;
      this.first[pair] = first;
      this.second[pair] = second;
    }
    this.count[pair] = (this.count[pair] ?? 0) + 1;
    return pair;
  }

  /** Number of a pair; -1 where it was never added. */
  find(first: number, second: number): number {
    return (this.slots[this.slotOf(first, second)] ?? 0) - 1;
  }

  /** How often `second` was added right behind `first`. */
  of(first: number, second: number): number {
    return this.count[this.find(first, second)] ?? 0;
  }

  private slotOf(first: number, second: number): number {
    const mask = this.slots.length - 1;
    const hash = Math.imul(Math.imul(first + 1, MIX) ^ (second + 1), MIX);
    let at = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const pair = (this.slots[at] ?? 0) - 1;
      if (pair < 0 || (this.first[pair] === first && this.second[pair] === second)) return at;
      at = (at + 1) & mask;
    }
  }
}
