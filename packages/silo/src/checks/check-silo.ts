// Is the silo sound? All checks over all topics, or over those that an edit touched.
import { type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import { groupRows, rowsOfGroup } from '../build/row-groups.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, isPage } from '../tree/page-tree.ts';
import type { CheckContext, SiloFinding } from './finding.ts';
import { SILO_CHECKS } from './index.ts';

export interface SiloReport {
  /** No issue was found. */
  readonly valid: boolean;
  /** Share of topics with both a pillar and a cluster page, 0 to 1 (specification 1 §5.4); 0 without topics. */
  readonly completionRate: number;
  readonly findings: readonly SiloFinding[];
}

/** `topics`: look at these topics only (the completion rate is of them, too). */
export function checkSilo(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  topics?: Int32Array,
): SiloReport {
  const context = createCheckContext(table, silo, index, topics);
  const findings = SILO_CHECKS.flatMap((check) => check.find(context));
  return { valid: findings.length === 0, completionRate: completionRateOf(context), findings };
}

/** Topics without a page are left out. */
export function createCheckContext(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  topics?: Int32Array,
): CheckContext {
  const wanted = topics === undefined ? null : new Set(topics);
  const pageTopic = silo.topic.map((topic, row) =>
    isPage(silo.place[row]) && (wanted === null || wanted.has(topic)) ? topic : -1,
  );
  const groups = groupRows(pageTopic, silo.topics.length);
  const pagesOf = (topic: number): Int32Array => rowsOfGroup(groups, topic);
  const inUse: number[] = [];
  for (let topic = 0; topic < groups.groupCount; topic++) if (pagesOf(topic).length > 0) inUse.push(topic);
  return { table, silo, index, tree: createPageTree(silo), topics: Int32Array.from(inUse), pagesOf };
}

function completionRateOf({ silo, topics, pagesOf }: CheckContext): number {
  if (topics.length === 0) return 0;
  const complete = topics.filter((topic) => {
    const pages = pagesOf(topic);
    const has = (place: number): boolean => pages.some((row) => silo.place[row] === place);
    return has(PLACES.pillar) && has(PLACES.cluster);
  });
  return complete.length / topics.length;
}
