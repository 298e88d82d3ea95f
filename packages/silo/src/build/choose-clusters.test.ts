import { describe, expect, it } from 'vitest';
import { clusterCountFor } from './choose-clusters.ts';

describe('clusterCountFor', () => {
  it.each([
    [1, 3],
    [7, 3],
    [10, 4],
    [12, 4],
    [15, 6],
    [20, 8],
    [500, 8],
  ])('%i pages: min(8, max(3, 40 %%)) = %i', (pages, clusters) => {
    expect(clusterCountFor(pages)).toBe(clusters);
  });
});
