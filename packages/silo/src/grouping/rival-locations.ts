// Places that stand for one another in a list and never stand together: what is looked for in one is not wanted in the other.
import { addTo } from '../columns/add-to.ts';
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { PairCounts } from '../columns/pair-counts.ts';
import { highHashOf, lowHashOf, WordSets } from '../columns/word-sets.ts';
import type { ContentSets } from './content-sets.ts';

/** Two words replace one another in at least so many phrases, and in this share of those of the rarer one. */
const FEWEST_PHRASES = 3;
const LEAST_SHARE = 0.2;
/** So many other words replace both. Synonyms come in twos and threes. */
const FEWEST_OTHERS = 5;
/** What stands in more words' place than this is a subject ('best _'), and a long question tells nothing of a place. */
const MOST_WORDS = 80;
const MOST_STEMS = 7;
/** Words that begin alike are inflections. */
const SAME_BEGINNING = 4;

/** Stem of a place → stems of the places that stand in its place elsewhere; symmetric. What has none is absent. */
export type RivalLocations = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Learns the places of a list from its phrases: `plumber leeds` and `plumber york`, `roofer leeds` and `roofer york`, and so on, but never
 * `leeds york`. `stems`: their spelling; `isLocation`: by stem, 1 for one that may be a place. Other words that replace one another so are as often
 * synonyms (`used`, `pre-owned`) or things asked of a subject. Grows with the phrases and with the words that share one, at most MOST_WORDS.
 */
export function rivalLocationsOf(
  content: ContentSets,
  stems: readonly string[],
  isLocation: Uint8Array,
): RivalLocations {
  const frequency = new Uint32Array(stems.length);
  for (const stem of content.stems) if (isLocation[stem] === 1) addTo(frequency, stem, 1);
  const replaced = replacedPairs(content, frequency);
  const near = new Map<number, Set<number>>();
  for (let pair = 0; pair < replaced.size; pair++) {
    const [a, b] = [replaced.first[pair] ?? 0, replaced.second[pair] ?? 0];
    const least = LEAST_SHARE * Math.min(frequency[a] ?? 0, frequency[b] ?? 0);
    const count = replaced.count[pair] ?? 0;
    if (count < FEWEST_PHRASES || count < least || beginAlike(stems, a, b)) continue;
    neighbours(near, a).add(b);
    neighbours(near, b).add(a);
  }
  partCompany(content, near);
  return inCompany(near);
}

/** Pairs of stems, the lower first, with the number of phrases in which one stands for the other. */
function replacedPairs(content: ContentSets, frequency: Uint32Array): PairCounts {
  const { offsets, stems } = content;
  const phrases = new WordSets(stems.length);
  const phraseOf = new Int32Array(stems.length).fill(-1);
  for (let set = 0; set < content.count; set++) {
    const [start, end] = [offsets[set] ?? 0, offsets[set + 1] ?? 0];
    if (end - start < 2 || end - start > MOST_STEMS) continue;
    let low = 0;
    let high = 0;
    for (let at = start; at < end; at++) {
      low += lowHashOf(stems[at] ?? 0);
      high += highHashOf(stems[at] ?? 0);
    }
    for (let at = start; at < end; at++) {
      const stem = stems[at] ?? 0;
      if ((frequency[stem] ?? 0) >= FEWEST_PHRASES)
        phraseOf[at] = phrases.add(low - lowHashOf(stem), high - highHashOf(stem));
    }
  }
  const groups = groupsOf(phraseOf, phrases.size);
  const fillers = Array.from({ length: phrases.size }, (_, phrase) => itemsOf(groups, phrase)).filter(
    ({ length }) => length > 1 && length <= MOST_WORDS,
  );
  const expected = fillers.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
  const pairs = new PairCounts(expected + 1);
  for (const places of fillers) {
    const words = Array.from(places, (at) => stems[at] ?? 0).sort((a, b) => a - b);
    words.forEach((word, at) => {
      for (let other = at + 1; other < words.length; other++) pairs.add(word, words[other] ?? 0);
    });
  }
  return pairs;
}

function beginAlike(stems: readonly string[], a: number, b: number): boolean {
  return stems[a]?.slice(0, SAME_BEGINNING) === stems[b]?.slice(0, SAME_BEGINNING);
}

function neighbours(near: Map<number, Set<number>>, stem: number): Set<number> {
  const known = near.get(stem) ?? new Set<number>();
  near.set(stem, known);
  return known;
}

/** What one keyword says together is no choice between two. */
function partCompany({ count, offsets, stems }: ContentSets, near: Map<number, Set<number>>): void {
  for (let set = 0; set < count; set++)
    for (let at = offsets[set] ?? 0; at < (offsets[set + 1] ?? 0); at++) {
      const others = near.get(stems[at] ?? 0);
      if (others === undefined) continue;
      for (let i = offsets[set] ?? 0; i < (offsets[set + 1] ?? 0); i++) others.delete(stems[i] ?? 0);
    }
}

/** Pairs that FEWEST_OTHERS stand in for, too. */
function inCompany(near: ReadonlyMap<number, ReadonlySet<number>>): RivalLocations {
  const rivals = new Map<number, Set<number>>();
  for (const [stem, others] of near)
    for (const other of others) {
      const theirs = near.get(other) ?? new Set();
      let both = 0;
      for (const third of others) if (theirs.has(third)) both++;
      if (both >= FEWEST_OTHERS) neighbours(rivals, stem).add(other);
    }
  return rivals;
}
