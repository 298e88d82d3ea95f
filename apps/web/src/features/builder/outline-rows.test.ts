import { PLACES, type SiloState } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { outlineRows } from './outline-rows.ts';
import { LONE_TOPICS, lineOfTopic } from './outline-topics.ts';

/** 0 pillar, 1 and 2 clusters below it, 3 below 1, 4 another pillar. */
const silo = {
  place: Uint8Array.of(PLACES.pillar, PLACES.cluster, PLACES.cluster, PLACES.subSupporting, PLACES.pillar),
  parent: Int32Array.of(-1, 0, 0, 1, -1),
} as SiloState;

const linesOf = (...given: Parameters<typeof outlineRows>) => {
  const lines = outlineRows(...given);
  return Array.from({ length: lines.count }, (_, line) => lines.at(line));
};

describe('the outline', () => {
  it('draws children below their parents, in the order of the filters', () => {
    const lines = linesOf(silo, Int32Array.of(4, 2, 0, 3, 1), new Set());
    expect(lines.map((line) => [line?.row, line?.level])).toEqual([
      [4, 1],
      [0, 1],
      [2, 2],
      [1, 2],
      [3, 3],
    ]);
    expect(lines[2]).toMatchObject({ position: 1, siblings: 2, childCount: 0 });
  });

  it('leaves out what stands below a collapsed page, and counts it', () => {
    const lines = linesOf(silo, Int32Array.of(0, 1, 2, 3, 4), new Set([1]));
    expect(lines.map((line) => line?.row)).toEqual([0, 1, 2, 4]);
    expect(lines[1]).toMatchObject({ childCount: 1, expanded: false });
  });

  it('finds the line of a page, and none for one that is not drawn', () => {
    const lines = outlineRows(silo, Int32Array.of(0, 1, 3), new Set([0]));
    expect(lines.count).toBe(1);
    expect(lines.lineOf(0)).toBe(0);
    expect(lines.lineOf(3)).toBe(-1);
    expect(lines.at(1)).toBeUndefined();
  });

  it('draws no page whose parent is not shown', () => {
    expect(linesOf(silo, Int32Array.of(3, 4), new Set()).map((line) => line?.row)).toEqual([4]);
  });
});

describe('the topics', () => {
  const topicsOf = (passed: readonly number[], pages: readonly number[]) => ({
    topic: Int32Array.of(0, 0, 0, 0, 1),
    pages: (topic: number) => pages[topic] ?? 0,
    passed: Uint8Array.from(passed),
  });
  const all = Int32Array.of(4, 0, 1, 2, 3);

  it('head their pages in the order of their first pillars, and count those that pass', () => {
    const topics = topicsOf([0, 1, 0, 1, 1], [4, 1]);
    const lines = linesOf(silo, all, new Set(), { topics });
    expect(lines.map((line) => [line?.row, line?.kind, line?.level])).toEqual([
      [lineOfTopic(1), 'topic', 0],
      [4, 'page', 1],
      [lineOfTopic(0), 'topic', 0],
      [0, 'page', 1],
      [1, 'page', 2],
      [3, 'page', 3],
      [2, 'page', 2],
    ]);
    expect(lines[2]).toMatchObject({ childCount: 2, expanded: true, position: 2, siblings: 2 });
    expect(lines[1]).toMatchObject({ position: 1, siblings: 1 });
  });

  it('are folded with all that stands below them, and stand in no flat list', () => {
    const topics = topicsOf([1, 1, 1, 1, 1], [4, 1]);
    const folded = linesOf(silo, all, new Set([lineOfTopic(0)]), { topics });
    expect(folded.map((line) => line?.row)).toEqual([lineOfTopic(1), 4, lineOfTopic(0)]);
    expect(linesOf(silo, all, new Set(), { topics, isFlat: true })).toHaveLength(5);
  });

  it('of one page share a head', () => {
    const lone = { place: Uint8Array.of(1, 1, 1), parent: Int32Array.of(-1, -1, -1) } as SiloState;
    const topics = {
      topic: Int32Array.of(0, 1, 2),
      pages: (topic: number) => (topic === 1 ? 2 : 1),
      passed: Uint8Array.of(1, 1, 1),
    };
    const lines = linesOf(lone, Int32Array.of(0, 1, 2), new Set(), { topics });
    expect(lines.map((line) => line?.row)).toEqual([lineOfTopic(1), 1, lineOfTopic(LONE_TOPICS), 0, 2]);
    expect(lines[4]).toMatchObject({ position: 2, siblings: 2 });
  });
});
