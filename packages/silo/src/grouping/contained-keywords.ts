// Keywords of the list contained in another: `range rover evoque price` contains `range rover`, `evoque`, `range rover evoque`.

import { addTo } from '../columns/add-to.ts';
import { PairCounts } from '../columns/pair-counts.ts';
import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { highHashOf, lowHashOf } from '../columns/word-sets.ts';
import type { ContentSets } from './content-sets.ts';
import { tfIdfWeights } from './word-features.ts';

/** A keyword counts as contained where the list extends it in so many ways. */
const FEWEST_EXTENSIONS = 3;
/** Parts of more words are looked for only as the whole keyword. */
const LONGEST_PART = 4;
/** Of longer keywords only the first words are combined: 2^8 parts. */
const LONGEST_SET = 8;
const LONGEST_PAIRED = 12;

/** One row of length 1 a unit: the contained keywords (itself too, where others extend it), by rarity. */
export function containedKeywordsOf(content: ContentSets, kinds: Uint8Array | null = null): SparseRows {
  const extensions = new Uint32Array(content.count);
  const parts = new PartReader(content);
  for (let set = 0; set < content.count; set++)
    parts.each(set, (part) => {
      if (part !== set) addTo(extensions, part, 1);
    });
  const ids = new Int32Array(content.count).fill(-1);
  let used = 0;
  for (let set = 0; set < content.count; set++)
    if ((extensions[set] ?? 0) >= FEWEST_EXTENSIONS) ids[set] = used++;
  return weighted(content, kinds, used, (set, take) =>
    parts.each(set, (part) => {
      const id = ids[part] ?? -1;
      if (id >= 0) take(id);
    }),
  );
}

/** One row of length 1 a unit: all unordered pairs of its telling words, by rarity. Empty for a single word. */
export function wordPairsOf(content: ContentSets, kinds: Uint8Array | null = null): SparseRows {
  const { offsets, stems } = content;
  const eachPair = (set: number, visit: (first: number, second: number) => void): void => {
    const start = offsets[set] ?? 0;
    const end = Math.min(offsets[set + 1] ?? 0, start + LONGEST_PAIRED);
    for (let i = start; i < end; i++)
      for (let j = i + 1; j < end; j++) {
        const [a, b] = [stems[i] ?? 0, stems[j] ?? 0];
        visit(Math.min(a, b), Math.max(a, b));
      }
  };
  let most = 0;
  for (let set = 0; set < content.count; set++) {
    const size = Math.min((offsets[set + 1] ?? 0) - (offsets[set] ?? 0), LONGEST_PAIRED);
    most += (size * (size - 1)) / 2;
  }
  const pairs = new PairCounts(most);
  for (let set = 0; set < content.count; set++) eachPair(set, (a, b) => pairs.add(a, b));
  return weighted(content, kinds, pairs.size, (set, take) => eachPair(set, (a, b) => take(pairs.find(a, b))));
}

function weighted(
  content: ContentSets,
  kinds: Uint8Array | null,
  featureCount: number,
  eachFeature: (set: number, take: (id: number) => void) => void,
): SparseRows {
  const rows = new SparseRowsBuilder(content.ofUnit.length, content.ofUnit.length * 6);
  const found: number[] = [];
  const counts: number[] = [];
  for (const set of content.ofUnit) {
    found.length = 0;
    eachFeature(set, (id) => found.push(id));
    found.sort((a, b) => a - b);
    while (counts.length < found.length) counts.push(1);
    rows.push(found, counts, found.length);
  }
  const built = rows.build(featureCount);
  return { ...built, weights: tfIdfWeights(built, 1, 1, kinds) };
}

/** Finds the sets of the list inside one of them, by sums of hashes. */
class PartReader {
  private readonly content: ContentSets;
  private readonly lows = new Int32Array(1 << LONGEST_SET);
  private readonly highs = new Int32Array(1 << LONGEST_SET);

  constructor(content: ContentSets) {
    this.content = content;
  }

  /** Visits the numbers of the contained sets, the set itself among them, each once. */
  each(set: number, visit: (part: number) => void): void {
    const { offsets, stems, sets } = this.content;
    const { lows, highs } = this;
    const start = offsets[set] ?? 0;
    const size = (offsets[set + 1] ?? 0) - start;
    const length = Math.min(size, LONGEST_SET);
    for (let mask = 1; mask < 1 << length; mask++) {
      const rest = mask & (mask - 1);
      const stem = stems[start + (31 - Math.clz32(mask ^ rest))] ?? 0;
      // Typed arrays keep the low 32 bits of a sum.
      lows[mask] = (lows[rest] ?? 0) + lowHashOf(stem);
      highs[mask] = (highs[rest] ?? 0) + highHashOf(stem);
      const words = BITS[mask] ?? 0;
      if (words > LONGEST_PART || words === size) continue;
      const part = sets.find(lows[mask] ?? 0, highs[mask] ?? 0);
      if (part >= 0) visit(part);
    }
    if (size > 0) visit(set);
  }
}

/** Mask → its number of set bits. */
const BITS = new Uint8Array(1 << LONGEST_SET);
for (let mask = 1; mask < BITS.length; mask++) BITS[mask] = (BITS[mask >> 1] ?? 0) + (mask & 1);
