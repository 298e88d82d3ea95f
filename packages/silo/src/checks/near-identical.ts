// Nearly identical pages of a topic, which the fix merges.
import { Int32List } from '../columns/int32-list.ts';
import type { SetPairs } from '../pairs/join-sets.ts';
import type { TopicSets } from '../pairs/topic-sets.ts';
import type { OverlapThreshold } from '../similarity/threshold.ts';
import type { JoinTools } from './topic-rivalry.ts';

/** The fix merges pages from 85 % on. */
export const NEAR_IDENTICAL: OverlapThreshold = { numerator: 17, denominator: 20, strict: false };

/** Valid until the tools are used for other pages. */
export class NearIdentical implements SetPairs {
  private readonly pages: Int32Array;
  private readonly sets: TopicSets;
  private readonly left = new Int32List();
  private readonly right = new Int32List();

  /** `tools` join by NEAR_IDENTICAL. */
  constructor({ builder, joiner }: JoinTools, pages: Int32Array) {
    this.pages = pages;
    this.sets = builder.build(pages);
    joiner.join(this.sets, this);
  }

  connect(a: number, b: number): void {
    this.left.push(a);
    this.right.push(b);
  }

  /** The stem sets that several pages have. */
  setsWithTwins(): number[] {
    const { first, twin, count } = this.sets;
    const sets: number[] = [];
    for (let set = 0; set < count; set++) if ((twin[first[set] ?? -1] ?? -1) >= 0) sets.push(set);
    return sets;
  }

  /** Pages that have a set, ascending. */
  pagesOf(set: number): number[] {
    const rows: number[] = [];
    const { first, twin } = this.sets;
    for (let at = first[set] ?? -1; at >= 0; at = twin[at] ?? -1) rows.push(this.pages[at] ?? 0);
    return rows;
  }

  /** For each set that is near to another: the others. */
  neighbours(): Map<number, number[]> {
    const near = new Map<number, number[]>();
    const add = (set: number, other: number): void => {
      const known = near.get(set);
      if (known) known.push(other);
      else near.set(set, [other]);
    };
    for (let p = 0; p < this.left.length; p++) {
      add(this.left.at(p), this.right.at(p));
      add(this.right.at(p), this.left.at(p));
    }
    return near;
  }
}
