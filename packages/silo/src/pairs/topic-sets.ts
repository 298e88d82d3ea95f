// The stem sets of a topic, laid out for the join: stems renumbered rarest first within the topic, equal sets folded into one.
import { groupsOf } from '../columns/counting-sort.ts';
import type { TokenIndex } from '../tokens/index.ts';

/**
 * The distinct stem sets among some rows, shortest first. Set `s` is `ranks[starts[s] .. starts[s + 1])`, ascending: rank 0 is the
 * rarest stem of the topic. `rows[s]` is the first row with the set; `twin[i]` (by position in the rows given) leads to the next
 * row with the same set, -1 at the end.
 */
export interface TopicSets {
  count: number;
  starts: Uint32Array;
  ranks: Uint32Array;
  /** Position (in the rows given) of the first row with the set. */
  first: Int32Array;
  /** Position of the next row with the same set. */
  twin: Int32Array;
  /** Set of the row at a position; -1 where it has no stems. */
  setOf: Int32Array;
  /** Distinct stems of the topic. */
  vocabulary: number;
  /** Stems that one row alone has: the ranks below this. */
  singles: number;
  /** Fewest and most stems of a set. */
  shortest: number;
  longest: number;
}

/** Scratch for laying out one topic after another; grows, never shrinks. */
export class TopicSetBuilder {
  private readonly index: TokenIndex;
  private readonly rankOf: Int32Array;
  private readonly count: Int32Array;
  private touched = new Int32Array(256);
  private byCount = new Int32Array(256);
  /** Of the rows given: how many stems each has. */
  private sizes = new Int32Array(256);
  private table = new Int32Array(256);
  private lastTwin = new Int32Array(256);
  private readonly sets: TopicSets = {
    count: 0,
    starts: new Uint32Array(257),
    ranks: new Uint32Array(2048),
    first: new Int32Array(256),
    twin: new Int32Array(256),
    setOf: new Int32Array(256),
    vocabulary: 0,
    singles: 0,
    shortest: 0,
    longest: 0,
  };

  constructor(index: TokenIndex) {
    this.index = index;
    this.rankOf = new Int32Array(index.stems.length);
    this.count = new Int32Array(index.stems.length);
  }

  /** Lays out the sets of `rows`; the result is valid until the next call. Rows without stems have no set. */
  build(rows: Int32Array): TopicSets {
    this.reserve(rows.length);
    const tokens = this.measure(rows);
    this.reserveRanks(rows.length, tokens);
    this.sets.vocabulary = this.countStems(rows);
    this.rankStems(this.sets.vocabulary);
    this.sets.longest = longestOf(this.sizes, rows.length);
    this.layOut(rows, this.orderBySize(rows.length, this.sets.longest));
    this.sets.shortest = this.sets.starts[1] ?? 0;
    return this.sets;
  }

  // One loop a method: a topic after another, each loop is compiled once and left without return to slow code.

