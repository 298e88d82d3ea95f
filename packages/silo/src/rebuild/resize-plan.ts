// Changes the number of pages of a plan by rank alone: pages become sections or are set aside, and back. What the user decided stays.
import {
  copyOfSilo,
  isProposed,
  isWithdrawn,
  type KeywordTable,
  PLACEMENT_REASONS,
  PLACES,
  type SiloState,
  textAt,
} from '@silosmith/contract';
import { keptRows } from '../build/keep-earlier-places.ts';
import { settleTopics } from '../build/settle-topics.ts';
import { groupsOf } from '../columns/counting-sort.ts';
import { rowsWhere, unionOf } from '../columns/rows-after.ts';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { cellsBetween, topicsTouched } from '../edits/patch.ts';
import { isBelowAddress } from '../plan/address-paths.ts';
import { mapPagesOf } from '../plan/named-pages.ts';
import { becomeSection, setRowAside, standBelow } from '../plan/place-plan.ts';
import { tellingWeight } from '../plan/telling-words.ts';
import { topicLabel } from '../plan/topic-label.ts';
import { medianDifficultyOf } from '../scores/median-difficulty.ts';
import { weighKeywords } from '../scores/score-keywords.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { isPage, LONGEST_PATH, pillarOf } from '../tree/page-tree.ts';

/**
 * The document with a plan of `size` pages, as one step that can be undone. Pages above a page that the user pinned or placed stay, whatever
 * their rank; topics keep their names. `Infinity` makes a page of every group.
 */
export function resizePlan(document: SiloDocument, index: TokenIndex, size: number): EditResult {
  const { table, silo, language } = document;
  const next = copyOfSilo(silo);
  const topics = [...silo.topics];
  const topicOf = (row: number) => {
    const label = topicLabel([textAt(table.keyword, row)], language);
    const known = topics.indexOf(label);
    return known >= 0 ? known : topics.push(label) - 1;
  };
  const order = rowsByRank(silo);
  const reading = {
    topicOf,
    coverOf: (row: number, host: number) => coverOf(index, row, host),
    isNamed: (row: number) => pagesOfMap(table)[row] === 1,
    isBelow: (row: number, other: number) => isBelowAddress(table, row, other),
    isOneTopic: (row: number, other: number) =>
      (table.topic[row] ?? -1) >= 0 && table.topic[row] === table.topic[other],
  };
  const restood = restand(next, { order, kept: decidedRows(silo), size }, reading);
  const below = rowsBelowMoved(silo, next, restood);
  settleTopics(next, below);
  const resized = topics.length === silo.topics.length ? next : { ...next, topics };
  const rows = movedAmong(below, silo, resized);
  weighKeywords(table, resized, index, { language, median: medianDifficultyOf(table), rows });
  const columns = cellsBetween(silo, resized, unionOf(rows, restood));
  const patch = {
    columns,
    added: [],
    renamed: [],
    topics: resized.topics === silo.topics ? null : { before: silo.topics, after: resized.topics },
    touchedTopics: topicsTouched(columns, silo, resized),
  };
  return { document: { ...document, silo: resized }, patch };
}

/** By row: 1 for what the user decided, and for pillars that the file marks: they lead their topics in every plan. */
function decidedRows(silo: SiloState): Uint8Array {
  const decided = keptRows(silo);
  silo.reason.forEach((reason, row) => {
    if (reason === PLACEMENT_REASONS.pillarMarked && silo.place[row] === PLACES.pillar) decided[row] = 1;
  });
  return decided;
}

/** Rows of `restood` that have another place, parent or topic, and all below them, ascending: no other row's pillar can be another. */
function rowsBelowMoved(before: SiloState, after: SiloState, restood: Int32Array): Int32Array {
  const { parent } = after;
  const moved = new Uint8Array(parent.length);
  for (const row of restood) {
    const isSame =
      before.place[row] === after.place[row] &&
      before.parent[row] === after.parent[row] &&
      before.topic[row] === after.topic[row];
    if (!isSame) moved[row] = 1;
  }
  return rowsWhere(parent.length, (row) => {
    let at = row;
    for (let step = 0; step < LONGEST_PATH && at >= 0; step++) {
      if (moved[at] === 1) return true;
      at = parent[at] ?? -1;
    }
    return false;
  });
}

/** Those that have another place, pillar or topic: what they weigh depends on these alone. */
function movedAmong(rows: Int32Array, before: SiloState, after: SiloState): Int32Array {
  return rows.filter(
    (row) =>
      before.place[row] !== after.place[row] ||
      before.topic[row] !== after.topic[row] ||
      pillarOf(before, row) !== pillarOf(after, row),
  );
}

interface Reading {
  readonly topicOf: (row: number) => number;
  /** How much of a row another one says, 0 to 1. */
  readonly coverOf: (row: number, host: number) => number;
  /** Whether the file is a map and names it as a page: then its parent is the file's. */
  readonly isNamed: (row: number) => boolean;
  /** Whether its address begins with the other's. */
  readonly isBelow: (row: number, other: number) => boolean;
  /** Whether the file puts both in one topic. */
  readonly isOneTopic: (row: number, other: number) => boolean;
}

