// Sets of telling words and the pages that keywords with these very words are on: nearly always one. Known by their numbers, not by their words.
import { numberOfRange, numberOfRangeWithout } from './word-set-number.ts';

export class SaidSets {
  size = 0;
  /** Set `s` has `ids[offsets[s] .. offsets[s + 1])`. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  private readonly byNumber = new Map<number, number>();
  /** By set: the page that it was met on first. */
  private readonly page: Uint32Array;
  /** By set: the other pages, in the order in which it was met there. */
  private readonly more = new Map<number, number[]>();

  /** As many sets as may be added, and words of them. */
  constructor(sets: number, words: number) {
    this.offsets = new Uint32Array(sets + 1);
    this.ids = new Uint32Array(words);
    this.page = new Uint32Array(sets);
  }

  /** Of the ids `from` to `to`. */
  add(ids: ArrayLike<number>, from: number, to: number, page: number): void {
    const number = numberOfRange(ids, from, to);
    const known = this.byNumber.get(number);
    if (known === undefined) this.keep(ids, from, to, this.numbered(number, page));
    else if (!this.isOn(known, page)) {
      const more = this.more.get(known);
      if (more) more.push(page);
      else this.more.set(known, [page]);
    }
  }

  private numbered(number: number, page: number): number {
    const set = this.size++;
    this.byNumber.set(number, set);
    this.page[set] = page;
    return set;
  }

  private keep(ids: ArrayLike<number>, from: number, to: number, set: number): void {
    let used = this.offsets[set] ?? 0;
    for (let at = from; at < to; at++) this.ids[used++] = ids[at] ?? 0;
    this.offsets[set + 1] = used;
  }

  /** The set of the ids `from` to `to` without one of them; -1 where no keyword has these words. */
  without(ids: ArrayLike<number>, from: number, to: number, left: number): number {
    return this.byNumber.get(numberOfRangeWithout(ids, from, to, left)) ?? -1;
  }

  isOn(set: number, page: number): boolean {
    return this.page[set] === page || this.more.get(set)?.includes(page) === true;
  }

  /** The first page of a set that another is on, too; -1 without one. */
  pageOfBoth(set: number, other: number): number {
    const first = this.page[set] ?? -1;
    if (this.isOn(other, first)) return first;
    return this.more.get(set)?.find((page) => this.isOn(other, page)) ?? -1;
  }
}
