// How are a topic's stem sets laid out for joining? Renumbered rarest-first inside the topic, equal sets folded into one.
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
  /** Distinct stems of the topic. */
  vocabulary: number;
  longest: number;
}

/** Scratch for laying out one topic after another; grows, never shrinks. */
export class TopicSetBuilder {
  private readonly index: TokenIndex;
  private readonly rankOf: Uint32Array;
  private readonly count: Uint32Array;
  private touched = new Uint32Array(256);
  private byCount = new Uint32Array(256);
  private table = new Int32Array(256);
  private lastTwin = new Int32Array(256);
  private readonly sets: TopicSets = {
    count: 0,
    starts: new Uint32Array(257),
    ranks: new Uint32Array(2048),
    first: new Int32Array(256),
    twin: new Int32Array(256),
    vocabulary: 0,
    longest: 0,
  };

  constructor(index: TokenIndex) {
    this.index = index;
    this.rankOf = new Uint32Array(index.stems.length);
    this.count = new Uint32Array(index.stems.length);
  }

  /** Lays out the sets of `rows`; the result is valid until the next call. Rows without stems have no set. */
  build(rows: Int32Array): TopicSets {
    const { offsets } = this.index;
    let tokens = 0;
    let longest = 0;
    for (let i = 0; i < rows.length; i++) {
      const size = (offsets[(rows[i] ?? 0) + 1] ?? 0) - (offsets[rows[i] ?? 0] ?? 0);
      tokens += size;
      if (size > longest) longest = size;
    }
    this.reserve(rows.length, tokens);
    this.sets.longest = longest;
    this.rankStems(rows, tokens);
    this.layOut(rows, longest);
    return this.sets;
  }

  private rankStems(rows: Int32Array, tokens: number): void {
    const { offsets, stemIds } = this.index;
    const { count, touched } = this;
    let distinct = 0;
    let commonest = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0;
      const end = offsets[row + 1] ?? 0;
      for (let t = offsets[row] ?? 0; t < end; t++) {
        const stem = stemIds[t] ?? 0;
        const seen = (count[stem] ?? 0) + 1;
        if (seen === 1) touched[distinct++] = stem;
        if (seen > commonest) commonest = seen;
        count[stem] = seen;
      }
    }
    this.sets.vocabulary = distinct;
    if (tokens === 0) return;
    if (this.byCount.length < commonest + 2) this.byCount = new Uint32Array((commonest + 2) * 2);
    const next = this.byCount.fill(0, 0, commonest + 2);
    for (let i = 0; i < distinct; i++) {
      const slot = (count[touched[i] ?? 0] ?? 0) + 1;
      next[slot] = (next[slot] ?? 0) + 1;
    }
    for (let c = 1; c < commonest + 2; c++) next[c] = (next[c] ?? 0) + (next[c - 1] ?? 0);
    for (let i = 0; i < distinct; i++) {
      const stem = touched[i] ?? 0;
      const slot = count[stem] ?? 0;
      const rank = next[slot] ?? 0;
      this.rankOf[stem] = rank;
      next[slot] = rank + 1;
      count[stem] = 0;
    }
  }

  /** Rows in order of size, each set sorted by rank; a set met before is chained to its twin instead. */
  private layOut(rows: Int32Array, longest: number): void {
    const { offsets } = this.index;
    const { sets } = this;
    const order = this.orderBySize(rows, longest);
    let tableSize = 16;
    while (tableSize < rows.length * 2) tableSize *= 2;
    if (this.table.length < tableSize) this.table = new Int32Array(tableSize);
    const table = this.table.fill(-1, 0, tableSize);
    const mask = tableSize - 1;
    sets.count = 0;
    sets.starts[0] = 0;
    for (let i = 0; i < order.length; i++) {
      const position = order[i] ?? 0;
      const row = rows[position] ?? 0;
      const size = (offsets[row + 1] ?? 0) - (offsets[row] ?? 0);
      sets.twin[position] = -1;
      if (size === 0) continue;
      const start = sets.starts[sets.count] ?? 0;
      let slot = this.writeSet(row, start) & mask;
      for (;;) {
        const known = table[slot] ?? -1;
        if (known < 0) {
          table[slot] = sets.count;
          sets.first[sets.count] = position;
          this.lastTwin[sets.count] = position;
          sets.count++;
          sets.starts[sets.count] = start + size;
          break;
        }
        if (this.sameSet(known, start, size)) {
          sets.twin[this.lastTwin[known] ?? 0] = position;
          this.lastTwin[known] = position;
          break;
        }
        slot = (slot + 1) & mask;
      }
    }
  }

  private orderBySize(rows: Int32Array, longest: number): Uint32Array {
    const { offsets } = this.index;
    const next = new Uint32Array(longest + 2);
    const sizeOf = (i: number): number => (offsets[(rows[i] ?? 0) + 1] ?? 0) - (offsets[rows[i] ?? 0] ?? 0);
    for (let i = 0; i < rows.length; i++) next[sizeOf(i) + 1] = (next[sizeOf(i) + 1] ?? 0) + 1;
    for (let s = 1; s < next.length; s++) next[s] = (next[s] ?? 0) + (next[s - 1] ?? 0);
    const order = this.touched.subarray(0, rows.length);
    for (let i = 0; i < rows.length; i++) {
      const at = next[sizeOf(i)] ?? 0;
      order[at] = i;
      next[sizeOf(i)] = at + 1;
    }
    return order;
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

  private reserve(rowCount: number, tokens: number): void {
    const { sets } = this;
    if (sets.first.length < rowCount) {
      const size = Math.ceil(rowCount * 1.5);
      sets.starts = new Uint32Array(size + 1);
      sets.first = new Int32Array(size);
      sets.twin = new Int32Array(size);
      this.lastTwin = new Int32Array(size);
    }
    if (sets.ranks.length < tokens) sets.ranks = new Uint32Array(Math.ceil(tokens * 1.5));
    const touchable = Math.max(rowCount, Math.min(tokens, this.rankOf.length));
    if (this.touched.length < touchable) this.touched = new Uint32Array(Math.ceil(touchable * 1.5));
  }
}
