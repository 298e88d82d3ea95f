// Which pages belong to one topic? Communities among neighbouring pages; large ones are parted again, lone pages join the nearest.
import { communitiesOf, graphOf, type WeightedEdge } from './communities.ts';

/** Communities at this resolution: measured, docs/decisions/0002-grouping.md. */
const RESOLUTION = 1.6;

/** A pillar with eight clusters of ten children holds 89 pages (specification 1 §9.3, 2 §5); topics should leave room. */
const MOST_PAGES = 60;
/** Fewer pages are dust: they join the nearest topic where there is any likeness. */
const FEWEST_PAGES = 3;
/** Each further round of parting looks closer. */
const FINER = 1.6;
const MOST_ROUNDS = 6;

/** Page → topic, numbered by the topics' first pages. */
export function partPages(pageCount: number, edges: readonly WeightedEdge[]): Int32Array {
  const topic = communitiesOf(graphOf(pageCount, edges), RESOLUTION);
  partLarge(topic, edges);
  joinDust(topic, edges);
  return numberedByFirst(topic);
}

/** Parts topics of too many pages by the edges inside them, ever closer, until they fit or hold together. */
function partLarge(topic: Int32Array, edges: readonly WeightedEdge[]): void {
  let resolution = RESOLUTION;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const pages = pagesByTopic(topic);
    const large = [...pages].filter(([, members]) => members.length > MOST_PAGES);
    if (large.length === 0) return;
    let next = highest(topic) + 1;
    const inside = edgesInside(topic, edges);
    for (const [id, members] of large) {
      const place = new Map(members.map((page, at) => [page, at]));
      const own = (inside.get(id) ?? []).map(({ a, b, weight }) => ({
        a: place.get(a) ?? 0,
        b: place.get(b) ?? 0,
        weight,
      }));
      const parts = communitiesOf(graphOf(members.length, own), resolution);
      members.forEach((page, at) => {
        if ((parts[at] ?? 0) > 0) topic[page] = next + (parts[at] ?? 0) - 1;
      });
      next += highest(parts);
    }
    joinDust(topic, edges);
    resolution *= FINER;
  }
}

function edgesInside(topic: Int32Array, edges: readonly WeightedEdge[]): Map<number, WeightedEdge[]> {
  const inside = new Map<number, WeightedEdge[]>();
  for (const edge of edges) {
    const id = topic[edge.a] ?? 0;
    if (topic[edge.b] !== id) continue;
    const list = inside.get(id);
    if (list) list.push(edge);
    else inside.set(id, [edge]);
  }
  return inside;
}

/** Pages of a topic with too few go, together, to the topic that they have the strongest edges to. Smallest topics first. */
function joinDust(topic: Int32Array, edges: readonly WeightedEdge[]): void {
  const pages = pagesByTopic(topic);
  const small = [...pages]
    .filter(([, members]) => members.length < FEWEST_PAGES)
    .sort((a, b) => a[1].length - b[1].length || a[0] - b[0]);
  if (small.length === 0) return;
  const edgesOfPage = new Map<number, WeightedEdge[]>();
  const isSmall = new Set(small.flatMap(([, members]) => members));
  for (const edge of edges) {
    for (const page of [edge.a, edge.b]) {
      if (!isSmall.has(page)) continue;
      const list = edgesOfPage.get(page);
      if (list) list.push(edge);
      else edgesOfPage.set(page, [edge]);
    }
  }
  for (const [, members] of small) {
    const id = topic[members[0] ?? 0] ?? 0;
    const size = members.filter((page) => topic[page] === id).length;
    if (size === 0) continue;
    const pull = new Map<number, number>();
    for (const page of members) {
      for (const { a, b, weight } of edgesOfPage.get(page) ?? []) {
        const other = topic[a === page ? b : a] ?? 0;
        if (other !== id) pull.set(other, (pull.get(other) ?? 0) + weight);
      }
    }
    const [best] = [...pull].sort((x, y) => y[1] - x[1] || x[0] - y[0]);
    if (best) for (const page of members) topic[page] = best[0];
  }
}

function highest(numbers: Int32Array): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function pagesByTopic(topic: Int32Array): Map<number, number[]> {
  const pages = new Map<number, number[]>();
  topic.forEach((id, page) => {
    const list = pages.get(id);
    if (list) list.push(page);
    else pages.set(id, [page]);
  });
  return pages;
}

function numberedByFirst(topic: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  for (const id of topic) if (!numbers.has(id)) numbers.set(id, numbers.size);
  return topic.map((id) => numbers.get(id) ?? 0);
}
