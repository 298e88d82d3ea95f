// Pages that stand alone, below the page that one of their own other keywords names: `xwx`, searched as `michelin xwx`, too, below `michelin`.
import { pagesByRank } from './pages-by-rank.ts';
import {
  AKIN,
  isAbove,
  isWholeList,
  mayBeAbove,
  type ParentPages,
  type PlanStanding,
} from './parent-pages.ts';
import type { ListedKeywords } from './plan-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { HubbedList } from './with-hubs.ts';

/** Keywords that name the other page have this share of the page's demand, unless that is what the whole list is about. */
const LEAST_NAMED = 0.05;

interface NamedSource {
  readonly list: Pick<HubbedList, 'pages' | 'words' | 'local'>;
  readonly standing: PlanStanding;
  readonly listed: ListedKeywords;
}

/**
 * Gives loners of the plan the parent that their other keywords name: one says all of the page's words and, besides, the very words of another page of
 * the plan, which says of which thing, and is no place. Of several the one that is named in the most searches. O(pages of the plan + keywords of the list).
 */
export function placeNamedLoners(parents: ParentPages, source: NamedSource): void {
  const { standing } = source;
  const inPlan = pagesByRank(standing.rank).slice(0, standing.size);
  const above = new Set(inPlan.map((page) => parents.parent[page] ?? -1));
  const loners = inPlan.filter((page) => (parents.parent[page] ?? -1) < 0 && !above.has(page));
  const named = besidesOf(source, new Set(loners));
  const saying = pagesBySaying(source, inPlan);
  for (const page of loners) {
    const { leader, demand } = leaderOf(page, named.get(page) ?? new Map(), saying, source);
    if (leader < 0 || isAbove(parents.parent, page, leader)) continue;
    parents.parent[page] = leader;
    parents.kinship[page] = AKIN.named;
    parents.likeness[page] = Math.min(1, demand / (standing.demand[page] ?? 1));
  }
}

/** Words besides, as ids → how much that is searched of the loner. */
type Besides = ReadonlyMap<string, number>;

/** Loner → what its other keywords say beside all of its own words. */
function besidesOf(
  { list: { words }, listed: { texts, demand, pageOf } }: NamedSource,
  loners: ReadonlySet<number>,
): ReadonlyMap<number, Besides> {
  const found = new Map<number, Map<string, number>>();
  pageOf.forEach((page, row) => {
    if (!loners.has(page)) return;
    const besides = saidBesides(words, page, texts[row] ?? '');
    if (besides === '') return;
    const known = found.get(page) ?? new Map<string, number>();
    known.set(besides, (known.get(besides) ?? 0) + (demand[row] ?? 0));
    found.set(page, known);
  });
  return found;
}

/** Ids of what a keyword says beside all words of a page; empty where it does not say all of them. */
function saidBesides(words: TellingWords, page: number, keyword: string): string {
  const own = setOf(words, page);
  const said = new Set(words.partsOf(keyword).flatMap(({ ids }) => ids));
  if (own.length === 0 || !own.every((id) => said.has(id))) return '';
  const rest = [...said].filter((id) => !own.includes(id));
  return rest.sort((a, b) => a - b).join(' ');
}

/** What pages of the plan say, as ids → the one of these with the shortest keyword (`therapy`, not `online therapy burlington`), if it says of which thing, and no place. */
function pagesBySaying(
  { list: { pages, words, local } }: NamedSource,
  inPlan: readonly number[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const lengthOf = (page: number) => pages.keywords[page]?.length ?? 0;
  for (const page of inPlan) {
    const said = setOf(words, page);
    if (said.some((id) => local.places.has(id))) continue;
    if (said.every((id) => words.isVague[id] === 1 || words.isNumber[id] === 1)) continue;
    const known = found.get(said.join(' '));
    if (known === undefined || lengthOf(page) < lengthOf(known)) found.set(said.join(' '), page);
  }
  return found;
}

function leaderOf(
  page: number,
  named: Besides,
  saying: ReadonlyMap<string, number>,
  { list: { pages, words }, standing }: NamedSource,
): { leader: number; demand: number } {
  const demandOf = (one: number) => standing.demand[one] ?? 0;
  let best = { leader: -1, demand: 0 };
  for (const [besides, demand] of named) {
    const leader = saying.get(besides) ?? -1;
    if (leader < 0 || demand <= best.demand || !mayBeAbove(pages, standing, leader, page)) continue;
    // The page's own keyword says nothing of the other: even a hub leads it only if it is searched more.
    if (demandOf(leader) < demandOf(page)) continue;
    if (demand >= LEAST_NAMED * demandOf(page) || isWholeList(words, leader)) best = { leader, demand };
  }
  return best;
}
