// Evidence for one pair of keywords: words, characters, results and meaning, and their blend.

import { type KeywordTable, PLACEMENT_REASONS, type PlacementReason } from '@silosmith/contract';
import { addTo } from '../columns/add-to.ts';
import { NumberSorter } from '../columns/number-sorter.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { CharacterRuns, RUN_NUMBERS } from './character-runs.ts';
import type { Embeddings } from './grouping.ts';
import { EVIDENCE_WEIGHTS, WORD_WEIGHTS } from './grouping-method.ts';
import { createResultReader } from './result-reader.ts';
import { SpelledRows } from './spelled-rows.ts';

/** Each part is 0 to 1. */
export interface PairEvidence {
  /** Cosine of the stems, weighted by rarity in the table. */
  readonly words: number;
  /** Cosine of the runs of three characters. */
  readonly characters: number;
  /** Cosine of the results, and how full a picture of both the known results give. */
  readonly results: number;
  readonly resultWeight: number;
  /** Cosine of the embeddings; 0 without. */
  readonly meaning: number;
  /** All of it in one number. */
  readonly similarity: number;
}

export type PairReader = (a: number, b: number) => PairEvidence;

/** Rows whose runs are counted: more would not change which runs are common. */
const ROWS_SAMPLED = 16_384;
/** Below this, common runs are chance: the pair came together over the words of others of its group. */
const ALIKE_IN_CHARACTERS = 0.3;

/** Reads pairs of rows of one table. The first question costs a pass over a sample of the rows, each later one some microseconds. */
export function createPairReader(
  table: KeywordTable,
  index: TokenIndex,
  embeddings?: Embeddings,
): PairReader {
  const stemsOf = createStemReader(index, table.rowCount);
  const runsOf = createRunReader(table);
  const results = createResultReader(table);
  const runShare = WORD_WEIGHTS.runShare ** 2;
  return (a, b) => {
    const words = stemsOf(a, b);
    const characters = runsOf(a, b);
    const shared = results.compare(a, b);
    const meaning = embeddings ? Math.max(0, cosine(embeddings, a, b)) : 0;
    const spoken = (words + runShare * characters) / (1 + runShare);
    const resultWeight = EVIDENCE_WEIGHTS.results * shared.weight;
    const meaningWeight = embeddings ? EVIDENCE_WEIGHTS.meaning : 0;
    const total = EVIDENCE_WEIGHTS.words + resultWeight + meaningWeight;
    const blend = EVIDENCE_WEIGHTS.words * spoken + resultWeight * shared.cosine + meaningWeight * meaning;
    return {
      words,
      characters,
      results: shared.cosine,
      resultWeight: shared.weight,
      meaning,
      similarity: Math.min(1, blend / total),
    };
  };
}

/** The kind of evidence that carries most of the similarity. */
export function strongestReason(pair: PairEvidence): PlacementReason {
  const spoken = EVIDENCE_WEIGHTS.words * Math.max(pair.words, pair.characters);
  const results = EVIDENCE_WEIGHTS.results * pair.resultWeight * pair.results;
  const meaning = EVIDENCE_WEIGHTS.meaning * pair.meaning;
  if (results > 0 && results >= spoken && results >= meaning) return PLACEMENT_REASONS.variantByResults;
  if (meaning > spoken) return PLACEMENT_REASONS.variantByMeaning;
  return pair.words === 0 && pair.characters >= ALIKE_IN_CHARACTERS
    ? PLACEMENT_REASONS.variantByCharacters
    : PLACEMENT_REASONS.variantByWords;
}

function createStemReader(index: TokenIndex, rowCount: number): PairReaderOf<number> {
  const { stemIds, offsets } = index;
  let known: Float64Array | null = null;
  return (a, b) => {
    known ??= stemWeights(index, rowCount);
    const left = stemIds.subarray(offsets[a], offsets[a + 1]);
    const right = stemIds.subarray(offsets[b], offsets[b + 1]);
    return cosineOf(
      sharedWeight(left, right, known),
      squaredLength(left, known),
      squaredLength(right, known),
    );
  };
}

/** By stem its squared weight: a column, since a pair asks for one a word. */
function stemWeights({ frequency }: TokenIndex, rowCount: number): Float64Array {
  const weightAt = squaredRarities(rowCount, WORD_WEIGHTS.stemRarityPower);
  return Float64Array.from(frequency, (rows) => weightAt(rows));
}

/** Squared weight of a feature by the number of rows that have it; each number is worked out once. */
function squaredRarities(rowCount: number, power: number): (frequency: number) => number {
  const known = new Float64Array(rowCount + 1);
  return (frequency) => {
    const at = Math.min(rowCount, Math.max(1, frequency));
    let weight = known[at] ?? 0;
    if (weight === 0) {
      weight = Math.log((rowCount + 1) / at) ** (2 * power);
      known[at] = weight;
    }
    return weight;
  };
}

type WeightOf = (feature: number) => number;

/** Of two ascending lists of features, repeats counted, by the squared weight of each. */
function sharedWeight(a: Uint32Array, b: Uint32Array, squaredWeights: Float64Array): number {
  let i = 0;
  let j = 0;
  let shared = 0;
  while (i < a.length && j < b.length) {
    const feature = a[i] ?? 0;
    const other = b[j] ?? 0;
    if (feature < other) i++;
    else if (other < feature) j++;
    else {
      let timesA = 0;
      let timesB = 0;
      for (; i < a.length && a[i] === feature; i++) timesA++;
      for (; j < b.length && b[j] === feature; j++) timesB++;
      shared += (squaredWeights[feature] ?? 0) * timesA * timesB;
    }
  }
  return shared;
}

