// How broken is the tree of a topic? One figure that a fix must not raise.
import { PLACES, type SiloState } from '@silosmith/contract';
import { FEWEST_CHILDREN } from './incomplete-structure.ts';
import { isOrphan } from './orphaned-content.ts';

/** A page without its place outweighs any number of thin ones: those are information. */
const GRAVE = 2 ** 24;

/** Pillars without clusters and clusters with fewer than two children count one each; a missing pillar and orphans more than all of them. */
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
    else if (isOrphan(silo, row)) faults += GRAVE;
    if (place === PLACES.pillar && tree.childCount(row) === 0) faults++;
    if (place === PLACES.cluster && tree.childCount(row) < FEWEST_CHILDREN) faults++;
  }
  return faults + (pages.length > 0 && pillars === 0 ? GRAVE : 0);
}
