// Character trigrams weighted by how distinctive their words are: typos, inflections and compounds still share most.

import { foldAccents } from '@silosmith/language';
import { countsOf } from '../columns/counts.ts';
import { SortedSums } from '../columns/sorted-sums.ts';
import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { CharacterRuns, RUN_NUMBERS } from './character-runs.ts';
import type { KeywordUnits } from './keyword-units.ts';
import { populationsOf } from './populations.ts';

/** Function words and qualifiers part pages now and then, so they are not left out. */
const SOFT_WORD_WEIGHT = 0.5;

/**
 * One row of length 1 a unit: its runs of three characters inside words, times × (1 + ln((n + 1) / (frequency + 1))).
 * n: keywords of the languages it stands in (`kinds`), so that in a mixed list the words of each count as if it stood alone.
 * What all keywords share keeps some weight: keywords of the same words stay alike in a list about one thing.
 */
export function tellingRunsOf(
  units: KeywordUnits,
  softWords: ReadonlySet<string>,
  kinds: Uint8Array | null = null,
): SparseRows {
  const builder = new SparseRowsBuilder(units.count, units.count * 24);
  const runs = new WordRuns();
  const sums = new SortedSums();
  for (const spelling of units.spelling) {
    sums.clear();
    for (const word of spelling.split('_')) {
      const weight = softWords.has(word) ? SOFT_WORD_WEIGHT : 1;
      const ids = runs.of(word);
      for (let i = 0; i < ids.length; i++) sums.add(ids[i] ?? 0, weight);
    }
    builder.push(sums.ids, sums.sums, sums.used);
  }
  return byRarity(builder.build(runs.used), kinds);
}

/** The runs of each word, read once; numbered in order of appearance. */
class WordRuns {
  used = 0;
  private readonly reader = new CharacterRuns();
  private readonly ids = new Int32Array(RUN_NUMBERS).fill(-1);
  private readonly known = new Map<string, Uint32Array>();

  of(word: string): Uint32Array {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    const count = this.reader.read(foldAccents(word));
    const found = this.reader.runs.slice(0, count);
    for (let i = 0; i < count; i++) {
      const run = found[i] ?? 0;
      if ((this.ids[run] ?? -1) < 0) this.ids[run] = this.used++;
      found[i] = this.ids[run] ?? 0;
    }
    this.known.set(word, found);
    return found;
  }
}

function byRarity(rows: SparseRows, kinds: Uint8Array | null): SparseRows {
  const count = rows.offsets.length - 1;
  const frequency = countsOf(rows.ids, rows.featureCount);
  const among = kinds === null ? null : populationsOf(rows, kinds, frequency);
  const rarity = Float64Array.from(
    frequency,
    (rowsWith, id) => 1 + Math.log(((among?.[id] ?? count) + 1) / (rowsWith + 1)),
  );
  const weights = new Float32Array(rows.ids.length);
  for (let row = 0; row < count; row++) {
    const start = rows.offsets[row] ?? 0;
    const end = rows.offsets[row + 1] ?? 0;
    let squares = 0;
    for (let i = start; i < end; i++) {
      const weight = (rows.weights[i] ?? 0) * (rarity[rows.ids[i] ?? 0] ?? 0);
      weights[i] = weight;
      squares += weight * weight;
    }
    const factor = squares > 0 ? 1 / Math.sqrt(squares) : 0;
    for (let i = start; i < end; i++) weights[i] = (weights[i] ?? 0) * factor;
  }
  return { ...rows, weights };
}
