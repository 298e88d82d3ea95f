// Which of a topic's stem sets overlap enough? Exact join by pairs of rare stems: two sets that pass share one, most others do not.
import type { OverlapThreshold } from './threshold.ts';
import { fewestShared, passes } from './threshold.ts';
import type { TopicSets } from './topic-sets.ts';

/** Called for two different sets that pass; `a` and `b` are set numbers, `b` the longer or equal one. */
export type OnSetPair = (a: number, b: number, shared: number) => void;

/**
 * Sets that share at least two stems and pass share a pair of stems inside their prefixes (the rarest stems, two more than a set
 * can miss), so sets are listed under the stem pairs of their prefix and only such lists are compared (prefix filter of
 * Chaudhuri et al. with a two-stem signature). Sets come shortest first: a listed set needs only the prefix for partners as long as itself.
 * Thresholds of a half and more: two different sets that pass then share two stems.
 */
export class SetJoiner {
  private readonly threshold: OverlapThreshold;
  private heads = new Int32Array(1024);
  private nextEntry = new Int32Array(1024);
  private entrySet = new Int32Array(1024);
  private entryKey = new Int32Array(1024);
  private seenBy = new Int32Array(256);
  private indexPrefix: number[] = [];
  private probePrefix: number[] = [];

  constructor(threshold: OverlapThreshold) {
    this.threshold = threshold;
  }

  join(sets: TopicSets, onPair: OnSetPair): void {
    if (sets.count < 2) return;
    const mask = this.prepare(sets);
    const { starts, ranks, vocabulary } = sets;
    const { heads, seenBy, threshold } = this;
    let entries = 0;
    for (let b = 0; b < sets.count; b++) {
      const start = starts[b] ?? 0;
      const size = (starts[b + 1] ?? 0) - start;
      const probe = start + (this.probePrefix[size] ?? 0);
      const listed = start + (this.indexPrefix[size] ?? 0);
      for (let i = start; i < probe; i++) {
        for (let j = i + 1; j < probe; j++) {
          const key = (Math.imul(ranks[i] ?? 0, vocabulary) + (ranks[j] ?? 0)) | 0;
          const slot = slotOf(key, mask);
          for (let e = heads[slot] ?? -1; e >= 0; e = this.nextEntry[e] ?? -1) {
            const a = this.entrySet[e] ?? 0;
            if (this.entryKey[e] !== key || seenBy[a] === b) continue;
            seenBy[a] = b;
            const aStart = starts[a] ?? 0;
            const aEnd = starts[a + 1] ?? 0;
            const needed = this.needed(aEnd - aStart + size);
            const shared = countShared(ranks, aStart, aEnd, start, start + size, needed);
            if (shared >= needed && passes(threshold, shared, aEnd - aStart + size)) onPair(a, b, shared);
          }
          if (j < listed) {
            if (entries === this.entrySet.length) this.growEntries();
            this.entrySet[entries] = b;
            this.entryKey[entries] = key;
            this.nextEntry[entries] = heads[slot] ?? -1;
            heads[slot] = entries++;
          }
        }
      }
    }
  }

  private neededBySizes: number[] = [];
  private needed(sizes: number): number {
    let needed = this.neededBySizes[sizes];
    if (needed === undefined) {
      needed = fewestShared(this.threshold, sizes);
      this.neededBySizes[sizes] = needed;
    }
    return needed;
  }

  /** Clears the lists for a new topic and sets the prefix lengths by set size; returns the hash mask. */
  private prepare(sets: TopicSets): number {
    if (this.seenBy.length < sets.count) this.seenBy = new Int32Array(sets.count * 2);
    this.seenBy.fill(-1, 0, sets.count);
    for (let size = this.probePrefix.length; size <= sets.longest; size++) {
      // Against the shortest partner that can pass, and against one of the same size.
      const leastOfAny = fewestShared(
        { ...this.threshold, denominator: this.threshold.denominator - this.threshold.numerator },
        size,
      );
      const leastOfEqual = this.needed(size * 2);
      this.probePrefix.push(Math.max(0, Math.min(size, size - leastOfAny + 2)));
      this.indexPrefix.push(Math.max(0, Math.min(size, size - leastOfEqual + 2)));
    }
    let entries = 0;
    for (let set = 0; set < sets.count; set++) {
      const prefix = this.indexPrefix[(sets.starts[set + 1] ?? 0) - (sets.starts[set] ?? 0)] ?? 0;
      entries += (prefix * (prefix - 1)) / 2;
    }
    let slots = 256;
    while (slots < entries) slots *= 2;
    if (this.heads.length < slots) this.heads = new Int32Array(slots);
    this.heads.fill(-1, 0, slots);
    return slots - 1;
  }

  private growEntries(): void {
    const grown = (array: Int32Array): Int32Array<ArrayBuffer> => {
      const larger = new Int32Array(array.length * 2);
      larger.set(array);
      return larger;
    };
    this.nextEntry = grown(this.nextEntry);
    this.entrySet = grown(this.entrySet);
    this.entryKey = grown(this.entryKey);
  }
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
