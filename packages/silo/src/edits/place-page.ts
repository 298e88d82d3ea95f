// Moves a page with its whole subtree: the primitive that edits and fixes are made of.
import { PLACEMENT_REASONS, PLACES, type PlacementReason } from '@silosmith/contract';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { relevancePercent } from '../scores/relevance.ts';
import { opportunityOf } from '../scores/score.ts';
import { pillarOf } from '../tree/page-tree.ts';
import type { SiloDraft } from './silo-draft.ts';
import type { StemSource } from './stem-source.ts';

/** Gives a row a place; who came second before no longer matters. */
export function setPlace(
  draft: SiloDraft,
  row: number,
  place: number,
  parent: number,
  reason: PlacementReason = PLACEMENT_REASONS.byHand,
): void {
  const similarity = parent < 0 ? 0 : Math.fround(draft.overlap(row, parent));
  draft.setPlace(row, place, parent, reason, similarity);
}

/** Reason for what goes along with a page that somebody moved: nobody decided it, unless somebody had before. */
export function alongReason(
  draft: SiloDraft,
  row: number,
  reason: PlacementReason = PLACEMENT_REASONS.byHand,
): PlacementReason {
  if (!DECISIONS.includes(reason)) return reason;
  return DECISIONS.find((decision) => decision === draft.silo.reason[row]) ?? PLACEMENT_REASONS.movedAlong;
}

/** Of one page: what goes along was not asked about. A fix is of all that it changes. */
const DECISIONS: readonly PlacementReason[] = [PLACEMENT_REASONS.byHand, PLACEMENT_REASONS.bySuggestion];

/** The page becomes a pillar; pages below it come up with it, so that no level is left out. */
export function placeAsPillar(draft: SiloDraft, row: number, reason?: PlacementReason): void {
  const wasCluster = draft.silo.place[row] === PLACES.cluster;
  const children = draft.children(row);
  setPlace(draft, row, PLACES.pillar, -1, reason);
  if (wasCluster)
    for (const child of children)
      setPlace(draft, child, PLACES.cluster, row, alongReason(draft, child, reason));
  settle(draft, row);
}

/** The page becomes a cluster below `pillar`; what stood two levels below it comes one up. */
export function placeAsCluster(
  draft: SiloDraft,
  row: number,
  pillar: number,
  reason?: PlacementReason,
): void {
  const below = draft.silo.place[row] === PLACES.pillar ? descendants(draft, row) : [];
  setPlace(draft, row, PLACES.cluster, pillar, reason);
  for (const child of below)
    setPlace(draft, child, PLACES.subSupporting, row, alongReason(draft, child, reason));
  settle(draft, row);
}

/** The page becomes a child of `cluster`, and all pages below it its siblings there. */
export function placeAsChild(draft: SiloDraft, row: number, cluster: number, reason?: PlacementReason): void {
  const below = descendants(draft, row);
  setPlace(draft, row, PLACES.subSupporting, cluster, reason);
  for (const page of below)
    setPlace(draft, page, PLACES.subSupporting, cluster, alongReason(draft, page, reason));
  for (const page of [row, ...below]) settle(draft, page);
}

/** Sub-supporting pages that lost their cluster: to the nearest other cluster of the pillar, else as its clusters. */
export function rehomeChildren(
  draft: SiloDraft,
  rows: readonly number[],
  pillar: number,
  reason: PlacementReason = PLACEMENT_REASONS.byHand,
): void {
  const clusters = draft.children(pillar).filter((row) => !rows.includes(row));
  for (const row of rows) {
    const cluster = nearestOf(draft, row, clusters);
    const why = alongReason(draft, row, reason);
    if (cluster >= 0) placeAsChild(draft, row, cluster, why);
    else placeAsCluster(draft, row, pillar, why);
  }
}

/** The row of `candidates` with the greatest overlap, the first among equals; -1 without candidates. */
export function nearestOf(draft: SiloDraft, row: number, candidates: readonly number[]): number {
  let best = -1;
  let most = -1;
  for (const candidate of candidates) {
    const near = candidate === row ? -1 : draft.overlap(row, candidate);
    if (near > most) [best, most] = [candidate, near];
  }
  return best;
}

/** The row with the highest score, the first among equals; -1 without rows. */
export function bestByScore(draft: SiloDraft, rows: readonly number[]): number {
  let best = rows[0] ?? -1;
  for (const row of rows) if ((draft.silo.score[row] ?? 0) > (draft.silo.score[best] ?? 0)) best = row;
  return best;
}

/** Levels below a pillar. A damaged file can lead round in circles; nobody follows it further than this. */
const LEVELS_BELOW = 2;

/** All pages below a page, without itself. */
export function descendants(draft: SiloDraft, row: number, levels = LEVELS_BELOW): number[] {
  if (levels === 0) return [];
  return draft.children(row).flatMap((child) => [child, ...descendants(draft, child, levels - 1)]);
}

/** All that a page serves beside its primary keyword: its variants, its sections, and theirs. */
export function servedBy(draft: SiloDraft, row: number): number[] {
  const sections = draft.sections(row).flatMap((section) => [section, ...draft.variants(section)]);
  return [...draft.variants(row), ...sections];
}

/** Topic, relevance and opportunity of a row, its pages below and their variants, by the pillar they now stand under. */
export function settle(draft: SiloDraft, row: number, levels = LEVELS_BELOW): void {
  const pillar = pillarOf(draft.silo, row);
  if (pillar >= 0 && pillar !== row) draft.set('topic', row, draft.silo.topic[pillar] ?? -1);
  weigh(draft, row, pillar);
  // Most rows are: two lists less to make for each.
  if (draft.isLeaf(row)) return;
  for (const served of servedBy(draft, row)) {
    draft.set('topic', served, draft.silo.topic[row] ?? -1);
    weigh(draft, served, pillar);
  }
  if (levels === 0) return;
  for (const child of draft.children(row)) settle(draft, child, levels - 1);
}

/** The same measure as a build's, for one row. */
export function weigh(draft: SiloDraft, row: number, pillar: number): void {
  const relevance = row === pillar ? 100 : relevanceOf(draft.stems, row, pillar, draft.silo.topic[row] ?? -1);
  draft.set('relevance', row, relevance);
  const { table, silo } = draft;
  const figures = {
    volume: table.volume[row] ?? 0,
    difficulty: table.difficulty[row] ?? 0,
    relevance,
    businessValue: silo.businessValue[row] ?? 0,
  };
  draft.set('opportunity', row, opportunityOf(figures, medianDifficultyOf(draft.table)));
}

function relevanceOf(stems: StemSource, row: number, pillar: number, topic: number): number {
  const size = stems.sizeOf(row);
  const toLabel = relevancePercent(stems.sharedWithLabel(row, topic), size, stems.labelSizeOf(topic));
  if (pillar < 0) return toLabel;
  return Math.max(toLabel, relevancePercent(stems.shared(row, pillar), size, stems.sizeOf(pillar)));
}
