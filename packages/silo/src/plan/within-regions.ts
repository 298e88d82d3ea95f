// Pages about a place, below the page that says the same of its region: `dallas seo` below `texas seo`.
import {
  AKIN,
  isAbove,
  LEAST_SEARCHED,
  mayBeAbove,
  type ParentPages,
  type PlanStanding,
} from './parent-pages.ts';
import { ATLAS } from './place-atlas.ts';
import type { SiloLevels } from './silo-levels.ts';
import { setOf, type TellingWords } from './telling-words.ts';
import type { HubbedList } from './with-hubs.ts';

/** Below a pillar, in three levels. */
const LOWEST = 2;

interface RegionSource {
  readonly list: Pick<HubbedList, 'pages' | 'words' | 'local' | 'framed'>;
  readonly standing: PlanStanding;
  /** Pages of the plan, best first. */
  readonly inPlan: readonly number[];
  /** How they stand now. */
  readonly levels: SiloLevels;
}

/** What a page that names places says of them. */
interface Local {
  readonly page: number;
  readonly places: readonly number[];
  /** Telling words of the places. */
  readonly named: readonly number[];
  /** All others. */
  readonly said: readonly number[];
}

/**
 * Moves pages of the plan that name places: below the one that names the smallest region around all of these, says nothing of another thing, and as much as the
 * page above them. Not where a fourth level would be needed. Whether there were any. O(pages with places × pages of a region).
 */
export function placeWithinRegions(parents: ParentPages, source: RegionSource): boolean {
  const { list, inPlan } = source;
  const locals = inPlan.map((page) => localOf(list.words, page, list.pages.keywords[page])).filter(isLocal);
  const byPlace = new Map<number, Local[]>();
  for (const local of locals) {
    const [place, another] = local.places;
    if (place === undefined || another !== undefined) continue;
    const known = byPlace.get(place);
    if (known) known.push(local);
    else byPlace.set(place, [local]);
  }
  const placesOf = new Map(locals.map(({ page, places }) => [page, places] as const));
  const above = source.levels.parent.slice();
  let anyMoved = false;
  for (const local of locals) {
    const region = regionPageFor(local, { parents, source, byPlace, placesOf, above });
    if (region === undefined) continue;
    moveBelow(parents, list.words, local, region);
    above[local.page] = region.page;
    anyMoved = true;
  }
  return anyMoved;
}

function localOf(words: TellingWords, page: number, keyword = ''): Local {
  // A part may be several words: `new york`, where the list writes `ny`, too.
  const parts = words
    .partsOf(keyword)
    .flatMap(({ text, ids }) => text.split(' ').map((word) => ({ word, ids })));
  const found = ATLAS.placesIn(parts.map(({ word }) => word));
  const inNames = new Set(found.flatMap(({ from, to }) => parts.slice(from, to).flatMap(({ ids }) => ids)));
  const set = [...setOf(words, page)];
  return {
    page,
    places: [...new Set(found.map(({ place }) => place))],
    named: set.filter((id) => inNames.has(id)),
    said: set.filter((id) => !inNames.has(id)),
  };
}

const isLocal = ({ places }: Local): boolean => places.length > 0;

interface Search {
  readonly parents: ParentPages;
  readonly source: RegionSource;
  /** Place → pages that name it alone. */
  readonly byPlace: ReadonlyMap<number, readonly Local[]>;
  readonly placesOf: ReadonlyMap<number, readonly number[]>;
  /** Page → page right above it in three levels, moves so far among them. */
  readonly above: Int32Array;
}

function regionPageFor(local: Local, search: Search): Local | undefined {
  const { parents, source, byPlace } = search;
  const [first = -1, ...others] = local.places;
  // What names a place itself is left only for a region within that.
  const above = parents.parent[local.page] ?? -1;
  const within = search.placesOf.get(above) ?? NOWHERE;
  const around = [first, ...ATLAS.regionsAround(first)].filter(
    (region) =>
      others.every((place) => place === region || ATLAS.regionsAround(place).includes(region)) &&
      within.every((place) => ATLAS.regionsAround(region).includes(place)),
  );
  const found = around.flatMap((region) => {
    if (region === first && others.length === 0) return [];
    const saying = (byPlace.get(region) ?? []).filter((one) => saysAsMuch(local, one, search));
    const [best] = saying.sort(
      (a, b) => b.said.length - a.said.length || demandOf(source, b) - demandOf(source, a) || a.page - b.page,
    );
    return best === undefined ? [] : [{ region, best }];
  });
  const [nearest, ...wider] = found;
  // Two regions of which neither is in the other have places of one name: nobody knows which is meant.
  const isSure = wider.every(({ region }) => ATLAS.regionsAround(nearest?.region ?? -1).includes(region));
  return isSure && nearest?.best.page !== above ? nearest?.best : undefined;
}

const NOWHERE: readonly number[] = [];

const demandOf = ({ standing }: RegionSource, { page }: Local): number => standing.demand[page] ?? 0;

/** Whether a page about a region may be right above one about a place in it. */
function saysAsMuch(local: Local, region: Local, { parents, source, above: levels }: Search): boolean {
  const { list, standing } = source;
  const { words, pages, framed } = list;
  const saysNothing = (id: number) =>
    words.isVague[id] === 1 || words.isFrame[id] === 1 || list.local.providers.has(id);
  if (!region.said.every((id) => local.said.includes(id) || saysNothing(id))) return false;
  const above = parents.parent[local.page] ?? -1;
  const saidAbove = above < 0 ? [] : [...setOf(words, above)].filter((id) => local.said.includes(id));
  if (!saidAbove.every((id) => region.said.includes(id) || saysNothing(id))) return false;
  if (pages.knowsDemand && demandOf(source, region) < LEAST_SEARCHED * demandOf(source, local)) return false;
  if (!mayBeAbove(pages, standing, region.page, local.page)) return false;
  if (framed.saysMore(words, region.page, local.page)) return false;
  if (isAbove(parents.parent, local.page, region.page)) return false;
  return levelsAbove(levels, region.page) + 1 + levelsBelow(levels, local.page, source.inPlan) <= LOWEST;
}

function levelsAbove(above: Int32Array, page: number): number {
  let levels = 0;
  for (let at = above[page] ?? -1; at >= 0; at = above[at] ?? -1) levels++;
  return levels;
}

/** O(pages of the plan). */
function levelsBelow(above: Int32Array, page: number, inPlan: readonly number[]): number {
  let most = 0;
  for (const other of inPlan) {
    let [at, levels] = [other, 0];
    for (; at >= 0 && at !== page; at = above[at] ?? -1) levels++;
    if (at === page) most = Math.max(most, levels);
  }
  return most;
}

/** Who names a region says its places, too: they count as shared. */
function moveBelow(
  parents: ParentPages,
  words: TellingWords,
  { page, named, said }: Local,
  region: Local,
): void {
  const { parent, likeness, kinship, runnerUp, runnerUpLikeness } = parents;
  const shared = [...named, ...region.said.filter((id) => said.includes(id))];
  [runnerUp[page], runnerUpLikeness[page]] = [parent[page] ?? -1, likeness[page] ?? 0];
  [parent[page], kinship[page]] = [region.page, AKIN.region];
  likeness[page] = shared.reduce((sum, id) => sum + (words.weight[id] ?? 0), 0) / (words.total[page] || 1);
}
