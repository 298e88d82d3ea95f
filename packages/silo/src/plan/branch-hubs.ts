// Hubs between a pillar and pages right below it: those that share more than the pillar says go below a keyword about that.

import { FEWEST_BELOW } from './enough-below.ts';
import type { HubCandidate } from './hub-candidates.ts';
import { type Hub, HubChoice, type HubSource } from './hub-choice.ts';
import { areCompatible, isLead, needOf, type PlanPages } from './plan-pages.ts';
import { setOf } from './telling-words.ts';

/** At most `most` of them, each a page or a keyword of the list: what nobody searches for parts no topic. */
export function proposeBranches(source: HubSource, most: number): Hub[] {
  const hubs = leadersOfMore(source).slice(0, most);
  const needy = leavesBelowPillars(source);
  if (needy.length === 0) return hubs;
  const choice = new HubChoice(source, { needy, unserved: [] });
  while (hubs.length < most) {
    const best = choice.candidates.takeBest();
    if (best === null) break;
    if (!saysMoreThanAbove(source, best)) continue;
    const named = choice.hubFor(best);
    const hub = named !== null && (named.page >= 0 || named.rows.length > 0) ? named : askedHub(source, best);
    if (hub === null) continue;
    hubs.push(hub);
    choice.candidates.leave(best.members);
  }
  return hubs;
}

/**
 * Pages right below a pillar that lead enough others, as hubs of what says all that they say, and stood beside them since it is searched more:
 * `ai image tools` of `ai image generation tools`.
 */
function leadersOfMore({ pages, words, having, parents: { parent }, standing }: HubSource): Hub[] {
  const isIn = (page: number) => (standing.rank[page] ?? 0) <= standing.size;
  const below = Map.groupBy([...parent.keys()].filter(isIn), (page) => parent[page] ?? -1);
  const hubs: Hub[] = [];
  for (const [page, children] of below) {
    const above = parent[page] ?? -1;
    if (page < 0 || above < 0 || (parent[above] ?? -1) >= 0) continue;
    if (children.length < FEWEST_BELOW || isLead(pages, page)) continue;
    const ids = [...setOf(words, page)];
    const isMore = (other: number) =>
      other !== page && isIn(other) && parent[other] === above && mayBeBelow(pages, page, other);
    if (!having.havingAll(ids).some(isMore)) continue;
    const phrase = { ids, text: pages.keywords[page] ?? '', scope: pages.scope[page] ?? 0 };
    hubs.push({ phrase, page, asking: [], absorbed: [], rows: [], unnamed: [] });
  }
  return hubs;
}

function mayBeBelow(pages: PlanPages, hub: number, page: number): boolean {
  return areCompatible(pages, hub, page) && [0, needOf(pages, page)].includes(needOf(pages, hub));
}

/**
 * Where no keyword says the phrase alone, the most searched of the pages that only ask something of it: `how do payday loans affect your credit`
 * for the pages about credit. Null without one, and where it would lead too few.
 */
function askedHub({ words, standing, parents }: HubSource, { phrase, members }: HubCandidate): Hub | null {
  const { isVague, isGeneric, isFrame } = words;
  const isSubject = (id: number) => isVague[id] === 0 && isGeneric[id] === 0 && isFrame[id] === 0;
  if (!phrase.ids.some(isSubject) || members.length <= FEWEST_BELOW) return null;
  const asks = (page: number) => {
    const above = setOf(words, parents.parent[page] ?? -1);
    return setOf(words, page).every(
      (id) => phrase.ids.includes(id) || isVague[id] === 1 || above.includes(id),
    );
  };
  const demandOf = (page: number) => standing.demand[page] ?? 0;
  const [page] = members.filter(asks).sort((a, b) => demandOf(b) - demandOf(a) || a - b);
  return page === undefined ? null : { phrase, page, asking: [], absorbed: [], rows: [], unnamed: [] };
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
