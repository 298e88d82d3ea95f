// Placements worth reviewing: a close runner-up, or little evidence.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState, USER_REASONS } from '@silosmith/contract';
import type { SiloFacts } from '../summary/silo-facts.ts';
import { isPage } from '../tree/page-tree.ts';
import { measureUsed } from './placement-measures.ts';

/** Nearer than this, the runner-up might as well have won. */
export const CLOSE_RUNNER_UP = 0.08;
/** Nearer than this to what the rule asks for, a placement barely passed. */
export const BARELY_PASSED = 0.03;

/** `closeRunnerUp`: another page is nearly as good a place; `thinEvidence`: nothing fits well, nothing is shared, or it barely passed. */
export type Weakness = 'closeRunnerUp' | 'thinEvidence';

export type Fits = Pick<
  SiloState,
  'place' | 'parent' | 'reason' | 'flags' | 'similarity' | 'runnerUp' | 'runnerUpSimilarity'
>;

/** Of a page below another, or of a section; null where it stands well. What the file or the user decided is no fit to doubt. */
export function weaknessOf(silo: Fits, row: number): Weakness | null {
  const place = silo.place[row];
  const isPlaced = place === PLACES.cluster || place === PLACES.subSupporting || place === PLACES.section;
  if (!isPlaced || ((silo.flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0) return null;
  const reason = silo.reason[row] ?? 0;
  if (DECIDED.has(reason)) return null;
  const likeness = silo.similarity[row] ?? 0;
  const rival = rivalOf(silo, row);
  if (rival >= 0 && likeness - (silo.runnerUpSimilarity[row] ?? 0) < CLOSE_RUNNER_UP) return 'closeRunnerUp';
  if (reason === PLACEMENT_REASONS.childByClosest || likeness <= 0) return 'thinEvidence';
  const { threshold } = measureUsed(reason);
  return threshold !== null && likeness - threshold < BARELY_PASSED ? 'thinEvidence' : null;
}

export function isWeakFit(silo: Fits, row: number): boolean {
  return weaknessOf(silo, row) !== null;
}

/** The page that came second, as long as it is a page and another than the one that won; else -1. */
export function rivalOf(silo: Pick<Fits, 'place' | 'parent' | 'runnerUp'>, row: number): number {
  const rival = silo.runnerUp[row] ?? -1;
  return isPage(silo.place[rival]) && rival !== silo.parent[row] && rival !== row ? rival : -1;
}

/** All of a silo, those with the most demand first: the queue of what is to be decided. */
export function weakFits(
  silo: Fits,
  { pages, sections, demands }: Pick<SiloFacts, 'pages' | 'sections' | 'demands'>,
): Int32Array {
  const isWeak = (row: number): boolean => weaknessOf(silo, row) !== null;
  const rows = [...pages.filter(isWeak), ...sections.filter(isWeak)];
  return Int32Array.from(rows.sort((a, b) => (demands[b] ?? 0) - (demands[a] ?? 0) || a - b));
}

/** How many `weakFits` are. */
export function weakFitCount(silo: Fits, { pages, sections }: Pick<SiloFacts, 'pages' | 'sections'>): number {
  let count = 0;
  for (const rows of [pages, sections]) for (const row of rows) if (weaknessOf(silo, row) !== null) count++;
  return count;
}

const DECIDED: ReadonlySet<number> = new Set([
  ...USER_REASONS,
  PLACEMENT_REASONS.movedAlong,
  PLACEMENT_REASONS.clusterMarked,
  PLACEMENT_REASONS.childMarked,
  PLACEMENT_REASONS.belowTopic,
  PLACEMENT_REASONS.belowAddress,
]);
