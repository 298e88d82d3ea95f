// Runs all checks over all topics, or over those that an edit touched.
import { type KeywordTable, PLACES, type SiloState } from '@silosmith/contract';
import { groupsOf, itemsOf } from '../columns/counting-sort.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { createPageTree, isPage, stands } from '../tree/page-tree.ts';
import type { CheckContext, SiloFinding } from './finding.ts';
import { SILO_CHECKS } from './index.ts';
import { type OversizedPage, oversizedPages } from './oversized-pages.ts';
import { severityOf } from './severity-of.ts';

export interface SiloReport {
  /** Nothing is wrong: no issue was found but for information. */
  readonly valid: boolean;
  /** Share of topics with both a pillar and a cluster page, 0 to 1; 0 without topics. */
  readonly completionRate: number;
  readonly findings: readonly SiloFinding[];
  /** Pages with more than 10 pages right below them; the silo may be valid all the same. */
  readonly oversized: readonly OversizedPage[];
}

/** `topics`: look at these topics only (the completion rate is of them, too). */
export function checkSilo(
  table: KeywordTable,
  silo: SiloState,
  index: TokenIndex,
  topics?: Int32Array,
): SiloReport {
  const context = createCheckContext({ table, silo, index, tree: createPageTree(silo) }, topics);
  const findings = SILO_CHECKS.flatMap((check) => check.find(context));
  return {
    valid: findings.every((finding) => severityOf(finding) === 'information'),
    completionRate: completionRateOf(context),
    findings,
    oversized: oversizedPages(context),
  };
}

/** Topics without a page are left out. */
export function createCheckContext(
  source: Pick<CheckContext, 'table' | 'silo' | 'index' | 'tree'>,
  topics?: Int32Array,
): CheckContext {
  const { silo } = source;
  const groups = groupsOf(topicsOfPages(silo, topics), silo.topics.length);
  const pagesOf = (topic: number): Int32Array => itemsOf(groups, topic);
  const inUse: number[] = [];
  for (let topic = 0; topic < silo.topics.length; topic++) if (pagesOf(topic).length > 0) inUse.push(topic);
  return { ...source, topics: Int32Array.from(inUse), pagesOf };
}

/** Row → topic; -1 for what is no page, or of none of these topics. */
function topicsOfPages({ place, topic }: SiloState, topics?: Int32Array): Int32Array {
  const wanted = topics && new Set(topics);
  const topicOf = new Int32Array(topic.length).fill(-1);
  for (let row = 0; row < topicOf.length; row++) {
    const at = topic[row] ?? -1;
    if (isPage(place[row]) && (wanted === undefined || wanted.has(at))) topicOf[row] = at;
  }
  return topicOf;
}

function completionRateOf(context: CheckContext): number {
  if (context.topics.length === 0) return 0;
  return context.topics.filter((topic) => isComplete(context, topic)).length / context.topics.length;
}

/** The topic has both a pillar and a cluster page. */
export function isComplete({ silo, pagesOf }: CheckContext, topic: number): boolean {
  const pages = pagesOf(topic);
  return stands(silo, pages, PLACES.pillar) && stands(silo, pages, PLACES.cluster);
}
