import type { PlacementWhy } from '@silosmith/contract';

/** `lead`: at the top of its topic. `second`: at the top of a part of its topic. `alone`: the only page of its topic. `byHand`: the user decided. `weak`: thin evidence or a close runner-up. */
export type PlacementFit = 'lead' | 'second' | 'alone' | 'clear' | 'weak' | 'byHand';

/** A runner-up nearer than this could as well be the parent; a likeness nearer than this to its threshold barely passed. */
const CLOSE = 0.03;

export function fitOf(why: PlacementWhy): PlacementFit {
  if (why.byUser === true) return 'byHand';
  if (why.parent === null) return 'lead';
  if (why.reason === 'childByClosest') return 'weak';
  if (why.sharedWords.length === 0 && why.sharedResults.length === 0) return 'weak';
  if (why.runnerUp !== null && why.runnerUp.lostBy < CLOSE) return 'weak';
  const { threshold } = why;
  return typeof threshold === 'number' && why.similarity - threshold < CLOSE ? 'weak' : 'clear';
}
