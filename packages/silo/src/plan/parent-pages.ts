// Finds the parent of each page: a broader one with no less demand, which has all of its core words in the page, else most of them.
import type { BroaderPages } from './broader-pages.ts';
import { areCompatible, isLead, needOf, type PlanPages } from './plan-pages.ts';
import { SharedWeights } from './shared-weights.ts';
import { saysLittleBeside, setOf, shareAThing, type TellingWords } from './telling-words.ts';

export interface ParentPages {
  /** Page → page right above it; -1 for one that resembles no broader page. */
  readonly parent: Int32Array;
  /** Share of the weight of the page that its parent has, 0 to 1. */
  readonly likeness: Float64Array;
  /** 1 where the page does not extend its parent, only shares most of its words. */
  readonly isAkin: Uint8Array;
  /** The next best parent and its likeness; -1 where there was none. */
  readonly runnerUp: Int32Array;
  readonly runnerUpLikeness: Float64Array;
}

/** A parent that its child does not extend must share this much of its own weight, and of the child's. */
const LEAST_OF_PARENT = 0.6;
const LEAST_OF_CHILD = 0.4;
/** A page that says less than another may lead it with this much of its demand. */
const LEAST_SEARCHED = 0.4;
/** And with this much, where the other asks for something of it (`ghost cms news`): that is no rival, however much it is searched. */
const LEAST_OF_ASKED = 0.05;
/** A word of more pages than this brings no such parent by itself. */
const MOST_OF_A_WORD = 400;

/** How the pages stand in the plan: the order of worth, the pages it has by default, and what each then serves, sections included. */
export interface PlanStanding {
  readonly rank: Int32Array;
  readonly size: number;
  readonly demand: Float64Array;
}

/**
 * Whether `leader` may be the parent of `page`: it is in the plan, not `asking`, of a compatible intent, and has no less demand. Rank decides
 * ties and lists without volumes. Pages outside the plan and those below one of `leads` are not compared. Among the rest never both ways round.
 */
export function mayLead(pages: PlanPages, standing: PlanStanding, leader: number, page: number): boolean {
  const { rank, size, demand } = standing;
  if (!isCompatible(pages, standing, leader, page)) return false;
  if ((rank[page] ?? 0) > size || isLead(pages, leader)) return true;
  const more = pages.knowsDemand ? (demand[leader] ?? 0) - (demand[page] ?? 0) : 0;
  return more > 0 || (more === 0 && (rank[leader] ?? 0) < (rank[page] ?? 0));
}

function isCompatible(pages: PlanPages, { rank, size }: PlanStanding, leader: number, page: number): boolean {
  if (pages.asking?.has(leader) === true) return false;
  if ((rank[leader] ?? 0) > size || leader === page || !areCompatible(pages, leader, page)) return false;
  const need = needOf(pages, leader);
  return need === 0 || need === needOf(pages, page);
}

/** Of the pages of the plan; those of all others are found by `findParentsOutside`, once the plan stands. */
export function findParents(
  pages: PlanPages,
  words: TellingWords,
  broader: BroaderPages,
  standing: PlanStanding,
): ParentPages {
  const { count } = pages;
  const parents = {
    parent: new Int32Array(count).fill(-1),
    likeness: new Float64Array(count),
    isAkin: new Uint8Array(count),
    runnerUp: new Int32Array(count).fill(-1),
    runnerUpLikeness: new Float64Array(count),
  };
  fillParents(parents, { pages, words, broader }, standing, (rank) => rank <= standing.size);
  return parents;
}

type ParentSource = {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly broader: BroaderPages;
};

/** Fills in where each page outside the plan would stand, were it in it. */
export function findParentsOutside(parents: ParentPages, source: ParentSource, standing: PlanStanding): void {
  fillParents(parents, source, standing, (rank) => rank > standing.size);
}

