// Hubs for pages without a broader page: three and more that share a telling phrase go below a page about it.

import { FEWEST_BELOW } from './enough-below.ts';
import type { HubCandidate } from './hub-candidates.ts';
import { type Hub, HubChoice, type HubSource, isCommonWord, needyPages } from './hub-choice.ts';
import type { HubPhrase } from './hub-phrases.ts';

/** Pages that nothing narrower leads, below a word of many pages. */
const FEWEST_OF_COMMON = 4;
/** Or fewer, with so many pages in their branches. */
const FEWEST_OF_BRANCHES = 6;
/** Beside those that the plan may have by its size: what is left over is most of a list about one thing. */
const HUBS_OF_COMMON = 1;
/** Of the plan's pages, these may be hubs. */
const MOST_HUBS = 0.2;
/** A small plan may have so many. */
const FEWEST_HUBS = 3;
/** Pages outside the plan that are considered as members, as a multiple of the plan's size. */
const MOST_UNSERVED = 3;

/** Of a plan of so many pages, this many may be hubs. */
export const mostHubs = (size: number): number => Math.max(FEWEST_HUBS, Math.floor(MOST_HUBS * size));

/** The phrase that says most of the pages without a broader page first; then of those that are left. */
export function proposeHubs(source: HubSource): Hub[] {
  const unserved = source.unserved.slice(0, MOST_UNSERVED * source.standing.size);
  const choice = new HubChoice(source, { needy: needyPages(source), unserved });
  const hubs = [...choice.seedHub(), ...choice.bareHubs()];
  const most = mostHubs(source.standing.size);
  const common: HubPhrase[] = [];
  const take = (candidate: HubCandidate, hub: Hub) => {
    hubs.push(hub);
    choice.candidates.leave(candidate.members);
  };
  while (hubs.length < most) {
    const best = choice.candidates.takeBest();
    if (best === null) break;
    const hub = choice.hubFor(best);
    if (hub !== null) take(best, hub);
    else if (isCommonWord(source.words, best.phrase)) common.push(best.phrase);
  }
  for (const phrase of common) {
    const left = { phrase, members: choice.candidates.leftOf(phrase) };
    const isEnough =
      left.members.length >= FEWEST_OF_COMMON ||
      (left.members.length >= FEWEST_BELOW && choice.branchSize(left.members) >= FEWEST_OF_BRANCHES);
    const hub = isEnough ? choice.hubFor(left, 'common') : null;
    if (hub !== null && hubs.length < most + HUBS_OF_COMMON) take(left, hub);
  }
  return hubs;
}
