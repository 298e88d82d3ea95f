// The blank-separated pieces of every keyword, each distinct one split into words once.
import { type KeywordTable, textAt } from '@silosmith/contract';
import { splitWords } from '@silosmith/language';
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
  const chunks: Chunk[] = [];
  const chunkOf = new Map<string, number>();
  const offsets = new Uint32Array(rowCount + 1);
  let ids = new Uint32Array(rowCount * 4 + 16);
  let used = 0;
  for (let row = 0; row < rowCount; row++) {
    for (const piece of textAt(table.keyword, row).split(' ')) {
      if (piece === '') continue;
      let id = chunkOf.get(piece);
      if (id === undefined) {
        id = chunks.push({ text: piece, words: splitWords(piece, language), stems: [] }) - 1;
        chunkOf.set(piece, id);
      }
      if (used === ids.length) ids = longer(ids, used * 2);
      ids[used++] = id;
    }
    offsets[row + 1] = used;
  }
  return { chunks, offsets, ids: ids.subarray(0, used) };
}
