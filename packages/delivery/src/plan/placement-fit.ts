import type { PlacementWhy } from '@silosmith/contract';
import type { Weakness } from '@silosmith/silo';

/** `lead`: at the top of its topic. `second`: at the top of a part of its topic. `alone`: the only page of its topic. `byHand`: the user decided. `weak`: worth a second look. `proposed`: no keyword of the list. */
export type PlacementFit = 'proposed' | 'lead' | 'second' | 'alone' | 'clear' | 'weak' | 'byHand';

export function fitOf(why: PlacementWhy, weakness: Weakness | null): PlacementFit {
  if (why.reason === 'pillarProposed') return 'proposed';
  if (why.byUser === true) return 'byHand';
  if (why.parent === null) return 'lead';
  return weakness === null ? 'clear' : 'weak';
}