interface Ranking {
  /** Rows by rank. */
  readonly order: Int32Array;
  /** By row: 1 for what stays whatever its rank. */
  readonly kept: Uint8Array;
  /** Pages in the plan. */
  readonly size: number;
}

/** Groups in the order of their ranks, so that whatever one hangs on stands already. Returns those that may have changed, ascending. */
function restand(silo: SiloState, { order, kept, size }: Ranking, reading: Reading): Int32Array {
  const { coverOf } = reading;
  const mayChange = order.filter(
    (row) => kept[row] !== 1 && (isPlanned(silo.place[row]) || isWithdrawn(silo, row)),
  );
  const hasWordings = leadsOfVariants(silo);
  for (const row of mayChange) {
    const wasPage = isPage(silo.place[row]);
    if ((silo.rank[row] ?? 0) <= size) {
      if (!wasPage) becomePage(silo, row, reading);
    } else {
      const host = livingHost(silo, row);
      if (host >= 0) {
        if (wasPage || silo.parent[row] !== host) moveToSection(silo, row, host, coverOf(row, host));
      } else if (isProposed(silo, row) && hasWordings[row] === 0) withdraw(silo, row);
      else if (silo.place[row] !== PLACES.setAside) setRowAside(silo, row, PLACEMENT_REASONS.asideSmall);
    }
  }
  return mayChange.sort();
}

/** By row: 1 for what has other wordings. A page that the plan proposed may have some: they are the list's, and stay with it. */
function leadsOfVariants({ place, parent }: SiloState): Uint8Array {
  const leads = new Uint8Array(place.length);
  place.forEach((one, row) => {
    const lead = parent[row] ?? -1;
    if (one === PLACES.variant && lead >= 0) leads[lead] = 1;
  });
  return leads;
}

/** Read once a table. */
const maps = new WeakMap<KeywordTable, Uint8Array>();

/** By row: 1 for the pages of a map. */
function pagesOfMap(table: KeywordTable): Uint8Array {
  const known = maps.get(table) ?? mapPagesOf(table);
  maps.set(table, known);
  return known;
}

/** Pages, sections, and what may be set aside as too small. */
function isPlanned(place: number | undefined): boolean {
  return isPage(place) || place === PLACES.section || place === PLACES.setAside;
}

/** Found once a column: another size of the plan has the same ranks. */
const orders = new WeakMap<SiloState['rank'], Int32Array>();

/** Ranks count from 1, so a counting sort does; 0 is none. */
function rowsByRank({ rank }: SiloState): Int32Array {
  const known = orders.get(rank);
  if (known !== undefined) return known;
  const most = rank.reduce((highest, one) => Math.max(highest, one), 0);
  const order = groupsOf(
    rank.map((one) => one - 1),
    most,
  ).items;
  orders.set(rank, order);
  return order;
}

/** The nearest page on the way from host to host; ranks fall, so it ends. */
function livingHost({ host, place, rank }: SiloState, row: number): number {
  let least = rank[row] ?? 0;
  for (let at = host[row] ?? -1; at >= 0 && (rank[at] ?? 0) < least; at = host[at] ?? -1) {
    if (isPage(place[at])) return at;
    least = rank[at] ?? 0;
  }
  return -1;
}

function becomePage(silo: SiloState, row: number, reading: Reading): void {
  const { topicOf, coverOf, isNamed, isBelow, isOneTopic } = reading;
  const home = silo.home[row] ?? -1;
  const isSection = silo.place[row] === PLACES.section;
  const answered = isSection && !(home < 0 && isNamed(row)) ? (silo.parent[row] ?? -1) : -1;
  standBelow(silo, row, isPage(silo.place[home]) ? home : answered);
  // What shares no word with its parent is below it because of the topic.
  const parent = silo.parent[row] ?? -1;
  if (parent >= 0 && isOneTopic(row, parent) && coverOf(row, parent) === 0)
    silo.reason[row] = PLACEMENT_REASONS.belowTopic;
  if (parent >= 0 && isNamed(row) && isNamed(parent) && isBelow(row, parent))
    silo.reason[row] = PLACEMENT_REASONS.belowAddress;
  if (isProposed(silo, row)) silo.reason[row] = PLACEMENT_REASONS.pillarProposed;
  if (silo.place[row] === PLACES.pillar) silo.topic[row] = topicOf(row);
}

/** Nothing that the list has: it is no keyword to set aside. */
function withdraw(silo: SiloState, row: number): void {
  setRowAside(silo, row, PLACEMENT_REASONS.none);
  silo.place[row] = PLACES.deleted;
}

function moveToSection(silo: SiloState, row: number, host: number, likeness: number): void {
  becomeSection(silo, row, host, likeness);
  silo.runnerUp[row] = -1;
  silo.runnerUpSimilarity[row] = 0;
}

/** As telling words are weighed: a rare word tells up to twice as much as a common one. */
function coverOf({ stemIds, offsets, frequency }: TokenIndex, row: number, host: number): number {
  const theirs = stemIds.subarray(offsets[host], offsets[host + 1]);
  let shared = 0;
  let all = 0;
  for (const id of stemIds.subarray(offsets[row], offsets[row + 1])) {
    const weight = tellingWeight(offsets.length - 1, frequency[id] ?? 1);
    all += weight;
    if (theirs.includes(id)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}
