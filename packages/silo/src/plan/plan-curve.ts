// Demand served by plans of other sizes, read off the ranks: a group is served from the size that includes it or a page that answers it.
import {
  type KeywordTable,
  PLACEMENT_REASONS,
  PLACES,
  type PlanFacts,
  type SiloState,
} from '@silosmith/contract';
import { isPage } from '../tree/page-tree.ts';
import { demandColumn } from './demand.ts';

/** Set aside, yet searched for by those whom the list is about. */
export const IS_UNSERVED: ReadonlySet<number> = new Set([
  PLACEMENT_REASONS.asideSmall,
  PLACEMENT_REASONS.asideAlone,
]);
/** Points of the curve at most: enough to draw, few enough to read. */
const MOST_POINTS = 100;

/** The plan as it stands and the curve of all sizes. Demand is that of all keywords but deleted ones and noise. */
export function planFacts(table: Pick<KeywordTable, 'volume'>, silo: SiloState): PlanFacts {
  const { demand, isSearches } = demandColumn(table, silo);
  const served = servedBySize(silo, demand);
  let total = 0;
  let now = 0;
  let pages = 0;
  for (let row = 0; row < demand.length; row++) {
    if (isPage(silo.place[row])) pages++;
    if (isOut(silo, row)) continue;
    total += demand[row] ?? 0;
    if (!isSetAside(silo, row)) now += demand[row] ?? 0;
  }
  const ratio = (part: number) => (total === 0 ? 0 : Math.round((10_000 * part) / total) / 10_000);
  const curve = sizesToDraw(served.length - 1, pages).map((size) => ({
    pages: size,
    demandServedRatio: size === pages ? ratio(now) : ratio(served[size] ?? 0),
  }));
  return { pages, demandServedRatio: ratio(now), demandIs: isSearches ? 'searches' : 'keywords', curve };
}

/** `served[n]`: demand that a plan of n pages serves, for every size there is; of length 1 where the silo has no plan (no grouping, or a file with page levels). */
export function servedByPlans(table: Pick<KeywordTable, 'volume'>, silo: SiloState): Float64Array {
  return servedBySize(silo, demandColumn(table, silo).demand);
}

function servedBySize(silo: SiloState, demand: Float64Array): Float64Array {
  let most = 0;
  for (let row = 0; row < silo.rank.length; row++) most = Math.max(most, silo.rank[row] ?? 0);
  const served = new Float64Array(most + 1);
  for (let row = 0; row < demand.length; row++) {
    if (isOut(silo, row)) continue;
    const from = Math.min(most, servedFrom(silo, row));
    if (from >= 0) served[from] = (served[from] ?? 0) + (demand[row] ?? 0);
  }
  for (let size = 1; size <= most; size++) served[size] = (served[size] ?? 0) + (served[size - 1] ?? 0);
  return served;
}

/** The smallest plan that serves the row: that of its group, or of the first page that answers it. 0 for what stands in every plan, -1 for what no plan serves. */
function servedFrom(silo: SiloState, row: number): number {
  const { place, parent, rank, host } = silo;
  const lead = place[row] === PLACES.variant ? (parent[row] ?? -1) : row;
  if ((rank[lead] ?? 0) === 0) return place[lead] === PLACES.setAside ? -1 : 0;
  let least = rank[lead] ?? 0;
  // Ranks fall from host to host, so this ends.
  for (let at = host[lead] ?? -1; at >= 0 && (rank[at] ?? 0) < least; at = host[at] ?? -1)
    least = rank[at] ?? 0;
  return least;
}

function leadOf({ place, parent }: SiloState, row: number): number {
  return place[row] === PLACES.variant ? (parent[row] ?? row) : row;
}

function isSetAside(silo: SiloState, row: number): boolean {
  return silo.place[leadOf(silo, row)] === PLACES.setAside;
}

/** Deleted, placed nowhere, or noise: set aside for another reason than its size. */
function isOut(silo: SiloState, row: number): boolean {
  const lead = leadOf(silo, row);
  const place = silo.place[lead];
  if (place === PLACES.deleted || place === PLACES.none) return true;
  return place === PLACES.setAside && !IS_UNSERVED.has(silo.reason[lead] ?? 0);
}

/** Sizes at equal steps of their root, the size of today among them. */
function sizesToDraw(most: number, now: number): number[] {
  const sizes = new Set([now]);
  const points = Math.min(MOST_POINTS, most);
  for (let i = 1; i <= points; i++) sizes.add(Math.max(i, Math.round(most * (i / points) ** 2)));
  return [...sizes].filter((size) => size > 0).sort((a, b) => a - b);
}
