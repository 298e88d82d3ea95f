// Once a plan stands, what is searched most of all that has no page comes into it for pages that are searched far less and lead nothing.

import { FEWEST_BELOW } from './enough-below.ts';
import { pagesByRank } from './pages-by-rank.ts';
import { type PlanCut, recut } from './plan-cut.ts';
import { isLead, type PlanPages } from './plan-pages.ts';
import { MOST_ALONE, type PlacedPlan } from './swap-loners.ts';

/** A page that comes is searched so many times as much as the one that leaves, its sections included. */
const TIMES = 3;
/** One that left because it stood alone, and would not now. */
const TIMES_RETURNING = 2;

/** `returning`: pages outside that stood alone and would not now → the page above each. Another cut, or null where nothing is searched enough. No more pages stand alone than may; none that leads a page leaves, nor the last page below another, nor the third below a proposed one, unless what comes has the same page above it. O(pages log pages). */
export function bringLargest(
  pages: PlanPages,
  { standing, parents, host, mustStand }: PlacedPlan,
  returning: ReadonlyMap<number, number> = new Map(),
): PlanCut | null {
  if (!pages.knowsDemand) return null;
  const { rank, size, demand } = standing;
  const order = pagesByRank(rank);
  const inPlan = order.slice(0, size);
  const below = new Map<number, number>();
  for (const page of inPlan) {
    const above = parents.parent[page] ?? -1;
    if (above >= 0) below.set(above, 1 + (below.get(above) ?? 0));
  }
  const isAlone = (page: number) => (parents.parent[page] ?? -1) < 0 && !below.has(page);
  const mayLeave = (page: number) => !below.has(page) && !isLead(pages, page) && mustStand?.[page] !== 1;
  const parentOf = (page: number) => parents.parent[page] ?? -1;
  const servedBy = (page: number) => demand[page] ?? 0;
  const leaves = inPlan.filter(mayLeave).sort((a, b) => servedBy(a) - servedBy(b));
  const outside = order
    .slice(size)
    .filter((page) => (host[page] ?? -1) < 0)
    .sort((a, b) => (pages.demand[b] ?? 0) - (pages.demand[a] ?? 0));
  const mayLose = (above: number) =>
    above < 0 || (room > 0 && (below.get(above) ?? 0) > (isLead(pages, above) ? FEWEST_BELOW : 1));
  let room = Math.floor(MOST_ALONE * size) - inPlan.filter(isAlone).length;
  let waiting = returning.size;
  const coming: number[] = [];
  const leaving = new Set<number>();
  for (const page of outside) {
    const above = returning.get(page) ?? -1;
    const least = leaves.find(
      (leaf) => !leaving.has(leaf) && (mayLose(parentOf(leaf)) || (above >= 0 && above === parentOf(leaf))),
    );
    if (returning.has(page)) waiting--;
    if (least === undefined) {
      if (waiting === 0) break;
      continue;
    }
    const times = returning.has(page) ? TIMES_RETURNING : TIMES;
    if ((pages.demand[page] ?? 0) < times * servedBy(least)) continue;
    const left = parentOf(least);
    if (left >= 0 && left !== above) {
      room--;
      below.set(left, (below.get(left) ?? 0) - 1);
    }
    coming.push(page);
    leaving.add(least);
  }
  return coming.length === 0 ? null : recut(order, size, coming, [...leaving]);
}
