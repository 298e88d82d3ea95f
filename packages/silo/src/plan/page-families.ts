// Which pages that resemble no broader page still belong together? Those that share the word they are about, led by the one most searched for.
import { frameOfPlan, mayLead, type ParentPages, type PlanStanding } from './parent-pages.ts';
import type { PlanPages } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/** Leader and two more. */
const SMALLEST_FAMILY = 3;
/** The shared word must be this much of the weight of leader and member. */
const LEAST_OF_LEADER = 0.45;
const LEAST_OF_MEMBER = 0.3;
/** A word that is a keyword by itself is rather what others are about. */
const STANDS_ALONE = 1.5;

/** Fills `parents` for members of families; pages below others stay where they are. */
export function joinFamilies(
  pages: PlanPages,
  words: TellingWords,
  parents: ParentPages,
  standing: PlanStanding,
): void {
  const loose = looseOf(pages.count, parents, standing);
  const heads = headsOf(words, loose, frameOfPlan(words, standing.rank, standing.size));
  for (const [head, members] of heads) {
    const leader = leaderOf(words, head, members, standing);
    if (leader < 0) continue;
    for (const page of members) {
      const near = (words.weight[head] ?? 0) / (words.total[page] ?? 1);
      if (near < LEAST_OF_MEMBER || isWithin(words, page, leader)) continue;
      if (!mayLead(pages, standing, leader, page)) continue;
      parents.parent[page] = leader;
      parents.likeness[page] = near;
      parents.isAkin[page] = 1;
    }
  }
}

function looseOf(count: number, { parent }: ParentPages, { rank, size }: PlanStanding): number[] {
  const loose: number[] = [];
  for (let page = 0; page < count; page++) {
    if ((rank[page] ?? 0) <= size && (parent[page] ?? -1) < 0) loose.push(page);
  }
  return loose;
}

/** Word → the loose pages that are about it: each page has one, the heaviest of its words that enough others share. */
function headsOf(
  words: TellingWords,
  loose: readonly number[],
  isFrame: Uint8Array,
): ReadonlyMap<number, readonly number[]> {
  const shared = new Map<number, number>();
  const canHead = (id: number) => isFrame[id] === 0 && words.isIntent[id] === 0;
  for (const page of loose)
    for (const id of setOf(words, page)) if (canHead(id)) shared.set(id, (shared.get(id) ?? 0) + 1);
  const alone = standingAlone(words);
  const families = new Map<number, number[]>();
  for (const page of loose) {
    let head = -1;
    let most = 0;
    for (const id of setOf(words, page)) {
      if ((shared.get(id) ?? 0) < SMALLEST_FAMILY) continue;
      const worth = (words.weight[id] ?? 0) * (alone.has(id) ? STANDS_ALONE : 1);
      if (worth > most) [head, most] = [id, worth];
    }
    if (head < 0) continue;
    const family = families.get(head);
    if (family) family.push(page);
    else families.set(head, [page]);
  }
  return new Map([...families].filter(([, members]) => members.length >= SMALLEST_FAMILY));
}

/** Words that some page consists of, words of the frame aside. */
function standingAlone(words: TellingWords): ReadonlySet<number> {
  const alone = new Set<number>();
  for (let page = 0; page + 1 < words.offsets.length; page++) {
    const own = setOf(words, page).filter((id) => words.isFrame[id] === 0);
    const [only] = own;
    if (only !== undefined && own.length === 1) alone.add(only);
  }
  return alone;
}

function leaderOf(
  words: TellingWords,
  head: number,
  members: readonly number[],
  { demand }: PlanStanding,
): number {
  let leader = -1;
  for (const page of members) {
    if ((words.weight[head] ?? 0) < LEAST_OF_LEADER * (words.total[page] ?? 1)) continue;
    if (leader < 0 || (demand[page] ?? 0) > (demand[leader] ?? 0)) leader = page;
  }
  return leader;
}

/** Whether a page says nothing that the other does not say: then it is no child of it. */
function isWithin(words: TellingWords, page: number, other: number): boolean {
  const theirs = setOf(words, other);
  return setOf(words, page).every((id) => theirs.includes(id));
}
