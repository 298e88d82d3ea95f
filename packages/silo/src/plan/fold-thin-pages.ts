// Pages that nobody would order: what brings little beside the other pages of the plan is a heading on the page above it.
import { pagesByRank } from './pages-by-rank.ts';
import type { ParentPages, PlanStanding } from './parent-pages.ts';
import { mayAnswer, type PlanPages } from './plan-pages.ts';
import { FEWEST_PAGES } from './plan-size.ts';
import { type GivenHosts, MOST_HEADINGS } from './section-hosts.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** A page is thin where it serves less than this share of what a page of the plan usually does. */
const THIN = 0.3;
/** The page above says this much of it: less, and the two share only what the whole list is about. */
const LEAST_COVER = 0.4;
/** A pillar keeps so many pages below it, or it would lead nothing. */
const FEWEST_BELOW = 3;

interface FoldedPlan {
  readonly rank: Int32Array;
  readonly size: number;
  /** The thin pages and what answers each. */
  readonly answers: GivenHosts;
}

/** The plan as it stands. */
interface FoldingSource {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly standing: PlanStanding;
  readonly parents: ParentPages;
  /** By page: 1 for one that stands in every plan. */
  readonly mustStand: Uint8Array | undefined;
}

/**
 * The same order with the thin pages right behind the plan, or null where there are none. They lead nothing, and beside the page above them they name
 * no other thing (`diet questions`). The plan keeps FEWEST_PAGES.
 */
export function foldThinPages(source: FoldingSource): FoldedPlan | null {
  const { standing, parents } = source;
  const order = pagesByRank(standing.rank);
  const inPlan = order.slice(0, standing.size);
  const below = new Map<number, number>();
  for (const page of inPlan) {
    const above = parents.parent[page] ?? -1;
    below.set(above, (below.get(above) ?? 0) + 1);
  }
  const demandOf = (page: number) => standing.demand[page] ?? 0;
  const most = THIN * usualDemand(inPlan.map(demandOf));
  const thin = inPlan.filter((page) => demandOf(page) < most && !below.has(page) && isPart(source, page));
  thin.sort((a, b) => demandOf(a) - demandOf(b) || b - a);
  const answers = new Map<number, { readonly host: number; readonly likeness: number }>();
  const taken = new Map<number, number>();
  for (const page of thin) {
    const host = parents.parent[page] ?? -1;
    const isPillar = (parents.parent[host] ?? -1) < 0;
    const headings = taken.get(host) ?? 0;
    const left = (below.get(host) ?? 0) - headings;
    if (inPlan.length - answers.size <= FEWEST_PAGES) break;
    if (headings >= MOST_HEADINGS || (isPillar && left <= FEWEST_BELOW)) continue;
    taken.set(host, headings + 1);
    answers.set(page, { host, likeness: parents.likeness[page] ?? 0 });
  }
  if (answers.size === 0) return null;
  const rank = new Int32Array(order.length);
  const stays = (page: number) => !answers.has(page);
  const folded = inPlan.filter((page) => !stays(page));
  [...inPlan.filter(stays), ...folded, ...order.slice(standing.size)].forEach((page, at) => {
    rank[page] = at + 1;
  });
  return { rank, size: standing.size - answers.size, answers };
}

/** Whether the page above may answer a page that names no other thing beside it: only what is asked of a thing, goes with any, or is much of the list's. */
function isPart({ pages, words, parents, mustStand }: FoldingSource, page: number): boolean {
  const host = parents.parent[page] ?? -1;
  if (host < 0 || parents.isAkin[page] === 1 || mustStand?.[page] === 1) return false;
  if ((parents.likeness[page] ?? 0) < LEAST_COVER || !mayAnswer(pages, host, page)) return false;
  const theirs = setOf(words, host);
  const { isVague, isGeneric, isLight } = words;
  const namesNothing = (id: number) => isVague[id] === 1 || isGeneric[id] === 1 || isLight[id] === 1;
  return setOf(words, page).every((id) => theirs.includes(id) || namesNothing(id));
}

/** Of the roots, because a few head terms have most of the demand. */
function usualDemand(demands: readonly number[]): number {
  const served = demands.filter((demand) => demand > 0);
  return (served.reduce((sum, demand) => sum + Math.sqrt(demand), 0) / (served.length || 1)) ** 2;
}
