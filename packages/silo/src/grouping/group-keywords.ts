// Groups keywords into pages: one similarity of words, results and meaning, average linkage, a threshold by strictness.

import { type KeywordTable, PLACEMENT_REASONS } from '@silosmith/contract';
import { groupsOf } from '../columns/counting-sort.ts';
import { countsOf } from '../columns/counts.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { averageLinkage } from './average-linkage.ts';
import { candidatesOf } from './candidates.ts';
import { ClusterSums, type IntentPoles } from './cluster-sums.ts';
import type { ContentSets } from './content-sets.ts';
import { type EvidenceSegment, joinEvidence } from './evidence-vectors.ts';
import type { Embeddings, Grouping, GroupingOptions } from './grouping.ts';
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
import { joinMeant } from './join-meant.ts';
import { keywordFlaws, withoutOnlyOrders, withRareSpellings, withSecondary } from './keyword-flaws.ts';
import { needsOfUnits } from './keyword-needs.ts';
import { type KeywordUnits, unitsOf } from './keyword-units.ts';
import { type GroupedKeywords, leadingKeywords } from './leading-keywords.ts';
import { letterMarksOf } from './letter-marks.ts';
import { listLanguages, sampleLanguages } from './list-languages.ts';
import { type ListedWords, readListedWords } from './listed-words.ts';
import { locationWordsOf } from './location-words.ts';
import { type MeaningEvidence, meaningEvidenceOf } from './meaning-evidence.ts';
import type { MeaningFeatures } from './meaning-features.ts';
import { type NamedPlaces, namedPlacesOf } from './named-places.ts';
import { type Neighbours, nearestNeighbours } from './nearest-neighbours.ts';
import { codeMarksOf, numberMarksOf } from './number-marks.ts';
import { createSubjectTest } from './one-subject.ts';
import { rivalWordsOf } from './opposing-words.ts';
import { createPairReader, strongestReason } from './pair-evidence.ts';
import { partNeeds } from './part-needs.ts';
import { partOppositeIntents } from './part-opposite-intents.ts';
import { partRivals } from './part-rivals.ts';
import { resultFeaturesOf } from './result-features.ts';
import { rivalLocationsOf } from './rival-locations.ts';
import { gatherSame, sameKeywords } from './same-keywords.ts';
import { discountSubstitutes } from './substitutes.ts';
import { type WordEvidence, wordEvidenceOf } from './word-evidence.ts';

const STEPS = 6;
const EMPTY: Neighbours = { k: 1, rows: new Int32Array(), similarity: new Float32Array() };
/** From here on a list is one of rewordings: what means the same may share no word. */
const MOSTLY_REWORDED = 0.5;

/**
 * Groups the keywords of a table into pages. Deterministic; independent of the order of rows except where keywords tie in volume.
 * A stricter setting gives no fewer pages than a softer one as a rule, not always: tight clusters stay apart where loose ones join.
 * Nothing is thrown.
 */
export function groupKeywords(table: KeywordTable, index: TokenIndex, options: GroupingOptions): Grouping {
  const report = (done: number) => options.onProgress?.({ stage: 'grouping', done, total: STEPS });
  const languages = listLanguages(options.sampled ?? sampleLanguages(table), options.language);
  const words = readListedWords(table, languages, options.pieces);
  const found = withSecondary(keywordFlaws(words), table);
  const units = unitsOf(words, found, options.scope);
  const sameAs = sameKeywords(words, units, found);
  const spellings = { sameAs, unitOf: units.unitOf, volume: table.volume };
  const flaws = withRareSpellings(withoutOnlyOrders(found, units.unitOf), words, spellings);
  report(1);
  const { segments, sources, rewording, content, known, meant } = gatherEvidence(
    table,
    options,
    units,
    words,
    languages,
  );
  report(3);
  const evidence = joinEvidence(segments);
  const poles = intentPolesOf(table, index, units, options.language);
  const marks = [numberMarksOf(units), codeMarksOf(units), letterMarksOf(units, languages), units.direction];
  const newSums = () => new ClusterSums(evidence, { poles, marks }, CLUSTER_SUMS);
  const candidates = candidatesOf(sources, newSums(), effortFor(units.count, rewording));
  if (rewording < 1)
    discountSubstitutes(candidates, content, words.words.stems, 1 - (1 - SUBSTITUTES) * (1 - rewording));
  report(4);
  const threshold = thresholdsOf(options, known);
  const linked = averageLinkage(newSums(), candidates, {
    ...effortFor(units.count, rewording).linkage,
    maxPartners: LINKAGE.maxPartners,
    cohesionShare: LINKAGE.cohesionShare * rewording,
    bestPair: { ...BEST_PAIR, share: BEST_PAIR.share * (1 - rewording) },
    threshold: threshold.searches + (threshold.rewordings - threshold.searches) * rewording,
  });
  const parts = options.partsNeeds === true && rewording < MOSTLY_REWORDED;
  const { language } = words;
  const source = { table, units, words, languages, content, poles, marks };
  const { clusterOf, needs, places } = parts
    ? partAndJoin(linked, source, meant)
    : { clusterOf: partOppositeIntents(linked, poles), needs: new Uint8Array(units.count), places: NOWHERE };
  report(5);
  const byUnit = units.unitOf.map((unit) => clusterOf[unit] ?? unit);
  const groupOfRow = gatherSame(byUnit, sameAs, table.volume);
  const grouped: GroupedKeywords = {
    ...{ table, groupOfRow, flaws, content, language, listed: words },
    unitOf: sameAs.map((row) => units.unitOf[row] ?? 0),
    isByWords: rewording < MOSTLY_REWORDED && sources.length === 1,
  };
  const grouping = asPages(grouped, index, options.embeddings);
  report(STEPS);
  return {
    ...grouping,
    needs: Uint8Array.from(units.unitOf, (unit) => needs[unit] ?? 0),
    places: byRow(places, units.unitOf),
    sameAs,
  };
}

