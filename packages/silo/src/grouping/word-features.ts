// Word features: stems weighted by rarity, and character trigrams across word boundaries.
import { countsOf } from '../columns/counts.ts';
import { longer } from '../columns/longer-array.ts';
import { NumberSorter } from '../columns/number-sorter.ts';
import { SortedSums } from '../columns/sorted-sums.ts';
import { type SparseRows, SparseRowsBuilder } from '../columns/sparse-rows.ts';
import { CharacterRuns, RUN_NUMBERS } from './character-runs.ts';
import type { KeywordUnits } from './keyword-units.ts';
import type { KeywordWords } from './keyword-words.ts';
import { populationsOf } from './populations.ts';

/** Chosen by measurement: docs/decisions/0002-grouping.md. */
export interface WordWeights {
  /** Weight of the runs beside the stems' 1; 0 leaves them out. */
  readonly runShare: number;
  /** Weight is ln((n + 1) / frequency) to this power: nothing for what every keyword has. */
  readonly stemRarityPower: number;
  readonly runRarityPower: number;
}

/** One row of length 1 a unit: stems first, runs of characters behind them. */
export function wordFeaturesOf(words: KeywordWords, units: KeywordUnits, weights: WordWeights): SparseRows {
  const stems = stemRows(words, units);
  const runs = weights.runShare > 0 ? runRows(units) : withoutFeatures(units.count);
  const total = Math.hypot(1, weights.runShare);
  const stemPart = tfIdfWeights(stems, weights.stemRarityPower, 1 / total);
  const runPart = tfIdfWeights(runs, weights.runRarityPower, weights.runShare / total);
  const builder = new SparseRowsBuilder(units.count, stems.ids.length + runs.ids.length);
  let room = new Uint32Array(256);
  let values = new Float64Array(256);
  for (let unit = 0; unit < units.count; unit++) {
    const [fromStem, toStem] = [stems.offsets[unit] ?? 0, stems.offsets[unit + 1] ?? 0];
    const [fromRun, toRun] = [runs.offsets[unit] ?? 0, runs.offsets[unit + 1] ?? 0];
    const most = toStem - fromStem + toRun - fromRun;
    if (most > room.length) {
      room = longer(room, most * 2);
      values = longer(values, most * 2);
    }
    let used = 0;
    for (let i = fromStem; i < toStem; i++) {
      room[used] = stems.ids[i] ?? 0;
      values[used++] = stemPart[i] ?? 0;
    }
    for (let i = fromRun; i < toRun; i++) {
      room[used] = stems.featureCount + (runs.ids[i] ?? 0);
      values[used++] = runPart[i] ?? 0;
    }
    builder.push(room, values, used);
  }
  return builder.build(stems.featureCount + runs.featureCount);
}

function stemRows(words: KeywordWords, units: KeywordUnits): SparseRows {
  const builder = new SparseRowsBuilder(units.count, units.count * 6);
  const counts = new SortedSums();
  for (let unit = 0; unit < units.count; unit++) {
    const row = units.row[unit] ?? 0;
    counts.clear();
    for (let i = words.offsets[row] ?? 0; i < (words.offsets[row + 1] ?? 0); i++)
      counts.add(words.stemIds[i] ?? 0, 1);
    builder.push(counts.ids, counts.sums, counts.used);
  }
  return builder.build(words.stems.length);
}

function withoutFeatures(count: number): SparseRows {
  return {
    offsets: new Uint32Array(count + 1),
    ids: new Uint32Array(0),
    weights: new Float32Array(0),
    featureCount: 0,
  };
}

/** Runs are renumbered in order of appearance, so that those used together are close in memory. */
function runRows(units: KeywordUnits): SparseRows {
  let counts = new Float64Array(256);
  const builder = new SparseRowsBuilder(units.count, units.count * 24);
  const reader = new CharacterRuns();
  const sorter = new NumberSorter(RUN_NUMBERS);
  const ids = new Int32Array(RUN_NUMBERS).fill(-1);
  const times = new Float64Array(RUN_NUMBERS);
  let used = 0;
  for (let unit = 0; unit < units.count; unit++) {
    const count = reader.read(units.spelling[unit] ?? '');
    const { runs } = reader;
    let distinct = 0;
    for (let i = 0; i < count; i++) {
      const run = runs[i] ?? 0;
      if ((ids[run] ?? -1) < 0) ids[run] = used++;
      const id = ids[run] ?? 0;
      if (times[id] === 0) runs[distinct++] = id;
      times[id] = (times[id] ?? 0) + 1;
    }
    sorter.sort(runs, distinct);
    if (distinct > counts.length) counts = new Float64Array(distinct * 2);
    for (let i = 0; i < distinct; i++) {
      const id = runs[i] ?? 0;
      counts[i] = times[id] ?? 0;
      times[id] = 0;
    }
    builder.push(runs, counts, distinct);
  }
  return builder.build(used);
}

/** tf · idf of every entry of rows of counts, each row brought to `rowLength`. */
export function tfIdfWeights(
  rows: SparseRows,
  rarityPower: number,
  rowLength: number,
  kinds: Uint8Array | null = null,
): Float32Array {
  const count = rows.offsets.length - 1;
  const frequency = countsOf(rows.ids, rows.featureCount);
  const among = kinds === null ? null : populationsOf(rows, kinds, frequency);
  const rarity = Float64Array.from(
    frequency,
    (rowsWith, id) => Math.log(((among?.[id] ?? count) + 1) / Math.max(1, rowsWith)) ** rarityPower,
  );
  const weights = new Float32Array(rows.ids.length);
  for (let row = 0; row < count; row++) {
    let squares = 0;
    for (let i = rows.offsets[row] ?? 0; i < (rows.offsets[row + 1] ?? 0); i++) {
      const times = rows.weights[i] ?? 1;
      const rare = rarity[rows.ids[i] ?? 0] ?? 0;
      const weight = times === 1 ? rare : (1 + Math.log(times)) * rare;
      weights[i] = weight;
      squares += weight * weight;
    }
    const factor = squares > 0 ? rowLength / Math.sqrt(squares) : 0;
    for (let i = rows.offsets[row] ?? 0; i < (rows.offsets[row + 1] ?? 0); i++) {
      weights[i] = (weights[i] ?? 0) * factor;
    }
  }
  return weights;
}
