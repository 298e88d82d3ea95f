// Places the pages of one topic as pillars, clusters and children.
import {
  type KeywordTable,
  PAGE_LEVELS,
  PLACEMENT_REASONS,
  PLACES,
  type SiloState,
} from '@silosmith/contract';
import { MaxQueue } from '../columns/max-queue.ts';
import { NearestAnchor } from '../similarity/nearest-anchor.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { attachChildren } from './attach-children.ts';
import { chooseClusters } from './choose-clusters.ts';
import { choosePillar } from './choose-pillar.ts';
import { StemCounts } from './stem-counts.ts';
import { TopicSplitter } from './topic-splitter.ts';
import { createWordSimilarity, type NearnessOfRows, stemWeights } from './word-similarity.ts';

/** What placing needs besides the rows; the scratch is shared by all topics. */
export interface PlacementContext {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  /** The blended similarity; null where words are the only evidence: then `nearest` measures. */
  readonly similarity: NearnessOfRows | null;
  /** The same by words alone. */
  readonly wordSimilarity: NearnessOfRows;
  /** Filled in: place, parent, reason, similarity, runnerUp, runnerUpSimilarity. `score` is read. */
  readonly silo: SiloState;
  readonly nearest: NearestAnchor;
  readonly counts: StemCounts;
  readonly splitter: TopicSplitter;
  readonly queue: MaxQueue;
  /** Row of the page that the file's parent column names; -1 where it names none. Null without such a column. */
  readonly namedParent: Int32Array | null;
  /** By row, searches a month that its page serves; below 0 where unknown. */
  readonly demand: Float64Array;
}

export function createPlacementContext(
  source: Omit<PlacementContext, 'nearest' | 'counts' | 'splitter' | 'queue' | 'wordSimilarity'>,
): PlacementContext {
  const weights = stemWeights(source.index);
  const counts = new StemCounts(source.index);
  return {
    ...source,
    counts,
    nearest: new NearestAnchor(source.index, weights),
    splitter: new TopicSplitter(source.index, counts),
    queue: new MaxQueue(0),
    wordSimilarity: createWordSimilarity(source.index, weights),
  };
}

/**
 * Places the pages of one topic: each becomes a pillar, a cluster or a child. Pages that stand already
 * (kept from an earlier silo: their place is not `none`) stay, and the others are placed around them.
 */
export function placeTopic(context: PlacementContext, pages: Int32Array): void {
  const { silo, table } = context;
  const pillars: number[] = [];
  for (const row of pages) {
    const place = silo.place[row];
    const marked = place === PLACES.none && table.pageLevel[row] === PAGE_LEVELS.pillar;
    if (marked) silo.reason[row] = PLACEMENT_REASONS.pillarMarked;
    if (marked || place === PLACES.pillar) pillars.push(row);
  }
  if (pillars.length === 0) {
    for (const part of context.splitter.split(pages)) {
      placeUnder(context, choosePillar(context, part), part);
    }
    return;
  }
  const parts = partByPillar(context, pillars, pages);
  pillars.forEach((pillar, i) => {
    placeUnder(context, pillar, parts[i] ?? new Int32Array(0));
  });
}

/** Every page to the pillar that is named by its file, else the one it shares most words with, else the first. */
function partByPillar(
  context: PlacementContext,
  pillars: readonly number[],
  pages: Int32Array,
): Int32Array[] {
  if (pillars.length === 1) return [pages];
  const { silo, nearest, namedParent } = context;
  const positions = new Map(pillars.map((row, i) => [row, i]));
  const parts: number[][] = pillars.map((row) => [row]);
  nearest.load(pillars);
  for (const row of pages) {
    if (positions.has(row)) continue;
    let at = positions.get(pillarAbove(silo, row)) ?? positions.get(namedParent?.[row] ?? -1);
    if (at === undefined) {
      nearest.find(row);
      at = Math.max(0, nearest.nearest());
    }
    parts[at]?.push(row);
  }
  return parts.map((part) => Int32Array.from(part));
}

/** Pillar of a page that stands already; -1 for one that does not. */
function pillarAbove(silo: SiloState, row: number): number {
  if (silo.place[row] === PLACES.cluster) return silo.parent[row] ?? -1;
  if (silo.place[row] !== PLACES.subSupporting) return -1;
  return silo.parent[silo.parent[row] ?? -1] ?? -1;
}

function placeUnder(context: PlacementContext, pillar: number, pages: Int32Array): void {
  const { silo } = context;
  silo.place[pillar] = PLACES.pillar;
  silo.parent[pillar] = -1;
  if (pages.length < 2) return;
  const clusters = chooseClusters(context, pillar, pages);
  attachChildren(context, clusters, pages);
}
