// Plans the pages of a list: their order of worth, the default size, the host of each group that is no page, and the parent of each page.

import { addTo } from '../columns/add-to.ts';
import { findBroaderPages } from './broader-pages.ts';
import { type FoldingSource, foldThinPages } from './fold-thin-pages.ts';
import { FramedPages } from './framed-pages.ts';
import type { Hub } from './hub-choice.ts';
import { type Cut, HubKeeper } from './hub-keeper.ts';
import { bringLargest } from './largest-outside.ts';
import { levelPlan } from './level-plan.ts';
import { ListedTexts } from './listed-texts.ts';
import { joinFamilies } from './page-families.ts';
import { pagesByRank, parentsFirst } from './pages-by-rank.ts';
import {
  findParents,
  findParentsOutside,
  type ParentPages,
  type PlanStanding,
  withParents,
} from './parent-pages.ts';
import { placeByOthers } from './place-by-others.ts';
import { type ListedKeywords, type PlanPages, writtenOf } from './plan-pages.ts';
import { defaultPlanSize, mostPagesFor } from './plan-size.ts';
import { statedPages } from './planned-pages.ts';
import { localWordsOf, NOWHERE } from './providers-of-places.ts';
import { hostRest } from './rest-hosts.ts';
import { hostPagesOfPlan, hostSections, type SectionHosts } from './section-hosts.ts';
import { settleBranches } from './settle-branches.ts';
import type { SiloLevels } from './silo-levels.ts';
import { servedBeyondGoal, swapLoners } from './swap-loners.ts';
import { readTellingWords, type TellingWords } from './telling-words.ts';
import { addedHubs, type HubbedList } from './with-hubs.ts';
import { orderByWorth } from './worth-order.ts';

export interface Plan {
  /** By page, from 1: a plan of n pages has those of the ranks 1 to n. A page's parent has an earlier rank. */
  readonly rank: Int32Array;
  /** Pages of the default plan. */
  readonly size: number;
  /** What answers a page in a plan that it is not in. The host's rank is earlier. */
  readonly hosts: SectionHosts;
  /** Where every page stands in a plan that it is in. */
  readonly levels: SiloLevels;
  readonly parents: ParentPages;
  /** Pages that left the plan because nothing belongs with them. */
  readonly loners: ReadonlySet<number>;
  /** Pages that were none of those asked about: they stand behind them, in this order. */
  readonly hubs: readonly Hub[];
  /** Whether the file says what its pages are. */
  readonly isMap: boolean;
  /** Of the pages asked about and the hubs behind them. */
  readonly words: TellingWords;
}

export interface PlanOptions {
  readonly language: string;
  readonly keywordCount: number;
  /** Every keyword of the list; without it only the pages' own are known. */
  readonly listed?: ListedKeywords;
}

/** Pages that come in may stand alone in their turn. */
const MOST_SWAPS = 6;
const NOTHING_LISTED: ListedKeywords = { texts: [], demand: new Float64Array(0), pageOf: new Int32Array(0) };
/** In a list of so many groups every look at all of them costs a second: there it is one more. */
const MANY_GROUPS = 10_000;

