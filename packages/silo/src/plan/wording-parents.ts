// Pages below the page one of whose other keywords says more of them than the page above them does: `how many loans can you have in ohio`, below
// `how many loans can you get`, since that is searched as `how many loans can you have`, too.
import { addTo } from '../columns/add-to.ts';
import { pagesByRank } from './pages-by-rank.ts';
import { AKIN, isAbove, mayLead, type ParentPages, type PlanStanding } from './parent-pages.ts';
import { isLead, type ListedKeywords } from './plan-pages.ts';
import { saysMore, setOf, type TellingWords } from './telling-words.ts';
import type { HubbedList } from './with-hubs.ts';

/** What a wording says, of the weight of the page: so much more than the page above, and where there is none LEAST_OF_CHILD. */
const LEAST_MORE = 0.1;
const LEAST_OF_CHILD = 0.4;
/** Its searches, of those of its page: a name that few use is none. */
const LEAST_SEARCHED = 0.1;
/** Of those of its page's own keyword, where both pages say another thing: `michelin latitude` is as good a name of `michelin latitude tour hp`, or no parent of `… sport`. */
const AS_MUCH_SEARCHED = 0.5;
/** A proposed page keeps this many. */
const FEWEST_BELOW = 2;
/** Of a wording that is met word for word; fewer words are met by chance. */
const FEWEST_WORDS = 4;

export interface WordingSource {
  readonly list: Pick<HubbedList, 'pages' | 'words' | 'local' | 'framed'>;
  readonly standing: PlanStanding;
  readonly listed: ListedKeywords;
}

/** Another keyword of a page of the plan. */
interface Wording {
  readonly page: number;
  readonly text: string;
  /** Telling words, each once. */
  readonly ids: readonly number[];
  readonly demand: number;
}

interface Found {
  readonly wording: Wording;
  readonly weight: number;
}

/**
 * Moves pages of the plan: the wording is wholly in theirs, and says besides all things that the page above says something more that is no place, or is
 * met word for word. Of several the one that says most, then the most searched. The page that was above them is the runner-up.
 * O(keywords of the list + the wordings that share each page's rarest words).
 */
export function placeByWordings(parents: ParentPages, source: WordingSource): void {
  const { list, standing } = source;
  const wordings = wordingsByRarestWord(source);
  const own = ownDemand(source);
  const inPlan = pagesByRank(standing.rank).slice(0, standing.size);
  const below = countBelow(parents, inPlan);
  for (const page of inPlan) {
    const above = parents.parent[page] ?? -1;
    if (above >= 0 && isLead(list.pages, above) && (below[above] ?? 0) <= FEWEST_BELOW) continue;
    const least = leastOf(list.words, page, above);
    let best: Found | null = null;
    for (const wording of [...setOf(list.words, page)].flatMap((id) => wordings.get(id) ?? [])) {
      const weight = weightOf(list.words, wording.ids);
      if (weight < least || !isBetter({ wording, weight }, best)) continue;
      if (!saysMoreThanAbove(source, [page, above], wording)) continue;
      if (!isNameOf(source, wording, page, own[wording.page] ?? 0)) continue;
      if (!mayBeBelow(parents, source, page, wording.page)) continue;
      best = { wording, weight };
    }
    if (best === null) continue;
    moveBelow(parents, source, page, best);
    if (above >= 0) addTo(below, above, -1);
    addTo(below, best.wording.page, 1);
  }
}

/** By page: pages of the plan right below it. */
function countBelow({ parent }: ParentPages, inPlan: readonly number[]): Int32Array {
  const below = new Int32Array(parent.length);
  for (const page of inPlan) {
    const above = parent[page] ?? -1;
    if (above >= 0) addTo(below, above, 1);
  }
  return below;
}

const isBetter = ({ wording, weight }: Found, than: Found | null): boolean =>
  than === null || weight > than.weight || (weight === than.weight && wording.demand > than.wording.demand);

function moveBelow(
  parents: ParentPages,
  { list: { words } }: WordingSource,
  page: number,
  found: Found,
): void {
  parents.runnerUp[page] = parents.parent[page] ?? -1;
  parents.runnerUpLikeness[page] = parents.likeness[page] ?? 0;
  parents.parent[page] = found.wording.page;
  parents.kinship[page] = AKIN.wording;
  parents.likeness[page] = found.weight / (words.total[page] || 1);
}

