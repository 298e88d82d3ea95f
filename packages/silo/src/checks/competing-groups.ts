// Which pages hang together by pairs that compete? Union-find over a topic's stem sets, counting pairs as it goes.
import type { TopicSets } from '../pairs/topic-sets.ts';

export interface CompetingGroup {
  /** Rows of the group, ascending; two or more. */
  readonly rows: Int32Array;
  /** Pairs of rows that compete. */
  readonly pairCount: number;
  /** The row with the highest score, and one it competes with. */
  readonly example: number;
  readonly other: number;
}

export class CompetingGroups {
  private readonly sets: TopicSets;
  private readonly rows: Int32Array;
  private readonly counts: (row: number) => boolean;
  private readonly leader: Int32Array;
  /** By set: pairs counted at it, rows that have it, a set it competes with. */
  private readonly pairs: Float64Array;
  private readonly size: Uint32Array;
  private readonly partner: Int32Array;

  /** `rows`: the rows that the sets were built of; `counts` leaves some of them out. */
  constructor(sets: TopicSets, rows: Int32Array, counts: (row: number) => boolean = () => true) {
    this.sets = sets;
    this.rows = rows;
    this.counts = counts;
    this.leader = new Int32Array(sets.count);
    this.pairs = new Float64Array(sets.count);
    this.size = new Uint32Array(sets.count);
    this.partner = new Int32Array(sets.count).fill(-1);
    for (let set = 0; set < sets.count; set++) {
      let size = 0;
      for (let at = sets.first[set] ?? -1; at >= 0; at = sets.twin[at] ?? -1)
        if (counts(rows[at] ?? 0)) size++;
      this.leader[set] = set;
      this.size[set] = size;
      // Rows with equal sets compete with each other.
      this.pairs[set] = (size * (size - 1)) / 2;
    }
  }

  /** Two different sets compete; without effect where one of them has no row that counts. */
  connect(a: number, b: number): void {
    const pairs = (this.size[a] ?? 0) * (this.size[b] ?? 0);
    if (pairs === 0) return;
    this.pairs[a] = (this.pairs[a] ?? 0) + pairs;
    if (this.partner[a] === -1) this.partner[a] = b;
    if (this.partner[b] === -1) this.partner[b] = a;
    const first = this.find(a);
    const second = this.find(b);
    this.leader[Math.max(first, second)] = Math.min(first, second);
  }

  list(score: Float64Array): CompetingGroup[] {
    const members = new Map<number, number[]>();
    for (let set = 0; set < this.sets.count; set++) {
      if (this.partner[set] === -1 && (this.size[set] ?? 0) < 2) continue;
      const group = this.find(set);
      const list = members.get(group);
      if (list) list.push(set);
      else members.set(group, [set]);
    }
    return [...members.values()].map((sets) => this.groupOf(sets, score));
  }

  private groupOf(sets: readonly number[], score: Float64Array): CompetingGroup {
    let rowCount = 0;
    let pairCount = 0;
    for (const set of sets) {
      rowCount += this.size[set] ?? 0;
      pairCount += this.pairs[set] ?? 0;
    }
    const rows = new Int32Array(rowCount);
    let filled = 0;
    let example = -1;
    let exampleSet = 0;
    for (const set of sets) {
      this.eachRow(set, (row) => {
        rows[filled++] = row;
        if (example < 0 || (score[row] ?? 0) > (score[example] ?? 0)) [example, exampleSet] = [row, set];
      });
    }
    rows.sort();
    return { rows, pairCount, example, other: this.rivalOf(example, exampleSet) };
  }

  /** A row with the same set, else one with a set that competes. */
  private rivalOf(row: number, set: number): number {
    let rival = -1;
    const take = (other: number): void => {
      if (rival < 0 && other !== row) rival = other;
    };
    this.eachRow(set, take);
    if (rival < 0) this.eachRow(this.partner[set] ?? -1, take);
    return rival;
  }

  private eachRow(set: number, visit: (row: number) => void): void {
    const { first, twin } = this.sets;
    for (let at = first[set] ?? -1; at >= 0; at = twin[at] ?? -1) {
      const row = this.rows[at] ?? 0;
      if (this.counts(row)) visit(row);
    }
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
