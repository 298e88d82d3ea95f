// How does a keyword table become a silo? Stems, topics, pages, places, scores: every keyword in exactly one place.
import { type GroupingStrictness, type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import { createSimilarity, type Grouping, groupKeywords } from '../grouping/index.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { scoreKeywords, weighKeywords } from '../scores/score-keywords.ts';
import { buildTokenIndex, type TokenIndex } from '../tokens/index.ts';
import { foundTopics } from './found-topics.ts';
import { keepEarlierPlaces } from './keep-earlier-places.ts';
import { namedParents } from './named-parents.ts';
import { pageDemand } from './page-demand.ts';
import { createPlacementContext, placeTopic } from './place-topic.ts';
import { placeVariants } from './place-variants.ts';
import { groupRows, rowsOfGroup } from './row-groups.ts';
import { emptySilo } from './silo-columns.ts';
import { type RowTopics, statedTopics } from './stated-topics.ts';

export interface BuildOptions {
  /** Content language tag, such as `en`. */
  readonly language: string;
  readonly grouping: GroupingStrictness;
  /** The table's token index, where the caller has it already. */
  readonly index?: TokenIndex;
  /** A silo of the same table: what the user decided in it (pins, edits, favourites, values, deletions) is kept. */
  readonly previous?: SiloState;
  readonly onProgress?: OnProgress;
}

/**
 * The silo of a table. Topics: the file's, else found. Pages: by grouping, or one a keyword with `off`. Places: specification 1 §4.4, §9.3.
 * Every row ends as pillar, cluster, sub-supporting or variant (or stays deleted, where `previous` says so).
 */
export function buildSilo(table: KeywordTable, options: BuildOptions): SiloState {
  const { language, onProgress } = options;
  const report = (done: number) => onProgress?.({ stage: 'silo', done, total: STEPS });
  const index = options.index ?? buildTokenIndex(table, language);
  report(1);
  const stated = statedTopics(table, index, language);
  const grouping = group(table, index, options, stated);
  const primary = grouping?.primary ?? ownPages(table.rowCount);
  report(2);
  const topics =
    stated ?? foundTopics(table, index, primary, { language, ...(onProgress ? { onProgress } : {}) });
  report(3);
  const silo = emptySilo(table.rowCount, []);
  const median = medianDifficultyOf(table);
  scoreKeywords(table, silo, index, language, median, options.previous);
  const labels = keepEarlierPlaces(silo, options.previous, topics);
  placeVariants(table, silo, primary, grouping);
  // Only kept places and variants can stand under a page of another topic.
  const mixed = grouping !== null || options.previous !== undefined;
  if (mixed) settleTopics(silo);
  const context = createPlacementContext({
    table,
    index,
    silo,
    // Without grouping and without search results there is no evidence but words.
    similarity: grouping === null && table.url === null ? null : createSimilarity(table, index),
    namedParent: namedParents(table, silo),
    demand: pageDemand(table, silo, mixed),
  });
  const groups = groupRows(topicsOfPages(silo), labels.length);
  for (let g = 0; g < groups.groupCount; g++) {
    const pages = rowsOfGroup(groups, g);
    if (pages.length > 0) placeTopic(context, pages);
  }
  report(4);
  if (mixed) settleTopics(silo);
  const built = withTopicsInUse(silo, labels);
  weighKeywords(table, built, index, language, median);
  report(STEPS);
  return built;
}

const STEPS = 5;

function group(
  table: KeywordTable,
  index: TokenIndex,
  options: BuildOptions,
  stated: RowTopics | null,
): Grouping | null {
  if (options.grouping === 'off') return null;
  return groupKeywords(table, index, {
    language: options.language,
    strictness: options.grouping,
    ...(stated ? { scope: stated.topic } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  });
}

function ownPages(rowCount: number): Int32Array {
  const primary = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row++) primary[row] = row;
  return primary;
}

/** Row → topic, -1 for variants and deleted rows. */
function topicsOfPages({ place, topic }: SiloState): Int32Array {
  const topics = topic.slice();
  for (let row = 0; row < topics.length; row++) {
    if (place[row] === PLACES.variant || place[row] === PLACES.deleted) topics[row] = -1;
  }
  return topics;
}

/** A page's topic is its pillar's, a variant's its page's; parents are settled before children by three rounds. */
function settleTopics(silo: SiloState): void {
  for (const place of [PLACES.cluster, PLACES.subSupporting, PLACES.variant]) {
    for (let row = 0; row < silo.place.length; row++) {
      if (silo.place[row] !== place) continue;
      silo.topic[row] = silo.topic[silo.parent[row] ?? row] ?? -1;
    }
  }
}

/** Topics in order of first appearance, without those that no row has. */
function withTopicsInUse(silo: SiloState, labels: readonly string[]): SiloState {
  const renumbered = new Int32Array(labels.length).fill(-1);
  const topics: string[] = [];
  for (let row = 0; row < silo.topic.length; row++) {
    const topic = silo.topic[row] ?? -1;
    if (topic < 0) continue;
    if ((renumbered[topic] ?? -1) < 0) renumbered[topic] = topics.push(labels[topic] ?? '') - 1;
    silo.topic[row] = renumbered[topic] ?? -1;
  }
  return { ...silo, topics };
}