function fillParents(
  { parent, likeness, isAkin, runnerUp, runnerUpLikeness }: ParentPages,
  { pages, words, broader }: ParentSource,
  options: PlanStanding,
  isAsked: (rank: number) => boolean,
): void {
  const akin = new AkinPages(pages, words, options);
  for (let page = 0; page < pages.count; page++) {
    if (!isAsked(options.rank[page] ?? 0)) continue;
    const canLead = (other: number) =>
      (mayLead(pages, options, other, page) || leadsByWords(words, pages, options, [other, page])) &&
      !isAbove(parent, page, other);
    const offer = (other: number, near: number) => {
      if ((parent[page] ?? -1) < 0) [parent[page], likeness[page]] = [other, near];
      else if ((runnerUp[page] ?? -1) < 0) [runnerUp[page], runnerUpLikeness[page]] = [other, near];
    };
    const found = candidatesOf(page, { pages, words, broader }, canLead);
    const candidates = pages.knowsDemand ? searchedFirst(found, options.demand) : found;
    for (const { other, cover } of candidates) offer(other, cover);
    if ((runnerUp[page] ?? -1) >= 0) continue;
    const isLoose = (parent[page] ?? -1) < 0;
    for (const { other, near } of akin.of(page, canLead)) offer(other, near);
    if (isLoose && (parent[page] ?? -1) >= 0) isAkin[page] = 1;
  }
}

interface Candidate {
  readonly other: number;
  readonly cover: number;
  /** ORDER. */
  readonly order: number;
}

/**
 * Broader pages that can lead a page, the likeliest parent first. What the list has a keyword for comes before what is proposed, unless it
 * says something besides, and one that says nothing besides covers as much: `aston martin` leads `aston martin careers`, not `where was the
 * aston martin made`.
 */
function candidatesOf(
  page: number,
  { pages, words, broader }: ParentSource,
  canLead: (other: number) => boolean,
): readonly Candidate[] {
  const mine = setOf(words, page);
  const saysBesides = (other: number) => !setOf(words, other).every((id) => mine.includes(id));
  const found: Omit<Candidate, 'order'>[] = [];
  let mostOfBare = 0;
  for (let i = broader.offsets[page] ?? 0; i < (broader.offsets[page + 1] ?? 0); i++) {
    const other = broader.pages[i] ?? -1;
    const cover = broader.cover[i] ?? 0;
    // One with the same words says nothing less: no parent.
    if (cover >= 1 || !canLead(other)) continue;
    found.push({ other, cover });
    if (!saysBesides(other)) mostOfBare = Math.max(mostOfBare, cover);
  }
  const isNarrowed = (listed: number) =>
    found.some(({ other }) => isLead(pages, other) && saysAllAndMore(words, other, listed));
  const orderOf = ({ other, cover }: Omit<Candidate, 'order'>) => {
    if (asksOnly(words, other)) return ORDER.asking;
    if (isLead(pages, other)) return ORDER.proposed;
    if (isNarrowed(other)) return ORDER.narrowed;
    return cover <= mostOfBare && saysBesides(other) ? ORDER.besides : ORDER.listed;
  };
  return found.map((one) => ({ ...one, order: orderOf(one) })).sort((a, b) => a.order - b.order);
}
/** `narrowed`: `testing` leads what is proposed, `covid tests`, not each page below that; `asking`: `where to get loans` leads no `how to get relief from loans`. */
const ORDER = { listed: 0, proposed: 1, narrowed: 2, besides: 3, asking: 4 } as const;

/** Of two that say about as much of a page the one that is searched so many times more leads it: `jaguar` leads `jaguar hatfield`, not `hatfield`. */
const AS_MUCH = { cover: 0.15, times: 2 } as const;

/** The same with the most searched of the first few that say about as much before the others. `demand`: by page. */
function searchedFirst(found: readonly Candidate[], demand: Float64Array): readonly Candidate[] {
  const [first] = found;
  if (first === undefined) return found;
  const demandOf = ({ other }: Candidate) => demand[other] ?? 0;
  const best = found
    .filter(({ order, cover }) => order === first.order && cover >= first.cover - AS_MUCH.cover)
    .reduce((a, b) => (demandOf(b) > AS_MUCH.times * demandOf(a) ? b : a));
  return [best, ...found.filter((one) => one !== best)];
}

/** Whether a page only asks something of what the whole list is about. */
function asksOnly(words: TellingWords, page: number): boolean {
  const said = setOf(words, page);
  const asks = (id: number) => words.isVague[id] === 1;
  return said.some(asks) && said.every((id) => asks(id) || words.isFrame[id] === 1);
}

function saysAllAndMore(words: TellingWords, page: number, other: number): boolean {
  const mine = setOf(words, page);
  const theirs = setOf(words, other);
  return mine.length > theirs.length && theirs.every((id) => mine.includes(id));
}

