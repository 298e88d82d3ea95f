// The vectors that a project has, found by text.
import {
  hashOfText,
  type KeywordTable,
  textAt,
  unpackVectors,
  type VectorBatch,
  type VectorSource,
} from '@silosmith/contract';

/** Rows of bytes: row `r` is `vectors[r * dimensions ..]`, all zeroes where nothing is known. */
export interface RowVectors {
  readonly dimensions: number;
  readonly vectors: Int8Array;
}

export interface KnownVectors {
  has(text: string): boolean;
  /** For the keywords of a table; null where no keyword has a vector. */
  ofTable(table: Pick<KeywordTable, 'rowCount' | 'keyword'>): RowVectors | null;
}

/**
 * The vectors that a model gave. Batches of another model are left out, damaged ones too; of a model that gave vectors of two
 * lengths only the later length counts, since the two cannot be compared.
 */
export function knownVectors(batches: Iterable<VectorBatch>, source: VectorSource): KnownVectors {
  const places = new Map<number, Int8Array>();
  let dimensions = 0;
  for (const batch of batches) {
    if (batch.provider !== source.provider || batch.model !== source.model) continue;
    const bytes = unpackVectors(batch);
    if (bytes === null) continue;
    if (batch.dimensions !== dimensions) places.clear();
    dimensions = batch.dimensions;
    batch.hashes.forEach((hash, at) => {
      places.set(hash, bytes.subarray(at * dimensions, (at + 1) * dimensions));
    });
  }
  return {
    has: (text) => places.has(hashOfText(text)),
    ofTable({ rowCount, keyword }) {
      if (places.size === 0) return null;
      const vectors = new Int8Array(rowCount * dimensions);
      let found = 0;
      for (let row = 0; row < rowCount; row++) {
        const vector = places.get(hashOfText(textAt(keyword, row)));
        if (vector === undefined) continue;
        vectors.set(vector, row * dimensions);
        found += 1;
      }
      return found === 0 ? null : { dimensions, vectors };
    },
  };
}
