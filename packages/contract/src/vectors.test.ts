import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOfText, keyOfVectors, packVectors, unpackVectors, vectorBatchSchema } from './vectors.ts';

const SOURCE = { provider: 'openai', model: 'm' };
const lengthOf = (vector: ArrayLike<number>): number => Math.hypot(...Array.from(vector));
const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0) / (lengthOf(a) * lengthOf(b));

it('keeps the direction of every vector, in a byte a number', () => {
  const vector = fc
    .array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 16, maxLength: 16 })
    .filter((numbers) => lengthOf(numbers) > 0.01);
  fc.assert(
    fc.property(fc.array(vector, { minLength: 1, maxLength: 4 }), (vectors) => {
      const batch = packVectors(SOURCE, vectors.map(String), vectors);
      expect(vectorBatchSchema.safeParse(JSON.parse(JSON.stringify(batch))).success).toBe(true);
      const bytes = unpackVectors(batch) ?? new Int8Array();
      vectors.forEach((original, at) => {
        expect(cosine(original, bytes.subarray(at * 16, (at + 1) * 16))).toBeGreaterThan(0.999);
      });
      expect(bytes.length).toBe(vectors.length * 16);
    }),
  );
});

it('a batch of the same texts has the same key, one of another model or other texts another', () => {
  const batch = packVectors(SOURCE, ['a', 'b'], [[1], [2]]);
  expect(keyOfVectors(packVectors(SOURCE, ['a', 'b'], [[3], [4]]))).toBe(keyOfVectors(batch));
  expect(keyOfVectors({ ...batch, model: 'n' })).not.toBe(keyOfVectors(batch));
  expect(keyOfVectors({ ...batch, hashes: [hashOfText('a')] })).not.toBe(keyOfVectors(batch));
});

it('bytes that were damaged are no vectors', () => {
  const batch = packVectors(SOURCE, ['a'], [[1, 2, 3]]);
  expect(unpackVectors({ ...batch, vectors: batch.vectors.slice(0, -1) })).toBeNull();
  expect(unpackVectors({ ...batch, vectors: '§' })).toBeNull();
  expect(unpackVectors({ ...batch, dimensions: 2 })).toBeNull();
});
