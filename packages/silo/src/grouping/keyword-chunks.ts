// The blank-separated pieces of every keyword, each distinct one split into words once.
import type { KeywordTable } from '@silosmith/contract';
import { splitWords } from '@silosmith/language';
import { ByteRuns, NO_RUN } from '../columns/byte-runs.ts';
import { longer } from '../columns/longer-array.ts';

export interface Chunk {
  /** As it is written. */
  readonly text: string;
  readonly words: readonly string[];
  stems: number[];
}

/** Row `r` has the pieces `chunks[ids[offsets[r] .. offsets[r + 1])]` in their order of appearance. */
export interface ChunkRows {
  readonly chunks: Chunk[];
  readonly offsets: Uint32Array;
  readonly ids: Uint32Array;
}

/** Reads every keyword once. */
export function readChunks(table: Pick<KeywordTable, 'rowCount' | 'keyword'>, language: string): ChunkRows {
  const { rowCount } = table;
  const { bytes, offsets: texts } = table.keyword;
  const runs = new ByteRuns();
  const offsets = new Uint32Array(rowCount + 1);
  let ids = new Uint32Array(rowCount * 4 + 16);
  let used = 0;
  for (let row = 0; row < rowCount; row++) {
    const end = texts[row + 1] ?? 0;
    for (let at = texts[row] ?? 0; at < end; at = runs.end + 1) {
      const id = runs.at(bytes, at, end);
      if (id === NO_RUN) continue;
      if (used === ids.length) ids = longer(ids, used * 2);
      ids[used++] = id;
    }
    offsets[row + 1] = used;
  }
  const chunks = Array.from({ length: runs.size }, (_, id) => {
    const text = runs.textOf(id);
    return { text, words: splitWords(text, language), stems: [] };
  });
  return { chunks, offsets, ids: ids.subarray(0, used) };
}
