// Community detection by modularity (Louvain: Blondel et al., Fast unfolding of communities in large networks, 2008); deterministic, the number of communities is not given.
import { groupsOf } from '../columns/counting-sort.ts';
import { type Graph, transposed } from './graph.ts';

/** Passes over the nodes at one level at most; gains are tiny long before. */
const MOST_PASSES = 32;
const SMALLEST_GAIN = 1e-9;

/** Node → community, numbered in order of first appearance. A higher `resolution` gives more and smaller communities. */
export function communitiesOf(graph: Graph, resolution: number): Int32Array {
  let level = graph;
  const place = new Int32Array(graph.offsets.length - 1).map((_, node) => node);
  for (;;) {
    const moved = moveNodes(level, resolution);
    for (let node = 0; node < place.length; node++) place[node] = moved.community[place[node] ?? 0] ?? 0;
    if (moved.count === level.offsets.length - 1) return place;
    level = condense(level, moved.community, moved.count);
  }
}

interface Communities {
  readonly community: Int32Array;
  readonly count: number;
}

function moveNodes(graph: Graph, resolution: number): Communities {
  const { offsets, targets, weights } = graph;
  const nodeCount = offsets.length - 1;
  const community = new Int32Array(nodeCount).map((_, node) => node);
  const degree = new Float64Array(nodeCount);
  let total = 0;
  for (let node = 0; node < nodeCount; node++) {
    let sum = 0;
    for (let i = offsets[node] ?? 0; i < (offsets[node + 1] ?? 0); i++) sum += weights[i] ?? 0;
    degree[node] = sum;
    total += sum;
  }
  const inside = degree.slice();
  const toward = new Float64Array(nodeCount);
  const met = new Int32Array(nodeCount);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let moves = 0;
    for (let node = 0; node < nodeCount; node++) {
      const home = community[node] ?? 0;
      const own = degree[node] ?? 0;
      let metCount = 0;
      for (let i = offsets[node] ?? 0; i < (offsets[node + 1] ?? 0); i++) {
        const target = targets[i] ?? 0;
        if (target === node) continue;
        const at = community[target] ?? 0;
        const before = toward[at] ?? 0;
        if (before === 0) met[metCount++] = at;
        toward[at] = before + (weights[i] ?? 0);
      }
      inside[home] = (inside[home] ?? 0) - own;
      const drawn = resolution * own;
      let best = home;
      let bestGain = (toward[home] ?? 0) - (drawn * (inside[home] ?? 0)) / total;
      for (let m = 0; m < metCount; m++) {
        const at = met[m] ?? 0;
        const gain = (toward[at] ?? 0) - (drawn * (inside[at] ?? 0)) / total;
        toward[at] = 0;
        if (gain <= bestGain + SMALLEST_GAIN) continue;
        best = at;
        bestGain = gain;
      }
      inside[best] = (inside[best] ?? 0) + own;
      if (best !== home) moves++;
      community[node] = best;
    }
    if (moves === 0) break;
  }
  return renumbered(community);
}

/** Renumbers in order of first appearance. */
export function renumbered(community: Int32Array): Communities {
  const numbers = new Int32Array(highest(community) + 1).fill(-1);
  let count = 0;
  const anew = community.map((at) => {
    if ((numbers[at] ?? 0) < 0) numbers[at] = count++;
    return numbers[at] ?? 0;
  });
  return { community: anew, count };
}

/** 0 where there is none. */
export function highest(numbers: Int32Array): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

/** One node a community; what its nodes have among themselves becomes an edge to itself. */
function condense(graph: Graph, community: Int32Array, count: number): Graph {
  const members = groupsOf(community, count);
  const offsets = new Uint32Array(count + 1);
  // Never more entries than there are; the room not used costs addresses, not memory.
  const targets = new Uint32Array(graph.targets.length);
  const weights = new Float64Array(graph.targets.length);
  const slotOf = new Int32Array(count).fill(-1);
  let used = 0;
  for (let own = 0; own < count; own++) {
    const start = used;
    for (let m = members.offsets[own] ?? 0; m < (members.offsets[own + 1] ?? 0); m++) {
      const node = members.items[m] ?? 0;
      for (let i = graph.offsets[node] ?? 0; i < (graph.offsets[node + 1] ?? 0); i++) {
        const other = community[graph.targets[i] ?? 0] ?? 0;
        let slot = slotOf[other] ?? -1;
        if (slot < start) {
          slot = used++;
          slotOf[other] = slot;
          targets[slot] = other;
        }
        weights[slot] = (weights[slot] ?? 0) + (graph.weights[i] ?? 0);
      }
    }
    offsets[own + 1] = used;
  }
  // Every edge stands in both rows: the other way round it is the same graph, with the targets of each row ascending.
  return transposed({ offsets, targets: targets.subarray(0, used), weights: weights.subarray(0, used) });
}
