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

  constructor(sources: readonly Neighbours[], count: number) {
    this.sources = sources;
    this.backwards = sources.map((source) => reversed(source, count));
    this.strength = new Float32Array(count);
    // One more than there are, which is written and never counted.
    this.touched = new Int32Array(count + 1);
  }

  /** Fills `into` with the units that have the strongest paths from `unit`. */
  strongest(unit: number, into: TopList): void {
    const { sources, backwards, strength, touched } = this;
    let count = 0;
    for (let s = 0; s < sources.length; s++) {
      const { k, rows, similarity } = sources[s] ?? NOBODY;
      for (let i = unit * k; i < (unit + 1) * k && (rows[i] ?? -1) >= 0; i++) {
        const next = rows[i] ?? 0;
        const nearness = similarity[i] ?? 0;
        if (nearness <= 0) continue;
        const before = strength[next] ?? 0;
        touched[count] = next;
        count += before === 0 ? 1 : 0;
        strength[next] = before + nearness;
        count = this.reach(sources[s] ?? NOBODY, next, nearness, count);
      }
      count = this.reach(backwards[s] ?? NOBODY, unit, 1, count);
    }
    into.clear();
    let floor = into.floor();
    for (let i = 0; i < count; i++) {
      const other = touched[i] ?? 0;
      const strong = strength[other] ?? 0;
      strength[other] = 0;
      if (strong < floor || other === unit) continue;
      into.offer(other, strong);
      floor = into.floor();
    }
  }

  /** Adds the neighbours of a unit to the `count` units touched; returns how many there are then. */
  private reach({ k, rows, similarity }: Neighbours, unit: number, factor: number, count: number): number {
    const { strength, touched } = this;
    let reached = count;
    for (let i = unit * k; i < (unit + 1) * k; i++) {
      const other = rows[i] ?? -1;
      if (other < 0) break;
      const nearness = similarity[i] ?? 0;
      if (nearness <= 0) continue;
      const before = strength[other] ?? 0;
      touched[reached] = other;
      reached += before === 0 ? 1 : 0;
      strength[other] = before + factor * nearness;
    }
    return reached;
  }
}

const NOBODY: Neighbours = { k: 0, rows: new Int32Array(0), similarity: new Float32Array(0) };

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
