// Which nodes of a graph hang together? Communities of high modularity (Louvain), deterministic, not told how many.

/** Undirected: every edge stands in both rows. Row `n` holds `targets[offsets[n] .. offsets[n + 1])` with `weights` above 0. */
export interface Graph {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly weights: Float64Array;
}

export interface WeightedEdge {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/** Edges named twice add up; an edge to itself counts for its node. */
export function graphOf(nodeCount: number, edges: readonly WeightedEdge[]): Graph {
  const lists: Map<number, number>[] = Array.from({ length: nodeCount }, () => new Map());
  const add = (from: number, to: number, weight: number): void => {
    const list = lists[from];
    list?.set(to, (list.get(to) ?? 0) + weight);
  };
  for (const { a, b, weight } of edges) {
    add(a, b, weight);
    add(b, a, weight);
  }
  const offsets = new Uint32Array(nodeCount + 1);
  lists.forEach((list, node) => {
    offsets[node + 1] = (offsets[node] ?? 0) + list.size;
  });
  const targets = new Uint32Array(offsets[nodeCount] ?? 0);
  const weights = new Float64Array(targets.length);
  let at = 0;
  for (const list of lists) {
    for (const [target, weight] of [...list].sort((x, y) => x[0] - y[0])) {
      targets[at] = target;
      weights[at++] = weight;
    }
  }
  return { offsets, targets, weights };
}

/** Passes over the nodes at one level at most; gains are tiny long before. */
const MOST_PASSES = 32;
const SMALLEST_GAIN = 1e-9;

/** Node → community, numbered in order of first appearance. A higher `resolution` gives more and smaller communities. */
export function communitiesOf(graph: Graph, resolution: number): Int32Array {
  let level = graph;
  let place = new Int32Array(graph.offsets.length - 1).map((_, node) => node);
  for (;;) {
    const moved = moveNodes(level, resolution);
    place = place.map((node) => moved.community[node] ?? 0);
    if (moved.count === level.offsets.length - 1) return place;
    level = condense(level, moved.community, moved.count);
  }
}

function moveNodes(graph: Graph, resolution: number): { community: Int32Array; count: number } {
  const { offsets, targets, weights } = graph;
  const nodeCount = offsets.length - 1;
  const community = new Int32Array(nodeCount).map((_, node) => node);
  const degree = new Float64Array(nodeCount);
  let total = 0;
  for (let node = 0; node < nodeCount; node++) {
    for (let i = offsets[node] ?? 0; i < (offsets[node + 1] ?? 0); i++)
      degree[node] = (degree[node] ?? 0) + (weights[i] ?? 0);
    total += degree[node] ?? 0;
  }
  const inside = degree.slice();
  const toward = new Float64Array(nodeCount);
  const met: number[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let moves = 0;
    for (let node = 0; node < nodeCount; node++) {
      const home = community[node] ?? 0;
      const own = degree[node] ?? 0;
      met.length = 0;
      for (let i = offsets[node] ?? 0; i < (offsets[node + 1] ?? 0); i++) {
        const target = targets[i] ?? 0;
        if (target === node) continue;
        const at = community[target] ?? 0;
        if (toward[at] === 0) met.push(at);
        toward[at] = (toward[at] ?? 0) + (weights[i] ?? 0);
      }
      inside[home] = (inside[home] ?? 0) - own;
      const gainOf = (at: number): number =>
        (toward[at] ?? 0) - (resolution * own * (inside[at] ?? 0)) / total;
      let best = home;
      let bestGain = gainOf(home);
      for (const at of met) {
        const gain = gainOf(at);
        if (gain > bestGain + SMALLEST_GAIN) [best, bestGain] = [at, gain];
      }
      inside[best] = (inside[best] ?? 0) + own;
      if (best !== home) moves++;
      community[node] = best;
      for (const at of met) toward[at] = 0;
    }
    if (moves === 0) break;
  }
  return renumbered(community);
}

function renumbered(community: Int32Array): { community: Int32Array; count: number } {
  const numbers = new Map<number, number>();
  for (const at of community) if (!numbers.has(at)) numbers.set(at, numbers.size);
  return { community: community.map((at) => numbers.get(at) ?? 0), count: numbers.size };
}

/** One node a community. */
function condense(graph: Graph, community: Int32Array, count: number): Graph {
  const { offsets, targets, weights } = graph;
  const edges: WeightedEdge[] = [];
  for (let node = 0; node < offsets.length - 1; node++) {
    for (let i = offsets[node] ?? 0; i < (offsets[node + 1] ?? 0); i++) {
      // Both directions are walked and `graphOf` writes both again.
      edges.push({
        a: community[node] ?? 0,
        b: community[targets[i] ?? 0] ?? 0,
        weight: (weights[i] ?? 0) / 2,
      });
    }
  }
  return graphOf(count, edges);
}
