// Priority queue: a binary heap of items by key, highest first. O(log n) a push or pop.
import { longer } from './longer-array.ts';

/** Items by key, highest first; equal keys by lowest item. Grows as needed. */
export class MaxQueue {
  private items: Int32Array;
  private keys: Float64Array;
  private size = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(Math.max(16, capacity));
    this.keys = new Float64Array(this.items.length);
  }

  /** The item that `pop` will remove; -1 when the queue is empty. */
  topItem(): number {
    return this.size === 0 ? -1 : (this.items[0] ?? -1);
  }

  clear(): void {
    this.size = 0;
  }

  push(item: number, key: number): void {
    if (this.size === this.items.length) this.grow();
    let at = this.size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(item, key, parent)) break;
      this.items[at] = this.items[parent] ?? 0;
      this.keys[at] = this.keys[parent] ?? 0;
      at = parent;
    }
    this.items[at] = item;
    this.keys[at] = key;
  }

  /** Removes the top item and returns its key. */
  pop(): number {
    const top = this.keys[0] ?? 0;
    this.size--;
    const item = this.items[this.size] ?? 0;
    const key = this.keys[this.size] ?? 0;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      const right = child + 1;
      if (right < this.size && this.isBefore(this.items[right] ?? 0, this.keys[right] ?? 0, child))
        child = right;
      if (this.isBefore(item, key, child)) break;
      this.items[at] = this.items[child] ?? 0;
      this.keys[at] = this.keys[child] ?? 0;
      at = child;
    }
    this.items[at] = item;
    this.keys[at] = key;
    return top;
  }

  private isBefore(item: number, key: number, at: number): boolean {
    const other = this.keys[at] ?? 0;
    return key > other || (key === other && item < (this.items[at] ?? 0));
  }

  private grow(): void {
    this.items = longer(this.items, this.size * 2);
    this.keys = longer(this.keys, this.size * 2);
  }
}
