// Exact set-similarity join over the stem sets of a topic, by prefix filtering with signatures of two stems.
import type { OverlapThreshold } from '../similarity/threshold.ts';
import { fewestShared, passes } from '../similarity/threshold.ts';
import type { TopicSets } from './topic-sets.ts';

/** Told of two different sets that pass; `a` and `b` are set numbers, `b` the longer or equal one. */
export interface SetPairs {
  connect(a: number, b: number, shared: number): void;
}

/** Below this two different pairs of stems have different keys. */
const LARGEST_EXACT = 2 ** 16;
const SET = 1;
const NEXT = 2;
const REST = 3;
const CELLS = 4;

/**
 * Sets that share at least two stems and pass share a pair of stems inside their prefixes (the rarest stems, two more than a set
 * can miss), so sets are listed under the stem pairs of their prefix and only such lists are compared (prefix filter of
 * Chaudhuri et al. with a two-stem signature). Sets come shortest first: a listed set needs only the prefix for partners as long as itself.
 * Thresholds of a half and more: two different sets that pass then share two stems.
 */
export class SetJoiner {
  private readonly threshold: OverlapThreshold;
  private heads = new Int32Array(1024);
  /** Four cells an entry: its key, the set listed, the next entry of the list, where the rest of the set begins. Side by side, because they are read together. */
  private entries = new Int32Array(4096);
  private seenBy = new Int32Array(256);
  private readonly indexPrefix: number[] = [];
  /** By size of a set: the size of the smallest that can pass with it. */
  private readonly shortestPartner: number[] = [];
  private readonly neededBySizes: number[] = [];

  constructor(threshold: OverlapThreshold) {
    this.threshold = threshold;
  }

  join(sets: TopicSets, pairs: SetPairs): void {
    if (sets.count < 2) return;
    const mask = this.prepare(sets);
    const { starts, ranks, vocabulary, singles, shortest } = sets;
    const { heads, entries, seenBy, shortestPartner, indexPrefix, neededBySizes } = this;
    // An odd factor: of two pairs with equal keys and the same second stem the first is the same, too.
    const factor = vocabulary | 1;
    const isExact = vocabulary < LARGEST_EXACT;
    let used = 0;
    for (let b = 0; b < sets.count; b++) {
      const start = starts[b] ?? 0;
      const end = starts[b + 1] ?? 0;
      const size = end - start;
      const partner = Math.max(shortest, shortestPartner[size] ?? 0);
      const probe = start + prefixLength(size, neededBySizes[size + partner] ?? 0);
      const listed = start + (indexPrefix[size] ?? 0);
      let first = start;
      while (first < probe && (ranks[first] ?? 0) < singles) first++;
      for (let i = first; i < probe; i++) {
        const keyStart = Math.imul(ranks[i] ?? 0, factor);
        for (let j = i + 1; j < probe; j++) {
          const key = (keyStart + (ranks[j] ?? 0)) | 0;
          const slot = slotOf(key, mask);
          const head = heads[slot] ?? -1;
          for (let e = head; e >= 0; e = entries[e + NEXT] ?? -1) {
            if (entries[e] !== key) continue;
            const a = entries[e + SET] ?? 0;
            const rest = entries[e + REST] ?? 0;
            if (seenBy[a] === b || (!isExact && ranks[rest - 1] !== ranks[j])) continue;
            seenBy[a] = b;
            const aEnd = starts[a + 1] ?? 0;
            const needed = neededBySizes[aEnd - (starts[a] ?? 0) + size] ?? 0;
            // The first pair of stems that both have is that of their two rarest: the others come behind.
            if (2 + Math.min(aEnd - rest, end - j - 1) < needed) continue;
            const shared = 2 + countShared(ranks, rest, aEnd, j + 1, end, needed - 2);
            if (shared >= needed) pairs.connect(a, b, shared);
          }
          if (j >= listed) continue;
          entries[used] = key;
          entries[used + SET] = b;
          entries[used + NEXT] = head;
          entries[used + REST] = j + 1;
          heads[slot] = used;
          used += CELLS;
        }
      }
    }
  }

  /** Clears the lists for a new topic and sets the prefix lengths by set size; returns the hash mask. */
  private prepare(sets: TopicSets): number {
    if (this.seenBy.length < sets.count) this.seenBy = new Int32Array(sets.count * 2);
    this.seenBy.fill(-1, 0, sets.count);
    this.setPrefixes(sets.longest);
    const entries = this.entryCount(sets);
    if (this.entries.length < entries * CELLS) this.entries = new Int32Array(entries * 2 * CELLS);
    let slots = 256;
    while (slots < entries) slots *= 2;
    if (this.heads.length < slots) this.heads = new Int32Array(slots);
    this.heads.fill(-1, 0, slots);
    return slots - 1;
  }

  private entryCount({ count, starts }: TopicSets): number {
    const { indexPrefix } = this;
    let entries = 0;
    for (let set = 0; set < count; set++) {
      const prefix = indexPrefix[(starts[set + 1] ?? 0) - (starts[set] ?? 0)] ?? 0;
      entries += (prefix * (prefix - 1)) / 2;
    }
    return entries;
  }

  /** Prefix lengths for all set sizes up to the longest, and shared stems needed for all sums of two sizes. */
  private setPrefixes(longest: number): void {
    const { neededBySizes, threshold } = this;
    for (let sizes = neededBySizes.length; sizes <= longest * 2; sizes++) {
      neededBySizes.push(fewestShared(threshold, sizes));
    }
    for (let size = this.shortestPartner.length; size <= longest; size++) {
      // All of the shortest partner that can pass is shared.
      let partner = Math.floor((size * threshold.numerator) / threshold.denominator);
      while (!passes(threshold, partner, partner + size)) partner++;
      this.shortestPartner.push(partner);
      this.indexPrefix.push(prefixLength(size, neededBySizes[size * 2] ?? 0));
    }
  }
}

/** Rarest stems of which two must be in common when `needed` of `size` are. */
function prefixLength(size: number, needed: number): number {
  return Math.max(0, Math.min(size, size - needed + 2));
}

function slotOf(key: number, mask: number): number {
  const hash = Math.imul(key, 0x9e3779b1);
  return (hash ^ (hash >>> 15)) & mask;
}

/** Common entries of two ascending ranges of `ranks`; stops once `needed` is out of reach. */
function countShared(
  ranks: Uint32Array,
  aStart: number,
  aEnd: number,
  bStart: number,
  bEnd: number,
  needed: number,
): number {
  let i = aStart;
  let j = bStart;
  let shared = 0;
  while (i < aEnd && j < bEnd) {
    const left = ranks[i] ?? 0;
    const right = ranks[j] ?? 0;
    if (left === right) {
      shared++;
      i++;
      j++;
    } else if (left < right) {
      if (shared + aEnd - ++i < needed) return 0;
    } else if (shared + bEnd - ++j < needed) return 0;
  }
  return shared;
}
