// Hubs for what has no page: three and more groups outside the plan that share a telling phrase come into it with a page about that, where
// together they are searched more than what makes room for them.

import { FEWEST_BELOW } from './enough-below.ts';
import { type Hub, HubChoice, type HubSource } from './hub-choice.ts';
import { pagesByRank } from './pages-by-rank.ts';
import { isLead } from './plan-pages.ts';

export interface HubFamily {
  readonly hub: Hub;
  /** Pages that come into the plan below it, the most searched first; where the hub is a page of the list, that before them. */
  readonly coming: readonly number[];
  /** Pages that make room for them. */
  readonly leaving: readonly number[];
}

export interface FamilyLimits {
  readonly mostPages: number;
  readonly mostHubs: number;
  /** By page: 1 for those that do not leave; absent where there are none. */
  readonly mustStand?: Uint8Array | undefined;
  /** False for a hub that the plan has already. */
  readonly isNew: (hub: Hub) => boolean;
}

/** Pages outside the plan that are considered, as a multiple of its size. */
const MOST_OUTSIDE = 10;

/** Families of pages outside the plan, those of most demand first; no page is in two. O(hub candidates × log of them + pages of the plan). */
export function proposeHubsOutside(source: HubSource, limits: FamilyLimits): HubFamily[] {
  const { standing, pages } = source;
  const outside = source.unserved.slice(0, MOST_OUTSIDE * standing.size);
  const choice = new HubChoice(source, { needy: outside, unserved: [] });
  const demandOf = (page: number) => pages.demand[page] ?? 0;
  const found: { readonly hub: Hub; readonly members: readonly number[]; readonly demand: number }[] = [];
  for (let best = choice.candidates.takeBest(); best !== null; best = choice.candidates.takeBest()) {
    if (best.members.length < FEWEST_BELOW) continue;
    const hub = choice.hubFor(best);
    if (hub === null || !limits.isNew(hub)) continue;
    choice.candidates.leave(best.members);
    const members = best.members.filter((page) => page !== hub.page && !hub.absorbed.includes(page));
    members.sort((a, b) => demandOf(b) - demandOf(a));
    found.push({ hub, members, demand: members.reduce((sum, page) => sum + demandOf(page), 0) });
  }
  found.sort((a, b) => b.demand - a.demand);
  const room = new RoomOfPlan(source, limits);
  const families: HubFamily[] = [];
  for (const { hub, members } of found) {
    if (families.length >= limits.mostHubs) break;
    const family = room.familyOf(hub, members);
    if (family !== null) families.push(family);
  }
  return families;
}

/**
 * The places of a plan: those that are free, then those of the pages that are searched least and lead nothing; none of these where nobody knows
 * how much they are searched.
 */
class RoomOfPlan {
  private readonly source: HubSource;
  private free: number;
  /** The least first. */
  private leaves: number[];
  /** Page → pages of the plan below it. */
  private readonly below = new Map<number, number>();

  constructor(source: HubSource, { mostPages, mustStand }: FamilyLimits) {
    const { standing, parents, pages } = source;
    this.source = source;
    this.free = Math.max(0, mostPages - standing.size);
    const inPlan = pagesByRank(standing.rank).slice(0, standing.size);
    for (const page of inPlan) {
      const above = parents.parent[page] ?? -1;
      if (above >= 0) this.below.set(above, 1 + (this.below.get(above) ?? 0));
    }
    this.leaves = !pages.knowsDemand
      ? []
      : inPlan
          .filter((page) => !this.below.has(page) && !isLead(pages, page) && mustStand?.[page] !== 1)
          .reverse()
          .sort((a, b) => (standing.demand[a] ?? 0) - (standing.demand[b] ?? 0));
  }

  /** As many of the members as are searched more than the page whose place they take; null where fewer than FEWEST_BELOW are, or all together bring no more than leaves. */
  familyOf(hub: Hub, members: readonly number[]): HubFamily | null {
    const { pages, standing } = this.source;
    const own = hub.page < 0 ? [] : [hub.page];
    // The hub takes the first.
    const places = this.places(1 + members.length);
    const costOf = (page: number | null | undefined) =>
      page === undefined ? Number.POSITIVE_INFINITY : page === null ? 0 : (standing.demand[page] ?? 0);
    let gain = own.reduce((sum, page) => sum + (pages.demand[page] ?? 0), 0) - costOf(places[0]);
    const coming: number[] = [];
    for (const page of members) {
      const more = (pages.demand[page] ?? 0) - costOf(places[1 + coming.length]);
      if (more <= 0 && coming.length >= FEWEST_BELOW) break;
      gain += more;
      coming.push(page);
    }
    if (coming.length < FEWEST_BELOW || gain <= 0) return null;
    const taken = 1 + coming.length;
    const leaving = places.slice(0, taken).filter((page) => page !== null);
    this.take(taken, leaving);
    return { hub, coming: [...own, ...coming], leaving };
  }

  /** The next places in the order in which they are taken, null for one that is free. What leads leaves keeps enough of them. */
  private places(count: number): (number | null)[] {
    const { parents, pages } = this.source;
    const places: (number | null)[] = new Array<null>(Math.min(count, this.free)).fill(null);
    const left = new Map(this.below);
    for (const page of this.leaves) {
      if (places.length >= count) break;
      const above = parents.parent[page] ?? -1;
      const kin = left.get(above) ?? 0;
      if (above >= 0 && kin <= (isLead(pages, above) ? FEWEST_BELOW : 1)) continue;
      left.set(above, kin - 1);
      places.push(page);
    }
    return places;
  }

  private take(count: number, leaving: readonly number[]): void {
    this.free = Math.max(0, this.free - count);
    const gone = new Set(leaving);
    this.leaves = this.leaves.filter((page) => !gone.has(page));
    for (const page of leaving) {
      const above = this.source.parents.parent[page] ?? -1;
      this.below.set(above, (this.below.get(above) ?? 0) - 1);
    }
  }
}
