// Builds the silo of a plain keyword list: noise is set aside, keywords are grouped, groups ranked by worth, and the best of them become pages.
import { isProposed, type KeywordTable, PLACES, type SiloState, textAt } from '@silosmith/contract';
import { type PieceRows, readPieces } from '../columns/piece-rows.ts';
import { directionsOf } from '../grouping/directions.ts';
import { createSimilarity, type Grouping, type Similarity } from '../grouping/index.ts';
import { type SampledLanguages, sampleLanguages } from '../grouping/list-languages.ts';
import { findNoise } from '../plan/noise.ts';
import { pageDemands } from '../plan/page-demands.ts';
import { placePlan, setRowAside } from '../plan/place-plan.ts';
import { type Plan, planPages } from '../plan/plan.ts';
import { type PlanGroups, planGroupsOf } from '../plan/plan-groups.ts';
import { plannedAddressesOf, plannedByAddress } from '../plan/planned-addresses.ts';
import { plannedByKeyword, scopesByPage, scopesInBoth } from '../plan/planned-by-keyword.ts';
import { createRowReader, readSaidRows } from '../plan/row-parts.ts';
import { readTellingWords } from '../plan/telling-words.ts';
import { topicNames } from '../plan/topic-label.ts';
import { readWrittenPieces, type WrittenWords, writtenIn } from '../plan/written-words.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { LiveIndex } from '../tokens/live-index.ts';
import { isPage, pillarOf } from '../tree/page-tree.ts';
import { absorbGroups } from './absorb-groups.ts';
import { joinTwins } from './join-twins.ts';
import { keepEarlierPlaces, keptRows } from './keep-earlier-places.ts';
import { type MoveSource, moveToBetterPages } from './move-to-better-pages.ts';
import { noteOneSearch } from './note-one-search.ts';
import { partSearched } from './part-searched.ts';
import { placeVariants } from './place-variants.ts';
import { settleTopics } from './settle-topics.ts';
import { standByAddress } from './stand-by-address.ts';
import { standHubs } from './stand-hubs.ts';
import { standInTopics } from './stand-in-topics.ts';
import { standMarkedPillars } from './stand-marked-pillars.ts';
import { type PartSource, standParts } from './stand-parts.ts';
import type { RowTopics } from './stated-topics.ts';

/** What the grouping needs not read again. */
export interface ReadForGrouping {
  readonly scope: Int32Array;
  readonly sampled: SampledLanguages;
  readonly pieces: PieceRows;
}

export interface PlannedSource {
  readonly table: KeywordTable;
  readonly index: TokenIndex;
  readonly language: string;
  /** Topics of the file; null where it states none. */
  readonly stated: RowTopics | null;
  readonly previous: SiloState | undefined;
  /** Groups the keywords; rows of different scope never share a group. */
  readonly group: (read: ReadForGrouping) => Grouping;
  /** After grouping, and after ranking. */
  readonly report: (step: 2 | 3) => void;
}

export interface PlannedSilo {
  /** With a row more for every page that the plan proposes. */
  readonly table: KeywordTable;
  /** Of that table. */
  readonly index: TokenIndex;
  readonly silo: SiloState;
  /** What its topics point to. */
  readonly labels: readonly string[];
}

