// Which sets of words stand in a list, and which of them is a smaller one? Found by hashes that do not depend on the order of the words.

const MIX_LOW = 0x9e3779b1;
const MIX_HIGH = 0x85ebca6b;

/** Two independent 32-bit hashes of a stem; those of a set are their sums. */
export function lowHashOf(stem: number): number {
  let hash = Math.imul(stem + 1, MIX_LOW);
  hash = Math.imul(hash ^ (hash >>> 15), MIX_HIGH);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function highHashOf(stem: number): number {
  let hash = Math.imul(stem + 1, MIX_HIGH) ^ 0x2545f491;
  hash = Math.imul(hash ^ (hash >>> 16), MIX_LOW);
  return (hash ^ (hash >>> 14)) >>> 0;
}

/** Numbers sets in the order they are added. 64 bits of hash: at a million sets a mistake has a chance of 1 in 30 million. */
export class WordSets {
  size = 0;
  private low: Uint32Array;
  private high: Uint32Array;
  private ids: Int32Array;

  constructor(expected: number) {
    let capacity = 16;
    while (capacity < expected * 2) capacity *= 2;
    this.low = new Uint32Array(capacity);
    this.high = new Uint32Array(capacity);
    this.ids = new Int32Array(capacity).fill(-1);
  }

  /** Number of the set with these hashes; -1 where it is unknown. */
  find(low: number, high: number): number {
    return this.ids[this.slotOf(low >>> 0, high >>> 0)] ?? -1;
  }

  /** Number of the set, a new one where it was unknown. */
  add(low: number, high: number): number {
    if (this.size * 2 >= this.ids.length) this.grow();
    const slot = this.slotOf(low >>> 0, high >>> 0);
    const known = this.ids[slot] ?? -1;
    if (known >= 0) return known;
    // Typed arrays keep the low 32 bits of a sum.
    this.low[slot] = low;
    this.high[slot] = high;
    this.ids[slot] = this.size;
    return this.size++;
  }

  private slotOf(low: number, high: number): number {
    const mask = this.ids.length - 1;
    let slot = low & mask;
    while ((this.ids[slot] ?? -1) >= 0 && (this.low[slot] !== low || this.high[slot] !== high))
      slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { low, high, ids } = this;
    this.low = new Uint32Array(ids.length * 2);
    this.high = new Uint32Array(ids.length * 2);
    this.ids = new Int32Array(ids.length * 2).fill(-1);
    for (let from = 0; from < ids.length; from++) {
      const id = ids[from] ?? -1;
      if (id < 0) continue;
      const slot = this.slotOf(low[from] ?? 0, high[from] ?? 0);
      this.low[slot] = low[from] ?? 0;
      this.high[slot] = high[from] ?? 0;
      this.ids[slot] = id;
    }
  }
}
