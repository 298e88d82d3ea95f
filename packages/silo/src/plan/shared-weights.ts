// Sums of what each page shares with the one at hand: a column that is cleared entry by entry, since most pages share nothing.

export class SharedWeights {
  private readonly sums: Float64Array;
  /** Pages with a sum, in the order in which they were met: the first `count`. */
  readonly met: Int32Array;
  count = 0;

  constructor(pageCount: number) {
    this.sums = new Float64Array(pageCount);
    this.met = new Int32Array(pageCount);
  }

  /** `weight` is above 0. */
  add(pages: readonly number[], weight: number): void {
    const { sums, met } = this;
    for (let at = 0; at < pages.length; at++) {
      const page = pages[at] ?? 0;
      const sum = sums[page] ?? 0;
      if (sum === 0) met[this.count++] = page;
      sums[page] = sum + weight;
    }
  }

  of(page: number): number {
    return this.sums[page] ?? 0;
  }

  /** Forgets all that was added. */
  clear(): void {
    for (let at = 0; at < this.count; at++) this.sums[this.met[at] ?? 0] = 0;
    this.count = 0;
  }
}