const NOWHERE: NamedPlaces = new Map();

function byRow(ofUnit: NamedPlaces, unitOf: Int32Array): NamedPlaces {
  const rows = new Map<number, readonly number[]>();
  unitOf.forEach((unit, row) => {
    const known = ofUnit.get(unit);
    if (known !== undefined) rows.set(row, known);
  });
  return rows;
}

interface LinkedSource {
  readonly table: KeywordTable;
  readonly units: KeywordUnits;
  readonly words: ListedWords;
  readonly languages: readonly string[];
  readonly content: ContentSets;
  readonly poles: IntentPoles;
  readonly marks: readonly Int32Array[];
}

/** Keywords that ask for different things of one subject, or in different places, get pages of their own; pages that mean the same become one. */
function partAndJoin(
  linked: Int32Array,
  { table, units, words, languages, content, poles, marks }: LinkedSource,
  meant: MeaningFeatures | null,
): { readonly clusterOf: Int32Array; readonly needs: Uint8Array; readonly places: NamedPlaces } {
  const { language } = words;
  const { stems } = words.words;
  const needs = needsOfUnits(units, language);
  const locations = locationWordsOf(words, languages);
  const rivalLocations = rivalLocationsOf(content, stems, locations);
  const rivals = rivalWordsOf(rivalLocations, stems, language);
  const places = namedPlacesOf(content, rivalLocations, locations);
  const byNeed = partNeeds(partOppositeIntents(linked, poles), needs, units, table);
  const clusterOf = partRivals(byNeed, { content, words: rivals }, units, table);
  if (meant === null) return { clusterOf, needs, places };
  const areOneSubject = createSubjectTest({
    ...{ clusters: groupsOf(clusterOf, units.count), content, stems, language, rivals, poles },
    isLocation: locations.isLocation,
    kinds: [needs, ...marks],
  });
  return { clusterOf: joinMeant(clusterOf, meant, areOneSubject), needs, places };
}

/** `known`: share of the keywords whose meaning is known. */
function thresholdsOf({ strictness }: GroupingOptions, known: number) {
  const byWords = THRESHOLDS[strictness];
  return {
    searches: byWords.searches + MEANING.threshold.searches * known,
    rewordings: byWords.rewordings + MEANING.threshold.rewordings * known,
  };
}

function gatherEvidence(
  table: KeywordTable,
  options: GroupingOptions,
  units: KeywordUnits,
  words: ListedWords,
  languages: readonly string[],
): WordEvidence & Pick<MeaningEvidence, 'known'> & { readonly meant: MeaningFeatures | null } {
  const { segments, sources, rewording, content } = wordEvidenceOf(words, units, languages);
  const search = { ...effortFor(units.count, rewording), k: neighboursFor(units.count), scope: units.scope };
  const results = resultFeaturesOf(table, units);
  const stronger: EvidenceSegment[] = [];
  const strongerSources: Neighbours[] = [];
  let known = 0;
  let meant: MeaningFeatures | null = null;
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
    // What ranks together says more than what means the same.
    if (results === null) meant = { vectors: meaning.segment.vectors, near: meaning.source };
  }
  return {
    segments: [...segments, ...stronger],
    sources: [...sources, ...strongerSources],
    rewording,
    content,
    known,
    meant,
  };
}

/** Names each group by the keyword that leads it, and says what the others share with it. */
function asPages(
  grouped: GroupedKeywords,
  index: TokenIndex,
  embeddings: Embeddings | undefined,
): Omit<Grouping, 'needs' | 'places' | 'sameAs'> {
  const { table } = grouped;
  const { rowCount } = table;
  const primary = leadingKeywords(grouped);
  const size = countsOf(primary, rowCount);
  const similarity = new Float32Array(rowCount).fill(1);
  const evidence = new Uint8Array(rowCount).fill(PLACEMENT_REASONS.none);
  const pairs = createPairReader(table, index, embeddings);
  // Page by page, so that what is read of a page is at hand for all of its rows.
  for (const row of groupsOf(primary, rowCount).items) {
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
    flaws: grouped.flaws,
    pageCount: sizes.length,
    singletonShare: sizes.length === 0 ? 0 : singletons / sizes.length,
    largestShare: rowCount === 0 ? 0 : largest / rowCount,
  };
}
