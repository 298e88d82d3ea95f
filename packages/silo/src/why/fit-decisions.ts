// Decisions about a weak fit, each as an edit that pins its outcome, so that a rebuild keeps it.
import { PLACES, type SiloState } from '@silosmith/contract';
import type { SiloEdit } from '../edits/edit.ts';
import { isPage } from '../tree/page-tree.ts';
import { rivalOf } from './weak-fit.ts';

export const FIT_DECISIONS = ['accept', 'move', 'ownPage', 'section', 'setAside'] as const;
export type FitDecision = (typeof FIT_DECISIONS)[number];

type Places = Pick<SiloState, 'place' | 'parent' | 'runnerUp'>;

/** Null where the decision makes no sense here. `of`: the page that a section is made for. */
export function fitEditOf(silo: Places, row: number, decision: FitDecision, of = -1): SiloEdit | null {
  const isSection = silo.place[row] === PLACES.section;
  const rival = rivalOf(silo, row);
  const pinned = (edit: SiloEdit): SiloEdit => ({ type: 'batch', edits: [edit, { type: 'pin', row }] });
  switch (decision) {
    case 'accept':
      return { type: 'pin', row };
    case 'move':
      return canTake(silo, rival, isSection) ? pinned({ type: 'move', row, parent: rival }) : null;
    case 'ownPage':
      return pinned(isSection ? { type: 'makePage', row } : { type: 'move', row, parent: null });
    case 'section':
      return of < 0 || of === row ? null : pinned({ type: 'makeSection', row, of });
    case 'setAside':
      // Set aside by hand stays so: there is no place to pin.
      return { type: 'setAside', row };
  }
}

/** A sub-supporting page has room for sections, not for pages. */
function canTake({ place }: Pick<SiloState, 'place'>, page: number, isSection: boolean): boolean {
  return isPage(place[page]) && (isSection || place[page] !== PLACES.subSupporting);
}
