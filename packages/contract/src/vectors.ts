// The meaning of texts as vectors of an embedding model, kept with the project so that none is paid twice: whole replies, a byte a
// number. Only the direction of a vector says something, so its length is not kept.
import { stableHash } from '@silosmith/kernel';
import * as z from 'zod/mini';

/** More than any model on the market gives. */
const MOST_DIMENSIONS = 8_192;

/** Which model made vectors: those of different ones cannot be compared. */
export const vectorSourceSchema = z.object({ provider: z.string(), model: z.string() });
export type VectorSource = Readonly<z.infer<typeof vectorSourceSchema>>;

/** The body of a `vectors` record: what one call gave. */
export const vectorBatchSchema = z.object({
  ...vectorSourceSchema.shape,
  dimensions: z.int().check(z.gte(1), z.lte(MOST_DIMENSIONS)),
  /** `hashOfText` of each text. */
  hashes: z.array(z.int()),
  /** Base64 of signed bytes, `dimensions` of them a text, in the order of the hashes. */
  vectors: z.string(),
});
export type VectorBatch = Readonly<z.infer<typeof vectorBatchSchema>>;

/** Finds the vector of a text; 53 bits, so that a million keywords meet once in ten thousand projects. */
export const hashOfText = (text: string): number => stableHash(text);

/** The key of a batch within its project: the same for the same texts, so that two devices store one record. */
export const keyOfVectors = ({ provider, model, hashes }: VectorBatch): string =>
  `${provider} ${model} ${stableHash(hashes.join()).toString(36)}`;

/** `vectors`: one a text, of one length, every number finite. */
export function packVectors(
  { provider, model }: VectorSource,
  texts: readonly string[],
  vectors: readonly (readonly number[])[],
): VectorBatch {
  const dimensions = vectors[0]?.length ?? 1;
  const bytes = new Int8Array(texts.length * dimensions);
  vectors.forEach((vector, at) => {
    const most = vector.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
    if (most > 0)
      bytes.set(
        vector.map((value) => Math.round((value / most) * 127)),
        at * dimensions,
      );
  });
  return { provider, model, dimensions, hashes: texts.map(hashOfText), vectors: base64Of(bytes) };
}

/** Row `i` is the vector of hash `i`; null where the bytes do not match what the batch says. */
export function unpackVectors({ dimensions, hashes, vectors }: VectorBatch): Int8Array | null {
  const bytes = bytesOf(vectors);
  return bytes?.length === hashes.length * dimensions ? bytes : null;
}

/** Bytes turned into text at once: arguments of a call are limited. */
const SLICE = 8_192;

function base64Of(bytes: Int8Array): string {
  const unsigned = new Uint8Array(bytes.buffer);
  let text = '';
  for (let at = 0; at < unsigned.length; at += SLICE) {
    text += String.fromCharCode(...unsigned.subarray(at, at + SLICE));
  }
  return btoa(text);
}

function bytesOf(base64: string): Int8Array | null {
  try {
    return Int8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
