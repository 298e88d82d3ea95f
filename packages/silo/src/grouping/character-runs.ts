// Character trigrams of a spelling, across word boundaries: typos and joined words still share most of them.
import { longer } from '../columns/longer-array.ts';

/** Runs are numbered by hash; some of the tens of thousands of runs of a list share a number, which costs next to nothing. */
export const RUN_NUMBERS = 1 << 18;
const BORDER = '_'.charCodeAt(0);
/** FNV-1a. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

/** The runs of one spelling after the other, in the same room. */
export class CharacterRuns {
  /** Numbers of the runs read last, in their order, repeats included. */
  runs = new Uint32Array(256);
  private room = new Uint32Array(256);

  /** Reads a spelling, whose words are joined by `_`, as if `_` stood before and behind it; returns how many runs it has. */
  read(spelling: string): number {
    const { length } = spelling;
    if (length > this.room.length) this.room = longer(this.room, length * 2);
    const { room } = this;
    for (let at = 0; at < length; at++) room[at] = spelling.charCodeAt(at);
    return this.readCodes(room, length);
  }

  /** The same of the first `length` codes. */
  readCodes(codes: Uint32Array, length: number): number {
    if (length > this.runs.length) this.runs = longer(this.runs, length * 2);
    const { runs } = this;
    if (length === 0) {
      runs[0] = numberOf(Math.imul(Math.imul(BASIS ^ BORDER, PRIME) ^ BORDER, PRIME));
      return 1;
    }
    let count = 0;
    let before = BORDER;
    for (let at = 0; at < length; at++) {
      const middle = codes[at] ?? BORDER;
      // The last letter of one word and the first of the next say nothing.
      if (middle !== BORDER || length === 1) {
        const behind = at + 1 < length ? (codes[at + 1] ?? BORDER) : BORDER;
        let hash = Math.imul(BASIS ^ before, PRIME);
        hash = Math.imul(hash ^ middle, PRIME);
        runs[count++] = numberOf(Math.imul(hash ^ behind, PRIME));
      }
      before = middle;
    }
    return count;
  }
}

function numberOf(hash: number): number {
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7) & (RUN_NUMBERS - 1);
}
