// Numbers sets of stems by a hash that does not depend on the order of the stems, so that the hash of a subset is a partial sum.

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

/** Low hash, high hash, number + 1 (0: free): side by side, so that they come from memory together. */
const SLOT = 3;

/** Numbers sets in the order they are added. 64 bits of hash: at a million sets a mistake has a chance of 1 in 30 million. */
export class WordSets {
  size = 0;
  private capacity = 16;
  private slots: Int32Array;

  constructor(expected: number) {
    while (this.capacity < expected * 2) this.capacity *= 2;
    this.slots = new Int32Array(this.capacity * SLOT);
  }

  /** Number of the set with these hashes; -1 where it is unknown. */
  find(low: number, high: number): number {
    return (this.slots[this.slotOf(low | 0, high | 0) + 2] ?? 0) - 1;
  }

  /** Number of the set, a new one where it was unknown. */
  add(low: number, high: number): number {
    if (this.size * 2 >= this.capacity) this.grow();
    const slot = this.slotOf(low | 0, high | 0);
    const known = this.slots[slot + 2] ?? 0;
    if (known > 0) return known - 1;
    this.put(slot, low, high, ++this.size);
    return this.size - 1;
  }

  private put(slot: number, low: number, high: number, id: number): void {
    // Typed arrays keep the low 32 bits of a sum.
    this.slots[slot] = low;
    this.slots[slot + 1] = high;
    this.slots[slot + 2] = id;
  }

  private slotOf(low: number, high: number): number {
    const { slots } = this;
    const mask = this.capacity - 1;
    let at = low & mask;
    while (slots[at * SLOT + 2] !== 0 && (slots[at * SLOT] !== low || slots[at * SLOT + 1] !== high))
      at = (at + 1) & mask;
    return at * SLOT;
  }

  private grow(): void {
    const { slots } = this;
    this.capacity *= 2;
    this.slots = new Int32Array(this.capacity * SLOT);
    for (let from = 0; from < slots.length; from += SLOT) {
      const id = slots[from + 2] ?? 0;
      if (id === 0) continue;
      const low = slots[from] ?? 0;
      const high = slots[from + 1] ?? 0;
      this.put(this.slotOf(low, high), low, high, id);
    }
  }
}
