// The pieces between blanks of every text of a column, each distinct one as a number: whatever reads words starts from these.
import type { TextColumn } from '@silosmith/contract';
import { ByteRuns, NO_RUN } from './byte-runs.ts';
import { longer } from './longer-array.ts';

/** Row `r` has the pieces `texts[ids[offsets[r] .. offsets[r + 1])]` in their order, repeats included. */
export interface PieceRows {
  /** rows + 1 entries. */
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
  /** In the order in which they are met. */
  readonly texts: readonly string[];
}

/** O(letters). */
export function readPieces({ bytes, offsets: texts }: TextColumn): PieceRows {
  const runs = new ByteRuns();
  const offsets = new Uint32Array(texts.length);
  let ids = new Uint32Array(texts.length * 4 + 16);
  let used = 0;
  for (let row = 0; row + 1 < texts.length; row++) {
    const end = texts[row + 1] ?? 0;
    for (let at = texts[row] ?? 0; at < end; at = runs.end + 1) {
      const id = runs.at(bytes, at, end);
      if (id === NO_RUN) continue;
      if (used === ids.length) ids = longer(ids, used * 2);
      ids[used++] = id;
    }
    offsets[row + 1] = used;
  }
  const distinct = Array.from({ length: runs.size }, (_, id) => runs.textOf(id));
  return { offsets, ids: ids.subarray(0, used), texts: distinct };
}
