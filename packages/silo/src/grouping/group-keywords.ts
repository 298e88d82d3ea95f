// Groups keywords into pages: one similarity of words, results and meaning, average linkage, a threshold by strictness.

import { type KeywordTable, PLACEMENT_REASONS, textAt } from '@silosmith/contract';
import { addTo } from '../columns/add-to.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { averageLinkage } from './average-linkage.ts';
import { candidatesOf } from './candidates.ts';
import { ClusterSums } from './cluster-sums.ts';
import { type EvidenceSegment, joinEvidence } from './evidence-vectors.ts';
import type { Grouping, GroupingOptions } from './grouping.ts';
import {
  BEST_PAIR,
  CLUSTER_SUMS,
  EVIDENCE_WEIGHTS,
  effortFor,
  LINKAGE,
  MEANING,
  neighboursFor,
  SHARED_RESULTS,
  SUBSTITUTES,
  THRESHOLDS,
} from './grouping-method.ts';
import { intentPolesOf } from './intent-poles.ts';
import { type KeywordUnits, unitsOf } from './keyword-units.ts';
import { type KeywordWords, readKeywordWords } from './keyword-words.ts';
import { listLanguages } from './list-languages.ts';
import { type MeaningEvidence, meaningEvidenceOf } from './meaning-evidence.ts';
import { type Neighbours, nearestNeighbours } from './nearest-neighbours.ts';
import { numberMarksOf } from './number-marks.ts';
import { createPairReader, strongestReason } from './pair-evidence.ts';
import { partOppositeIntents } from './part-opposite-intents.ts';
import { resultFeaturesOf } from './result-features.ts';
import { discountSubstitutes } from './substitutes.ts';
import { type WordEvidence, wordEvidenceOf } from './word-evidence.ts';

const STEPS = 6;
const EMPTY: Neighbours = { k: 1, rows: new Int32Array(), similarity: new Float32Array() };

/**
 * Groups the keywords of a table into pages. Deterministic; independent of the order of rows except where keywords tie in volume.
 * A stricter setting gives no fewer pages than a softer one as a rule, not always: tight clusters stay apart where loose ones join.
 * Nothing is thrown.
 */
export function groupKeywords(table: KeywordTable, index: TokenIndex, options: GroupingOptions): Grouping {
  const report = (done: number) => options.onProgress?.({ stage: 'grouping', done, total: STEPS });
  const languages = listLanguages(table, options.language);
  const words = readKeywordWords(table, languages[0] ?? options.language);
  const units = unitsOf(words, options.scope);
  report(1);
  const { segments, sources, rewording, content, known } = gatherEvidence(
    table,
    options,
    units,
    words,
    languages,
  );
  report(3);
  const evidence = joinEvidence(segments);
  const poles = intentPolesOf(table, index, units, options.language);
  const figures = numberMarksOf(units);
  const newSums = () => new ClusterSums(evidence, { poles, figures }, CLUSTER_SUMS);
  const candidates = candidatesOf(sources, newSums(), effortFor(units.count));
  if (rewording < 1)
    discountSubstitutes(candidates, content, words.stems, 1 - (1 - SUBSTITUTES) * (1 - rewording));
  report(4);
  const byWords = THRESHOLDS[options.strictness];
  const threshold = {
    searches: byWords.searches + MEANING.threshold.searches * known,
    rewordings: byWords.rewordings + MEANING.threshold.rewordings * known,
  };
  const linked = averageLinkage(newSums(), candidates, {
    ...effortFor(units.count).linkage,
    maxPartners: LINKAGE.maxPartners,
    cohesionShare: LINKAGE.cohesionShare * rewording,
    bestPair: { ...BEST_PAIR, share: BEST_PAIR.share * (1 - rewording) },
    threshold: threshold.searches + (threshold.rewordings - threshold.searches) * rewording,
  });
  const clusterOf = partOppositeIntents(linked, poles);
  report(5);
  const groupOfRow = units.unitOf.map((unit) => clusterOf[unit] ?? unit);
  const grouping = asPages(table, index, options, groupOfRow);
  report(STEPS);
  return grouping;
}

function gatherEvidence(
  table: KeywordTable,
  options: GroupingOptions,
  units: KeywordUnits,
  words: KeywordWords,
  languages: readonly string[],
): WordEvidence & Pick<MeaningEvidence, 'known'> {
  const { segments, sources, rewording, content } = wordEvidenceOf(words, units, languages);
  const search = { ...effortFor(units.count), k: neighboursFor(units.count), scope: units.scope };
  const results = resultFeaturesOf(table, units);
  const stronger: EvidenceSegment[] = [];
  const strongerSources: Neighbours[] = [];
  let known = 0;
  if (results) {
    stronger.push({ vectors: results, weight: EVIDENCE_WEIGHTS.results, ...SHARED_RESULTS });
    strongerSources.push(nearestNeighbours(results, search));
  }
  if (options.embeddings) {
    // The last source is that of searches where there is one: its nearest are on the scale of the blend.
    const spoken = sources.at(-1) ?? EMPTY;
    const meaning = meaningEvidenceOf(options.embeddings, units, spoken, { ...search, rewording });
    stronger.push(meaning.segment);
    strongerSources.push(meaning.source);
    known = meaning.known;
  }
  return {
    segments: [...segments, ...stronger],
    sources: [...sources, ...strongerSources],
    rewording,
    content,
    known,
  };
}

/** Names each group by its keyword with the most volume (of equals the plainest, then the earliest row), and says what the others share with it. */
function asPages(
  table: KeywordTable,
  index: TokenIndex,
  options: GroupingOptions,
  groupOfRow: Int32Array,
): Grouping {
  const { rowCount, volume } = table;
  const leader = new Int32Array(rowCount).fill(-1);
  const size = new Uint32Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    const group = groupOfRow[row] ?? 0;
    const led = leader[group] ?? -1;
    const more = led < 0 ? 1 : (volume[row] ?? 0) - (volume[led] ?? 0);
    if (more > 0 || (more === 0 && isPlainer(textAt(table.keyword, row), textAt(table.keyword, led))))
      leader[group] = row;
    addTo(size, group, 1);
  }
  const primary = groupOfRow.map((group) => leader[group] ?? 0);
  const similarity = new Float32Array(rowCount).fill(1);
  const evidence = new Uint8Array(rowCount).fill(PLACEMENT_REASONS.none);
  const pairs = createPairReader(table, index, options.embeddings);
  for (let row = 0; row < rowCount; row++) {
    const page = primary[row] ?? row;
    if (page === row) continue;
    const pair = pairs(row, page);
    similarity[row] = pair.similarity;
    evidence[row] = strongestReason(pair);
  }
  const sizes = size.filter((count) => count > 0);
  const largest = sizes.reduce((most, count) => Math.max(most, count), 0);
  const singletons = sizes.filter((count) => count === 1).length;
  return {
    primary,
    similarity,
    evidence,
    pageCount: sizes.length,
    singletonShare: sizes.length === 0 ? 0 : singletons / sizes.length,
    largestShare: rowCount === 0 ? 0 : largest / rowCount,
  };
}

const YEAR = /(?:^|\s)(?:19|20)\d\d(?=\s|$)/u;

/** A page is called by what stays true: without a year. */
function isPlainer(text: string, other: string): boolean {
  return YEAR.test(other) && !YEAR.test(text);
}
