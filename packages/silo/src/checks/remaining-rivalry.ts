// The competing groups that remain after some pages became variants, derived from the groups found; joined again only where necessary.
import { PLACES, type SiloState, textAt } from '@silosmith/contract';
import { overlapPasses } from '../similarity/overlap-passes.ts';
import { sharedCount, type TokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import type { CheckContext, SiloFinding } from './finding.ts';
import { findingOf } from './rivalry-finding.ts';
import { competingPages, competingPairCount, type JoinTools } from './topic-rivalry.ts';

/** `finding`: a group of competing pages as it was; what is left of it in `context`: none, one, or several where it fell apart. */
export function remainingRivalry(
  context: Pick<CheckContext, 'table' | 'silo' | 'index'>,
  tools: JoinTools,
  finding: SiloFinding,
): SiloFinding[] {
  const { table, silo, index } = context;
  const gone = finding.rows.filter((row) => !isPage(silo.place[row]));
  if (gone.length === 0) return [finding];
  const rows = finding.rows.filter((row) => isPage(silo.place[row]));
  if (finding.rivals !== undefined && gone.every((row) => leavesItsStems(silo, index, row))) {
    return thinned(context, tools, { ...finding, rivals: finding.rivals }, rows, gone);
  }
  return competingPages(tools, rows, silo).map((group) => findingOf(table, silo, finding.topic, group));
}

/** A variant of a page with the same stems: whatever competed with it competes with that page, so the group hangs together as it did. */
function leavesItsStems(silo: SiloState, { stemIds, offsets }: TokenIndex, row: number): boolean {
  const page = silo.parent[row] ?? -1;
  if (silo.place[row] !== PLACES.variant || !isPage(silo.place[page])) return false;
  const [start = 0, end = 0] = [offsets[row], offsets[row + 1]];
  const [pageStart = 0, pageEnd = 0] = [offsets[page], offsets[page + 1]];
  const size = end - start;
  return (
    size === pageEnd - pageStart && sharedCount(stemIds, start, end, stemIds, pageStart, pageEnd) === size
  );
}

/** The group without pages whose stems others of it have. */
function thinned(
  { table, silo, index }: Pick<CheckContext, 'table' | 'silo' | 'index'>,
  tools: JoinTools,
  finding: SiloFinding & { readonly rivals: Int32Array },
  rows: Int32Array,
  gone: Int32Array,
): SiloFinding[] {
  if (rows.length < 2) return [];
  const example = bestByScore(silo, rows);
  const other =
    rows.find((row) => row !== example && overlapPasses(index, tools.threshold, row, example)) ?? -1;
  let lost = 0;
  for (let i = 0; i < finding.rows.length; i++) {
    if (!isPage(silo.place[finding.rows[i] ?? -1])) lost += finding.rivals[i] ?? 0;
  }
  // A pair of two that are gone was counted at both.
  lost -= competingPairCount(tools, gone);
  const params = {
    ...finding.params,
    count: Number(finding.params.count) - lost,
    keywords: rows.length,
    example: textAt(table.keyword, example),
    other: textAt(table.keyword, other),
  };
  return [{ type: finding.type, message: finding.message, topic: finding.topic, rows, params }];
}

function bestByScore({ score }: SiloState, rows: Int32Array): number {
  return rows.reduce((best, row) => ((score[row] ?? 0) > (score[best] ?? 0) ? row : best), rows[0] ?? -1);
}
