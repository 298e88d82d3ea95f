// Near-duplicate word sequences by bottom-k sketches of their shingles (Broder 1997, On the resemblance and containment of documents).
import { stableHash } from '@silosmith/kernel';

export interface NearDuplicates {
  /** Positions in the list, `one` before `other`. */
  readonly one: number;
  readonly other: number;
  /** Jaccard index of the 4-word shingles, 0 to 1. */
  readonly likeness: number;
}

const SHINGLE_WORDS = 4;
const SKETCH_SIZE = 12;
const LEAST_LIKENESS = 0.5;
/** Sequences with one shingle that are compared with each other; each further one is compared with the first of them alone. */
const MOST_COMPARED = 24;

/**
 * Pairs at or above half their shingles in common. Two such sequences share one of their 12 smallest shingle hashes with a probability
 * above 0.999; only pairs that do are compared, exactly. O(words + pairs that share a hash × their words); a text on every page costs
 * O(pages), not its square.
 */
export function nearDuplicates(sequences: readonly (readonly string[])[]): NearDuplicates[] {
  const shingles = sequences.map(shinglesOf);
  const holders = new Map<number, number[]>();
  const compared = new Set<number>();
  const found: NearDuplicates[] = [];
  shingles.forEach((own, other) => {
    for (const hash of sketchOf(own)) {
      const before = holders.get(hash) ?? [];
      for (const one of before.length <= MOST_COMPARED ? before : before.slice(0, 1)) {
        const pair = one * sequences.length + other;
        if (compared.has(pair)) continue;
        compared.add(pair);
        const likeness = jaccard(shingles[one] ?? new Set(), own);
        if (likeness >= LEAST_LIKENESS) found.push({ one, other, likeness });
      }
      before.push(other);
      holders.set(hash, before);
    }
  });
  return found;
}

function shinglesOf(words: readonly string[]): ReadonlySet<number> {
  const count = Math.max(0, words.length - SHINGLE_WORDS + 1);
  return new Set(
    Array.from({ length: count }, (_, at) => stableHash(words.slice(at, at + SHINGLE_WORDS).join(' '))),
  );
}

const sketchOf = (shingles: ReadonlySet<number>): number[] =>
  [...shingles].sort((a, b) => a - b).slice(0, SKETCH_SIZE);

function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const hash of one) if (other.has(hash)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
