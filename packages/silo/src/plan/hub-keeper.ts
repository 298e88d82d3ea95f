// The hubs of a plan while it is being made: found for the pages that stand, given up where too few stay below them.

import { PLACEMENT_REASONS } from '@silosmith/contract';
import { proposeBranches } from './branch-hubs.ts';
import { isCutFrom } from './cut-phrases.ts';
import { isEnoughBelow } from './enough-below.ts';
import type { Hub, HubSource } from './hub-choice.ts';
import type { ListedTexts } from './listed-texts.ts';
import { proposeHubsOutside } from './outside-hubs.ts';
import { pagesByRank } from './pages-by-rank.ts';
import type { ParentPages, PlanStanding } from './parent-pages.ts';
import { recut } from './plan-cut.ts';
import { mostHubs, proposeHubs } from './propose-hubs.ts';
import type { SectionHosts } from './section-hosts.ts';
import { addedHubs, type HubbedList, withHubs } from './with-hubs.ts';
import { WordPages } from './word-pages.ts';

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
  /** By page: 1 for those that no hub takes the place of; absent where there are none. */
  readonly mustStand?: Uint8Array | undefined;
  /** Whether the file names every page: then only one of these is a hub. */
  readonly isWhole?: boolean | undefined;
}

/** Two names that end alike are no subject: `cyber security degree`, `homeland security degree`. */
const FEWEST_OF_REST = 3;
/** A hub between a pillar and its pages is searched this much of the most searched one at least: that has a parent without it. */
const LEAST_OF_BRANCH = 0.02;
/** Languages in which a name grows to the left: `crisis management company`. */
const KIND_LAST = /^(?:en|de|nl)/u;

export class HubKeeper {
  /** The list's own pages, and behind them the hubs that are none of these. */
  list: HubbedList;
  hubs: readonly Hub[] = [];
  private readonly own: HubbedList;
  /** Of the list's own pages. */
  private readonly having: WordPages;
  private readonly texts: ListedTexts;
  private readonly limits: HubLimits;
  /** Hubs between a pillar and its pages. */
  private readonly branches = new Set<string>();
  /** Hub → the pages that came into the plan with it: they leave it with it. */
  private readonly brought = new Map<string, readonly number[]>();

  constructor(own: HubbedList, texts: ListedTexts, limits: HubLimits) {
    this.own = own;
    this.list = own;
    this.having = new WordPages(own.words);
    this.texts = texts;
    this.limits = limits;
  }

  /** The same plan with hubs for pages that have no broader page as parent. */
  find(placed: Placed): Cut {
    // A hub that led too little and was given up, or a page behind the list's own, leads no second time.
    const fresh = proposeHubs(this.sourceOf(placed)).filter((hub) => this.isFresh(hub));
    return this.stand(withoutNamesakes([...this.hubs, ...fresh]), placed.standing);
  }

  /** The same plan with hubs whose pages were all outside it, and with these; null where none bring more than they cost. */
  bring(placed: Placed): Cut | null {
    const { standing } = placed;
    const { mostPages, mustStand } = this.limits;
    const isIn = (page: number) => page >= 0 && (standing.rank[page] ?? 0) <= standing.size;
    const families = proposeHubsOutside(this.sourceOf(placed), {
      ...{ mostPages, mustStand, mostHubs: mostHubs(standing.size) - this.hubs.length },
      isNew: (hub) => this.isFresh(hub) && !isIn(hub.page) && !this.isSaid(hub),
    });
    if (families.length === 0) return null;
    const coming = families.flatMap((family) => family.coming);
    const leaving = families.flatMap((family) => family.leaving);
    for (const { hub, coming } of families) this.brought.set(keyOf(hub), coming);
    const hubs = [...this.hubs, ...families.map(({ hub }) => hub)];
    return this.stand(
      withoutNamesakes(hubs),
      recut(pagesByRank(standing.rank), standing.size, coming, leaving),
    );
  }

  /** The same plan with hubs between pillars and pages right below them; null where there are none. */
  branch(placed: Placed): Cut | null {
    const { standing } = placed;
    const isIn = ({ page }: Hub) => page < 0 || (standing.rank[page] ?? 0) <= standing.size;
    const most = mostHubs(standing.size) - this.hubs.length;
    let room = this.limits.mostPages - standing.size;
    const found = proposeBranches(this.sourceOf(placed), most).filter(
      (hub) => this.isFresh(hub) && (isIn(hub) || room-- > 0),
    );
    if (found.length === 0) return null;
    for (const hub of found) this.branches.add(keyOf(hub));
    const coming = found.filter((hub) => !isIn(hub)).map(({ page }) => page);
    const hubs = withoutNamesakes([...this.hubs, ...found]);
    return this.stand(hubs, recut(pagesByRank(standing.rank), standing.size, coming, []));
  }

  private isFresh({ page }: Hub): boolean {
    return page < this.own.pages.count && (page >= 0 || this.limits.isWhole !== true);
  }

  /** Whether a hub of the plan says all of it: `istituto`, where `istituto comprensivo` leads. */
  private isSaid({ phrase }: Hub): boolean {
    return this.hubs.some(({ phrase: { ids } }) => phrase.ids.every((id) => ids.includes(id)));
  }

  private sourceOf({ standing, parents, hosts }: Placed): HubSource {
    const { pages, words } = this.list;
    const { texts, limits } = this;
    const having = this.list === this.own ? this.having : new WordPages(words);
    const unserved = pagesByRank(standing.rank)
      .slice(standing.size)
      .filter(
        (page) =>
          ((hosts.host[page] ?? -1) < 0 || hosts.reason[page] === PLACEMENT_REASONS.sectionOfAlike) &&
          (pages.demand[page] ?? 0) > 0,
      );
    return { pages, words, having, parents, standing, texts, language: limits.language, unserved };
  }

