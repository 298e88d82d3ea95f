import { describe, expect, it } from 'vitest';
import { partOppositeIntents } from './part-opposite-intents.ts';

describe('opposite intents', () => {
  it('never stay in one cluster; neutral keywords stay with the larger side', () => {
    // Units 0 to 4 in one cluster: neutral, learning, learning, acting, acting' of another cluster.
    const parted = partOppositeIntents(Int32Array.of(4, 4, 4, 4, 4, 5), Int8Array.of(0, -1, -1, 1, 0, 1));
    expect([...parted]).toEqual([0, 0, 0, 3, 0, 5]);
  });
  it('leaves clusters of one mind as they are', () => {
    expect([...partOppositeIntents(Int32Array.of(1, 1, 2), Int8Array.of(1, 0, -1))]).toEqual([0, 0, 2]);
  });
});
