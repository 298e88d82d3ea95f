// The blank-separated pieces of every keyword, each distinct one split into words once.
import { splitWords } from '@silosmith/language';
import type { PieceRows } from '../columns/piece-rows.ts';

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

/** `pieces`: of the keywords. */
export function readChunks(pieces: PieceRows, language: string): ChunkRows {
  const chunks = pieces.texts.map((text) => ({ text, words: splitWords(text, language), stems: [] }));
  return { chunks, offsets: pieces.offsets, ids: pieces.ids };
}
