// The k best of a stream: a binary heap of fixed capacity with the worst at its root. O(log k) an offer.

/** The `capacity` best of a stream of scored items; among equals the lowest item stays. */
export class TopList {
  readonly items: Int32Array;
  readonly scores: Float64Array;
  size = 0;

  constructor(capacity: number) {
    this.items = new Int32Array(capacity);
    this.scores = new Float64Array(capacity);
  }

  clear(): void {
    this.size = 0;
  }

  /** What scores below it is not among the best; -Infinity while there is room. */
  floor(): number {
    return this.size < this.items.length ? Number.NEGATIVE_INFINITY : (this.scores[0] ?? 0);
  }

  offer(item: number, score: number): void {
    if (this.size < this.items.length) this.siftUp(this.size++, item, score);
    else if (this.isWorse(0, item, score)) this.siftDown(0, item, score);
  }

  /** Puts the best first. After that the list must be cleared before it takes new offers. */
  sort(): void {
    const size = this.size;
    for (let last = size - 1; last > 0; last--) {
      const item = this.items[0] ?? 0;
      const score = this.scores[0] ?? 0;
      this.size = last;
      this.siftDown(0, this.items[last] ?? 0, this.scores[last] ?? 0);
      this.items[last] = item;
      this.scores[last] = score;
    }
    this.size = size;
  }

  /** Is the entry at `at` worse than the given one? */
  private isWorse(at: number, item: number, score: number): boolean {
    const known = this.scores[at] ?? 0;
    return known < score || (known === score && (this.items[at] ?? 0) > item);
  }

  private siftUp(from: number, item: number, score: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.isWorse(parent, item, score)) break;
      this.items[at] = this.items[parent] ?? 0;
      this.scores[at] = this.scores[parent] ?? 0;
      at = parent;
    }
    this.items[at] = item;
    this.scores[at] = score;
  }

  private siftDown(from: number, item: number, score: number): void {
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      const right = child + 1;
      if (right < this.size && this.isWorse(right, this.items[child] ?? 0, this.scores[child] ?? 0))
        child = right;
      if (!this.isWorse(child, item, score)) break;
      this.items[at] = this.items[child] ?? 0;
      this.scores[at] = this.scores[child] ?? 0;
      at = child;
    }
    this.items[at] = item;
    this.scores[at] = score;
  }
}
