// On which side of a thing a language names its kind: `pompe de jardin`, `garden pump`.

import { addTo } from '../columns/add-to.ts';

const KIND_FIRST = /^(?:fr|it|es|pt)/u;

/** Whether the kind comes first: in French, Italian, Spanish and Portuguese. */
export const namesKindFirst = (language: string): boolean => KIND_FIRST.test(language);

/** Row `r` has the stems `stemIds[offsets[r] .. offsets[r + 1])`. */
interface StemRows {
  readonly stems: readonly string[];
  readonly offsets: Uint32Array;
  readonly stemIds: Uint32Array;
}

/** Which keywords of a list begin with the kind of a thing, in a language where it comes first. */
export class KindOrder {
  private readonly rows: StemRows;
  /** By stem: in how many keywords of several words it comes first, and last; null in other languages. */
  private readonly ends: { readonly first: Uint32Array; readonly last: Uint32Array } | null;

  constructor(rows: StemRows, language: string) {
    this.rows = rows;
    this.ends = namesKindFirst(language) ? endsOf(rows) : null;
  }

  /** Whether `row` begins with what `other`, of two words, ends with, and that mostly comes first. What is `asked` of a thing comes before it. */
  isRightBeside(row: number, other: number, asked: Uint8Array): boolean {
    if (this.ends === null) return false;
    const { offsets, stemIds } = this.rows;
    const [start, end] = [offsets[other] ?? 0, offsets[other + 1] ?? 0];
    const kind = stemIds[end - 1] ?? -1;
    const isTwo = end - start === 2 && stemIds[start] !== kind && asked[stemIds[start] ?? 0] !== 1;
    if (!isTwo || stemIds[offsets[row] ?? 0] !== kind) return false;
    return (this.ends.first[kind] ?? 0) > (this.ends.last[kind] ?? 0);
  }
}

function endsOf({ stems, offsets, stemIds }: StemRows) {
  const first = new Uint32Array(stems.length);
  const last = new Uint32Array(stems.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const [start, end] = [offsets[row] ?? 0, offsets[row + 1] ?? 0];
    if (end - start < 2) continue;
    addTo(first, stemIds[start] ?? 0, 1);
    addTo(last, stemIds[end - 1] ?? 0, 1);
  }
  return { first, last };
}
