// Counts and orders that all lines of the outline read; computed once per silo.
import { type SiloState, textAt } from '@silosmith/contract';
import { createPageTree, type PageTree, pageDemands, planSummary } from '@silosmith/silo';
import type { OpenProject } from '../../state/project/open-project.ts';
import { LONE_TOPICS } from './outline-topics.ts';
import { matchesAll } from './search-hits.ts';

export interface TopicFacts {
  readonly pages: number;
  /** Of all its keywords. */
  readonly demand: number;
}

export interface OutlineFacts {
  readonly tree: PageTree;
  /** By row: of a page all that it serves. */
  readonly demands: Float64Array;
  /** By topic; those of one page together under `LONE_TOPICS`. */
  readonly topics: ReadonlyMap<number, TopicFacts>;
  /** Most demand first. */
  sectionsOf(row: number): Int32Array;
  /** A hidden keyword of the page that the search hits; null where its own name is hit, or nothing. */
  hiddenHit(row: number, words: readonly string[]): string | null;
}

const known = new WeakMap<SiloState, OutlineFacts>();

export function outlineFacts({ table, silo }: Pick<OpenProject, 'table' | 'silo'>): OutlineFacts {
  const made = known.get(silo);
  if (made !== undefined) return made;
  const tree = createPageTree(silo);
  const demands = pageDemands(table, silo);
  const sections = new Map<number, Int32Array>();
  const facts: OutlineFacts = {
    tree,
    demands,
    topics: topicFacts(planSummary(table, silo).topics),
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
    hiddenHit(row, words) {
      if (words.length === 0 || matchesAll(textAt(table.keyword, row), words)) return null;
      for (const variant of tree.variants(row)) {
        const keyword = textAt(table.keyword, variant);
        if (matchesAll(keyword, words)) return keyword;
      }
      return null;
    },
  };
  known.set(silo, facts);
  return facts;
}

function topicFacts(
  topics: readonly { readonly topic: number; readonly pages: number; readonly demand: number }[],
): ReadonlyMap<number, TopicFacts> {
  const facts = new Map<number, TopicFacts>(topics.map((topic) => [topic.topic, topic]));
  const lone = topics.filter(({ pages }) => pages === 1);
  facts.set(LONE_TOPICS, { pages: lone.length, demand: lone.reduce((sum, { demand }) => sum + demand, 0) });
  return facts;
}
