// Finds the patch between two states of a project, where one is an edit, undo or redo of the other.
import type { DocumentPatch, PatchDirection } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

export interface SiloStep {
  readonly patch: DocumentPatch;
  readonly direction: PatchDirection;
}

/** Never too many to send. */
const FEW_CELLS = 1_000;

/** Null where no single step leads there, or one that changes so much that the columns themselves are less to send. */
export function stepBetween(from: OpenProject, to: OpenProject): SiloStep | null {
  if (from.id !== to.id || from.language !== to.language) return null;
  const step = takenStep(from, to);
  return step !== null && cellCount(step.patch) <= Math.max(FEW_CELLS, to.table.rowCount) ? step : null;
}

function takenStep(from: OpenProject, to: OpenProject): SiloStep | null {
  const grown = to.undoSteps.length - from.undoSteps.length;
  const [before, after] = [from.undoSteps.at(-1), to.undoSteps.at(-1)];
  if (grown === 1 && after?.patch && to.undoSteps.at(-2) === before) {
    return { patch: after.patch, direction: 'redo' };
  }
  if (grown === -1 && before?.patch && to.redoSteps.at(-1) === before) {
    return { patch: before.patch, direction: 'undo' };
  }
  return null;
}

function cellCount({ columns }: DocumentPatch): number {
  return columns.reduce((sum, { rows }) => sum + rows.length, 0);
}
