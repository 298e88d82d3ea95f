// Places every keyword of a planned list: pages by level, sections below the page that answers them, the rest set aside.

import { isProposed, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { isPage } from '../tree/page-tree.ts';
import { pagesByRank } from './pages-by-rank.ts';
import { AKIN } from './parent-pages.ts';
import type { Plan } from './plan.ts';

/** Writes ranks, hosts and homes of all groups and, where a row has no place yet, the places of the default plan. `rowOf`: page of the plan → row. */
export function placePlan(silo: SiloState, plan: Plan, rowOf: Int32Array): void {
  const { rank, size, hosts, levels } = plan;
  const { host } = hosts;
  const rowAt = (page: number) => (page < 0 ? -1 : (rowOf[page] ?? -1));
  let ranked = 0;
  for (const page of pagesByRank(rank)) {
    const row = rowAt(page);
    // Absorbed by a hub.
    if (silo.place[row] === PLACES.variant) continue;
    silo.rank[row] = ++ranked;
    silo.host[row] = rowAt(host[page] ?? -1);
    const isPlaced = silo.place[row] !== PLACES.none;
    // Where the user or the file decides, the plan's parent may be a page below this one: homes would form a circle.
    silo.home[row] = isPlaced ? (silo.parent[row] ?? -1) : rowAt(levels.parent[page] ?? -1);
    if (isPlaced) continue;
    if ((rank[page] ?? 0) <= size) {
      standBelow(silo, row, silo.home[row] ?? -1);
      if (isProposed(silo, row)) silo.reason[row] = PLACEMENT_REASONS.pillarProposed;
      noteLikeness(silo, row, page, plan, rowAt);
    } else if ((host[page] ?? -1) >= 0) {
      becomeSection(silo, row, rowAt(host[page] ?? -1), hosts.likeness[page] ?? 0);
      silo.reason[row] = hosts.reason[page] ?? 0;
    } else {
      const isLoner = plan.loners.has(page);
      setRowAside(silo, row, isLoner ? PLACEMENT_REASONS.asideAlone : PLACEMENT_REASONS.asideSmall);
    }
  }
}

/** The page stands one level below `above`, or beside it where that is on the lowest; a pillar where that is no page. */
export function standBelow(silo: SiloState, row: number, above: number): void {
  let parent = above;
  if (silo.place[parent] === PLACES.subSupporting) parent = silo.parent[parent] ?? -1;
  const isTop = !isPage(silo.place[parent]);
  const level = silo.place[parent] === PLACES.pillar ? PLACES.cluster : PLACES.subSupporting;
  silo.place[row] = isTop ? PLACES.pillar : level;
  silo.parent[row] = isTop ? -1 : parent;
  silo.reason[row] = isTop ? PLACEMENT_REASONS.pillarHeuristic : PLACEMENT_REASONS.belowBroader;
  if (!isTop) silo.topic[row] = silo.topic[parent] ?? -1;
}

function noteLikeness(
  silo: SiloState,
  row: number,
  page: number,
  { parents, levels }: Plan,
  rowAt: (page: number) => number,
): void {
  if (silo.place[row] === PLACES.pillar) return;
  // A page that came up to its pillar's branch is no nearer to it than to the page it came from.
  silo.similarity[row] = parents.likeness[page] ?? 0;
  const kinship = parents.kinship[page];
  const hasComeUp = parents.parent[page] !== levels.parent[page];
  if (kinship === AKIN.named) silo.reason[row] = PLACEMENT_REASONS.belowNamed;
  else if (kinship === AKIN.wording && !hasComeUp) silo.reason[row] = PLACEMENT_REASONS.belowWording;
  else if (kinship === AKIN.region && !hasComeUp) silo.reason[row] = PLACEMENT_REASONS.belowRegion;
  else if (kinship !== AKIN.none) silo.reason[row] = PLACEMENT_REASONS.belowAkin;
  const second = parents.runnerUp[page] ?? -1;
  if (second < 0 || second === (levels.parent[page] ?? -1)) return;
  silo.runnerUp[row] = rowAt(second);
  silo.runnerUpSimilarity[row] = parents.runnerUpLikeness[page] ?? 0;
}

/** `answers`: the host, a page or what answers it in turn; `likeness`: how much of the row it says. */
export function becomeSection(silo: SiloState, row: number, answers: number, likeness: number): void {
  silo.place[row] = PLACES.section;
  silo.parent[row] = answers;
  silo.topic[row] = silo.topic[answers] ?? -1;
  silo.reason[row] = PLACEMENT_REASONS.sectionOfBroader;
  silo.similarity[row] = likeness;
}

export function setRowAside(silo: SiloState, row: number, reason: number): void {
  silo.place[row] = PLACES.setAside;
  silo.parent[row] = -1;
  silo.topic[row] = -1;
  silo.reason[row] = reason;
  silo.similarity[row] = 0;
  silo.runnerUp[row] = -1;
  silo.runnerUpSimilarity[row] = 0;
}