/** Fills places, parents, topics, ranks of an empty silo. */
export function buildPlanned(silo: SiloState, source: PlannedSource): PlannedSilo {
  const { table, index, language, stated, previous, report } = source;
  const texts = Array.from({ length: table.rowCount }, (_, row) => textAt(table.keyword, row));
  const pieces = readPieces(table.keyword);
  const read = readWrittenPieces(pieces, language);
  const sampled = sampleLanguages(table);
  const { reasons: noise, spoken } = findNoise(texts, language, sampled.spoken, read);
  const written = writtenIn(read, spoken);
  const waiting = waitingRows(previous);
  const byKeyword = plannedByKeyword(table);
  const byAddress = stated === null ? null : plannedByAddress(table);
  const scope = scopesOf({ stated, byKeyword, byAddress, noise, waiting });
  const grouping = source.group({ scope, sampled, pieces });
  const { flaws, needs, places, sameAs } = grouping;
  report(2);
  const topics = stated ?? { topic: new Int32Array(table.rowCount).fill(-1), topics: [] };
  const labels = [...keepEarlierPlaces(silo, previous, topics)];
  for (const row of waiting) silo.place[row] = PLACES.deleted;
  for (let row = 0; row < table.rowCount; row++) {
    const reason = noise[row] ?? 0;
    if (reason !== 0 && silo.place[row] === PLACES.none) setRowAside(silo, row, reason);
  }
  standMarkedPillars(silo, { table, index, byAddress });
  placeVariants(table, silo, grouping.primary, grouping);
  settleTopics(silo);
  const groupSource = {
    ...{ texts, written, index, language, flaws, needs, places, sameAs, direction: directionsIn(written) },
    scope: stated?.topic ?? null,
    planned: plannedPages(stated === null ? null : plannedAddressesOf(table), byKeyword),
  };
  const found = planGroupsOf(table, silo, groupSource);
  const similarity = createSimilarity(table, index);
  const keywordCount = table.rowCount - waiting.length;
  const isSettled = settleGroups(silo, found, {
    ...{ table, index, flaws, needs, language: spoken, similarity, keywordCount },
  });
  const groups = isSettled ? found : planGroupsOf(table, silo, groupSource);
  const { pages, rowOf, listed } = groups;
  const plan = planPages(pages, { language: spoken, keywordCount, listed });
  const hubbed = standHubs(table, silo, {
    ...{ hubs: plan.hubs, waiting, language },
    isStated: stated !== null,
  });
  const grown = grownTo(hubbed.table, { table, index, similarity, language });
  placeGroups(hubbed.silo, plan, {
    ...{ table: hubbed.table, words: plan.words, listed, pages, similarity: grown.similarity },
    rowOf: Int32Array.from([...rowOf, ...hubbed.rows]),
  });
  report(3);
  if (plan.isMap) standAsMapped(table, hubbed, source);
  if (stated === null) nameTopics(hubbed, spoken, labels);
  settleTopics(hubbed.silo);
  return { ...hubbed, index: grown.index, labels };
}

/** Stems and likeness of a table with rows for proposed pages: these are compared like any other. */
function grownTo(
  hubbed: KeywordTable,
  known: Pick<PlannedSource, 'table' | 'index' | 'language'> & { readonly similarity: Similarity },
): Pick<PlannedSource, 'index'> & { readonly similarity: Similarity } {
  if (hubbed === known.table) return known;
  const grown = new LiveIndex(known.index, known.language);
  grown.follow(hubbed, []);
  return { index: grown.index, similarity: createSimilarity(hubbed, grown.index) };
}

/** Pages of a map stand as its addresses say, in the topics that it states. */
function standAsMapped(
  table: KeywordTable,
  hubbed: Pick<PlannedSilo, 'table' | 'silo'>,
  { stated, previous }: Pick<PlannedSource, 'stated' | 'previous'>,
): void {
  const kept = previous === undefined ? NONE_KEPT : keptRows(previous);
  standByAddress(table, hubbed.silo, kept);
  if (stated === null) return;
  const demand = pageDemands(hubbed.table, hubbed.silo);
  standInTopics(hubbed.silo, { topic: hubbed.silo.topic, demand, kept });
}

const directionsIn = (written: WrittenWords): Int32Array => directionsOf(written, written.language);

const NONE_KEPT = new Uint8Array(0);

function placeGroups(silo: SiloState, plan: Plan, parts: PartSource): void {
  absorbGroups(silo, plan.hubs, parts);
  placePlan(silo, plan, parts.rowOf);
  standParts(silo, parts);
  noteOneSearch(silo, parts.table);
}

