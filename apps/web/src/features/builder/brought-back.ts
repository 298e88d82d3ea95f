// The line that an undo brings back.
import { PLACES } from '@silosmith/contract';
import type { OpenProject } from '../../state/project/open-project.ts';

type Undoable = Pick<OpenProject, 'id' | 'silo' | 'undoSteps' | 'redoSteps'>;

const isGone = (place: number | undefined): boolean => place === PLACES.deleted || place === PLACES.setAside;

/** Row of the first line that stands in the plan again, and not below another such; null where the change is no undo, or brought none back. */
export function firstBroughtBack(before: Undoable | null, now: Undoable | null): number | null {
  if (before === null || now === null || before.id !== now.id || before.silo === now.silo) return null;
  const step = before.undoSteps.at(-1);
  if (step === undefined || now.redoSteps.at(-1) !== step || now.undoSteps.includes(step)) return null;
  const { place, parent } = now.silo;
  const isBack = (row: number) => isGone(before.silo.place[row]) && !isGone(place[row]);
  // Sections leave and return with their page.
  const row = place.findIndex((_place, at) => isBack(at) && !isBack(parent[at] ?? -1));
  return row < 0 ? null : row;
}
