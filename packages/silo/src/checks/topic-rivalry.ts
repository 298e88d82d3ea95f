// Competing pages of a topic: the exact join of their stem sets.
import type { SiloState } from '@silosmith/contract';
import { SetJoiner } from '../pairs/join-sets.ts';
import { TopicSetBuilder } from '../pairs/topic-sets.ts';
import type { OverlapThreshold } from '../similarity/threshold.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { type CompetingGroup, CompetingGroups } from './competing-groups.ts';

/** The working memory of the join; one for all topics. */
export interface JoinTools {
  readonly threshold: OverlapThreshold;
  readonly builder: TopicSetBuilder;
  readonly joiner: SetJoiner;
}

export function createJoinTools(index: TokenIndex, threshold: OverlapThreshold): JoinTools {
  return { threshold, builder: new TopicSetBuilder(index), joiner: new SetJoiner(threshold) };
}

/** Groups of competing pages; the pairs themselves are not kept. */
export function competingPages(
  { builder, joiner }: JoinTools,
  pages: Int32Array,
  { score }: Pick<SiloState, 'score'>,
): CompetingGroup[] {
  if (pages.length < 2) return [];
  const sets = builder.build(pages);
  const groups = new CompetingGroups(sets, pages);
  joiner.join(sets, groups);
  return groups.list(score);
}

/** Pairs of rows that compete. */
export function competingPairCount({ builder, joiner }: JoinTools, rows: Int32Array): number {
  if (rows.length < 2) return 0;
  const sets = builder.build(rows);
  const groups = new CompetingGroups(sets, rows);
  joiner.join(sets, groups);
  return groups.pairCount;
}
