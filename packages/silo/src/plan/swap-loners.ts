// Limits the share of pages in the plan that have neither parent nor children; pages with kin in the plan take their places.

import { canJoin, PAIR } from './page-families.ts';
import { pagesByRank } from './pages-by-rank.ts';
import type { ParentPages, PlanStanding } from './parent-pages.ts';
import { type PlanCut, recut } from './plan-cut.ts';
import { isLead, type PlanPages } from './plan-pages.ts';
import { FEWEST_PAGES, SERVED_SHARE } from './plan-size.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** Of the plan's pages, these may stand alone: the ones worth most. */
export const MOST_ALONE = 0.25;
/** A page that comes has this much of the demand of the one that leaves: company is worth that, and no more. */
const LEAST_OF_LEFT = 0.2;

/** What is known of a plan whose pages are placed. */
export interface PlacedPlan {
  readonly standing: PlanStanding;
  readonly parents: ParentPages;
  /** By page: what answers it as a section, -1 for nobody. */
  readonly host: Int32Array;
  /** By page: 1 for one that stands in every plan. */
  readonly mustStand: Uint8Array | undefined;
}

/**
 * Another cut with fewer pages that stand alone, or null where this one has few enough or nothing helps: the least of them make way for pages
 * that have kin in the plan. Where the plan would then serve less than it should, the latter come beside them, up to `mostPages`;
 * where there are none, the least leave as long as the plan serves enough without them.
 */
export function swapLoners(
  pages: PlanPages,
  words: TellingWords,
  plan: PlacedPlan,
  mostPages: number,
): PlanCut | null {
  const { standing, mustStand } = plan;
  const order = pagesByRank(standing.rank);
  const inPlan = order.slice(0, standing.size);
  const loners = lonersOf(inPlan, plan.parents.parent);
  const tooMany = loners.length - Math.floor(MOST_ALONE * standing.size);
  // All of a short list is in its plan: nothing of it is too much.
  if (tooMany <= 0 || pages.count <= FEWEST_PAGES) return null;
  const spare = servedBeyondGoal(pages, plan);
  const demandOf = (some: readonly number[]) =>
    some.reduce((sum, page) => sum + (standing.demand[page] ?? 0), 0);
  const kin = kinOutside(pages, words, plan, inPlan);
  const free = loners.filter((page) => mustStand?.[page] !== 1);
  const { coming, leaving } = exchange(kin, free, tooMany, standing.demand);
  const room = mostPages - standing.size;
  if (coming.length > 0 && (room <= 0 || spare + demandOf(coming) >= demandOf(leaving)))
    return recut(order, standing.size, coming, leaving);
  const wanted = Math.ceil(loners.length / MOST_ALONE) - standing.size;
  if (room > 0 && kin.length > 0) {
    const more = kin.slice(0, Math.min(room, wanted)).map(({ page }) => page);
    return recut(order, standing.size, more, []);
  }
  while (leaving.length > 0 && demandOf(leaving) > spare) leaving.shift();
  return leaving.length === 0 ? null : recut(order, standing.size, [], leaving);
}

interface Kin {
  readonly page: number;
  /** A page of the plan that could be its parent. */
  readonly leader: number;
}

/** As many pages with kin as loners to leave, the least of them; a loner that gets company stays. Where there is no kin, all that are too many leave. */
function exchange(
  kin: readonly Kin[],
  loners: readonly number[],
  tooMany: number,
  demand: Float64Array,
): { coming: number[]; leaving: number[] } {
  const alone = new Set(loners);
  const coming: number[] = [];
  for (const { page, leader } of kin) {
    // Each that comes takes the place of one, and may give company to another.
    if (alone.has(leader)) alone.delete(leader);
    if (coming.length >= tooMany || alone.size <= coming.length) break;
    coming.push(page);
  }
  const left = [...alone].reverse();
  if (coming.length === 0) return { coming, leaving: left.slice(0, tooMany).reverse() };
  const isWorthIt = (page: number, at: number) =>
    (demand[page] ?? 0) >= LEAST_OF_LEFT * (demand[left[at] ?? -1] ?? 0);
  const count = coming.findIndex((page, at) => !isWorthIt(page, at));
  const kept = count < 0 ? coming : coming.slice(0, count);
  return { coming: kept, leaving: left.slice(0, kept.length).reverse() };
}

