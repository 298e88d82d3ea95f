// Whether the project holds work that reading its files again would lose.
import { PLACEMENT_REASONS, ROW_FLAGS } from '@silosmith/contract';
import type { OpenProject } from '../../../state/project/open-project.ts';

const DECIDED = ROW_FLAGS.favourite | ROW_FLAGS.completed | ROW_FLAGS.pinned;

/** Written, edited or marked; the size of the plan and its grouping are chosen again in a moment. */
export function isTouched({ articles, vectors, silo: { flags, reason } }: OpenProject): boolean {
  return (
    articles.size > 0 ||
    // Paid for.
    vectors.size > 0 ||
    isDecided(flags, reason)
  );
}

/** A loop: a function called for each of 100,000 rows takes 10 ms after every change of the plan. */
function isDecided(flags: Uint8Array, reason: Uint8Array): boolean {
  const { byHand, byFix, bySuggestion } = PLACEMENT_REASONS;
  for (let row = 0; row < flags.length; row++) {
    if (((flags[row] ?? 0) & DECIDED) !== 0) return true;
    const why = reason[row];
    if (why === byHand || why === byFix || why === bySuggestion) return true;
  }
  return false;
}
