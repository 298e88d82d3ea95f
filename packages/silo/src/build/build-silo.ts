// Builds the silo of a keyword table: token index, topics, pages, places, scores. Every keyword ends in exactly one place.
import {
  emptySilo,
  type GroupingStrictness,
  type KeywordTable,
  LEAST_MARKED,
  PAGE_LEVELS,
  PLACEMENT_REASONS,
  PLACES,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import { createSimilarity, type Embeddings, type Grouping, groupKeywords } from '../grouping/index.ts';
import { becomeSection } from '../plan/place-plan.ts';
import { plannedByKeyword, scopesByPage } from '../plan/planned-by-keyword.ts';
import { PLANNED_COVER } from '../plan/planned-pages.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { scoreKeywords, weighKeywords } from '../scores/score-keywords.ts';
import { buildTokenIndex, type TokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import { buildPlanned, type ReadForGrouping } from './build-planned.ts';
import { foundTopics } from './found-topics.ts';
import { keepEarlierPlaces } from './keep-earlier-places.ts';
import { namedParents } from './named-parents.ts';
import { pageDemand } from './page-demand.ts';
import { createPlacementContext, placeTopic } from './place-topic.ts';
import { placeVariants } from './place-variants.ts';
import { settleTopics } from './settle-topics.ts';
import { type RowTopics, statedTopics } from './stated-topics.ts';

export interface BuildOptions {
  /** Content language tag, such as `en`. */
  readonly language: string;
  readonly grouping: GroupingStrictness;
  /** The table's token index, where the caller has it already. */
  readonly index?: TokenIndex;
  /** A silo of the same table: what the user decided in it (pins, edits, favourites, values, deletions) is kept. */
  readonly previous?: SiloState;
  /** Vectors of the rows, of an embedding model: see `groupKeywords`. */
  readonly embeddings?: Embeddings;
  readonly onProgress?: OnProgress;
}

export interface BuiltSilo {
  /** That which was given; with a row more for every page that the plan proposes. */
  readonly table: KeywordTable;
  readonly silo: SiloState;
  readonly index: TokenIndex;
}

/**
 * The silo of a table. Topics are the file's, else found. Pages are the groups of keywords that the plan selects; with grouping `off` every
 * keyword is a page, and a file that states the levels or parents of its keywords keeps all of its groups.
 * Every row ends as pillar, cluster, sub-supporting, section, variant or set aside (or stays deleted, where `previous` says so).
 */
export function buildSilo(table: KeywordTable, options: BuildOptions): BuiltSilo {
  const { language, previous } = options;
  const report = (done: number) => options.onProgress?.({ stage: 'silo', done, total: STEPS });
  const index = options.index ?? buildTokenIndex(table, language);
  report(1);
  const stated = statedTopics(table, index, language);
  const silo = emptySilo(table.rowCount, []);
  const median = medianDifficultyOf(table);
  scoreKeywords(table, silo, index, language, median, previous);
  const isOwnSilo = marksItsPages(table);
  const source = { table, index, options, stated, report };
  const placed =
    options.grouping === 'off' || isOwnSilo
      ? { table, index, silo, labels: placeByTopics(silo, source) }
      : buildPlanned(silo, {
          ...{ table, index, language, stated, previous, report },
          group: (read) => group(table, index, options, { ...read, partsNeeds: true }),
        });
  report(4);
  const built = withTopicsInUse(placed.silo, placed.labels);
  weighKeywords(placed.table, built, placed.index, { language, median });
  report(STEPS);
  return { table: placed.table, silo: built, index: placed.index };
}

/** A file is a silo of its own where it says of most of its keywords on which level they stand, or below which page; a few marks are wishes within a plan. */
function marksItsPages({ pageLevel, parentKeyword, pageKeyword }: KeywordTable): boolean {
  const marked = pageLevel.reduce((sum, level) => sum + (isSiloLevel(level) ? 1 : 0), 0);
  // Secondary keywords have no level: their page has.
  const isOwn = (row: number) => pageKeyword === undefined || textAt(pageKeyword, row) === '';
  const own = pageLevel.reduce((sum, _, row) => sum + (isOwn(row) ? 1 : 0), 0);
  return marked > 0 && (parentKeyword !== null || marked >= LEAST_MARKED * own);
}

const isSiloLevel = (level: number): boolean =>
  level !== PAGE_LEVELS.unstated && level !== PAGE_LEVELS.anyLevel;

interface TopicSource {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  readonly options: BuildOptions;
  readonly stated: RowTopics | null;
  readonly report: (step: number) => void;
}

/**
 * Makes every group a page, for files that are a silo already and for grouping `off`. Levels and parents that the file states are kept;
 * otherwise each topic gets a pillar, min(8, max(3, 40 %)) clusters at most, and the rest below the cluster they resemble most.
 */
function placeByTopics(
  silo: SiloState,
  { table, index, options, stated, report }: TopicSource,
): readonly string[] {
  const { language, onProgress, previous } = options;
  const byKeyword = plannedByKeyword(table);
  const scope = byKeyword === null ? stated?.topic : scopesByPage(stated?.topic, byKeyword);
  const grouping = options.grouping === 'off' ? null : group(table, index, options, { scope });
  const primary = grouping?.primary ?? ownPages(table.rowCount);
  report(2);
  const topics =
    stated ?? foundTopics(table, index, primary, { language, ...(onProgress ? { onProgress } : {}) });
  report(3);
  const labels = keepEarlierPlaces(silo, previous, topics);
  placeVariants(table, silo, primary, grouping);
  if (grouping !== null) placeSecondary(silo, byKeyword);
  // Only kept places and variants can stand under a page of another topic.
  const mixed = grouping !== null || previous !== undefined;
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
  const groups = groupsOf(topicsOfPages(silo), labels.length);
  for (let g = 0; g < labels.length; g++) {
    const pages = itemsOf(groups, g);
    if (pages.length > 0) placeTopic(context, pages);
  }
  if (mixed) settleTopics(silo);
  return labels;
}

/** Secondary keywords that are no other wording of their primary keyword are sections of its page. */
function placeSecondary(silo: SiloState, byKeyword: Int32Array | null): void {
  byKeyword?.forEach((page, row) => {
    if (page < 0 || page === row || silo.place[row] !== PLACES.none) return;
    const isVariant = silo.place[page] === PLACES.variant;
    const host = isVariant ? (silo.parent[page] ?? -1) : page;
    if (host < 0 || host === row || silo.place[host] === PLACES.deleted) return;
    becomeSection(silo, row, host, PLANNED_COVER);
    silo.reason[row] = PLACEMENT_REASONS.sectionOfPlanned;
  });
}

const STEPS = 5;

interface GroupedRows extends Partial<Omit<ReadForGrouping, 'scope'>> {
  readonly scope: Int32Array | undefined;
  readonly partsNeeds?: boolean;
}

function group(
  table: KeywordTable,
  index: TokenIndex,
  { language, grouping, embeddings, onProgress }: BuildOptions,
  { scope, ...known }: GroupedRows,
): Grouping {
  return groupKeywords(table, index, {
    language,
    // Callers group nothing where grouping is off.
    strictness: grouping === 'off' ? 'hard' : grouping,
    ...(scope ? { scope } : {}),
    ...known,
    ...(embeddings ? { embeddings } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
}

function ownPages(rowCount: number): Int32Array {
  const primary = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row++) primary[row] = row;
  return primary;
}

/** Row → topic, -1 for what is no page and will be none. */
function topicsOfPages({ place, topic }: SiloState): Int32Array {
  return topic.map((at, row) => (place[row] === PLACES.none || isPage(place[row]) ? at : -1));
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
