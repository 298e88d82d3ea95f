// A pseudo-random sequence seeded by a text, so that the same brief gives the same article.
import { stableHash } from '@silosmith/kernel';

export interface Draw {
  /** A number in [0, 1). */
  next(): number;
  /** One of the texts; throws nothing, '' for an empty list. */
  pick(texts: readonly string[]): string;
  /** All of them in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** The same seed text gives the same draws on every machine (mulberry32). */
export function drawFrom(seedText: string): Draw {
  let state = stableHash(seedText) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (texts) => texts[Math.floor(next() * texts.length)] ?? '',
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
