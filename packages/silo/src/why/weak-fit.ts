// Which placements are worth a second look? Those that a runner-up nearly had, and those that nothing speaks for.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState } from '@silosmith/contract';

/** Nearer than this, the runner-up might as well have won. */
export const CLOSE_RUNNER_UP = 0.08;

type Fits = Pick<SiloState, 'place' | 'reason' | 'flags' | 'similarity' | 'runnerUp' | 'runnerUpSimilarity'>;

/** Whether a page below another, or a section, stands there on thin evidence. What the file or the user decided does not. */
export function isWeakFit(silo: Fits, row: number): boolean {
  const place = silo.place[row];
  const isPlaced = place === PLACES.cluster || place === PLACES.subSupporting || place === PLACES.section;
  if (!isPlaced || ((silo.flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0) return false;
  const reason = silo.reason[row] ?? 0;
  if (DECIDED.has(reason)) return false;
  if (reason === PLACEMENT_REASONS.childByClosest) return true;
  if ((silo.runnerUp[row] ?? -1) < 0) return false;
  return (silo.similarity[row] ?? 0) - (silo.runnerUpSimilarity[row] ?? 0) < CLOSE_RUNNER_UP;
}

const DECIDED: ReadonlySet<number> = new Set([
  PLACEMENT_REASONS.byHand,
  PLACEMENT_REASONS.byFix,
  PLACEMENT_REASONS.clusterMarked,
  PLACEMENT_REASONS.childMarked,
]);
