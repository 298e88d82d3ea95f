import { type KeywordTable, type SiloState, textAt } from '@silosmith/contract';
import type { CompetingGroup } from './competing-groups.ts';
import type { SiloFinding } from './finding.ts';

/** The issue of one group of competing pages. */
export function findingOf(
  table: KeywordTable,
  silo: SiloState,
  topic: number,
  { rows, rivals, pairCount, example, other }: CompetingGroup,
): SiloFinding {
  const params = {
    topic: silo.topics[topic] ?? '',
    count: pairCount,
    keywords: rows.length,
    example: textAt(table.keyword, example),
    other: textAt(table.keyword, other),
  };
  return { type: 'keyword_cannibalization', message: 'keyword_cannibalization', topic, rows, rivals, params };
}
