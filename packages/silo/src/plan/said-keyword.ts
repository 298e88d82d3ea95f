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
  /** Its words, each once; the same array for every keyword. */
  readonly ids: number[] = [];
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
    this.ids.length = 0;
    for (let at = offsets[row] ?? 0; at < (offsets[row + 1] ?? 0); at++) {
      const id = ids[at] ?? UNMET;
      this.ids.push(id);
      // Those that no page knows have no number of their own.
      if (id >= 0) this.saidIn[id] = this.asked;
    }
  }

  /** Of its words. */
  get number(): number {
    return numberOfRange(this.ids, 0, this.ids.length);
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
    return count === this.ids.length && this.saysAll(this.words, page);
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
    for (const id of this.ids) total += this.words.weight[id] ?? HEAVIEST;
    return total;
  }
}