/** Joins groups that say the same, moves keywords to the groups that say more of them, and parts what is searched enough. False where any changed anything. */
function settleGroups(
  silo: SiloState,
  groups: PlanGroups,
  given: Omit<MoveSource, 'said'> & { readonly keywordCount: number },
): boolean {
  const { pages, listed } = groups;
  const words = readTellingWords(pages.keywords, given.language, pages.shorter, listed.written);
  const said = readSaidRows(given.table.rowCount, createRowReader(words, listed));
  const source = { ...given, said };
  const isJoined = joinTwins(silo, groups, words, source);
  const isMoved = moveToBetterPages(silo, groups, words, source);
  const isParted = partSearched(silo, groups, words, source);
  return !isJoined && !isMoved && !isParted;
}

/** Rows that an earlier plan proposed, unless the user changed them: the new plan decides whether to propose them again. */
function waitingRows(previous: SiloState | undefined): number[] {
  if (previous === undefined) return [];
  const kept = keptRows(previous);
  return [...kept.keys()].filter((row) => kept[row] === 0 && isProposed(previous, row));
}

interface ScopeSource {
  readonly stated: RowTopics | null;
  /** Row → row of the keyword whose page it is planned for; -1 for none. */
  readonly byKeyword: Int32Array | null;
  /** Row → first row of the address that a map of addresses plans it for; -1 for none. */
  readonly byAddress: Int32Array | null;
  readonly noise: Uint8Array;
  readonly waiting: readonly number[];
}

/** Noise groups with nothing that is none, and what the file plans for a page, by its keyword or address, with nothing else. */
function scopesOf({ stated, byKeyword, byAddress, noise, waiting }: ScopeSource): Int32Array {
  const topic = stated?.topic ?? new Int32Array(noise.length);
  const parted = byAddress === null ? topic : scopesInBoth(topic, byAddress);
  const scopes = byKeyword === null ? parted.slice() : scopesByPage(parted, byKeyword);
  const ofNoise = 1 + scopes.reduce((highest, one) => Math.max(highest, one), 0);
  noise.forEach((reason, row) => {
    if (reason !== 0) scopes[row] = ofNoise;
  });
  for (const row of waiting) scopes[row] = ofNoise;
  return scopes;
}

/** Row → number of the page that the file plans it for, -1 for none; null where it plans none. The address of a page is that of its primary keyword. */
function plannedPages(byAddress: Int32Array | null, byKeyword: Int32Array | null): Int32Array | null {
  if (byKeyword === null) return byAddress;
  return byKeyword.map((page, row) => {
    const address = byAddress?.[page < 0 ? row : page] ?? -1;
    if (address >= 0) return address;
    // Addresses count from 0, and there is at most one a row.
    return page < 0 ? -1 : byKeyword.length + page;
  });
}

/** Topics of the pillars that have none yet; one that the list names takes in those of its name. */
function nameTopics(
  { table, silo }: { readonly table: KeywordTable; readonly silo: SiloState },
  language: string,
  labels: string[],
): void {
  const textOf = (row: number) => textAt(table.keyword, row);
  const pagesOf = new Map<number, string[]>();
  for (let row = 0; row < table.rowCount; row++) {
    if (silo.place[row] === PLACES.pillar && silo.topic[row] === -1) pagesOf.set(row, [textOf(row)]);
  }
  for (let row = 0; row < table.rowCount; row++) {
    if (!isPage(silo.place[row]) || silo.place[row] === PLACES.pillar) continue;
    pagesOf.get(pillarOf(silo, row))?.push(textOf(row));
  }
  const idOf = new Map(labels.map((label, id) => [label, id]));
  const names = topicNames([...pagesOf.values()], language);
  [...pagesOf.keys()].forEach((pillar, at) => {
    const label = names[at] ?? '';
    const id = idOf.get(label) ?? labels.push(label) - 1;
    idOf.set(label, id);
    silo.topic[pillar] = id;
  });
}
