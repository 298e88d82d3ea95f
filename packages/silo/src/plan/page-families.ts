// Groups pages without a broader page into families that share a head word; the broadest member becomes the parent of the others.
import { pagesHaving } from './akin-pages.ts';
import { AKIN, mayLead, type ParentPages, type PlanStanding } from './parent-pages.ts';
import { isLead, type PlanPages } from './plan-pages.ts';
import { opposes, saysLittleBeside, setOf, shareAThing, type TellingWords } from './telling-words.ts';

/** What leader and member share must be this much of what each of them says. */
export interface FamilyLimits {
  readonly leader: number;
  readonly member: number;
}
/** Of three pages and more, or where one has pages below it already. */
export const LARGE_FAMILY: FamilyLimits = { leader: 0.3, member: 0.24 };
export const PAIR: FamilyLimits = { leader: 0.45, member: 0.4 };
/** A word that is less of a page than this is not what it is about. */
const LEAST_OF_PAGE = 0.15;
/** A word that is a keyword by itself is rather what others are about. */
const STANDS_ALONE = 1.5;
/** How much a rare word is preferred to one of many pages. */
const RARITY = 0.75;
const MOST_ROUNDS = 12;
/** Levels below a page that joins a family: pillar, cluster and sub-supporting page are three. */
const MOST_BELOW = 1;
/** A word of more of the plan's pages than this says nothing of any; those of more than half are asked for last. */
const COMMON = { half: 0.5, most: 0.58 } as const;

/** Fills `parents` for members of families; pages below others stay where they are. */
export function joinFamilies(
  pages: PlanPages,
  words: TellingWords,
  parents: ParentPages,
  standing: PlanStanding,
): void {
  const having = pagesHaving(words, standing.rank, standing.size);
  const overShare = (share: number) => having.map((count) => (count > share * standing.size ? 1 : 0));
  const barren = new Set<number>();
  const source = { pages, words, parents, standing, barren, headOf: new Map(), alone: standingAlone(words) };
  for (const cannotHead of [overShare(COMMON.half), overShare(COMMON.most)]) {
    barren.clear();
    let round = 0;
    while (round++ < MOST_ROUNDS && joinOnce({ ...source, cannotHead }));
  }
}

interface Source {
  readonly pages: PlanPages;
  readonly words: TellingWords;
  readonly parents: ParentPages;
  readonly standing: PlanStanding;
  /** By word: 1 for words that head no family. */
  readonly cannotHead: Uint32Array;
  /** Words whose pages found no leader: they try their next best word. Changes. */
  readonly barren: Set<number>;
  /** Leader → the word that its family is about: it leads no family of another. Changes. */
  readonly headOf: Map<number, number>;
  /** Words that some page consists of, words of the frame aside. */
  readonly alone: ReadonlySet<number>;
}

/** Every loose page to the word that tells most of it; then every word's pages below their leader. Says whether another round may join more. */
function joinOnce(source: Source): boolean {
  const { pages, parents, standing, headOf, barren } = source;
  const loose = looseOf(pages, parents, standing);
  const heights = heightsOf(parents.parent, standing);
  let isDone = true;
  for (const [head, members] of headsOf(source, loose)) {
    const isLarge = members.length > 2 || members.some((page) => (heights[page] ?? 0) > 0);
    const limits = isLarge ? LARGE_FAMILY : PAIR;
    const leader = leaderOf(source, head, members, limits);
    let joined = false;
    for (const page of leader < 0 ? [] : members) {
      if ((heights[page] ?? 0) > MOST_BELOW || !canJoin(source, page, leader, limits)) continue;
      parents.parent[page] = leader;
      parents.likeness[page] = sharedShare(source.words, page, leader);
      parents.kinship[page] = AKIN.loose;
      headOf.set(leader, head);
      joined = true;
    }
    if (!joined) barren.add(head);
    isDone = false;
  }
  return !isDone;
}

function looseOf(pages: PlanPages, { parent }: ParentPages, { rank, size }: PlanStanding): number[] {
  const loose: number[] = [];
  for (let page = 0; page < pages.count; page++) {
    if ((rank[page] ?? 0) <= size && (parent[page] ?? -1) < 0 && !isLead(pages, page)) loose.push(page);
  }
  return loose;
}

