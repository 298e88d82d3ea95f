// An undirected weighted graph in compressed rows; the targets of a row are ascending.

import { offsetsOf, rowsByKey, transposedRows, type WeightedRows } from '../columns/counting-sort.ts';

/** Undirected: every edge stands in both rows. Row `n` holds `targets[offsets[n] .. offsets[n + 1])` with `weights` above 0. */
export interface Graph {
  readonly offsets: Uint32Array;
  readonly targets: Uint32Array;
  readonly weights: Float64Array;
}

/** `froms[i] → tos[i]` with `weights[i]`, in any order. */
export interface Links {
  readonly froms: Uint32Array;
  readonly tos: Uint32Array;
  readonly weights: Float64Array;
}

/** Links named from the lower node to the higher one; those named twice add up in the order they are given. */
export function graphOf(nodeCount: number, links: Links): Graph {
  // Sorted by one end and then, keeping that order, by the other: the same links stand side by side, in linear time.
  const byHigher = graphFrom(rowsByKey(links.tos, nodeCount, links.froms, links.weights));
  return mirrored(merged(transposed(byHigher)));
}

/** The same edges by their other end; targets ascending, the order of those alike kept. */
export function transposed({ offsets, targets, weights }: Graph): Graph {
  return graphFrom(transposedRows(offsets, targets, weights, offsets.length - 1));
}

const graphFrom = ({ offsets, others, weights }: WeightedRows<Float64Array>): Graph => ({
  ...{ offsets, targets: others, weights },
});

/** Adds up what stands side by side with the same target, in place. */
function merged({ offsets, targets, weights }: Graph): Graph {
  let used = 0;
  for (let node = 0, from = 0; node + 1 < offsets.length; node++) {
    const start = used;
    const end = offsets[node + 1] ?? 0;
    for (let i = from; i < end; i++) {
      const target = targets[i] ?? 0;
      const weight = weights[i] ?? 0;
      if (used > start && targets[used - 1] === target) weights[used - 1] = (weights[used - 1] ?? 0) + weight;
      else {
        targets[used] = target;
        weights[used++] = weight;
      }
    }
    offsets[node + 1] = used;
    from = end;
  }
  return { offsets, targets: targets.subarray(0, used), weights: weights.subarray(0, used) };
}

/** Every edge in both rows. Rows come with their higher targets alone, ascending. */
function mirrored(half: Graph): Graph {
  const nodeCount = half.offsets.length - 1;
  const lower = offsetsOf(half.targets, nodeCount);
  const offsets = half.offsets.map((offset, node) => offset + (lower[node] ?? 0));
  const cursor = offsets.slice(0, nodeCount);
  const targets = new Uint32Array(half.targets.length * 2);
  const weights = new Float64Array(targets.length);
  const put = (from: number, to: number, weight: number): void => {
    const at = cursor[from] ?? 0;
    targets[at] = to;
    weights[at] = weight;
    cursor[from] = at + 1;
  };
  for (let node = 0; node < nodeCount; node++) {
    // All lower nodes have been here: their edges to this one stand before its own.
    for (let i = half.offsets[node] ?? 0; i < (half.offsets[node + 1] ?? 0); i++) {
      const target = half.targets[i] ?? 0;
      const weight = half.weights[i] ?? 0;
      put(node, target, weight);
      put(target, node, weight);
    }
  }
  return { offsets, targets, weights };
}

/** The edges among some nodes (ascending); node `at` is `nodes[at]`. `placeOf` is below 0 for every other node. */
export function inducedGraph(graph: Graph, nodes: Int32Array, placeOf: Int32Array): Graph {
  const offsets = new Uint32Array(nodes.length + 1);
  const targets: number[] = [];
  const weights: number[] = [];
  nodes.forEach((node, at) => {
    for (let i = graph.offsets[node] ?? 0; i < (graph.offsets[node + 1] ?? 0); i++) {
      const place = placeOf[graph.targets[i] ?? 0] ?? -1;
      if (place < 0) continue;
      targets.push(place);
      weights.push(graph.weights[i] ?? 0);
    }
    offsets[at + 1] = targets.length;
  });
  return { offsets, targets: Uint32Array.from(targets), weights: Float64Array.from(weights) };
}