export function planPages(pages: PlanPages, options: PlanOptions): Plan {
  const { language, keywordCount } = options;
  const listed = options.listed && {
    ...options.listed,
    written: writtenOf(options.listed, language),
  };
  const words = readTellingWords(pages.keywords, language, pages.shorter, listed?.written);
  const broader = findBroaderPages(pages, words);
  const named = statedPages(pages, words);
  const mustStand = eitherOf(pages.kept, named);
  const order = orderByWorth(pages, broader);
  const first = mustStand === undefined ? order.rank : withFirst(order.rank, mustStand);
  const stated = mustStand?.reduce((sum, one) => sum + one, 0) ?? 0;
  const wanted = Math.max(stated, defaultPlanSize(order, keywordCount, pages.demand));
  // Hubs of a map come on top of its pages.
  const mostPages = named === null ? mostPagesFor(keywordCount) : Number.POSITIVE_INFINITY;
  const limits = { mostPages, language, mustStand, isWhole: named !== null && pages.isWhole };
  const local = listed === undefined ? NOWHERE : localWordsOf(words, listed.written, language);
  const texts = new ListedTexts(listed ?? NOTHING_LISTED, words, language);
  const framed = new FramedPages(words, texts);
  const hubs = new HubKeeper({ pages, words, broader, local, framed }, texts, limits);
  const loners = new Set<number>();
  let placed = placePages(hubs.list, { rank: first, size: wanted });
  placed = withCompany(hubs, placed, { keywordCount, mustStand, loners });
  const withLast = hubs.find(placed);
  placed = placePages(hubs.list, withLast);
  placed = withoutIdleHubs(hubs, placed);
  placed = withFamilies(hubs, placed);
  placed = withBranches(hubs, placed);
  placed = withLargest(hubs, placed, { mustStand, loners });
  placed = foldedPages(hubs.list, placed, { mustStand, others: othersOf(listed, pages.count) });
  const { parents, hosts, standing } = placed;
  const { size } = standing;
  const inPlan = pagesByRank(standing.rank).slice(0, size);
  findParentsOutside(parents, hubs.list, standing);
  settleBranches(parents, { list: hubs.list, firstProposed: pages.count, inPlan });
  if (listed && named === null) placeByOthers(parents, { list: hubs.list, standing, listed });
  const levels = levelPlan(parents, { list: hubs.list, standing, inPlan, isMap: named !== null });
  const ordered = parentsFirst(standing.rank, parents.parent);
  hostRest(hosts, hubs.list, { ...standing, loners });
  hostPagesOfPlan(hosts, hubs.list, ordered, size);
  return {
    rank: ordered,
    size,
    hosts,
    levels,
    parents,
    loners,
    hubs: addedHubs(hubs.hubs),
    isMap: named !== null,
    words: hubs.list.words,
  };
}

function eitherOf(kept: Uint8Array | undefined, named: Uint8Array | null): Uint8Array | undefined {
  if (named === null) return kept;
  return named.map((one, page) => one | (kept?.[page] ?? 0));
}

interface PlacedPages {
  readonly standing: PlanStanding;
  readonly parents: ParentPages;
  readonly hosts: SectionHosts;
}

/** The same without hubs that lead too little. */
function withoutIdleHubs(hubs: HubKeeper, first: PlacedPages): PlacedPages {
  let placed = first;
  for (let fewer = hubs.giveUp(placed); fewer !== null; fewer = hubs.giveUp(placed))
    placed = placePages(hubs.list, fewer);
  return placed;
}

/** The same with hubs of pages that were outside, where it serves too little, and more with them. */
function withFamilies(hubs: HubKeeper, placed: PlacedPages): PlacedPages {
  const served = servedByPlan(hubs, placed);
  if (served >= 0) return placed;
  return withMoreHubs(
    hubs,
    placed,
    (keeper) => keeper.bring(placed),
    (more) => more > served,
  );
}

/** The same with hubs between pillars and pages right below them, where it serves no less than it should or did. */
function withBranches(hubs: HubKeeper, placed: PlacedPages): PlacedPages {
  const least = Math.min(0, servedByPlan(hubs, placed));
  return withMoreHubs(
    hubs,
    placed,
    (keeper) => keeper.branch(placed),
    (served) => served >= least,
  );
}

/** The same with what is searched most of all that has no page, where that serves more. */
function withLargest(
  hubs: HubKeeper,
  placed: PlacedPages,
  { mustStand, loners }: Pick<CompanyLimits, 'mustStand' | 'loners'>,
): PlacedPages {
  const served = servedByPlan(hubs, placed);
  const { standing, parents, hosts } = placed;
  const undo = hubs.remember();
  const returning = withParents(parents, hubs.list, standing, loners);
  const cut = bringLargest(hubs.list.pages, { standing, parents, host: hosts.host, mustStand }, returning);
  if (cut === null) return placed;
  const more = withoutIdleHubs(hubs, placePages(hubs.list, cut));
  if (servedByPlan(hubs, more) <= served || more.standing.size < standing.size) {
    undo();
    return placed;
  }
  for (const page of loners) if ((more.standing.rank[page] ?? 0) <= more.standing.size) loners.delete(page);
  return more;
}

