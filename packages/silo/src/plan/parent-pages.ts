// Finds the parent of each page: a broader one with no less demand, which has all of its core words in the page, else most of them.

import { AkinPages } from './akin-pages.ts';
import { candidatesOf, type ParentSource, searchedFirst } from './parent-candidates.ts';
import { areOfOneScope, isLead, needOf, type PlanPages } from './plan-pages.ts';
import { ProviderPages } from './provider-pages.ts';
import { isYear } from './soft-words.ts';
import { setOf, type TellingWords } from './telling-words.ts';

export interface ParentPages {
  /** Page → page right above it; -1 for one that resembles no broader page. */
  readonly parent: Int32Array;
  /** Share of the weight of the page that its parent has, 0 to 1. */
  readonly likeness: Float64Array;
  /** AKIN: whether the page only shares most of its parent's words, without extending it. */
  readonly kinship: Uint8Array;
  /** The next best parent and its likeness; -1 where there was none. */
  readonly runnerUp: Int32Array;
  readonly runnerUpLikeness: Float64Array;
}

/** `nearer`: than a page that says only what the whole list is about; `loose`: no page that the page extends may lead it; `named`: by another keyword of the page; `wording`: by another keyword of the one above; `region`: by the place it is about, which lies there. */
export const AKIN = { none: 0, loose: 1, nearer: 2, named: 3, wording: 4, region: 5 } as const;

/** A page that says less than another may lead it with this much of its demand: `pergola` leads `pergola bois`, four times as much searched. */
export const LEAST_SEARCHED = 0.05;

/** How the pages stand in the plan: the order of worth, the pages it has by default, and what each then serves, sections included. */
export interface PlanStanding {
  readonly rank: Int32Array;
  readonly size: number;
  readonly demand: Float64Array;
}

/**
 * Whether `leader` may be the parent of `page`: it is in the plan, not `asking`, of one topic and asked for no other thing, and has no less demand. Rank decides
 * ties and lists without volumes. Pages outside the plan and those below one of `leads` are not compared. Among the rest never both ways round.
 */
export function mayLead(pages: PlanPages, standing: PlanStanding, leader: number, page: number): boolean {
  const { rank, size, demand } = standing;
  if (!mayBeAbove(pages, standing, leader, page)) return false;
  if ((rank[page] ?? 0) > size || isLead(pages, leader)) return true;
  const more = pages.knowsDemand ? (demand[leader] ?? 0) - (demand[page] ?? 0) : 0;
  return more > 0 || (more === 0 && (rank[leader] ?? 0) < (rank[page] ?? 0));
}

/** Whether `leader` may be above `page` by the topics of the file and by what both are asked for, whatever either wants: to act, or to learn. */
export function mayBeAbove(
  pages: PlanPages,
  { rank, size }: PlanStanding,
  leader: number,
  page: number,
): boolean {
  if (pages.asking?.has(leader) === true) return false;
  if ((rank[leader] ?? 0) > size || leader === page || !areOfOneScope(pages, leader, page)) return false;
  const need = needOf(pages, leader);
  return need === 0 || need === needOf(pages, page);
}

/** Of the pages of the plan; those of all others are found by `findParentsOutside`, once the plan stands. */
export function findParents(source: ParentSource, standing: PlanStanding): ParentPages {
  const { count } = source.pages;
  const parents = {
    parent: new Int32Array(count).fill(-1),
    likeness: new Float64Array(count),
    kinship: new Uint8Array(count),
    runnerUp: new Int32Array(count).fill(-1),
    runnerUpLikeness: new Float64Array(count),
  };
  fillParents(parents, source, standing, (page) => (standing.rank[page] ?? 0) <= standing.size);
  return parents;
}

/** Fills in where each page outside the plan would stand, were it in it. */
export function findParentsOutside(parents: ParentPages, source: ParentSource, standing: PlanStanding): void {
  fillParents(parents, source, standing, (page) => (standing.rank[page] ?? 0) > standing.size);
}

/** Those of some pages outside the plan that would have a parent in it, with that. */
export function withParents(
  parents: ParentPages,
  source: ParentSource,
  standing: PlanStanding,
  some: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  if (some.size === 0) return new Map();
  const isOutside = (page: number) => some.has(page) && (standing.rank[page] ?? 0) > standing.size;
  const found = { ...parents, parent: parents.parent.slice() };
  fillParents(found, source, standing, isOutside);
  const parentOf = (page: number) => (isOutside(page) ? (found.parent[page] ?? -1) : -1);
  return new Map([...some].map((page) => [page, parentOf(page)] as const).filter(([, above]) => above >= 0));
}

