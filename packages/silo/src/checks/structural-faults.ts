// How broken is the tree of a topic? One figure that a fix must not raise.
import { PLACES, type SiloState } from '@silosmith/contract';
import { FEWEST_CHILDREN } from './balance-clusters.ts';
import { isOrphan } from './orphaned-content.ts';

/** Missing pillar, orphans, pillars without clusters and clusters with fewer than two children, counted one each. */
export function structuralFaults(
  silo: Pick<SiloState, 'place' | 'parent'>,
  tree: { childCount(row: number): number },
  pages: Int32Array,
): number {
  let faults = 0;
  let pillars = 0;
  for (let i = 0; i < pages.length; i++) {
    const row = pages[i] ?? 0;
    const place = silo.place[row];
    if (place === PLACES.pillar) pillars++;
    else if (isOrphan(silo, row)) faults++;
    if (place === PLACES.pillar && tree.childCount(row) === 0) faults++;
    if (place === PLACES.cluster && tree.childCount(row) < FEWEST_CHILDREN) faults++;
  }
  return faults + (pages.length > 0 && pillars === 0 ? 1 : 0);
}
