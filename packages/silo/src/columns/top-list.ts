// The k best of a stream, kept in order: O(k) an offer that is kept, which for the few of a neighbour search is less than a heap needs.

/** The `capacity` best of a stream of scored items, best first; among equals the lowest item comes first, and stays. */
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
    return this.size < this.items.length ? Number.NEGATIVE_INFINITY : (this.scores[this.size - 1] ?? 0);
  }

  offer(item: number, score: number): void {
    const { items, scores } = this;
    let at = this.size;
    if (at < items.length) this.size++;
    else if (at === 0 || !isBefore(score, item, scores[--at] ?? 0, items[at] ?? 0)) return;
    for (; at > 0; at--) {
      const above = scores[at - 1] ?? 0;
      const other = items[at - 1] ?? 0;
      if (!isBefore(score, item, above, other)) break;
      scores[at] = above;
      items[at] = other;
    }
    scores[at] = score;
    items[at] = item;
  }
}

function isBefore(score: number, item: number, above: number, other: number): boolean {
  return score > above || (score === above && item < other);
}
