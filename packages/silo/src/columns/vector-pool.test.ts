import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetOf, VectorPool } from './vector-pool.ts';

interface Stored {
  readonly place: number;
  readonly ids: Uint32Array;
  readonly weights: Float32Array;
}

function readBack(pool: VectorPool, { place, ids }: Stored) {
  const start = offsetOf(place);
  return {
    ids: pool.idsAt(place).slice(start, start + ids.length),
    weights: pool.weightsAt(place).slice(start, start + ids.length),
  };
}

describe('VectorPool', () => {
  it('keeps every stored vector until it is released, whatever is stored and released in between', () => {
    const steps = fc.array(
      fc.record({ length: fc.oneof(fc.nat(70), fc.constant(200_000)), releases: fc.boolean() }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (asked) => {
        const pool = new VectorPool();
        const live: Stored[] = [];
        asked.forEach(({ length, releases }, step) => {
          const ids = new Uint32Array(length).fill(step + 1);
          const weights = new Float32Array(length).fill(step / 2);
          live.push({ place: pool.store(ids, weights, length), ids, weights });
          const gone = releases ? live.splice(step % live.length, 1)[0] : undefined;
          if (gone) pool.release(gone.place, gone.ids.length);
        });
        for (const stored of live) {
          const { ids, weights } = readBack(pool, stored);
          expect(ids.every((id, i) => id === stored.ids[i])).toBe(true);
          expect(weights.every((weight, i) => weight === stored.weights[i])).toBe(true);
        }
      }),
    );
  });

  it('gives a released block to the next vector of its size', () => {
    const pool = new VectorPool();
    const place = pool.store(Uint32Array.of(1, 2, 3), Float32Array.of(1, 2, 3), 3);
    pool.store(Uint32Array.of(4), Float32Array.of(4), 1);
    pool.release(place, 3);
    expect(pool.store(Uint32Array.of(5), Float32Array.of(5), 1)).toBe(place);
  });
});