/** Demand that the plan serves beyond SERVED_SHARE of all there is; negative where it serves less. */
export function servedBeyondGoal(
  { demand, count }: PlanPages,
  { standing, host }: Pick<PlacedPlan, 'standing' | 'host'>,
): number {
  let served = 0;
  let total = 0;
  for (let page = 0; page < count; page++) {
    total += demand[page] ?? 0;
    if ((standing.rank[page] ?? 0) <= standing.size || (host[page] ?? -1) >= 0) served += demand[page] ?? 0;
  }
  return served - SERVED_SHARE * total;
}

/** Pages without a host that could be children of one of `inPlan`, in the order of rank; a host among `leads` does not count. */
function kinOutside(
  pages: PlanPages,
  words: TellingWords,
  { standing, host }: PlacedPlan,
  inPlan: readonly number[],
): Kin[] {
  const kin = new KinOfPlan(pages, words, standing, inPlan);
  const found: Kin[] = [];
  for (const page of pagesByRank(standing.rank).slice(standing.size)) {
    // No more than that can come.
    if (found.length === standing.size) break;
    const by = host[page] ?? -1;
    if ((pages.demand[page] ?? 0) <= 0 || (by >= 0 && !isLead(pages, by))) continue;
    const leader = kin.leaderOf(page);
    if (leader >= 0) found.push({ page, leader });
  }
  return found;
}

function lonersOf(inPlan: readonly number[], parent: Int32Array): number[] {
  const above = new Set(inPlan.map((page) => parent[page] ?? -1));
  return inPlan.filter((page) => (parent[page] ?? -1) < 0 && !above.has(page));
}

/** Finds the page of the plan below which another could stand. */
class KinOfPlan {
  private readonly source: { pages: PlanPages; words: TellingWords; standing: PlanStanding };
  /** Word → pages of the plan that have it. */
  private readonly having = new Map<number, number[]>();

  constructor(pages: PlanPages, words: TellingWords, standing: PlanStanding, inPlan: readonly number[]) {
    // Those asked about are in no plan yet: with their own demand they would still have to be less.
    this.source = { pages, words, standing };
    for (const page of inPlan) {
      for (const id of this.thingsOf(page)) {
        const list = this.having.get(id);
        if (list) list.push(page);
        else this.having.set(id, [page]);
      }
    }
  }

  /** The page of the plan with the best rank that could be its parent; -1 without one. */
  leaderOf(page: number): number {
    let best = -1;
    for (const id of this.thingsOf(page)) {
      for (const leader of this.having.get(id) ?? []) {
        const isBetter =
          best < 0 || (this.source.standing.rank[leader] ?? 0) < (this.source.standing.rank[best] ?? 0);
        if (isBetter && this.canStandBelow(page, leader)) best = leader;
      }
    }
    return best;
  }

  private canStandBelow(page: number, leader: number): boolean {
    const { pages, standing } = this.source;
    const isLess = isLead(pages, leader) || (pages.demand[page] ?? 0) <= (standing.demand[leader] ?? 0);
    return isLess && canJoin(this.source, page, leader, PAIR);
  }

  /** Words of a page that say of which thing it is. */
  private thingsOf(page: number): Uint32Array {
    const { isVague, isNumber, isFrame } = this.source.words;
    return setOf(this.source.words, page).filter(
      (id) => isVague[id] === 0 && isNumber[id] === 0 && isFrame[id] === 0,
    );
  }
}
