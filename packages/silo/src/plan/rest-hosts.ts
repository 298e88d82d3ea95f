// What is too small for a page and says all that a hub says becomes a section of the hub: `ashwagandha cortisol` of the page about ashwagandha.
import { PLACEMENT_REASONS } from '@silosmith/contract';
import { isLead, mayAnswer, type PlanPages } from './plan-pages.ts';
import { Headings, type SectionHosts } from './section-hosts.ts';
import type { HubbedList } from './with-hubs.ts';

/** A hub says this much of its sections; of what it says less the rest is the subject. */
const LEAST_OF_REST = 0.35;
/** Of what would be missed a hub need not say as much: it left the plan for want of company, or is searched as much as this share of the plan's middling page. */
const LEAST_SEARCHED = { demand: 1, cover: 0.25 } as const;

interface RestOfPlan {
  readonly rank: Int32Array;
  readonly size: number;
  /** Pages that left the plan because nothing belonged with them, before it had all of its hubs. */
  readonly loners: ReadonlySet<number>;
}

/** Fills in hosts for pages outside the plan that have none, as many as a hub has room for, those of most demand first. O(broader pages of them). */
export function hostRest(
  { host, likeness, reason }: SectionHosts,
  { pages, words, broader }: Pick<HubbedList, 'pages' | 'words' | 'broader'>,
  { rank, size, loners }: RestOfPlan,
): void {
  const isIn = (page: number) => (rank[page] ?? 0) <= size;
  const headings = new Headings(words);
  const missed = LEAST_SEARCHED.demand * middlingDemand(pages, isIn);
  host.forEach((by, page) => {
    if (by >= 0 && !isIn(page) && isLead(pages, by)) headings.take(page, by);
  });
  for (let page = 0; page < host.length; page++) {
    if (isIn(page) || (host[page] ?? -1) >= 0) continue;
    const isMissed = loners.has(page) || (pages.demand[page] ?? 0) >= missed;
    const least = isMissed ? LEAST_SEARCHED.cover : LEAST_OF_REST;
    for (let at = broader.offsets[page] ?? 0; at < (broader.offsets[page + 1] ?? 0); at++) {
      const hub = broader.pages[at] ?? -1;
      const cover = broader.cover[at] ?? 0;
      if (cover < least) break;
      if (!isIn(hub) || !isLead(pages, hub) || !mayAnswer(pages, hub, page)) continue;
      if (!headings.take(page, hub)) continue;
      host[page] = hub;
      likeness[page] = cover;
      reason[page] = PLACEMENT_REASONS.sectionOfBroader;
      break;
    }
  }
}

/** Median of the pages of the plan that somebody searches for. */
function middlingDemand({ demand }: PlanPages, isIn: (page: number) => boolean): number {
  const searched = demand.filter((searches, page) => searches > 0 && isIn(page)).sort();
  return searched[searched.length >> 1] ?? Number.POSITIVE_INFINITY;
}
