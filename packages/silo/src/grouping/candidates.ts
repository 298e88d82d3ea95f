// Candidate pairs for clustering: neighbours, reverse neighbours, and neighbours of neighbours.

import { TopList } from '../columns/top-list.ts';
import type { ClusterSums } from './cluster-sums.ts';
import type { Neighbours } from './nearest-neighbours.ts';

export interface CandidateSearch {
  /** Candidates kept a unit. */
  readonly k: number;
  /** Units compared in full for one unit at most: those with the strongest paths to it. */
  readonly maxCompared: number;
}

/**
 * For each unit its `k` most similar units by the whole evidence. `sources` are neighbour lists by different kinds of evidence;
 * a unit reached over several paths (product of similarities along each) is compared before one reached over a weak one.
 */
export function candidatesOf(
  sources: readonly Neighbours[],
  sums: ClusterSums,
  search: CandidateSearch,
): Neighbours {
  const count = sums.size.length;
  const { k } = search;
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  const paths = new Paths(sources, count);
  const strongest = new TopList(search.maxCompared);
  const best = new TopList(k);
  for (let unit = 0; unit < count; unit++) {
    paths.strongest(unit, strongest);
    sums.expect(strongest.items, strongest.size);
    sums.load(unit);
    best.clear();
    for (let i = 0; i < strongest.size; i++) {
      const other = strongest.items[i] ?? 0;
      best.offer(other, sums.opposed(sums.similarityTo(other), other));
    }
    for (let i = 0; i < best.size; i++) {
      rows[unit * k + i] = best.items[i] ?? -1;
      similarity[unit * k + i] = best.scores[i] ?? 0;
    }
  }
  return { k, rows, similarity };
}

/** Units reached from a unit, and how strongly. */
class Paths {
  private readonly sources: readonly Neighbours[];
  private readonly backwards: readonly Neighbours[];
  private readonly strength: Float32Array;
  private readonly touched: Int32Array;
  private count = 0;

  constructor(sources: readonly Neighbours[], count: number) {
    this.sources = sources;
    this.backwards = sources.map((source) => reversed(source, count));
    this.strength = new Float32Array(count);
    this.touched = new Int32Array(count);
  }

  /** Fills `into` with the units that have the strongest paths from `unit`. */
  strongest(unit: number, into: TopList): void {
    this.count = 0;
    this.sources.forEach((near, s) => {
      for (let i = unit * near.k; i < (unit + 1) * near.k; i++) {
        const next = near.rows[i] ?? -1;
        const similarity = near.similarity[i] ?? 0;
        if (next < 0) break;
        if (similarity <= 0) continue;
        this.reach(next, similarity);
        this.reachNeighbours(near, next, similarity);
      }
      const back = this.backwards[s];
      if (back) this.reachNeighbours(back, unit, 1);
    });
    into.clear();
    for (let i = 0; i < this.count; i++) {
      const other = this.touched[i] ?? 0;
      if (other !== unit) into.offer(other, this.strength[other] ?? 0);
      this.strength[other] = 0;
    }
  }

  private reachNeighbours(near: Neighbours, unit: number, factor: number): void {
    for (let i = unit * near.k; i < (unit + 1) * near.k; i++) {
      const other = near.rows[i] ?? -1;
      if (other < 0) break;
      const similarity = near.similarity[i] ?? 0;
      if (similarity > 0) this.reach(other, factor * similarity);
    }
  }

  private reach(unit: number, strength: number): void {
    const before = this.strength[unit] ?? 0;
    if (before === 0) this.touched[this.count++] = unit;
    this.strength[unit] = before + strength;
  }
}

/** Who has a row as a neighbour: the nearest `k` of those. */
function reversed(near: Neighbours, count: number): Neighbours {
  const { k } = near;
  const filled = new Uint8Array(count);
  const rows = new Int32Array(count * k).fill(-1);
  const similarity = new Float32Array(count * k);
  // Nearest neighbours first: rank by rank, rows in order.
  for (let rank = 0; rank < k; rank++) {
    for (let row = 0; row < count; row++) {
      const other = near.rows[row * k + rank] ?? -1;
      if (other < 0 || (filled[other] ?? 0) >= k) continue;
      const slot = other * k + (filled[other] ?? 0);
      rows[slot] = row;
      similarity[slot] = near.similarity[row * k + rank] ?? 0;
      filled[other] = (filled[other] ?? 0) + 1;
    }
  }
  return { k, rows, similarity };
}
