// Attaches each remaining page to a cluster: the most similar of those it overlaps with, else the nearest by the blended similarity.
import { PAGE_LEVELS, PLACEMENT_REASONS, PLACES } from '@silosmith/contract';
import type { OverlapThreshold } from '../similarity/threshold.ts';
import type { PlacementContext } from './place-topic.ts';

/** A child attaches by its words where the overlap is above this. */
const ATTACH_OVERLAP: OverlapThreshold = { numerator: 3, denominator: 10, strict: true };
/** Clusters that are as near as the nearest but for this much count as equals: then the one with fewest children is taken. */
const AS_GOOD = 0.02;
/** With more clusters (all marked by the file) only those are compared that share a word. */
const MOST_COMPARED = 64;

/** Places every page of `pages` that has no place yet below one of `clusters` (at least one). */
export function attachChildren(
  context: PlacementContext,
  clusters: readonly number[],
  pages: Int32Array,
): void {
  const { silo, table, nearest, namedParent } = context;
  nearest.load(clusters);
  const positions = namedParent && new Map(clusters.map((row, at) => [row, at]));
  const ranking = new ClusterRanking(context, clusters);
  for (const row of pages) {
    if (silo.place[row] !== PLACES.none) continue;
    ranking.rank(row);
    const named = positions?.get(namedParent?.[row] ?? -1) ?? -1;
    if (named >= 0) ranking.prefer(named, row);
    const marked = named >= 0 || table.pageLevel[row] === PAGE_LEVELS.subSupporting;
    silo.place[row] = PLACES.subSupporting;
    silo.parent[row] = clusters[ranking.best] ?? -1;
    silo.reason[row] = reasonOf(marked, ranking.overlapping);
    silo.similarity[row] = ranking.bestNearness;
    silo.runnerUp[row] = ranking.second < 0 ? -1 : (clusters[ranking.second] ?? -1);
    silo.runnerUpSimilarity[row] = ranking.secondNearness;
  }
}

function reasonOf(marked: boolean, overlapping: boolean): number {
  if (marked) return PLACEMENT_REASONS.childMarked;
  return overlapping ? PLACEMENT_REASONS.childByOverlap : PLACEMENT_REASONS.childByClosest;
}

/** Best and second cluster of one page after another, by position. */
class ClusterRanking {
  best = -1;
  second = -1;
  bestNearness = 0;
  secondNearness = 0;
  /** Whether the ranked clusters overlap enough; else they are only the nearest there are. */
  overlapping = false;

  private readonly context: PlacementContext;
  private readonly clusters: readonly number[];
  private readonly childCounts: Int32Array;
  /** All positions. */
  private readonly everyone: Int32Array;
  private readonly candidates: Int32Array;
  private readonly nearness: Float64Array;
  private candidateCount = 0;
  /** The two nearest candidates. */
  private first = -1;
  private next = -1;

  constructor(context: PlacementContext, clusters: readonly number[]) {
    this.context = context;
    this.clusters = clusters;
    this.childCounts = new Int32Array(clusters.length);
    this.everyone = Int32Array.from(clusters.keys());
    this.candidates = new Int32Array(clusters.length);
    this.nearness = new Float64Array(clusters.length);
  }

  rank(row: number): void {
    const { nearest, similarity } = this.context;
    nearest.find(row);
    this.compare(row, nearest.met, nearest.metCount, ATTACH_OVERLAP);
    this.overlapping = this.candidateCount > 0;
    if (!this.overlapping) {
      const few = similarity !== null && this.clusters.length <= MOST_COMPARED;
      if (few) this.compare(row, this.everyone, this.clusters.length, null);
      else this.compare(row, nearest.met, nearest.metCount, null);
    }
    this.decide();
    this.childCounts[this.best] = (this.childCounts[this.best] ?? 0) + 1;
  }

  /** Puts one cluster first, whatever its nearness. */
  prefer(at: number, row: number): void {
    if (at === this.best) return;
    this.second = this.best;
    this.secondNearness = this.bestNearness;
    this.best = at;
    this.bestNearness = this.context.similarity?.between(row, this.clusters[at] ?? -1) ?? 0;
  }

  /**
   * Makes candidates of those of `positions` that overlap enough and have something in common, and finds the two nearest,
   * the first named among equals.
   */
  private compare(
    row: number,
    positions: Int32Array,
    count: number,
    threshold: OverlapThreshold | null,
  ): void {
    const { candidates, nearness, clusters } = this;
    const { nearest, similarity } = this.context;
    let found = 0;
    let first = -1;
    let next = -1;
    let firstNearness = 0;
    let nextNearness = 0;
    for (let i = 0; i < count; i++) {
      const at = positions[i] ?? 0;
      if (threshold !== null && !nearest.passes(at, threshold)) continue;
      const near = similarity === null ? nearest.nearnessOf(at) : similarity.between(row, clusters[at] ?? -1);
      if (near <= 0) continue;
      candidates[found++] = at;
      nearness[at] = near;
      if (near > firstNearness || (near === firstNearness && at < first)) {
        next = first;
        nextNearness = firstNearness;
        first = at;
        firstNearness = near;
      } else if (near > nextNearness || (near === nextNearness && at < next)) {
        next = at;
        nextNearness = near;
      }
    }
    this.candidateCount = found;
    this.first = first;
    this.next = next;
  }

  private decide(): void {
    const { candidates, nearness, first, next } = this;
    if (first < 0) {
      this.best = this.leastFilled();
      this.second = -1;
      this.bestNearness = 0;
      this.secondNearness = 0;
      return;
    }
    this.best = first;
    const asGood = (nearness[first] ?? 0) - AS_GOOD;
    if (next >= 0 && (nearness[next] ?? 0) >= asGood) {
      for (let i = 0; i < this.candidateCount; i++) {
        const at = candidates[i] ?? 0;
        if ((nearness[at] ?? 0) >= asGood && this.goesBefore(at, this.best)) this.best = at;
      }
    }
    this.second = this.best === first ? next : first;
    this.bestNearness = nearness[this.best] ?? 0;
    this.secondNearness = this.second < 0 ? 0 : (nearness[this.second] ?? 0);
  }

  /** Fewest children first, then the nearer, then the one named first. */
  private goesBefore(at: number, other: number): boolean {
    const fewer = (this.childCounts[at] ?? 0) - (this.childCounts[other] ?? 0);
    if (fewer !== 0) return fewer < 0;
    const nearer = (this.nearness[at] ?? 0) - (this.nearness[other] ?? 0);
    return nearer === 0 ? at < other : nearer > 0;
  }

  /** Where nothing is alike the children are spread, so that no cluster drowns in them. */
  private leastFilled(): number {
    let least = 0;
    for (let at = 1; at < this.childCounts.length; at++) {
      if ((this.childCounts[at] ?? 0) < (this.childCounts[least] ?? 0)) least = at;
    }
    return least;
  }
}
