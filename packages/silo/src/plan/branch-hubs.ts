// Hubs between a pillar and pages right below it: those that share more than the pillar says go below a keyword about that.

import type { HubCandidate } from './hub-candidates.ts';
import { type Hub, HubChoice, type HubSource } from './hub-choice.ts';
import { setOf } from './telling-words.ts';

/** At most `most` of them, each a page or a keyword of the list: what nobody searches for parts no topic. */
export function proposeBranches(source: HubSource, most: number): Hub[] {
  const needy = leavesBelowPillars(source);
  if (needy.length === 0) return [];
  const choice = new HubChoice(source, { needy, unserved: [] });
  const hubs: Hub[] = [];
  while (hubs.length < most) {
    const best = choice.candidates.takeBest();
    if (best === null) break;
    if (!saysMoreThanAbove(source, best)) continue;
    const hub = choice.hubFor(best);
    if (hub === null || (hub.page < 0 && hub.rows.length === 0)) continue;
    hubs.push(hub);
    choice.candidates.leave(best.members);
  }
  return hubs;
}

/** Whether the phrase names a thing that no page above the members says. */
function saysMoreThanAbove({ words, parents }: HubSource, { phrase, members }: HubCandidate): boolean {
  const { isVague, isNumber, isFrame } = words;
  const things = phrase.ids.filter((id) => isVague[id] === 0 && isNumber[id] === 0 && isFrame[id] === 0);
  return members.every((page) => {
    const above = setOf(words, parents.parent[page] ?? -1);
    return things.some((id) => !above.includes(id));
  });
}

/** Pages of the plan that lead none, right below one that nothing leads. */
function leavesBelowPillars({ parents: { parent }, standing: { rank, size } }: HubSource): number[] {
  const isIn = (page: number) => (rank[page] ?? 0) <= size;
  const leading = new Set(parent.filter((_, page) => isIn(page)));
  return [...parent.keys()].filter((page) => {
    const above = parent[page] ?? -1;
    return isIn(page) && above >= 0 && (parent[above] ?? -1) < 0 && !leading.has(page);
  });
}
