// How broken is the tree of a topic? One figure that a fix must not raise.
import { PLACES } from '@silosmith/contract';
import type { SiloDraft } from '../edits/silo-draft.ts';
import { FEWEST_CHILDREN } from './balance-clusters.ts';
import { isOrphan } from './orphaned-content.ts';

/** Missing pillar, orphans, pillars without clusters and clusters with fewer than two children, counted one each. */
export function structuralFaults(draft: SiloDraft, pages: Int32Array): number {
  const { silo } = draft;
  let faults = 0;
  let pillars = 0;
  for (const row of pages) {
    const place = silo.place[row];
    if (place === PLACES.pillar) {
      pillars++;
      if (draft.childCount(row) === 0) faults++;
      continue;
    }
    if (isOrphan(silo, row)) faults++;
    if (place === PLACES.cluster && draft.childCount(row) < FEWEST_CHILDREN) faults++;
  }
  return faults + (pages.length > 0 && pillars === 0 ? 1 : 0);
}
