// Pages that nobody would order: what brings little beside the other pages of the plan is a heading on the page above it.
import { pagesByRank } from './pages-by-rank.ts';
import { AKIN, type ParentPages, type PlanStanding } from './parent-pages.ts';
import { mayAnswer, type PlanPages } from './plan-pages.ts';
import { FEWEST_PAGES } from './plan-size.ts';
import { type GivenHosts, MOST_HEADINGS } from './section-hosts.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** A page is thin where it serves less than this share of what a page of the plan usually does. */
const THIN = 0.3;
/** The page above says this much of it: less, and the two share only what the whole list is about. */
const LEAST_COVER = 0.4;
/** With so few keywords and so small a share of what a page usually serves it is a heading, whatever it names, on a page that says this much of it. */
const SLIGHT = { keywords: 2, share: 0.1, cover: 0.25 } as const;
/** A pillar keeps so many pages below it, or it would lead nothing. */
const FEWEST_BELOW = 3;

interface FoldedPlan {
  readonly rank: Int32Array;
  readonly size: number;
  /** The thin pages and what answers each. */
  readonly answers: GivenHosts;
}

/** The plan as it stands. */
export interface FoldingSource {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly standing: PlanStanding;
  readonly parents: ParentPages;
  /** By page: 1 for one that stands in every plan. */
  readonly mustStand: Uint8Array | undefined;
  /** By page: its keywords beside its own; pages behind the last have none. */
  readonly others: Uint32Array;
}

/**
 * The same order with the thin pages right behind the plan, or null where there are none. They lead nothing, and beside the page above them they name
 * no other thing (`diet questions`), or are slight (`eating wisdom`). The plan keeps FEWEST_PAGES.
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
  const usual = usualDemand(inPlan.map(demandOf));
  const isSlight = (page: number) =>
    source.pages.knowsDemand &&
    demandOf(page) < SLIGHT.share * usual &&
    1 + (source.others[page] ?? 0) <= SLIGHT.keywords;
  const isHeading = (page: number) =>
    (mayFold(source, page, LEAST_COVER) && namesNothingElse(source, page)) ||
    (isSlight(page) && mayFold(source, page, SLIGHT.cover) && saysAllAbove(source, page));
  const thin = inPlan.filter((page) => demandOf(page) < THIN * usual && !below.has(page) && isHeading(page));
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

/** Whether the page above says `cover` of a page at least, and may answer it. */
function mayFold({ pages, parents, mustStand }: FoldingSource, page: number, cover: number): boolean {
  const host = parents.parent[page] ?? -1;
  if (host < 0 || parents.kinship[page] !== AKIN.none || mustStand?.[page] === 1) return false;
  return (parents.likeness[page] ?? 0) >= cover && mayAnswer(pages, host, page);
}

/** Whether a page names no other thing beside the page above: only what is asked of a thing, goes with any, or is much of the list's. */
function namesNothingElse({ words, parents }: FoldingSource, page: number): boolean {
  const theirs = setOf(words, parents.parent[page] ?? -1);
  const { isVague, isGeneric, isLight } = words;
  const namesNothing = (id: number) => isVague[id] === 1 || isGeneric[id] === 1 || isLight[id] === 1;
  return setOf(words, page).every((id) => theirs.includes(id) || namesNothing(id));
}

/** Whether a page says all that the page above says, but for what is asked of a thing or goes with any. */
function saysAllAbove({ words, parents }: FoldingSource, page: number): boolean {
  const mine = setOf(words, page);
  const isTold = (id: number) => words.isVague[id] === 1 || words.isGeneric[id] === 1 || mine.includes(id);
  return setOf(words, parents.parent[page] ?? -1).every(isTold);
}

/** Of the roots, because a few head terms have most of the demand. */
function usualDemand(demands: readonly number[]): number {
  const served = demands.filter((demand) => demand > 0);
  return (served.reduce((sum, demand) => sum + Math.sqrt(demand), 0) / (served.length || 1)) ** 2;
}
