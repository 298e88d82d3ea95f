// Sums of what each page shares with the one at hand: a column that is cleared entry by entry, since most pages share nothing.

export class SharedWeights {
  private readonly sums: Float64Array;
  /** Pages with a sum, in the order in which they were met. */
  readonly met: number[] = [];

  constructor(pageCount: number) {
    this.sums = new Float64Array(pageCount);
  }

  /** `weight` is above 0. */
  add(pages: readonly number[], weight: number): void {
    const { sums, met } = this;
    for (let at = 0; at < pages.length; at++) {
      const page = pages[at] ?? 0;
      const sum = sums[page] ?? 0;
      if (sum === 0) met.push(page);
      sums[page] = sum + weight;
    }
  }

  of(page: number): number {
    return this.sums[page] ?? 0;
  }

  /** Forgets all that was added. */
  clear(): void {
    for (const page of this.met) this.sums[page] = 0;
    this.met.length = 0;
  }
}
