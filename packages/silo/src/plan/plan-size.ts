// The default number of pages: enough for nine tenths of the demand, or up to the knee of the curve, within what a team can write.
import type { WorthOrder } from './worth-order.ts';

export const MOST_PAGES = 375;
/** A plan has so many, where there are as many groups. */
export const FEWEST_PAGES = 12;
const LONG_LIST = 1000;
const KEYWORDS_A_PAGE = { longList: 12, shortList: 8 } as const;
/** Of the demand, a plan serves this where as many pages as it may have can. */
export const SERVED_SHARE = 0.9;

/** Most pages of a default plan: a twelfth of the keywords from 1,000 on, an eighth below. */
export function mostPagesFor(keywordCount: number): number {
  const share = keywordCount >= LONG_LIST ? KEYWORDS_A_PAGE.longList : KEYWORDS_A_PAGE.shortList;
  return Math.min(MOST_PAGES, Math.max(FEWEST_PAGES, Math.floor(keywordCount / share)));
}

/**
 * `served[n]`: demand that the n best pages serve. The knee is of the roots, because raw demand stops at a dozen pages
 * where a few head terms have most of it. Behind half of what is searched it is no clear one: then the size is a geometric mean of both.
 */
export function defaultPlanSize(
  { served, worthy }: Pick<WorthOrder, 'served' | 'worthy'>,
  keywordCount: number,
  demandOf: Float64Array,
): number {
  const pageCount = served.length - 1;
  const total = served[pageCount] ?? 0;
  let searched = 0;
  for (const demand of demandOf) if (demand > 0) searched++;
  const wanted = smallestServing(served, SERVED_SHARE * total);
  const knee = kneeOf(demandOf);
  // A curve without a bend has its knee at its end: there it counts as much as what serves the demand.
  const kneeWeight = Math.min(1, 1.5 - knee / Math.max(1, searched));
  const size = Math.max(FEWEST_PAGES, wanted, Math.round(wanted ** (1 - kneeWeight) * knee ** kneeWeight));
  // Nobody orders a page that competes with another of the plan.
  const most = total > 0 ? Math.min(worthy, searched) : pageCount;
  return Math.min(most, mostPagesFor(keywordCount), size);
}

function smallestServing(served: Float64Array, demand: number): number {
  for (let size = 0; size < served.length; size++) if ((served[size] ?? 0) >= demand) return size;
  return served.length - 1;
}

/** Where the curve of Σ√demand is farthest from its chord. */
function kneeOf(demandOf: Float64Array): number {
  const roots = demandOf.map((demand) => Math.sqrt(Math.max(0, demand)));
  const total = roots.reduce((sum, root) => sum + root, 0);
  let knee = 0;
  let farthest = 0;
  let sum = 0;
  for (let i = 0; i < roots.length; i++) {
    sum += roots[i] ?? 0;
    const above = sum / (total || 1) - (i + 1) / roots.length;
    if (above > farthest) [knee, farthest] = [i + 1, above];
  }
  return knee;
}