/** Levels below each page of the plan. */
function heightsOf(parent: Int32Array, { rank, size }: PlanStanding): Uint8Array {
  const heights = new Uint8Array(parent.length);
  for (let page = 0; page < parent.length; page++) {
    if ((rank[page] ?? 0) > size) continue;
    let height = 0;
    for (let at = parent[page] ?? -1; at >= 0; at = parent[at] ?? -1) {
      height++;
      heights[at] = Math.max(heights[at] ?? 0, height);
    }
  }
  return heights;
}

/** Word → the loose pages that are rather about it than about another word that loose pages share. */
function headsOf(source: Source, loose: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const { words, alone } = source;
  const shared = new Map<number, number>();
  for (const page of loose)
    for (const id of headWordsOf(source, page)) shared.set(id, (shared.get(id) ?? 0) + 1);
  const pageCount = words.offsets.length - 1;
  const families = new Map<number, number[]>();
  for (const page of loose) {
    let head = -1;
    let most = 0;
    for (const id of headWordsOf(source, page)) {
      const count = shared.get(id) ?? 0;
      if (count < 2) continue;
      const rarity = Math.log(1 + pageCount / (words.frequency[id] || 1));
      const worth = rarity ** RARITY * Math.log2(1 + count) * (alone.has(id) ? STANDS_ALONE : 1);
      if (worth > most) [head, most] = [id, worth];
    }
    if (head < 0) continue;
    const family = families.get(head);
    if (family) family.push(page);
    else families.set(head, [page]);
  }
  return families;
}

function headWordsOf({ words, cannotHead, barren }: Source, page: number): Uint32Array {
  const least = LEAST_OF_PAGE * (words.total[page] ?? 1);
  return setOf(words, page).filter(
    (id) =>
      cannotHead[id] === 0 &&
      words.isVague[id] === 0 &&
      words.isNumber[id] === 0 &&
      !barren.has(id) &&
      (words.weight[id] ?? 0) >= least,
  );
}

/** Words that some page consists of, words of the frame aside. */
function standingAlone(words: TellingWords): ReadonlySet<number> {
  const alone = new Set<number>();
  for (let page = 0; page + 1 < words.offsets.length; page++) {
    let only = -1;
    let count = 0;
    for (let i = words.offsets[page] ?? 0; i < (words.offsets[page + 1] ?? 0) && count < 2; i++) {
      const id = words.ids[i] ?? 0;
      if (words.isFrame[id] === 1) continue;
      only = id;
      count++;
    }
    if (count === 1) alone.add(only);
  }
  return alone;
}

/** The member that can be parent of the others, by their demand (square root) and the share of its words they have; -1 without one. O(members²). */
function leaderOf(source: Source, head: number, members: readonly number[], limits: FamilyLimits): number {
  const { words, standing, headOf } = source;
  let leader = -1;
  let most = 0;
  for (const page of members) {
    if ((headOf.get(page) ?? head) !== head) continue;
    let worth = 0;
    for (const other of members) {
      if (other !== page && canJoin(source, other, page, limits))
        worth += Math.sqrt(1 + (standing.demand[other] ?? 0)) * sharedShare(words, page, other);
    }
    if (worth > most) [leader, most] = [page, worth];
  }
  return leader;
}

/** Whether `leader` may be the parent of `page`: they share enough of the weight of both, `leader` is the broader one, and `page` has a word of its own. */
export function canJoin(
  { pages, words, standing }: Pick<Source, 'pages' | 'words' | 'standing'>,
  page: number,
  leader: number,
  limits: FamilyLimits,
): boolean {
  return (
    mayLead(pages, standing, leader, page) &&
    sharedShare(words, page, leader) >= limits.member &&
    sharedShare(words, leader, page) >= limits.leader &&
    shareAThing(words, page, leader) &&
    saysLittleBeside(words, leader, page) &&
    !opposes(words, leader, page) &&
    !isWithin(words, page, leader)
  );
}

/** Share of what a page says that another says, too, 0 to 1. */
function sharedShare(words: TellingWords, page: number, other: number): number {
  const theirs = setOf(words, other);
  let shared = 0;
  for (const id of setOf(words, page)) if (theirs.includes(id)) shared += words.weight[id] ?? 0;
  return shared / (words.total[page] || 1);
}

/** Whether a page says nothing that the other does not say: then it is no child of it. */
function isWithin(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return setOf(words, page).every((id) => theirs.includes(id));
}
