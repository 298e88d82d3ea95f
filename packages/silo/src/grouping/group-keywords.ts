// Which keywords want the same page? Words, results and meaning in one similarity, average linkage, one strictness.
import { type KeywordTable, PLACEMENT_REASONS } from '@silosmith/contract';
import type { TokenIndex } from '../tokens/index.ts';
import { averageLinkage } from './average-linkage.ts';
import { candidatesOf } from './candidates.ts';
import { ClusterSums } from './cluster-sums.ts';
import { type EvidenceSegment, joinEvidence, meanSimilarity } from './evidence-vectors.ts';
import { expandByNeighbours } from './expansion.ts';
import type { Grouping, GroupingOptions } from './grouping.ts';
import {
  CLUSTER_SUMS,
  EVIDENCE_WEIGHTS,
  EXPANSION,
  effortFor,
  HEAD_SHARE_BESIDE_STRONGER,
  HEAD_SHARES,
  LINKAGE,
  neighboursFor,
  THRESHOLDS,
  WORD_WEIGHTS,
} from './grouping-method.ts';
import { intentPolesOf } from './intent-poles.ts';
import { type KeywordUnits, unitsOf } from './keyword-units.ts';
import { type KeywordWords, readKeywordWords } from './keyword-words.ts';
import { meaningFeaturesOf } from './meaning-features.ts';
import { type Neighbours, nearestNeighbours } from './nearest-neighbours.ts';
import { createPairReader, strongestReason } from './pair-evidence.ts';
import { partOppositeIntents } from './part-opposite-intents.ts';
import { resultFeaturesOf } from './result-features.ts';
import { spokenVectorsOf } from './spoken-vectors.ts';

const STEPS = 6;

/**
 * Groups the keywords of a table into pages. Deterministic; independent of the order of rows except where keywords tie in volume.
 * A stricter setting gives no fewer pages than a softer one as a rule, not always: tight clusters stay apart where loose ones join.
 * Nothing is thrown.
 */
export function groupKeywords(table: KeywordTable, index: TokenIndex, options: GroupingOptions): Grouping {
  const report = (done: number) => options.onProgress?.({ stage: 'grouping', done, total: STEPS });
  const words = readKeywordWords(table, options.language);
  const units = unitsOf(words, options.scope);
  report(1);
  const { segments, sources } = gatherEvidence(table, options, units, words, report);
  const evidence = joinEvidence(segments);
  const poles = intentPolesOf(table, index, units, options.language);
  const newSums = () => new ClusterSums(evidence, poles, CLUSTER_SUMS);
  const candidates = candidatesOf(sources, newSums(), effortFor(units.count));
  report(4);
  const linked = averageLinkage(newSums(), candidates, {
    ...LINKAGE,
    ...effortFor(units.count).linkage,
    threshold: THRESHOLDS[options.strictness],
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
  report: (done: number) => void,
): { segments: EvidenceSegment[]; sources: Neighbours[] } {
  const { scope } = units;
  const effort = effortFor(units.count);
  const search = { ...effort, k: neighboursFor(units.count), scope };
  const results = resultFeaturesOf(table, units);
  const saidBetter = results !== null || options.embeddings !== undefined;
  const { vectors: spoken, headTrust } = spokenVectorsOf(words, units, options.language, WORD_WEIGHTS, {
    share: HEAD_SHARES[options.strictness] * (saidBetter ? HEAD_SHARE_BESIDE_STRONGER : 1),
    modifiers: true,
  });
  const near = nearestNeighbours(spoken, search);
  report(2);
  const share = EXPANSION.share * (1 - headTrust);
  const vectors =
    share === 0
      ? spoken
      : expandByNeighbours(spoken, near, { ...EXPANSION, share, maxFeatures: effort.maxFeatures });
  report(3);
  const segments: EvidenceSegment[] = [
    { vectors, weight: EVIDENCE_WEIGHTS.words, expected: meanSimilarity(vectors, near) },
  ];
  const sources = [near];
  if (results) {
    segments.push({ vectors: results, weight: EVIDENCE_WEIGHTS.results, expected: 0 });
    sources.push(nearestNeighbours(results, search));
  }
  if (options.embeddings) {
    const meaning = meaningFeaturesOf(options.embeddings, units);
    segments.push({ vectors: meaning.vectors, weight: EVIDENCE_WEIGHTS.meaning, expected: 0 });
    sources.push(meaning.neighbours(search));
  }
  return { segments, sources };
}

/** Names each group by its keyword with the most volume (ties to the earliest row), and says what the others share with it. */
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
    if (led < 0 || (volume[row] ?? 0) > (volume[led] ?? 0)) leader[group] = row;
    size[group] = (size[group] ?? 0) + 1;
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
