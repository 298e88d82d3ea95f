// Seeded random numbers (mulberry32, public domain) behind the Chance port.
import type { Chance } from '@silosmith/kernel';

/** Numbers in [0, 1) that depend on the seed alone; ids `id-1`, `id-2`, … */
export function createFakeChance(seed = 1): Chance {
  let state = seed >>> 0;
  let ids = 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
    id: () => `id-${++ids}`,
  };
}
