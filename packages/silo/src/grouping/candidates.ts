// Which pairs of units are worth comparing in full? Neighbours, who has them as neighbours, and the neighbours' neighbours.
import type { ClusterSums } from './cluster-sums.ts';
import type { Neighbours } from './nearest-neighbours.ts';
import { TopList } from './top-list.ts';

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
  const reached = new Float32Array(count);
  const touched: number[] = [];
  const reach = (unit: number, strength: number): void => {
    if (reached[unit] === 0) touched.push(unit);
    reached[unit] = (reached[unit] ?? 0) + strength;
  };
  const backwards = sources.map((source) => reversed(source, count));
  const strongest = new TopList(search.maxCompared);
  const best = new TopList(k);
  for (let unit = 0; unit < count; unit++) {
    touched.length = 0;
    sources.forEach((source, s) => {
      eachNeighbour(source, unit, (near, strength) => {
        reach(near, strength);
        eachNeighbour(source, near, (next, onward) => reach(next, strength * onward));
      });
      const back = backwards[s];
      if (back) eachNeighbour(back, unit, reach);
    });
    strongest.clear();
    for (const other of touched) {
      if (other !== unit) strongest.offer(other, reached[other] ?? 0);
      reached[other] = 0;
    }
    sums.load(unit);
    best.clear();
    for (let i = 0; i < strongest.size; i++) {
      const other = strongest.items[i] ?? 0;
      best.offer(other, sums.similarityTo(other));
    }
    best.sort();
    for (let i = 0; i < best.size; i++) {
      rows[unit * k + i] = best.items[i] ?? -1;
      similarity[unit * k + i] = best.scores[i] ?? 0;
    }
  }
  return { k, rows, similarity };
}

function eachNeighbour(
  near: Neighbours,
  row: number,
  visit: (row: number, similarity: number) => void,
): void {
  for (let i = row * near.k; i < (row + 1) * near.k; i++) {
    const other = near.rows[i] ?? -1;
    if (other < 0) break;
    const similarity = near.similarity[i] ?? 0;
    if (similarity > 0) visit(other, similarity);
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