  /** Takes back the hubs that are found from now on, once it is called. */
  remember(): () => void {
    const { list, hubs } = this;
    const branches = [...this.branches];
    const brought = [...this.brought];
    return () => {
      this.list = list;
      this.hubs = hubs;
      this.branches.clear();
      for (const hub of branches) this.branches.add(hub);
      this.brought.clear();
      for (const [hub, pages] of brought) this.brought.set(hub, pages);
    };
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
    const left = this.hubs.filter((hub, at) => {
      const pages = below.get(pageOf[at] ?? -1) ?? [];
      if ((pages.length < FEWEST_OF_REST || this.asksOfOne(hub)) && this.isRest(hub)) return false;
      if (this.branches.has(keyOf(hub)) && this.isOutshone(pageOf[at] ?? -1, pages)) return false;
      return isEnoughBelow(this.list.words, hub.phrase, pages, () => this.groupsOf(hub));
    });
    return left.length === this.hubs.length ? null : this.stand(left, standing);
  }

  /** Whether a page is searched for next to nothing beside one of those below it. */
  private isOutshone(page: number, below: readonly number[]): boolean {
    const { demand, knowsDemand } = this.list.pages;
    const most = Math.max(...below.map((child) => demand[child] ?? 0));
    return knowsDemand && (demand[page] ?? 0) < LEAST_OF_BRANCH * most;
  }

  /** Whether a phrase is what is asked of one thing: `price philippines`. */
  private asksOfOne({ phrase: { ids } }: Hub): boolean {
    const { isVague } = this.own.words;
    return ids.length > 1 && ids.filter((id) => isVague[id] !== 1).length <= 1;
  }

  /** Whether no keyword says the phrase of a hub, and it is but the rest of what its groups say. */
  private isRest(hub: Hub): boolean {
    const { phrase, page, rows } = hub;
    if (page >= 0 || rows.length > 0 || !phrase.text.includes(' ') || !KIND_LAST.test(this.limits.language))
      return false;
    const { pages, words } = this.own;
    const groups = this.groupsOf(hub);
    return isCutFrom(
      phrase,
      groups.map((group) => words.partsOf(pages.keywords[group] ?? '')),
      (ids) => this.having.havingAll(ids).some((group) => !groups.includes(group)),
    );
  }

  /** Of each hub its page in `list`. */
  private pageNumbers(): number[] {
    let next = this.own.pages.count;
    return this.hubs.map(({ page }) => (page < 0 ? next++ : page));
  }

  /** The list's own pages with all that the hub says. */
  private groupsOf({ phrase: { ids, scope } }: Hub): number[] {
    return this.having.havingAll(ids).filter((page) => this.own.pages.scope[page] === scope);
  }

  /** Each hub right before the best of its pages. */
  private stand(hubs: readonly Hub[], { rank, size }: Cut): Cut {
    const before = this.own.pages.count;
    const absorbed = new Set(
      hubs.flatMap((hub) => hub.absorbed.filter((page) => this.limits.mustStand?.[page] !== 1)),
    );
    // What a hub that is given up would have answered is a page again.
    const returning = new Set(this.hubs.flatMap((hub) => hub.absorbed));
    const all = pagesByRank(rank);
    const known = new Set(hubs.map(keyOf));
    const leaving = new Set([...this.brought].flatMap(([hub, pages]) => (known.has(hub) ? [] : pages)));
    const isIn = (page: number) =>
      ((rank[page] ?? 0) <= size || returning.has(page)) && !absorbed.has(page) && !leaving.has(page);
    const order = all.filter((page) => page < before && isIn(page));
    const rest = all.filter((page) => page < before && !isIn(page));
    this.hubs = hubs;
    this.list = withHubs(this.own, hubs, this.texts.listed, this.having);
    const pageOf = this.pageNumbers();
    const leading = this.hubsBefore(hubs, order);
    const waiting = new Set(hubs.keys());
    const next: number[] = [];
    const taken = new Set<number>();
    const take = (page: number) => {
      if (!taken.has(page)) next.push(page);
      taken.add(page);
    };
    for (const page of order) {
      for (const at of leading.get(page) ?? []) {
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

  /** Page → the hubs of which it is the first in the order. */
  private hubsBefore(hubs: readonly Hub[], order: readonly number[]): ReadonlyMap<number, readonly number[]> {
    const place = new Int32Array(this.own.pages.count).fill(order.length);
    order.forEach((page, at) => {
      place[page] = at;
    });
    const before = new Map<number, number[]>();
    hubs.forEach((hub, at) => {
      const first = this.groupsOf(hub).reduce(
        (least, page) => Math.min(least, place[page] ?? order.length),
        order.length,
      );
      const page = order[first];
      if (page === undefined) return;
      const known = before.get(page);
      if (known) known.push(at);
      else before.set(page, [at]);
    });
    return before;
  }
}

const keyOf = ({ page, phrase: { ids, scope } }: Hub): string =>
  page < 0 ? `${scope}:${ids.join(' ')}` : `page ${page}`;

/** Each hub once; a new keyword is proposed in one topic alone, since a list has every keyword once. */
function withoutNamesakes(hubs: readonly Hub[]): Hub[] {
  const byKey = new Map(hubs.map((hub) => [keyOf(hub), hub]));
  const proposed = new Set<string>();
  return [...byKey.values()].filter(({ page, rows, phrase }) => {
    if (page >= 0 || rows.length > 0) return true;
    const isFirst = !proposed.has(phrase.text);
    proposed.add(phrase.text);
    return isFirst;
  });
}
