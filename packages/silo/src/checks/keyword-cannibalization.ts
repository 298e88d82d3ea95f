// Pages of a topic that compete for the same searches: pairs with an overlap above 0.6, in groups.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS } from '@silosmith/contract';
import { merge } from '../edits/merge-pages.ts';
import type { SiloDraft } from '../edits/silo-draft.ts';
import { COMPETING } from '../similarity/threshold.ts';
import { isPage } from '../tree/page-tree.ts';
import type { SiloCheck, SiloFinding, TopicRepair } from './finding.ts';
import { FEWEST_CHILDREN } from './incomplete-structure.ts';
import { NEAR_IDENTICAL, NearIdentical } from './near-identical.ts';
import { remainingRivalry } from './remaining-rivalry.ts';
import { findingOf } from './rivalry-finding.ts';
import { competingPages, createJoinTools } from './topic-rivalry.ts';

export const keywordCannibalization: SiloCheck = {
  id: 'keyword_cannibalization',
  severity: 'warning',
  /** One issue a group of pages that such pairs connect; variants of a page do not compete with it. */
  find({ table, silo, index, topics, pagesOf }) {
    const tools = createJoinTools(index, COMPETING);
    const findings: SiloFinding[] = [];
    for (const topic of topics) {
      const groups = competingPages(tools, pagesOf(topic), silo);
      for (const group of groups) findings.push(findingOf(table, silo, topic, group));
    }
    return findings;
  },
  fix: {
    merges: true,
    start(index) {
      const competing = createJoinTools(index, COMPETING);
      const near = createJoinTools(index, NEAR_IDENTICAL);
      return {
        forTopic(findings) {
          // Only pages that were found competing can be nearly the same.
          const nearIdentical = new NearIdentical(near, rowsOf(findings));
          return (repair) => mergeNearIdentical(repair, nearIdentical);
        },
        remaining: (now, findings) =>
          findings.flatMap((finding) => remainingRivalry(now, competing, finding)),
      };
    },
  },
};

/** Near-identical pages become variants of the one with the most volume. Pages less alike need a decision, not a fix. */
function mergeNearIdentical({ draft, careful, left }: TopicRepair, nearIdentical: NearIdentical): void {
  const mergeInto = (row: number, into: number): boolean =>
    !left.has(row) &&
    isFree(draft, row, into) &&
    !(careful && leavesGap(draft, row, into)) &&
    mergeByFix(draft, row, into);
  const pagesOf = (set: number): number[] =>
    nearIdentical.pagesOf(set).filter((row) => isPage(draft.silo.place[row]));
  for (const set of nearIdentical.setsWithTwins()) {
    const rows = pagesOf(set);
    const best = mostSearched(draft, rows);
    for (const row of rows) mergeInto(row, best);
  }
  const near = nearIdentical.neighbours();
  const lead = new Map([...near.keys()].map((set) => [set, mostSearched(draft, pagesOf(set))]));
  const demand = (set: number): number => draft.table.volume[lead.get(set) ?? -1] ?? -1;
  const leaders = new Set<number>();
  for (const set of [...near.keys()].sort((a, b) => demand(b) - demand(a) || a - b)) {
    const leader = (near.get(set) ?? []).find((other) => leaders.has(other));
    const row = lead.get(set) ?? -1;
    const into = leader === undefined ? -1 : (lead.get(leader) ?? -1);
    if (row < 0 || into < 0 || !mergeInto(row, into)) leaders.add(set);
  }
}

/** Rows of all findings, ascending. */
function rowsOf(findings: readonly SiloFinding[]): Int32Array {
  const rows = new Int32Array(findings.reduce((sum, finding) => sum + finding.rows.length, 0));
  let filled = 0;
  for (const finding of findings) {
    rows.set(finding.rows, filled);
    filled += finding.rows.length;
  }
  return rows.sort();
}

function mostSearched(draft: SiloDraft, rows: readonly number[]): number {
  const volume = (row: number): number => draft.table.volume[row] ?? -1;
  return rows.reduce((best, row) => (best < 0 || volume(row) > volume(best) ? row : best), -1);
}

/** Two pages, the first of them not pinned. */
function isFree(draft: SiloDraft, row: number, into: number): boolean {
  const isPinned = ((draft.silo.flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0;
  return row !== into && !isPinned && isPage(draft.silo.place[row]) && isPage(draft.silo.place[into]);
}

function mergeByFix(draft: SiloDraft, row: number, into: number): boolean {
  merge(draft, row, into, PLACEMENT_REASONS.byFix);
  return true;
}

/** The page that leaves its place would leave a pillar bare or a cluster thin. */
function leavesGap(draft: SiloDraft, row: number, into: number): boolean {
  const { place, parent } = draft.silo;
  // Of two levels the lower one is given up: the survivor rises.
  const leaver = (place[row] ?? 0) < (place[into] ?? 0) ? into : row;
  const siblings = draft.children(parent[leaver] ?? -1).length;
  if (place[leaver] === PLACES.subSupporting) return siblings <= FEWEST_CHILDREN;
  return place[leaver] === PLACES.cluster && siblings <= 1;
}
