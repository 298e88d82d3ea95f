// Orders the pages of a map of a site by the topics that the file puts them in: one page leads each topic, and those without a parent go below it.
import { isProposed, PLACEMENT_REASONS, PLACES, type SiloState } from '@silosmith/contract';
import { parentsFirst } from '../plan/pages-by-rank.ts';
import { isPage } from '../tree/page-tree.ts';

export interface TopicMap {
  /** Row → topic. */
  readonly topic: Int32Array;
  /** By row: what the page serves, its sections included. */
  readonly demand: Float64Array;
  /** By row: 1 for what the user decided. */
  readonly kept: Uint8Array;
}

/**
 * Of the pillars of each topic the first stays one: a page that the file marks, else one with pages below it, else that of most demand; what the
 * plan proposes comes last. Others go below it as cluster pages, and their own pages a level down; what has three levels of its own stays, and
 * so does what the user decided.
 */
export function standInTopics(silo: SiloState, { topic, demand, kept }: TopicMap): void {
  const tall = pillarsOfThreeLevels(silo);
  const leaders = leadersOf(silo, topic, demand);
  for (let row = 0; row < silo.place.length; row++) {
    const leader = leaders.get(topic[row] ?? -1) ?? row;
    if (silo.place[row] !== PLACES.pillar || leader === row || tall.has(row) || kept[row] === 1) continue;
    if (silo.reason[row] === PLACEMENT_REASONS.pillarMarked) continue;
    if (silo.reason[leader] === PLACEMENT_REASONS.pillarHeuristic)
      silo.reason[leader] = PLACEMENT_REASONS.pillarOfTopic;
    silo.place[row] = PLACES.cluster;
    silo.parent[row] = leader;
    silo.reason[row] = PLACEMENT_REASONS.belowTopic;
    silo.similarity[row] = 0;
    silo.runnerUp[row] = -1;
  }
  for (let row = 0; row < silo.place.length; row++) {
    const above = silo.parent[row] ?? -1;
    if (silo.place[row] === PLACES.cluster && silo.place[above] === PLACES.cluster)
      silo.place[row] = PLACES.subSupporting;
  }
  rankParentsFirst(silo);
}

/** Each page of a map belongs where it stands, in every size of the plan: a leader comes before those below it. */
export function rankParentsFirst({ place, parent, rank, home, host }: SiloState): void {
  for (let row = 0; row < place.length; row++) if (isPage(place[row])) home[row] = parent[row] ?? -1;
  const ranked = [...rank.keys()].filter((row) => (rank[row] ?? 0) > 0);
  const groupOf = new Map(ranked.map((row, at) => [row, at]));
  const placed = parentsFirst(
    Int32Array.from(ranked, (row) => rank[row] ?? 0),
    Int32Array.from(ranked, (row) => groupOf.get(home[row] ?? -1) ?? -1),
  );
  ranked.forEach((row, at) => {
    rank[row] = placed[at] ?? 0;
  });
  // What answers a group in a smaller plan is of an earlier rank.
  for (const row of ranked) if ((rank[host[row] ?? -1] ?? 0) >= (rank[row] ?? 0)) host[row] = -1;
}

function pillarsOfThreeLevels({ place, parent }: SiloState): ReadonlySet<number> {
  const tall = new Set<number>();
  place.forEach((one, row) => {
    if (one === PLACES.subSupporting) tall.add(parent[parent[row] ?? -1] ?? -1);
  });
  return tall;
}

function leadersOf(silo: SiloState, topic: Int32Array, demand: Float64Array): ReadonlyMap<number, number> {
  const { place, parent, rank, reason } = silo;
  const below = new Uint8Array(place.length);
  place.forEach((one, row) => {
    if (one === PLACES.cluster) below[parent[row] ?? -1] = 1;
  });
  const claim = (row: number) => {
    if (isProposed(silo, row)) return -1;
    return reason[row] === PLACEMENT_REASONS.pillarMarked ? 2 : (below[row] ?? 0);
  };
  const compare = (row: number, other: number) =>
    claim(row) - claim(other) ||
    (demand[row] ?? 0) - (demand[other] ?? 0) ||
    (rank[other] ?? 0) - (rank[row] ?? 0);
  const leaders = new Map<number, number>();
  for (let row = 0; row < place.length; row++) {
    const of = topic[row] ?? -1;
    if (place[row] !== PLACES.pillar || of < 0) continue;
    const known = leaders.get(of);
    if (known === undefined || compare(row, known) > 0) leaders.set(of, row);
  }
  return leaders;
}
