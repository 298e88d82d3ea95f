// Groups of pages connected by competing pairs: union-find over the stem sets of a topic, which also counts the pairs.
import { addTo } from '../columns/add-to.ts';
import type { TopicSets } from '../pairs/topic-sets.ts';

export interface CompetingGroup {
  /** Rows of the group, ascending; two or more. */
  readonly rows: Int32Array;
  /** With how many of the others each of them competes. */
  readonly rivals: Int32Array;
  /** Pairs of rows that compete. */
  readonly pairCount: number;
  /** The row with the highest score, and one it competes with. */
  readonly example: number;
  readonly other: number;
}

export class CompetingGroups {
  private readonly sets: TopicSets;
  private readonly rows: Int32Array;
  private readonly leader: Int32Array;
  private readonly group: Int32Array;
  /** By set: rows that have it, rows that a row with it competes with, a set it competes with. */
  private readonly size: Int32Array;
  private readonly rivals: Int32Array;
  private readonly partner: Int32Array;

  /** `rows`: the rows that the sets were built of. */
  constructor(sets: TopicSets, rows: Int32Array) {
    this.sets = sets;
    this.rows = rows;
    this.leader = new Int32Array(sets.count);
    this.group = new Int32Array(sets.count);
    this.size = new Int32Array(sets.count);
    this.rivals = new Int32Array(sets.count);
    this.partner = new Int32Array(sets.count).fill(-1);
    for (let set = 0; set < sets.count; set++) this.begin(set);
  }

  /** Two different sets compete. */
  connect(a: number, b: number): void {
    const { partner, rivals, size } = this;
    addTo(rivals, a, size[b] ?? 0);
    addTo(rivals, b, size[a] ?? 0);
    if (partner[a] === -1) partner[a] = b;
    if (partner[b] === -1) partner[b] = a;
    const first = this.find(a);
    const second = this.find(b);
    if (first !== second) this.leader[Math.max(first, second)] = Math.min(first, second);
  }

  /** Pairs of rows that compete, of all groups. */
  get pairCount(): number {
    let twice = 0;
    for (let set = 0; set < this.sets.count; set++) twice += (this.size[set] ?? 0) * (this.rivals[set] ?? 0);
    return twice / 2;
  }

  /** In the order of their first sets. */
  list(score: Float64Array): CompetingGroup[] {
    const groups = this.gather();
    for (let set = 0; set < this.sets.count; set++) this.measure(groups[this.group[set] ?? -1], set, score);
    for (let at = 0; at < this.rows.length; at++)
      this.deal(groups[this.group[this.sets.setOf[at] ?? -1] ?? -1], at);
    return groups.map(({ rows, rivals, twicePairs, example, exampleSet }) => ({
      rows: Int32Array.from(rows),
      rivals: Int32Array.from(rivals),
      pairCount: twicePairs / 2,
      example,
      other: this.rivalOf(example, exampleSet),
    }));
  }

  /** Gives every set with rivals the number of its group. */
  private gather(): Group[] {
    const groups: Group[] = [];
    this.group.fill(-1);
    for (let set = 0; set < this.sets.count; set++) {
      if ((this.rivals[set] ?? 0) === 0) continue;
      // The leader is the first set of its group.
      const leader = this.find(set);
      if (leader === set) this.group[set] = groups.push(emptyGroup()) - 1;
      else this.group[set] = this.group[leader] ?? -1;
    }
    return groups;
  }

  private measure(group: Group | undefined, set: number, score: Float64Array): void {
    if (group === undefined) return;
    group.twicePairs += (this.size[set] ?? 0) * (this.rivals[set] ?? 0);
    for (let at = this.sets.first[set] ?? -1; at >= 0; at = this.sets.twin[at] ?? -1) {
      const row = this.rows[at] ?? 0;
      if (group.example >= 0 && (score[row] ?? 0) <= (score[group.example] ?? 0)) continue;
      group.example = row;
      group.exampleSet = set;
    }
  }

  private deal(group: Group | undefined, position: number): void {
    if (group === undefined) return;
    group.rows.push(this.rows[position] ?? 0);
    group.rivals.push(this.rivals[this.sets.setOf[position] ?? -1] ?? 0);
  }

  /** Another row with the same set, else one with a set that competes. */
  private rivalOf(row: number, set: number): number {
    const { first, twin } = this.sets;
    for (let at = first[set] ?? -1; at >= 0; at = twin[at] ?? -1) {
      if (this.rows[at] !== row) return this.rows[at] ?? -1;
    }
    return this.rows[first[this.partner[set] ?? -1] ?? -1] ?? -1;
  }

  /** A set by itself: its rows compete with each other. */
  private begin(set: number): void {
    let size = 0;
    for (let at = this.sets.first[set] ?? -1; at >= 0; at = this.sets.twin[at] ?? -1) size++;
    this.leader[set] = set;
    this.size[set] = size;
    this.rivals[set] = size - 1;
  }

  private find(set: number): number {
    let at = set;
    while (this.leader[at] !== at) {
      const above = this.leader[at] ?? at;
      this.leader[at] = this.leader[above] ?? above;
      at = above;
    }
    return at;
  }
}

/** A group while it is put together. */
interface Group {
  readonly rows: number[];
  readonly rivals: number[];
  twicePairs: number;
  example: number;
  exampleSet: number;
}

function emptyGroup(): Group {
  return { rows: [], rivals: [], twicePairs: 0, example: -1, exampleSet: -1 };
}
