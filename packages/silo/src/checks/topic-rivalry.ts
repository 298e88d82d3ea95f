// Which pages of one topic compete, and how much? The exact join of a topic's pages, kept while the topic is mended.
import { Int32List } from '../pairs/int32-list.ts';
import { SetJoiner } from '../pairs/join-sets.ts';
import { type OverlapThreshold, passes } from '../pairs/threshold.ts';
import { TopicSetBuilder, type TopicSets } from '../pairs/topic-sets.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { type CompetingGroup, CompetingGroups } from './competing-groups.ts';

/** The working memory of the join; one for all topics. */
export interface JoinTools {
  readonly builder: TopicSetBuilder;
  readonly joiner: SetJoiner;
}

export function createJoinTools(index: TokenIndex, threshold: OverlapThreshold): JoinTools {
  return { builder: new TopicSetBuilder(index), joiner: new SetJoiner(threshold) };
}

/** Groups of competing pages; the pairs themselves are not kept. */
export function competingPages(tools: JoinTools, pages: Int32Array, score: Float64Array): CompetingGroup[] {
  if (pages.length < 2) return [];
  const sets = tools.builder.build(pages);
  const groups = new CompetingGroups(sets, pages);
  tools.joiner.join(sets, (a, b) => groups.connect(a, b));
  return groups.list(score);
}

/** Valid until the tools are used for another topic. */
export class TopicRivalry {
  private readonly pages: Int32Array;
  private readonly sets: TopicSets;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly shared: Int32Array;

  constructor(tools: JoinTools, pages: Int32Array) {
    this.pages = pages;
    this.sets = tools.builder.build(pages);
    const left = new Int32List();
    const right = new Int32List();
    const shared = new Int32List();
    tools.joiner.join(this.sets, (a, b, count) => {
      left.push(a);
      right.push(b);
      shared.push(count);
    });
    this.left = left.toArray();
    this.right = right.toArray();
    this.shared = shared.toArray();
  }

  /** Number of distinct stem sets. */
  get setCount(): number {
    return this.sets.count;
  }

  /** Rows that have a set, ascending. */
  rowsOf(set: number): number[] {
    const rows: number[] = [];
    const { first, twin } = this.sets;
    for (let at = first[set] ?? -1; at >= 0; at = twin[at] ?? -1) rows.push(this.pages[at] ?? 0);
    return rows;
  }

  /** Visits the pairs of sets whose overlap passes a higher threshold. */
  eachPair(threshold: OverlapThreshold, visit: (a: number, b: number) => void): void {
    const { starts } = this.sets;
    const sizeOf = (set: number): number => (starts[set + 1] ?? 0) - (starts[set] ?? 0);
    for (let p = 0; p < this.left.length; p++) {
      const a = this.left[p] ?? 0;
      const b = this.right[p] ?? 0;
      if (passes(threshold, this.shared[p] ?? 0, sizeOf(a) + sizeOf(b))) visit(a, b);
    }
  }

  /** Groups of those pages that still are pages. */
  groups(isPage: (row: number) => boolean, score: Float64Array): CompetingGroup[] {
    const groups = new CompetingGroups(this.sets, this.pages, isPage);
    for (let p = 0; p < this.left.length; p++) groups.connect(this.left[p] ?? 0, this.right[p] ?? 0);
    return groups.list(score);
  }
}
