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
/** A word that was never seen behind `in` stands in the place of so many words that were, and of few others. */
const FEWEST_PLACES = 5;
const MOSTLY = 0.6;
/** Words that begin alike are inflections. */
const SAME_BEGINNING = 4;

/** The content of each phrase of a list. */
type PhraseSets = Pick<ContentSets, 'count' | 'offsets' | 'stems'>;

export interface WordsOfLocations {
  /** By stem: 1 for one that may be a place. */
  readonly isLocation: Uint8Array;
  /** By stem: 1 for one that is none wherever it stands: a number, a word that goes with any subject. */
  readonly tellsNothing: Uint8Array;
}

/** Stem of a place → stems of the places that stand in its place elsewhere; symmetric. What has none is absent. */
export type RivalLocations = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Learns the places of a list from its phrases: `plumber leeds` and `plumber york`, `roofer leeds` and `roofer york`, and so on, but never
 * `leeds york`. `stems`: their spelling; `isLocation`: by stem, 1 for one that may be a place. Other words that replace one another so are as often
 * synonyms (`used`, `pre-owned`) or things asked of a subject. Grows with the phrases and with the words that share one, at most MOST_WORDS.
 */
export function rivalLocationsOf(
  content: PhraseSets,
  stems: readonly string[],
  { isLocation, tellsNothing }: WordsOfLocations,
): RivalLocations {
  const frequency = new Uint32Array(stems.length);
  for (const stem of content.stems) if (tellsNothing[stem] === 0) addTo(frequency, stem, 1);
  const replaced = replacedPairs(content, frequency, isLocation);
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
  dropStrangers(near, isLocation);
  return inCompany(near);
}

/** Pairs of stems, the lower first, with the number of phrases in which one stands for the other; of phrases in which a place stands. */
function replacedPairs(content: PhraseSets, frequency: Uint32Array, isLocation: Uint8Array): PairCounts {
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
  const isPlace = (at: number) => isLocation[stems[at] ?? 0] === 1;
  const fillers = Array.from({ length: phrases.size }, (_, phrase) => itemsOf(groups, phrase))
    .map((words) => (words.length > MOST_WORDS ? words.filter(isPlace) : words))
    .filter((words) => words.length > 1 && words.length <= MOST_WORDS && words.some(isPlace));
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
function partCompany({ count, offsets, stems }: PhraseSets, near: Map<number, Set<number>>): void {
  for (let set = 0; set < count; set++)
    for (let at = offsets[set] ?? 0; at < (offsets[set + 1] ?? 0); at++) {
      const others = near.get(stems[at] ?? 0);
      if (others === undefined) continue;
      for (let i = offsets[set] ?? 0; i < (offsets[set + 1] ?? 0); i++) others.delete(stems[i] ?? 0);
    }
}

/** Leaves the places, and other words that stand mostly where places do: `new york`, whose `york` never stands behind `in`. */
function dropStrangers(near: Map<number, Set<number>>, isLocation: Uint8Array): void {
  const isPlace = (stem: number) => isLocation[stem] === 1;
  const strangers = [...near].filter(([stem, others]) => {
    const places = [...others].filter(isPlace).length;
    return !isPlace(stem) && places < Math.max(FEWEST_PLACES, MOSTLY * others.size);
  });
  for (const [stem] of strangers) near.delete(stem);
  for (const others of near.values()) for (const [stem] of strangers) others.delete(stem);
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
