// Rows of the user's list, and those that a plan proposes beside them.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS } from './placement.ts';
import type { SiloState } from './silo-state.ts';

/** Whether the row is a page that a plan proposes, or proposed once: nothing that the user's list has. */
export function isProposed({ flags }: Pick<SiloState, 'flags'>, row: number): boolean {
  return ((flags[row] ?? 0) & ROW_FLAGS.proposed) !== 0;
}

/** Whether the row is a page that a plan proposed and this one has no use for. */
export function isWithdrawn(silo: Pick<SiloState, 'place' | 'reason' | 'flags'>, row: number): boolean {
  const isUnused = silo.place[row] === PLACES.deleted && silo.reason[row] === PLACEMENT_REASONS.none;
  return isUnused && isProposed(silo, row);
}

/** Keywords of the user's list and those added by hand. */
export function listedCount({ flags }: Pick<SiloState, 'flags'>): number {
  let count = 0;
  for (let row = 0; row < flags.length; row++) if (((flags[row] ?? 0) & ROW_FLAGS.proposed) === 0) count++;
  return count;
}