/** Whether words make `leader` the broader one, and it has a good part of the demand of `page`. */
function leadsByWords(
  words: TellingWords,
  pages: PlanPages,
  standing: PlanStanding,
  [leader, page]: readonly [leader: number, page: number],
): boolean {
  const { demand } = standing;
  const isAsked = needOf(pages, page) !== needOf(pages, leader);
  const least = (isAsked ? LEAST_OF_ASKED : LEAST_SEARCHED) * (demand[page] ?? 0);
  // Where searches are unknown demand counts keywords: a page that many wordings make large is no broader.
  // What the whole list is about is broader than anything in it.
  const isSubject = setOf(words, leader).every((id) => words.isFrame[id] === 1);
  if (pages.knowsDemand && !isSubject && (demand[leader] ?? 0) < least) return false;
  // A compound says no more than its parts: `Hundespielplatz` beside `Hundeplatz`.
  if (wordCount(pages.keywords[page]) <= wordCount(pages.keywords[leader])) return false;
  // A need may stand in words that tell nothing, such as `news`.
  const isBroader = saysLess(words, leader, page) || (isAsked && haveSameWords(words, leader, page));
  return isBroader && isCompatible(pages, standing, leader, page);
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

const wordCount = (keyword = ''): number => keyword.split(' ').length;

/** Whether `page` is above `other`, as far as is known. */
function isAbove(parent: Int32Array, page: number, other: number): boolean {
  for (let at = other; at >= 0; at = parent[at] ?? -1) if (at === page) return true;
  return false;
}

/** A word of over half of the plan's pages makes none of them akin. */
const FRAME_SHARE = 0.5;

/** By word id: pages of the plan that have the word. */
export function pagesHaving(words: TellingWords, rank: Int32Array, size: number): Uint32Array {
  const counts = new Uint32Array(words.isFrame.length);
  for (let page = 0; page < rank.length; page++) {
    if ((rank[page] ?? 0) > size) continue;
    for (const id of setOf(words, page)) counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

/** By word id: 1 for words of over half of the list or of the plan's pages. */
function frameOfPlan(words: TellingWords, rank: Int32Array, size: number): Uint8Array {
  const counts = pagesHaving(words, rank, size);
  return words.isFrame.map((frame, id) => (frame === 1 || (counts[id] ?? 0) > FRAME_SHARE * size ? 1 : 0));
}

const NOBODY: readonly number[] = [];

interface Akin {
  readonly other: number;
  readonly near: number;
}

/** Finds pages that share much with a page and have no more words. */
class AkinPages {
  private readonly words: TellingWords;
  private readonly pagesOfWord = new Map<number, number[]>();
  private readonly shared: SharedWeights;

  constructor(pages: PlanPages, words: TellingWords, { rank, size }: PlanStanding) {
    this.words = words;
    this.shared = new SharedWeights(pages.count);
    const isFrame = frameOfPlan(words, rank, size);
    for (let page = 0; page < rank.length; page++) {
      if ((rank[page] ?? 0) > size || isLead(pages, page)) continue;
      for (const id of setOf(words, page)) {
        if (isFrame[id] === 1) continue;
        const list = this.pagesOfWord.get(id) ?? [];
        if (list.length === 0) this.pagesOfWord.set(id, list);
        if (list.length < MOST_OF_A_WORD) list.push(page);
      }
    }
  }

  /** The two nearest, the nearer first. */
  of(page: number, canLead: (other: number) => boolean): Akin[] {
    const { words, shared } = this;
    const mine = setOf(words, page);
    for (const id of mine) shared.add(this.pagesOfWord.get(id) ?? NOBODY, words.weight[id] ?? 0);
    const found: Akin[] = [];
    for (let at = 0; at < shared.count; at++) {
      const other = shared.met[at] ?? 0;
      const weight = shared.of(other);
      const theirs = setOf(words, other);
      if (other === page || theirs.length > mine.length || theirs.every((id) => mine.includes(id))) continue;
      const near = weight / (words.total[page] ?? 1);
      const parentTotal = words.total[other] ?? 1;
      if (near < LEAST_OF_CHILD || weight < LEAST_OF_PARENT * parentTotal) continue;
      // What the parent says besides must be less than what the child says besides.
      if (parentTotal > (words.total[page] ?? 1) || !saysLittleBeside(words, other, page)) continue;
      if (shareAThing(words, page, other) && canLead(other)) found.push({ other, near });
    }
    shared.clear();
    found.sort((a, b) => b.near - a.near || a.other - b.other);
    return found.slice(0, 2);
  }
}
