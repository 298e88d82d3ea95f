// Orders the pages of a map of a site by their addresses: each goes below the page whose address its own begins with.
import { type KeywordTable, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { pathOf, pathsAbove } from '../plan/address-paths.ts';
import { isPage } from '../tree/page-tree.ts';
import { rankParentsFirst } from './stand-in-topics.ts';

const LEVELS = [PLACES.pillar, PLACES.pillar, PLACES.cluster, PLACES.subSupporting] as const;
/** A silo has as many. */
const DEEPEST = 3;

/**
 * Moves pages of one topic below the page of the nearest address above theirs; a page with others below its address, and none above, leads a topic. A page that would
 * stand on a fourth level goes below the page above its parent. What the file marks as pillar stays one. `kept`: by row, 1 for what the user decided.
 */
export function standByAddress(table: Pick<KeywordTable, 'url'>, silo: SiloState, kept: Uint8Array): void {
  const above = pagesAbove(table, silo, kept);
  if (above.size === 0) return;
  const leading = new Set(above.values());
  const parent = silo.parent.slice();
  for (let row = 0; row < parent.length; row++) {
    if (!isPage(silo.place[row])) continue;
    const found = above.get(row);
    if (found !== undefined) parent[row] = found;
    else if (leading.has(row) && kept[row] !== 1) parent[row] = -1;
  }
  const levelOf = settleLevels(silo, parent);
  for (let row = 0; row < parent.length; row++) {
    if (!isPage(silo.place[row])) continue;
    silo.place[row] = LEVELS[levelOf(row)] ?? PLACES.subSupporting;
    if (parent[row] === silo.parent[row]) continue;
    silo.parent[row] = parent[row] ?? -1;
    silo.reason[row] = above.has(row) ? PLACEMENT_REASONS.belowAddress : PLACEMENT_REASONS.pillarHeuristic;
    silo.similarity[row] = 0;
    silo.runnerUp[row] = -1;
  }
  rankParentsFirst(silo);
}

/** Row of a page → row of the page with the nearest address above it. */
function pagesAbove(
  table: Pick<KeywordTable, 'url'>,
  silo: SiloState,
  kept: Uint8Array,
): ReadonlyMap<number, number> {
  const pages = [...silo.place.keys()].filter((row) => isPage(silo.place[row]));
  const pageOf = new Map(
    pages.flatMap((row) => (pathOf(table, row) === '' ? [] : [[pathOf(table, row), row] as const])),
  );
  const above = new Map<number, number>();
  for (const row of pages) {
    if (kept[row] === 1 || silo.reason[row] === PLACEMENT_REASONS.pillarMarked) continue;
    for (const path of pathsAbove(pathOf(table, row))) {
      const found = pageOf.get(path);
      if (found === undefined || areOfTwoTopics(silo, row, found)) continue;
      // The user may have put it below this page: two pages would be the parents of each other.
      if (kept[found] === 1 && silo.parent[found] !== -1) continue;
      above.set(row, found);
      break;
    }
  }
  return above;
}

/** Without topics of the file, those are named once the pages stand: until then only what the user decided has one. */
function areOfTwoTopics({ topic }: SiloState, a: number, b: number): boolean {
  const [one, other] = [topic[a] ?? -1, topic[b] ?? -1];
  return one >= 0 && other >= 0 && one !== other;
}

/** Row of a page → its level, 1 to 3. Changes `parent` where it would be deeper. */
function settleLevels(silo: SiloState, parent: Int32Array): (row: number) => number {
  const known = new Map<number, number>();
  const levelOf = (row: number): number => {
    const settled = known.get(row);
    if (settled !== undefined) return settled;
    let over = parent[row] ?? -1;
    while (isPage(silo.place[over]) && levelOf(over) >= DEEPEST) over = parent[over] ?? -1;
    parent[row] = isPage(silo.place[over]) ? over : -1;
    const level = isPage(silo.place[over]) ? levelOf(over) + 1 : 1;
    known.set(row, level);
    return level;
  };
  return levelOf;
}
