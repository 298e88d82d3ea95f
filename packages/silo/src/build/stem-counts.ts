// Stem frequencies among a set of rows: a counter over the vocabulary, cleared by the entries it touched.
import type { TokenIndex } from '../tokens/index.ts';

/** Row counts a stem for one set of rows at a time. */
export class StemCounts {
  /** Stems met; `touchedCount` of them are valid. */
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private readonly index: TokenIndex;
  private readonly counts: Int32Array;

  constructor(index: TokenIndex) {
    this.index = index;
    this.counts = new Int32Array(index.stems.length);
    this.touched = new Int32Array(index.stems.length);
  }

  count(rows: ArrayLike<number>): void {
    for (let i = 0; i < this.touchedCount; i++) this.counts[this.touched[i] ?? 0] = 0;
    this.touchedCount = 0;
    for (let r = 0; r < rows.length; r++) this.add(rows[r] ?? 0);
  }

  private add(row: number): void {
    const { counts, touched } = this;
    const { offsets, stemIds } = this.index;
    const end = offsets[row + 1] ?? 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const stem = stemIds[i] ?? 0;
      const before = counts[stem] ?? 0;
      if (before === 0) touched[this.touchedCount++] = stem;
      counts[stem] = before + 1;
    }
  }

  /** The commonest of the row's stems among those that at most `most` rows have, the lowest id among equals; -1 where it has none. */
  commonest(row: number, most: number): number {
    const { counts } = this;
    const { offsets, stemIds } = this.index;
    const end = offsets[row + 1] ?? 0;
    let best = -1;
    let bestCount = 0;
    for (let i = offsets[row] ?? 0; i < end; i++) {
      const stem = stemIds[i] ?? 0;
      const count = counts[stem] ?? 0;
      if (count <= most && count > bestCount) {
        best = stem;
        bestCount = count;
      }
    }
    return best;
  }

  /** Mean share of the set that has each of the row's stems, 0 to 1: head terms come near 1, long tails do not. */
  centrality(row: number, setSize: number): number {
    const { counts } = this;
    const { offsets, stemIds } = this.index;
    const start = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    if (end === start || setSize === 0) return 0;
    let sum = 0;
    for (let i = start; i < end; i++) sum += counts[stemIds[i] ?? 0] ?? 0;
    return sum / ((end - start) * setSize);
  }
}
