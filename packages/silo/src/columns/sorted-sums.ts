// Sums by id for a few ids at a time, kept in ascending order: an insertion sort, O(ids²) for the tens of features that a keyword has.
import { longer } from './longer-array.ts';

export class SortedSums {
  /** Ascending; the first `used` entries, with their sums beside them. */
  ids = new Uint32Array(256);
  sums = new Float64Array(256);
  used = 0;

  clear(): void {
    this.used = 0;
  }

  add(id: number, amount: number): void {
    if (this.used === this.ids.length) this.grow();
    const { ids, sums } = this;
    let at = this.used;
    while (at > 0 && (ids[at - 1] ?? 0) > id) at--;
    if (at > 0 && ids[at - 1] === id) {
      sums[at - 1] = (sums[at - 1] ?? 0) + amount;
      return;
    }
    for (let i = this.used; i > at; i--) {
      ids[i] = ids[i - 1] ?? 0;
      sums[i] = sums[i - 1] ?? 0;
    }
    ids[at] = id;
    sums[at] = amount;
    this.used++;
  }

  private grow(): void {
    this.ids = longer(this.ids, this.used * 2);
    this.sums = longer(this.sums, this.used * 2);
  }
}