function squaredLength(features: Uint32Array, squaredWeights: Float64Array): number {
  let squares = 0;
  for (let i = 0; i < features.length; ) {
    const feature = features[i] ?? 0;
    let times = 0;
    for (; i < features.length && features[i] === feature; i++) times++;
    squares += (squaredWeights[feature] ?? 0) * times * times;
  }
  return squares;
}

function cosineOf(shared: number, left: number, right: number): number {
  return shared === 0 ? 0 : shared / Math.sqrt(left * right);
}

type PairReaderOf<T> = (a: number, b: number) => T;

function createRunReader(table: KeywordTable): PairReaderOf<number> {
  let pair: { readonly left: RowRuns; readonly right: RowRuns } | null = null;
  return (a, b) => {
    pair ??= runsOfTwo(table);
    const { left, right } = pair;
    left.read(a);
    right.read(b);
    return cosineOf(left.sharedWeight(right), left.squaredLength, right.squaredLength);
  };
}

function runsOfTwo(table: KeywordTable): { readonly left: RowRuns; readonly right: RowRuns } {
  const weightOf = countRuns(table);
  const counter = { sorter: new NumberSorter(RUN_NUMBERS), timesOf: new Uint32Array(RUN_NUMBERS) };
  return { left: new RowRuns(table, weightOf, counter), right: new RowRuns(table, weightOf, counter) };
}

interface RunCounter {
  readonly sorter: NumberSorter;
  /** By run: how often the row at hand has it; zero between two rows. */
  readonly timesOf: Uint32Array;
}

/** The distinct runs of one row, which is read again only after another one. */
class RowRuns {
  squaredLength = 0;
  /** Ascending, with the squared weight of each and how often it occurs beside it. */
  private runs = new Uint32Array(256);
  private weights = new Float64Array(256);
  private times = new Uint32Array(256);
  private count = 0;
  private row = -1;
  private readonly rows: SpelledRows;
  private readonly reader = new CharacterRuns();
  private readonly weightOf: WeightOf;
  private readonly counter: RunCounter;

  constructor({ keyword }: KeywordTable, weightOf: WeightOf, counter: RunCounter) {
    this.rows = new SpelledRows(keyword);
    this.weightOf = weightOf;
    this.counter = counter;
  }

  read(row: number): void {
    if (row === this.row) return;
    this.row = row;
    const length = this.rows.read(row);
    const occurrences = this.reader.readCodes(this.rows.codes, length);
    this.keepDistinct(this.reader.runs, occurrences);
    const { runs, weights, times, count } = this;
    let squares = 0;
    for (let at = 0; at < count; at++) {
      const weight = this.weightOf(runs[at] ?? 0);
      const often = times[at] ?? 0;
      weights[at] = weight;
      squares += weight * often * often;
    }
    this.squaredLength = squares;
  }

  /** Of the runs that both rows have. */
  sharedWeight(other: RowRuns): number {
    const { runs, weights, times, count } = this;
    let shared = 0;
    let at = 0;
    for (let i = 0; i < count; i++) {
      const run = runs[i] ?? 0;
      while (at < other.count && (other.runs[at] ?? 0) < run) at++;
      if (at < other.count && other.runs[at] === run)
        shared += (weights[i] ?? 0) * (times[i] ?? 0) * (other.times[at] ?? 0);
    }
    return shared;
  }

  private keepDistinct(occurring: Uint32Array, occurrences: number): void {
    if (occurrences > this.runs.length) {
      this.runs = new Uint32Array(occurrences * 2);
      this.weights = new Float64Array(occurrences * 2);
      this.times = new Uint32Array(occurrences * 2);
    }
    const { runs, times } = this;
    const { sorter, timesOf } = this.counter;
    let count = 0;
    for (let i = 0; i < occurrences; i++) {
      const run = occurring[i] ?? 0;
      if (timesOf[run] === 0) runs[count++] = run;
      timesOf[run] = (timesOf[run] ?? 0) + 1;
    }
    sorter.sort(runs, count);
    for (let at = 0; at < count; at++) {
      const run = runs[at] ?? 0;
      times[at] = timesOf[run] ?? 0;
      timesOf[run] = 0;
    }
    this.count = count;
  }
}

/** Squared weight of a run by its rarity in a sample of the rows. */
function countRuns(table: KeywordTable): WeightOf {
  const sampled = Math.min(table.rowCount, ROWS_SAMPLED);
  const frequency = new Uint32Array(RUN_NUMBERS);
  const rows = new SpelledRows(table.keyword);
  const reader = new CharacterRuns();
  for (let i = 0; i < sampled; i++) {
    const length = rows.read(Math.floor((i * table.rowCount) / sampled));
    const count = reader.readCodes(rows.codes, length);
    for (let at = 0; at < count; at++) addTo(frequency, reader.runs[at] ?? 0, 1);
  }
  const weightAt = squaredRarities(sampled, WORD_WEIGHTS.runRarityPower);
  return (run) => weightAt(frequency[run] ?? 1);
}

function cosine(embeddings: Embeddings, a: number, b: number): number {
  const { dimensions, vectors } = embeddings;
  let dot = 0;
  let left = 0;
  let right = 0;
  for (let d = 0; d < dimensions; d++) {
    const x = vectors[a * dimensions + d] ?? 0;
    const y = vectors[b * dimensions + d] ?? 0;
    dot += x * y;
    left += x * x;
    right += y * y;
  }
  return dot === 0 ? 0 : dot / Math.sqrt(left * right);
}
