// The hubs of a plan while it is being made: found for the pages that stand, given up where too few stay below them.
import type { ParentPages, PlanStanding } from './parent-pages.ts';
import type { ListedKeywords } from './plan-pages.ts';
import { type Hub, isEnoughBelow, proposeHubs } from './propose-hubs.ts';
import type { SectionHosts } from './section-hosts.ts';
import { setOf } from './telling-words.ts';
import { addedHubs, type HubbedList, withHubs } from './with-hubs.ts';

interface Placed {
  readonly standing: PlanStanding;
  readonly parents: ParentPages;
  readonly hosts: SectionHosts;
}

/** An order of the pages of `list` and how many of it are the plan. */
export type Cut = Pick<PlanStanding, 'rank' | 'size'>;

export interface HubLimits {
  readonly mostPages: number;
  readonly language: string;
}

export class HubKeeper {
  /** The list's own pages, and behind them the hubs that are none of these. */
  list: HubbedList;
  hubs: readonly Hub[] = [];
  private readonly own: HubbedList;
  private readonly listed: ListedKeywords;
  private readonly limits: HubLimits;

  constructor(own: HubbedList, listed: ListedKeywords, limits: HubLimits) {
    this.own = own;
    this.list = own;
    this.listed = listed;
    this.limits = limits;
  }

  /** The same plan with hubs for pages that have no broader page as parent. */
  find({ standing, parents, hosts }: Placed): Cut {
    const { pages, words } = this.list;
    const { listed, limits } = this;
    const unserved = pagesByRank(standing.rank)
      .slice(standing.size)
      .filter(
        (page) =>
          ((hosts.host[page] ?? -1) < 0 || hosts.isAlike[page] === 1) && (pages.demand[page] ?? 0) > 0,
      );
    const { language } = limits;
    const found = proposeHubs({ pages, words, parents, standing, listed, language, unserved });
    // A hub that led too little and was given up, or a page behind the list's own, leads no second time.
    const fresh = found.filter(({ page }) => page < this.own.pages.count);
    return this.stand([...this.hubs, ...fresh], standing);
  }

  /** The same plan without hubs that have too few pages below them; null where all have enough. */
  giveUp({ standing, parents }: Placed): Cut | null {
    const below = new Map<number, number[]>();
    parents.parent.forEach((above, page) => {
      if (above < 0 || (standing.rank[page] ?? 0) > standing.size) return;
      const list = below.get(above);
      if (list) list.push(page);
      else below.set(above, [page]);
    });
    const pageOf = this.pageNumbers();
    const left = this.hubs.filter((hub, at) =>
      isEnoughBelow(this.list.words, below.get(pageOf[at] ?? -1) ?? [], () => this.groupsOf(hub)),
    );
    return left.length === this.hubs.length ? null : this.stand(left, standing);
  }

  /** Of each hub its page in `list`. */
  private pageNumbers(): number[] {
    let next = this.own.pages.count;
    return this.hubs.map(({ page }) => (page < 0 ? next++ : page));
  }

  private groupsOf(hub: Hub): number[] {
    const groups: number[] = [];
    for (let page = 0; page < this.own.pages.count; page++) if (this.extendsHub(page, hub)) groups.push(page);
    return groups;
  }

  /** Each hub right before the best of its pages. */
  private stand(hubs: readonly Hub[], { rank, size }: Cut): Cut {
    const before = this.own.pages.count;
    const order = pagesByRank(rank)
      .slice(0, size)
      .filter((page) => page < before);
    const rest = pagesByRank(rank)
      .slice(size)
      .filter((page) => page < before);
    this.hubs = hubs;
    this.list = withHubs(this.own, hubs, this.listed);
    const pageOf = this.pageNumbers();
    const waiting = new Set(hubs.keys());
    const next: number[] = [];
    const taken = new Set<number>();
    const take = (page: number) => {
      if (!taken.has(page)) next.push(page);
      taken.add(page);
    };
    for (const page of order) {
      for (const at of waiting) {
        const hub = hubs[at];
        if (hub === undefined || !this.extendsHub(page, hub)) continue;
        waiting.delete(at);
        take(pageOf[at] ?? -1);
      }
      take(page);
    }
    const plan = Math.min(next.length, Math.max(this.limits.mostPages, order.length));
    for (const at of waiting) take(pageOf[at] ?? -1);
    for (const page of rest) take(page);
    const placed = new Int32Array(before + addedHubs(hubs).length);
    next.forEach((page, at) => {
      placed[page] = at + 1;
    });
    return { rank: placed, size: plan };
  }

  private extendsHub(page: number, { phrase: { ids, scope } }: Hub): boolean {
    const { pages, words } = this.own;
    const set = setOf(words, page);
    return pages.scope[page] === scope && set.length >= ids.length && ids.every((id) => set.includes(id));
  }
}

function pagesByRank(rank: Int32Array): number[] {
  const pages = new Array<number>(rank.length);
  for (let page = 0; page < rank.length; page++) pages[(rank[page] ?? 1) - 1] = page;
  return pages;
}
