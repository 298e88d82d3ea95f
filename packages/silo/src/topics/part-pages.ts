// Divides pages into topics: communities of neighbouring pages; large ones are divided again, lone pages join the nearest.
import { type Groups, groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { communitiesOf, highest, renumbered } from './communities.ts';
import { type Graph, inducedGraph } from './graph.ts';

/** Communities at this resolution: measured, docs/decisions/0002-grouping.md. */
const RESOLUTION = 1.6;

/** A pillar with eight clusters of ten children holds 89 pages; topics should leave room. */
const MOST_PAGES = 60;
/** Fewer pages are dust: they join the nearest topic where there is any likeness. */
const FEWEST_PAGES = 3;
/** Each further round of parting looks closer. */
const FINER = 1.6;
const MOST_ROUNDS = 6;

/** Page → topic, numbered by the topics' first pages. */
export function partPages(graph: Graph): Int32Array {
  const topic = communitiesOf(graph, RESOLUTION);
  partLarge(topic, graph);
  joinDust(topic, graph);
  return renumbered(topic).community;
}

/** Parts topics of too many pages by the edges inside them, ever closer, until they fit or hold together. */
function partLarge(topic: Int32Array, graph: Graph): void {
  let resolution = RESOLUTION;
  const placeOf = new Int32Array(topic.length).fill(-1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let next = highest(topic) + 1;
    const pages = groupsOf(topic, next);
    const large = inOrderOfFirst(topic, pages).filter((id) => sizeOf(pages, id) > MOST_PAGES);
    if (large.length === 0) return;
    for (const id of large) {
      const members = itemsOf(pages, id);
      members.forEach((page, at) => {
        placeOf[page] = at;
      });
      const parts = communitiesOf(inducedGraph(graph, members, placeOf), resolution);
      members.forEach((page, at) => {
        placeOf[page] = -1;
        if ((parts[at] ?? 0) > 0) topic[page] = next + (parts[at] ?? 0) - 1;
      });
      next += highest(parts);
    }
    joinDust(topic, graph);
    resolution *= FINER;
  }
}

/** Pages of a topic with too few go, together, to the topic that they have the strongest edges to. Smallest topics first. */
function joinDust(topic: Int32Array, graph: Graph): void {
  const count = highest(topic) + 1;
  const pages = groupsOf(topic, count);
  const small: number[] = [];
  for (let size = 1; size < FEWEST_PAGES; size++)
    for (let id = 0; id < count; id++) if (sizeOf(pages, id) === size) small.push(id);
  for (const id of small) {
    const members = itemsOf(pages, id);
    const pull = new Map<number, number>();
    for (const page of members) {
      for (let i = graph.offsets[page] ?? 0; i < (graph.offsets[page + 1] ?? 0); i++) {
        const other = topic[graph.targets[i] ?? 0] ?? 0;
        if (other !== id) pull.set(other, (pull.get(other) ?? 0) + (graph.weights[i] ?? 0));
      }
    }
    const [best] = [...pull].sort((x, y) => y[1] - x[1] || x[0] - y[0]);
    if (best) for (const page of members) topic[page] = best[0];
  }
}

const sizeOf = (pages: Groups, id: number): number => (pages.offsets[id + 1] ?? 0) - (pages.offsets[id] ?? 0);

/** Topics by their first pages. */
function inOrderOfFirst(topic: Int32Array, pages: Groups): number[] {
  const order: number[] = [];
  topic.forEach((id, page) => {
    if (pages.items[pages.offsets[id] ?? 0] === page) order.push(id);
  });
  return order;
}