function mayBeBelow(
  parents: ParentPages,
  { list: { pages, words, framed }, standing }: WordingSource,
  page: number,
  leader: number,
): boolean {
  if (framed.saysMore(words, leader, page) || isAbove(parents.parent, page, leader)) return false;
  return mayLead(pages, standing, leader, page);
}

/** Word → other keywords of pages of the plan whose rarest word it is. */
function wordingsByRarestWord({
  list: { pages, words },
  standing,
  listed,
}: WordingSource): ReadonlyMap<number, readonly Wording[]> {
  const found = new Map<number, Wording[]>();
  listed.pageOf.forEach((page, row) => {
    if (page < 0 || (standing.rank[page] ?? 0) > standing.size) return;
    const demand = listed.demand[row] ?? 0;
    if (pages.knowsDemand && (demand <= 0 || demand < LEAST_SEARCHED * (standing.demand[page] ?? 0))) return;
    const text = listed.texts[row] ?? '';
    const ids = [...new Set(words.partsOf(text).flatMap((part) => part.ids))];
    const [first] = ids;
    if (first === undefined) return;
    const timesOf = (id: number) => words.frequency[id] ?? 0;
    const rarest = ids.reduce((a, b) => (timesOf(b) < timesOf(a) ? b : a), first);
    const known = found.get(rarest);
    const wording = { page, text, ids, demand };
    if (known) known.push(wording);
    else found.set(rarest, [wording]);
  });
  return found;
}

/** By page: searches of its own keyword alone. */
function ownDemand({ list: { pages }, listed }: WordingSource): Float64Array {
  const own = pages.demand.slice();
  listed.pageOf.forEach((page, row) => {
    if (page >= 0) own[page] = (own[page] ?? 0) - (listed.demand[row] ?? 0);
  });
  return own;
}

/** What a wording must weigh to say more of the page than the one above it. */
function leastOf(words: TellingWords, page: number, above: number): number {
  const total = words.total[page] ?? 0;
  if (above < 0) return LEAST_OF_CHILD * total;
  const mine = setOf(words, page);
  const said = setOf(words, above).filter((id) => mine.includes(id));
  return weightOf(words, said) + LEAST_MORE * total;
}

function saysMoreThanAbove(
  { list: { pages, words, local } }: WordingSource,
  [page, above]: readonly [page: number, above: number],
  { page: leader, text, ids }: Wording,
): boolean {
  const mine = setOf(words, page);
  if (leader === page || leader === above || ids.length >= mine.length) return false;
  if (!ids.every((id) => mine.includes(id))) return false;
  const said = above < 0 ? NOTHING : setOf(words, above);
  const isThing = (id: number) => words.isVague[id] === 0 && words.isGeneric[id] === 0;
  if (said.some((id) => isThing(id) && mine.includes(id) && !ids.includes(id))) return false;
  if (isIn(pages.keywords[page], text)) return true;
  const isMore = (id: number) => words.isVague[id] === 0 && words.isNumber[id] === 0 && !said.includes(id);
  return ids.some(isThing) && ids.some((id) => isMore(id) && !local.places.has(id));
}

/** Whether a wording names its page for another one: either of the two says no other thing than the other, or it is searched about as much as the page's own keyword. */
function isNameOf({ list }: WordingSource, { page, demand }: Wording, child: number, own: number): boolean {
  const { pages, words } = list;
  if (!saysMore(words, page, child) || !pages.knowsDemand) return true;
  return demand >= AS_MUCH_SEARCHED * own;
}

/** Whether a keyword holds a wording of some words, word for word: `how many loans can you have` in `how many loans can you have in ohio`, not `how to get loans` in `how to get rid of loans`. */
function isIn(keyword = '', wording: string): boolean {
  return wording.split(' ').length >= FEWEST_WORDS && ` ${keyword} `.includes(` ${wording} `);
}

const NOTHING = new Uint32Array(0);

const weightOf = ({ weight }: TellingWords, ids: Iterable<number>): number => {
  let sum = 0;
  for (const id of ids) sum += weight[id] ?? 0;
  return sum;
};
