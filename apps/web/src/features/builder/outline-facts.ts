// Counts and orders that all lines of the outline read; made once per silo, and again only where an edit changed what they count.
import { type SiloState, type TextColumn, textAt } from '@silosmith/contract';
import { keywordHits, type PageTree, type PlanDemand, planDemand, type SiloFacts } from '@silosmith/silo';
import { factsOf } from '../../state/project/facts-of-silo.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { LONE_TOPICS } from './outline-topics.ts';

export interface TopicFacts {
  readonly pages: number;
  /** Of all its keywords. */
  readonly demand: number;
}

export interface OutlineFacts {
  readonly tree: PageTree;
  /** By row: of a page all that it serves. */
  readonly demands: Float64Array;
  readonly plan: PlanDemand;
  /** By topic; those of one page together under `LONE_TOPICS`. */
  readonly topics: ReadonlyMap<number, TopicFacts>;
  /** Most demand first. */
  sectionsOf(row: number): Int32Array;
  /** A hidden keyword of the page that the search hits; null where its own name is hit, or nothing. */
  hiddenHit(row: number, words: readonly string[]): string | null;
}

interface Known extends Pick<SiloState, 'topic' | 'topics' | 'reason'> {
  readonly keyword: TextColumn;
  readonly made: OutlineFacts;
}

/** What a rename leaves as it is. */
type Counted = Pick<OutlineFacts, 'tree' | 'demands' | 'plan' | 'topics' | 'sectionsOf'>;

const known = new WeakMap<SiloFacts, Known>();

export function outlineFacts(project: OpenProject): OutlineFacts {
  const { table, silo } = project;
  const facts = factsOf(project);
  const before = known.get(facts);
  const isCounted =
    before?.topic === silo.topic && before.topics === silo.topics && before.reason === silo.reason;
  if (isCounted && before.keyword === table.keyword) return before.made;
  const counted = isCounted ? before.made : countedFacts(facts, silo);
  const made = withHits(counted, table.keyword);
  const { topic, topics, reason } = silo;
  known.set(facts, { topic, topics, reason, keyword: table.keyword, made });
  return made;
}

function countedFacts(facts: SiloFacts, silo: SiloState): Counted {
  const { tree, demands } = facts;
  const plan = planDemand(facts, silo);
  const sections = new Map<number, Int32Array>();
  return {
    tree,
    demands,
    plan,
    topics: topicFacts(plan.topics),
    sectionsOf(row) {
      const sorted =
        sections.get(row) ??
        tree
          .sections(row)
          .slice()
          .sort((a, b) => (demands[b] ?? 0) - (demands[a] ?? 0) || a - b);
      sections.set(row, sorted);
      return sorted;
    },
  };
}

function withHits(counted: Counted, keyword: TextColumn): OutlineFacts {
  return {
    ...counted,
    hiddenHit(row, words) {
      if (words.length === 0) return null;
      const hits = keywordHits(keyword, words);
      if (hits[row] === 1) return null;
      const hit = counted.tree.variants(row).find((variant) => hits[variant] === 1);
      return hit === undefined ? null : textAt(keyword, hit);
    },
  };
}

function topicFacts(topics: PlanDemand['topics']): ReadonlyMap<number, TopicFacts> {
  const facts = new Map<number, TopicFacts>(topics);
  let [pages, demand] = [0, 0];
  for (const topic of topics.values()) {
    if (topic.pages !== 1) continue;
    pages += 1;
    demand += topic.demand;
  }
  return facts.set(LONE_TOPICS, { pages, demand });
}
