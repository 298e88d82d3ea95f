// Sorts a few distinct small numbers by marking them, two levels of bits: the engine's own sort takes a call and comparisons.

/** Bits of a word. */
const WORD = 5;
const LAST_BIT = (1 << WORD) - 1;

export class NumberSorter {
  /** A bit a number; a bit a word of those. Zero between two sorts. */
  private readonly marks: Int32Array;
  private readonly marked: Int32Array;

  /** Numbers below `limit`. */
  constructor(limit: number) {
    this.marks = new Int32Array((limit >>> WORD) + 1);
    this.marked = new Int32Array((this.marks.length >>> WORD) + 1);
  }

  /** Puts the first `count` numbers, each there once, in ascending order. O(count + limit / 1024). */
  sort(numbers: Uint32Array, count: number): void {
    const { marks, marked } = this;
    for (let i = 0; i < count; i++) {
      const number = numbers[i] ?? 0;
      const at = number >>> WORD;
      marks[at] = (marks[at] ?? 0) | (1 << (number & LAST_BIT));
      marked[at >>> WORD] = (marked[at >>> WORD] ?? 0) | (1 << (at & LAST_BIT));
    }
    let used = 0;
    for (let group = 0; used < count; group++) {
      for (let words = marked[group] ?? 0; words !== 0; words &= words - 1) {
        const at = (group << WORD) | lowestBit(words);
        for (let bits = marks[at] ?? 0; bits !== 0; bits &= bits - 1)
          numbers[used++] = (at << WORD) | lowestBit(bits);
        marks[at] = 0;
      }
      marked[group] = 0;
    }
  }
}

function lowestBit(bits: number): number {
  return LAST_BIT - Math.clz32(bits & -bits);
}
