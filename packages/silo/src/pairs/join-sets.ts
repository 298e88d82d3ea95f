// Which of a topic's stem sets overlap enough? Exact join by pairs of rare stems: two sets that pass share one, most others do not.
import type { OverlapThreshold } from './threshold.ts';
import { fewestShared } from './threshold.ts';
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
  private readonly indexPrefix: number[] = [];
  private readonly probePrefix: number[] = [];
  private readonly neededBySizes: number[] = [];

  constructor(threshold: OverlapThreshold) {
    this.threshold = threshold;
  }

  join(sets: TopicSets, onPair: OnSetPair): void {
    if (sets.count < 2) return;
    const mask = this.prepare(sets);
    const { starts, ranks, vocabulary } = sets;
    const { heads, nextEntry, entrySet, entryKey, seenBy, probePrefix, indexPrefix, neededBySizes } = this;
    let entries = 0;
    for (let b = 0; b < sets.count; b++) {
      const start = starts[b] ?? 0;
      const end = starts[b + 1] ?? 0;
      const probe = start + (probePrefix[end - start] ?? 0);
      const listed = start + (indexPrefix[end - start] ?? 0);
      for (let i = start; i < probe; i++) {
        const keyStart = Math.imul(ranks[i] ?? 0, vocabulary);
        for (let j = i + 1; j < probe; j++) {
          const key = (keyStart + (ranks[j] ?? 0)) | 0;
          const slot = slotOf(key, mask);
          const head = heads[slot] ?? -1;
          for (let e = head; e >= 0; e = nextEntry[e] ?? -1) {
            const a = entrySet[e] ?? 0;
            if (entryKey[e] !== key || seenBy[a] === b) continue;
            seenBy[a] = b;
            const aStart = starts[a] ?? 0;
            const aEnd = starts[a + 1] ?? 0;
            const needed = neededBySizes[aEnd - aStart + end - start] ?? 0;
            if (needed > aEnd - aStart) continue;
            const shared = countShared(ranks, aStart, aEnd, start, end, needed);
            if (shared >= needed) onPair(a, b, shared);
          }
          if (j >= listed) continue;
          entrySet[entries] = b;
          entryKey[entries] = key;
          nextEntry[entries] = head;
          heads[slot] = entries++;
        }
      }
    }
  }

  /** Clears the lists for a new topic and sets the prefix lengths by set size; returns the hash mask. */
  private prepare(sets: TopicSets): number {
    if (this.seenBy.length < sets.count) this.seenBy = new Int32Array(sets.count * 2);
    this.seenBy.fill(-1, 0, sets.count);
    this.setPrefixes(sets.longest);
    let entries = 0;
    for (let set = 0; set < sets.count; set++) {
      const prefix = this.indexPrefix[(sets.starts[set + 1] ?? 0) - (sets.starts[set] ?? 0)] ?? 0;
      entries += (prefix * (prefix - 1)) / 2;
    }
    if (this.entrySet.length < entries) {
      this.nextEntry = new Int32Array(entries * 2);
      this.entrySet = new Int32Array(entries * 2);
      this.entryKey = new Int32Array(entries * 2);
    }
    let slots = 256;
    while (slots < entries) slots *= 2;
    if (this.heads.length < slots) this.heads = new Int32Array(slots);
    this.heads.fill(-1, 0, slots);
    return slots - 1;
  }

  /** Prefix lengths for all set sizes up to the longest, and shared stems needed for all sums of two sizes. */
  private setPrefixes(longest: number): void {
    const { neededBySizes, threshold } = this;
    for (let sizes = neededBySizes.length; sizes <= longest * 2; sizes++) {
      neededBySizes.push(fewestShared(threshold, sizes));
    }
    // Against the shortest partner that can pass, all of it is shared: s / size.
    const ofAny = { ...threshold, denominator: threshold.denominator - threshold.numerator };
    for (let size = this.probePrefix.length; size <= longest; size++) {
      this.probePrefix.push(prefixLength(size, fewestShared(ofAny, size)));
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
