// How common is each stem among a set of rows? A counter over the vocabulary that is cleared by what it touched.
import type { TokenIndex } from '../tokens/index.ts';

/** Row counts a stem for one set of rows at a time. */
export class StemCounts {
  /** Stems met, in order of first appearance; `touchedCount` of them are valid. */
  touched: Int32Array;
  touchedCount = 0;
  private readonly index: TokenIndex;
  private readonly counts: Uint32Array;

  constructor(index: TokenIndex) {
    this.index = index;
    this.counts = new Uint32Array(index.stems.length);
    this.touched = new Int32Array(index.stems.length);
  }

  count(rows: ArrayLike<number>): void {
    for (let i = 0; i < this.touchedCount; i++) this.counts[this.touched[i] ?? 0] = 0;
    this.touchedCount = 0;
    const { offsets, stemIds } = this.index;
    for (let r = 0; r < rows.length; r++) {
      const row = rows[r] ?? 0;
      const end = offsets[row + 1] ?? 0;
      for (let i = offsets[row] ?? 0; i < end; i++) {
        const stem = stemIds[i] ?? 0;
        const before = this.counts[stem] ?? 0;
        if (before === 0) this.touched[this.touchedCount++] = stem;
        this.counts[stem] = before + 1;
      }
    }
  }

  /** Rows of the counted set with this stem. */
  of(stem: number): number {
    return this.counts[stem] ?? 0;
  }

  /** Mean share of the set that has each of the row's stems, 0 to 1: head terms come near 1, long tails do not. */
  centrality(row: number, setSize: number): number {
    const start = this.index.offsets[row] ?? 0;
    const end = this.index.offsets[row + 1] ?? 0;
    if (end === start || setSize === 0) return 0;
    let sum = 0;
    for (let i = start; i < end; i++) sum += this.counts[this.index.stemIds[i] ?? 0] ?? 0;
    return sum / ((end - start) * setSize);
  }
}
