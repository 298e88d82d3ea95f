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
    flags.some((bits) => (bits & DECIDED) !== 0) ||
    reason.some((one) => one === PLACEMENT_REASONS.byHand || one === PLACEMENT_REASONS.byFix)
  );
}
