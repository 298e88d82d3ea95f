import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Graph, graphOf, inducedGraph, transposed } from './graph.ts';

const NODES = 8;

const rowsOf = ({ offsets, targets, weights }: Graph): [number, number][][] =>
  Array.from({ length: offsets.length - 1 }, (_, node) => {
    const from = offsets[node] ?? 0;
    const to = offsets[node + 1] ?? 0;
    return Array.from(targets.subarray(from, to), (target, i) => [target, weights[from + i] ?? 0]);
  });

/** From lower to higher, some of them more than once. */
const linkLists = fc
  .array(fc.tuple(fc.nat(NODES - 1), fc.nat(NODES - 1), fc.integer({ min: 1, max: 9 })))
  .map((links) => links.filter(([a, b]) => a < b));

const graphFrom = (links: readonly (readonly [number, number, number])[]): Graph =>
  graphOf(NODES, {
    froms: Uint32Array.from(links, ([a]) => a),
    tos: Uint32Array.from(links, ([, b]) => b),
    weights: Float64Array.from(links, ([, , weight]) => weight),
  });

describe('graphOf', () => {
  it('has every link in both rows, once, with the sum of what was named, targets ascending', () => {
    fc.assert(
      fc.property(linkLists, (links) => {
        const expected = Array.from({ length: NODES }, () => new Map<number, number>());
        for (const [a, b, weight] of links) {
          expected[a]?.set(b, (expected[a]?.get(b) ?? 0) + weight);
          expected[b]?.set(a, (expected[b]?.get(a) ?? 0) + weight);
        }
        expect(rowsOf(graphFrom(links))).toEqual(expected.map((row) => [...row].sort((x, y) => x[0] - y[0])));
      }),
    );
  });

  it('is the same graph the other way round', () => {
    fc.assert(
      fc.property(linkLists, (links) => {
        const graph = graphFrom(links);
        expect(rowsOf(transposed(graph))).toEqual(rowsOf(graph));
      }),
    );
  });
});

describe('inducedGraph', () => {
  it('keeps the edges among the nodes asked for, numbered by their places', () => {
    const graph = graphFrom([
      [1, 4, 2],
      [1, 6, 3],
      [4, 5, 5],
      [4, 6, 7],
    ]);
    const placeOf = new Int32Array(NODES).fill(-1);
    const nodes = Int32Array.of(1, 4, 6);
    nodes.forEach((node, at) => {
      placeOf[node] = at;
    });
    expect(rowsOf(inducedGraph(graph, nodes, placeOf))).toEqual([
      [
        [1, 2],
        [2, 3],
      ],
      [
        [0, 2],
        [2, 7],
      ],
      [
        [0, 3],
        [1, 7],
      ],
    ]);
  });
});
