// The plan in figures: places of all keywords, demand by topic, what was set aside and why. Keywords = on pages + in sections + set aside + deleted.
import {
  isProposed,
  type KeywordTable,
  PLACEMENT_REASONS,
  PLACES,
  type PlacementReason,
  type PlanFacts,
  type SiloState,
} from '@silosmith/contract';
import { demandColumn } from '../plan/demand.ts';
import { type NamingTable, namedPagesOf } from '../plan/named-pages.ts';
import { IS_UNSERVED } from '../plan/plan-curve.ts';
import { isPage } from '../tree/page-tree.ts';

export interface TopicSummary {
  /** Index into the silo's topics. */
  readonly topic: number;
  readonly label: string;
  readonly pages: number;
  /** Variants and sections included. */
  readonly keywords: number;
  readonly demand: number;
}

export interface AsideSummary {
  /** Why these are set aside: a PLACEMENT_REASONS value. */
  readonly reason: PlacementReason;
  /** One row a group, most demand first. */
  readonly rows: Int32Array;
  /** Variants included. */
  readonly keywords: number;
  readonly demand: number;
}

export interface PlanSummary {
  readonly demandIs: PlanFacts['demandIs'];
  readonly pages: number;
  /** Of these, pages that the plan proposes: no keyword of the list. */
  readonly proposed: number;
  /** Of these, pages that the file names, by a page type or with secondary keywords, where all that it names are in the plan. */
  readonly named: number;
  readonly keywords: {
    readonly onPages: number;
    readonly inSections: number;
    readonly setAside: number;
    /** By hand, or placed nowhere. */
    readonly deleted: number;
  };
  /** Of everything but noise and what was deleted. */
  readonly demand: number;
  readonly demandServed: number;
  /** Most demand first. */
  readonly topics: readonly TopicSummary[];
  /** Most keywords first. */
  readonly asides: readonly AsideSummary[];
}

export function planSummary(table: NamingTable & Pick<KeywordTable, 'volume'>, silo: SiloState): PlanSummary {
  const { demand, isSearches } = demandColumn(table, silo);
  const counts = { onPages: 0, inSections: 0, setAside: 0, deleted: 0 };
  const topics = silo.topics.map((label, topic) => ({ topic, label, pages: 0, keywords: 0, demand: 0 }));
  const asides = new AsideTallies(silo.place.length);
  let pages = 0;
  let proposed = 0;
  for (let row = 0; row < silo.place.length; row++) {
    const lead = silo.place[row] === PLACES.variant ? (silo.parent[row] ?? -1) : row;
    const place = silo.place[lead];
    const searches = demand[row] ?? 0;
    if (isProposed(silo, row)) {
      // A page of the plan, and no keyword.
      const topic = topics[silo.topic[row] ?? -1];
      if (!isPage(silo.place[row])) continue;
      pages++;
      proposed++;
      if (topic !== undefined) topic.pages++;
      continue;
    }
    if (place === PLACES.setAside) {
      counts.setAside++;
      asides.add(silo.reason[lead] ?? 0, lead, searches);
      continue;
    }
    const topic = topics[silo.topic[row] ?? -1];
    if (isPage(place)) counts.onPages++;
    else if (place === PLACES.section) counts.inSections++;
    else {
      counts.deleted++;
      continue;
    }
    if (isPage(silo.place[row])) pages++;
    if (topic === undefined) continue;
    if (isPage(silo.place[row])) topic.pages++;
    topic.keywords++;
    topic.demand += searches;
  }
  const used = topics
    .filter((topic) => topic.pages > 0)
    .sort((a, b) => b.demand - a.demand || a.topic - b.topic);
  const reasons = asides.found();
  const demandServed = used.reduce((sum, topic) => sum + topic.demand, 0);
  const unserved = reasons
    .filter(({ reason }) => IS_UNSERVED.has(reason))
    .reduce((sum, aside) => sum + aside.demand, 0);
  return {
    demandIs: isSearches ? 'searches' : 'keywords',
    pages,
    proposed,
    named: namedPages(table, silo),
    keywords: counts,
    demand: demandServed + unserved,
    demandServed,
    topics: used,
    asides: reasons.sort((a, b) => b.keywords - a.keywords || a.reason - b.reason),
  };
}

/** 0 where the plan leaves one of them out: then it chose among them as among all others. */
function namedPages(table: NamingTable, { place, reason }: SiloState): number {
  const { named: isNamed } = namedPagesOf(table);
  let named = 0;
  let marked = 0;
  for (let row = 0; row < isNamed.length; row++) {
    if (isNamed[row] !== 1) {
      if (place[row] === PLACES.pillar && reason[row] === PLACEMENT_REASONS.pillarMarked) marked++;
      continue;
    }
    if (isPage(place[row])) named++;
    else if (place[row] !== PLACES.variant && LEFT_OUT.has(reason[row] ?? 0)) return 0;
  }
  return named === 0 ? 0 : named + marked;
}

const LEFT_OUT: ReadonlySet<number> = new Set([
  PLACEMENT_REASONS.sectionOfBroader,
  PLACEMENT_REASONS.sectionOfAlike,
  PLACEMENT_REASONS.asideSmall,
  PLACEMENT_REASONS.asideAlone,
]);

interface AsideTally {
  /** One row a group. */
  readonly rows: number[];
  keywords: number;
  demand: number;
}

/** What is set aside, by reason. A group has the reason of its lead, so that one column holds the demand of all groups. */
class AsideTallies {
  /** By reason, in the order of their first rows. */
  private readonly byReason = new Map<number, AsideTally>();
  /** Lead of a group → its demand. */
  private readonly demandOf: Float64Array;
  private readonly isListed: Uint8Array;

  constructor(rowCount: number) {
    this.demandOf = new Float64Array(rowCount);
    this.isListed = new Uint8Array(rowCount);
  }

  add(reason: number, lead: number, searches: number): void {
    let found = this.byReason.get(reason);
    if (found === undefined) {
      found = { rows: [], keywords: 0, demand: 0 };
      this.byReason.set(reason, found);
    }
    if (this.isListed[lead] === 0) found.rows.push(lead);
    this.isListed[lead] = 1;
    this.demandOf[lead] = (this.demandOf[lead] ?? 0) + searches;
    found.keywords++;
    found.demand += searches;
  }

  found(): AsideSummary[] {
    const { demandOf } = this;
    const byDemand = (a: number, b: number) => (demandOf[b] ?? 0) - (demandOf[a] ?? 0) || a - b;
    return [...this.byReason].map(([reason, { rows, keywords, demand }]) => ({
      // The column holds nothing else.
      reason: reason as PlacementReason,
      rows: Int32Array.from(rows).sort(byDemand),
      keywords,
      demand,
    }));
  }
}