  /** Fills `sizes`; returns their sum. */
  private measure(rows: Int32Array): number {
    const { offsets } = this.index;
    const { sizes } = this;
    let stems = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const size = (offsets[row + 1] ?? 0) - (offsets[row] ?? 0);
      sizes[i] = size;
      stems += size;
    }
    return stems;
  }

  /** Fills `count` and `touched`; returns the number of distinct stems. */
  private countStems(rows: Int32Array): number {
    let distinct = 0;
    for (let i = 0; i < rows.length; i++) distinct = this.countStemsOf(rows[i] ?? 0, distinct);
    return distinct;
  }

  private countStemsOf(row: number, distinctBefore: number): number {
    const { offsets, stemIds } = this.index;
    const { count, touched } = this;
    const end = offsets[row + 1] ?? 0;
    let distinct = distinctBefore;
    for (let t = offsets[row] ?? 0; t < end; t++) {
      const stem = stemIds[t] ?? 0;
      const seen = count[stem] ?? 0;
      if (seen === 0) touched[distinct++] = stem;
      count[stem] = seen + 1;
    }
    return distinct;
  }

  /** Gives the rarest stem rank 0, and clears the counts. */
  private rankStems(distinct: number): void {
    const { count, touched, rankOf } = this;
    const next = this.firstRanks(distinct);
    this.sets.singles = next[2] ?? 0;
    for (let i = 0; i < distinct; i++) {
      const stem = touched[i] ?? 0;
      const seen = count[stem] ?? 0;
      const rank = next[seen] ?? 0;
      rankOf[stem] = rank;
      next[seen] = rank + 1;
      count[stem] = 0;
    }
  }

  /** By count: the first rank of the stems that occur so often. */
  private firstRanks(distinct: number): Int32Array {
    const { count, touched } = this;
    let commonest = 0;
    for (let i = 0; i < distinct; i++) commonest = Math.max(commonest, count[touched[i] ?? 0] ?? 0);
    if (this.byCount.length < commonest + 2) this.byCount = new Int32Array((commonest + 2) * 2);
    const next = this.byCount.fill(0, 0, commonest + 2);
    for (let i = 0; i < distinct; i++) {
      const above = (count[touched[i] ?? 0] ?? 0) + 1;
      next[above] = (next[above] ?? 0) + 1;
    }
    for (let c = 1; c < commonest + 2; c++) next[c] = (next[c] ?? 0) + (next[c - 1] ?? 0);
    return next;
  }

  /** Rows in order of size, each set sorted by rank; a set met before is chained to its twin instead. */
  private layOut(rows: Int32Array, order: Int32Array): void {
    let tableSize = 16;
    while (tableSize < rows.length * 2) tableSize *= 2;
    if (this.table.length < tableSize) this.table = new Int32Array(tableSize);
    this.table.fill(-1, 0, tableSize);
    this.sets.count = 0;
    this.sets.starts[0] = 0;
    for (let i = 0; i < order.length; i++) this.addRow(rows, order[i] ?? 0, tableSize - 1);
  }

  private addRow(rows: Int32Array, position: number, mask: number): void {
    const { sets, table, lastTwin } = this;
    const size = this.sizes[position] ?? 0;
    sets.twin[position] = -1;
    sets.setOf[position] = -1;
    if (size === 0) return;
    const start = sets.starts[sets.count] ?? 0;
    let slot = this.writeSet(rows[position] ?? 0, start) & mask;
    for (;;) {
      const known = table[slot] ?? -1;
      if (known < 0) {
        table[slot] = sets.count;
        sets.first[sets.count] = position;
        sets.setOf[position] = sets.count;
        lastTwin[sets.count] = position;
        sets.count++;
        sets.starts[sets.count] = start + size;
        return;
      }
      if (this.sameSet(known, start, size)) {
        sets.twin[lastTwin[known] ?? 0] = position;
        sets.setOf[position] = known;
        lastTwin[known] = position;
        return;
      }
      slot = (slot + 1) & mask;
    }
  }

  /** Positions of the rows, those with the fewest stems first. */
  private orderBySize(rowCount: number, longest: number): Int32Array {
    return groupsOf(this.sizes.subarray(0, rowCount), longest + 1).items;
  }

  /** Writes a row's ranks, ascending, at `start`; returns their hash. */
  private writeSet(row: number, start: number): number {
    const { offsets, stemIds } = this.index;
    const { ranks } = this.sets;
    const from = offsets[row] ?? 0;
    const end = offsets[row + 1] ?? 0;
    for (let t = from; t < end; t++) {
      const rank = this.rankOf[stemIds[t] ?? 0] ?? 0;
      let at = start + (t - from);
      while (at > start && (ranks[at - 1] ?? 0) > rank) {
        ranks[at] = ranks[at - 1] ?? 0;
        at--;
      }
      ranks[at] = rank;
    }
    let hash = end - from;
    for (let i = start; i < start + (end - from); i++) hash = Math.imul(hash ^ (ranks[i] ?? 0), 0x9e3779b1);
    return hash ^ (hash >>> 15);
  }

  private sameSet(known: number, start: number, size: number): boolean {
    const { starts, ranks } = this.sets;
    const from = starts[known] ?? 0;
    if ((starts[known + 1] ?? 0) - from !== size) return false;
    for (let i = 0; i < size; i++) if (ranks[from + i] !== ranks[start + i]) return false;
    return true;
  }

  private reserve(rowCount: number): void {
    const { sets } = this;
    if (sets.first.length >= rowCount) return;
    const size = Math.ceil(rowCount * 1.5);
    sets.starts = new Uint32Array(size + 1);
    sets.first = new Int32Array(size);
    sets.twin = new Int32Array(size);
    sets.setOf = new Int32Array(size);
    this.lastTwin = new Int32Array(size);
    this.sizes = new Int32Array(size);
  }

  private reserveRanks(rowCount: number, tokens: number): void {
    const { sets } = this;
    if (sets.ranks.length < tokens) sets.ranks = new Uint32Array(Math.ceil(tokens * 1.5));
    const touchable = Math.max(rowCount, Math.min(tokens, this.rankOf.length));
    if (this.touched.length < touchable) this.touched = new Int32Array(Math.ceil(touchable * 1.5));
  }
}

function longestOf(sizes: Int32Array, rowCount: number): number {
  let longest = 0;
  for (let i = 0; i < rowCount; i++) longest = Math.max(longest, sizes[i] ?? 0);
  return longest;
}