/** `isEnough`: whether a plan that serves this much may take the place of the one before. */
function withMoreHubs(
  hubs: HubKeeper,
  placed: PlacedPages,
  find: (keeper: HubKeeper) => Cut | null,
  isEnough: (served: number) => boolean,
): PlacedPages {
  const undo = hubs.remember();
  const found = find(hubs);
  if (found === null) return placed;
  const more = withoutIdleHubs(hubs, placePages(hubs.list, found));
  if (isEnough(servedByPlan(hubs, more))) return more;
  undo();
  return placed;
}

/** Demand that it serves beyond what it should. */
const servedByPlan = ({ list }: HubKeeper, { standing, hosts }: PlacedPages): number =>
  servedBeyondGoal(list.pages, { standing, host: hosts.host });

/** Where everything stands with this order and size. */
function placePages(list: HubbedList, { rank, size }: Pick<PlanStanding, 'rank' | 'size'>): PlacedPages {
  const { pages, words, broader } = list;
  const hosts = hostSections(pages, words, broader, { rank, size });
  const standing = { rank, size, demand: servedDemand(pages, rank, hosts.host, size) };
  const parents = findParents(list, standing);
  joinFamilies(pages, words, parents, standing);
  return { standing, parents, hosts };
}

interface CompanyLimits {
  readonly keywordCount: number;
  readonly mustStand: Uint8Array | undefined;
  /** Pages that leave come in here. */
  readonly loners: Set<number>;
}

/**
 * The same with hubs, and with fewer pages that stand alone. The first swap sees the pages without the hubs just found: those that stand alone
 * bring in others that they can lead.
 */
function withCompany(hubs: HubKeeper, first: PlacedPages, limits: CompanyLimits): PlacedPages {
  const { keywordCount, mustStand, loners } = limits;
  const before = hubs.list;
  let cut: Cut = hubs.find(first);
  let placed = placePages(before, cut);
  const hasMany = before.pages.count > MANY_GROUPS;
  for (let round = 0; round < (hasMany ? 1 : MOST_SWAPS); round++) {
    const { standing, parents, hosts } = placed;
    const plan = { standing, parents, host: hosts.host, mustStand };
    const swapped = swapLoners(hubs.list.pages, hubs.list.words, plan, mostPagesFor(keywordCount));
    if (swapped === null) break;
    for (const page of swapped.leaving) loners.add(page);
    cut = swapped;
    placed = placePages(hubs.list, cut);
  }
  const isPlaced = placed.parents.parent.length === hubs.list.pages.count;
  return isPlaced || hasMany ? placed : placePages(hubs.list, cut);
}

/** The same without pages too thin to be ordered: they are sections of the pages above them. */
function foldedPages(
  { pages, words, broader }: HubbedList,
  { standing, parents, hosts }: PlacedPages,
  known: Pick<FoldingSource, 'mustStand' | 'others'>,
): PlacedPages {
  const folded = foldThinPages({ pages, words, standing, parents, ...known });
  if (folded === null) return { standing, parents, hosts };
  const { rank, size, answers } = folded;
  const answered = hostSections(pages, words, broader, { rank, size, given: answers });
  const demand = servedDemand(pages, rank, answered.host, size);
  return { standing: { rank, size, demand }, parents, hosts: answered };
}

/** By page: its keywords beside its own. */
function othersOf(listed: ListedKeywords | undefined, count: number): Uint32Array {
  const others = new Uint32Array(count);
  for (const page of listed?.pageOf ?? []) if (page >= 0) addTo(others, page, 1);
  return others;
}

/** Demand by page of the plan, its sections included; what is no page keeps its own. */
function servedDemand({ demand }: PlanPages, rank: Int32Array, host: Int32Array, size: number): Float64Array {
  const served = demand.slice();
  for (let page = 0; page < rank.length; page++) {
    const by = host[page] ?? -1;
    if ((rank[page] ?? 0) > size && by >= 0) served[by] = (served[by] ?? 0) + (demand[page] ?? 0);
  }
  return served;
}

/** The same order with some pages before all others. */
function withFirst(rank: Int32Array, isFirst: Uint8Array): Int32Array {
  const moved = new Int32Array(rank.length);
  const order = pagesByRank(rank);
  const sorted = [
    ...order.filter((page) => isFirst[page] === 1),
    ...order.filter((page) => isFirst[page] !== 1),
  ];
  sorted.forEach((page, at) => {
    moved[page] = at + 1;
  });
  return moved;
}
