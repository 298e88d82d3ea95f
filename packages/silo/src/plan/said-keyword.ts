// One keyword of a list at a time, by its telling words: what of it a page says, and what of a page it says.
import type { SaidRows } from './row-parts.ts';
import { HEAVIEST, type TellingWords } from './telling-words.ts';
import { UNMET } from './word-reader.ts';
import { numberOfRange } from './word-set-number.ts';

/** Set of page `p`: `ids[offsets[p] .. offsets[p + 1])`. */
export type PageSets = Pick<TellingWords, 'offsets' | 'ids'>;

export class SaidKeyword {
  private readonly said: SaidRows;
  private readonly words: TellingWords;
  private from = 0;
  private to = 0;
  /** By id: the number of the keyword that said it last. */
  private readonly saidIn: Uint32Array;
  private asked = 0;

  constructor(said: SaidRows, words: TellingWords) {
    this.said = said;
    this.words = words;
    this.saidIn = new Uint32Array(words.frequency.length);
  }

  /** From now on it is the keyword of this row. */
  read(row: number): void {
    const { offsets, ids } = this.said;
    this.asked++;
    this.from = offsets[row] ?? 0;
    this.to = offsets[row + 1] ?? 0;
    for (let at = this.from; at < this.to; at++) {
      const id = ids[at] ?? UNMET;
      // Those that no page knows have no number of their own.
      if (id >= 0) this.saidIn[id] = this.asked;
    }
  }

  /** Its words, each once. */
  get ids(): Int32Array {
    return this.said.ids.subarray(this.from, this.to);
  }

  /** Of its words. */
  get number(): number {
    return numberOfRange(this.said.ids, this.from, this.to);
  }

  says(id: number): boolean {
    return this.saidIn[id] === this.asked;
  }

  /** Whether it says all words of a set. */
  saysAll({ offsets, ids }: PageSets, page: number): boolean {
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++)
      if (this.saidIn[ids[at] ?? 0] !== this.asked) return false;
    return true;
  }

  /** Whether it says all that a page says, but for what the whole list is about. */
  saysAllButFrame(page: number): boolean {
    const { offsets, ids, isFrame } = this.words;
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (isFrame[id] !== 1 && this.saidIn[id] !== this.asked) return false;
    }
    return true;
  }

  /** Whether a page has its words and no others. */
  isSameAs(page: number): boolean {
    const { offsets } = this.words;
    const count = (offsets[page + 1] ?? 0) - (offsets[page] ?? 0);
    return count === this.to - this.from && this.saysAll(this.words, page);
  }

  /** Weight of those of its words that a page says. */
  weightOn(page: number): number {
    const { offsets, ids, weight } = this.words;
    let sum = 0;
    for (let at = offsets[page] ?? 0; at < (offsets[page + 1] ?? 0); at++) {
      const id = ids[at] ?? 0;
      if (this.saidIn[id] === this.asked) sum += weight[id] ?? 0;
    }
    return sum;
  }

  /** Weight of all of its words. */
  get weight(): number {
    let total = 0;
    for (let at = this.from; at < this.to; at++)
      total += this.words.weight[this.said.ids[at] ?? UNMET] ?? HEAVIEST;
    return total;
  }
}