function fillParents(
  { parent, likeness, kinship, runnerUp, runnerUpLikeness }: ParentPages,
  source: ParentSource,
  options: PlanStanding,
  isAsked: (page: number) => boolean,
): void {
  const { pages, words, local, framed } = source;
  const akin = new AkinPages(pages, words, options);
  const providers = new ProviderPages(pages, words, local);
  for (let page = 0; page < pages.count; page++) {
    if (!isAsked(page)) continue;
    const canLead = (other: number) =>
      !framed.saysMore(words, other, page) &&
      (mayLead(pages, options, other, page) || leadsByWords(words, pages, options, [other, page])) &&
      !isAbove(parent, page, other);
    const found = candidatesOf(page, source, canLead);
    const candidates = pages.knowsDemand ? searchedFirst(found, words, options.demand) : found;
    const isTold = candidates.some(({ other }) => !isWholeList(words, other));
    const kin = isTold && candidates.length > 1 ? [] : akin.of(page, canLead);
    // Kin is nearer than what the whole list is about.
    const broader = isTold ? [...candidates, ...kin] : [...kin, ...candidates];
    const [provider] = providers.of(page, candidates, canLead);
    const others = broader.filter(({ other }) => other !== provider?.other);
    const [best, next] = provider === undefined ? others : [provider, ...others];
    if (best !== undefined) [parent[page], likeness[page]] = [best.other, best.near];
    if (next !== undefined) [runnerUp[page], runnerUpLikeness[page]] = [next.other, next.near];
    if (best !== undefined && (best === kin[0] || best === provider))
      kinship[page] = candidates.length > 0 ? AKIN.nearer : AKIN.loose;
  }
}

/** Whether a keyword names a year that another does not: `scholarship 2025` leads no `scholarship exam`. */
function isOfOtherYear(keyword = '', other = ''): boolean {
  const years = keyword.split(' ').filter(isYear);
  return years.length > 0 && years.some((year) => !other.split(' ').includes(year));
}

/** Whether a page says only what the whole list is about. */
export function isWholeList(words: TellingWords, page: number): boolean {
  return setOf(words, page).every((id) => words.isFrame[id] === 1);
}

/** Whether words make `leader` the broader one, and it has a part of the demand of `page`. */
function leadsByWords(
  words: TellingWords,
  pages: PlanPages,
  standing: PlanStanding,
  [leader, page]: readonly [leader: number, page: number],
): boolean {
  const { demand } = standing;
  const isAsked = needOf(pages, page) !== needOf(pages, leader);
  const least = LEAST_SEARCHED * (demand[page] ?? 0);
  // Where searches are unknown demand counts keywords: a page that many wordings make large is no broader.
  // What the whole list is about is broader than anything in it.
  if (pages.knowsDemand && !isWholeList(words, leader) && (demand[leader] ?? 0) < least) return false;
  if (!hasAnotherWord(words, pages.keywords[page], pages.keywords[leader])) return false;
  if (isOfOtherYear(pages.keywords[leader], pages.keywords[page])) return false;
  // A need may stand in words that tell nothing, such as `news`.
  const isBroader = saysLess(words, leader, page) || (isAsked && haveSameWords(words, leader, page));
  return isBroader && mayBeAbove(pages, standing, leader, page);
}

/**
 * Whether `page` says all that `leader` says, and more; and either it only asks something more (`used bentley for sale`), or `leader` says of
 * which thing alone: `bentley`, not `bentley price` nor `bentley cars`.
 */
function saysLess(words: TellingWords, leader: number, page: number): boolean {
  const theirs = setOf(words, leader);
  const mine = setOf(words, page);
  if (mine.length <= theirs.length || !theirs.every((id) => mine.includes(id))) return false;
  if (mine.every((id) => theirs.includes(id) || words.isVague[id] === 1)) return true;
  return theirs.every(
    (id) => words.isFrame[id] === 1 || (words.isVague[id] === 0 && words.isGeneric[id] === 0),
  );
}

function haveSameWords(words: TellingWords, page: number, other: number): boolean {
  return setOf(words, page).join(' ') === setOf(words, other).join(' ');
}

/** Whether a keyword has more words than another, or as many where that writes one of them in two: `crossclimate 2` beside `cross climate`. A compound says no more than its parts: `Hundespielplatz` beside `Hundeplatz`. */
function hasAnotherWord(words: TellingWords, keyword = '', other = ''): boolean {
  if (wordCount(keyword) > wordCount(other)) return true;
  const [said, theirs] = [words.partsOf(keyword), words.partsOf(other)];
  const isIn = (parts: typeof said) => (id: number) => parts.some(({ ids }) => ids.includes(id));
  if (!theirs.every(({ ids }) => ids.length > 0 && ids.every(isIn(said)))) return false;
  return said.some(({ ids }) => ids.length > 0 && !ids.some(isIn(theirs)));
}

const wordCount = (keyword: string): number => keyword.split(' ').length;

/** Whether `page` is above `other`, as far as is known. */
export function isAbove(parent: Int32Array, page: number, other: number): boolean {
  for (let at = other; at >= 0; at = parent[at] ?? -1) if (at === page) return true;
  return false;
}
