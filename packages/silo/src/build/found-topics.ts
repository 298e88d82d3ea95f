// Topics for keywords whose file states none: found among the pages; lone pages go to the rest topic.
import { type KeywordTable, textAt } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import { splitWords } from '@silosmith/language';
import type { TokenIndex } from '../tokens/index.ts';
import { genericTopicOf, REST_TOPIC } from '../topics/generic-topics.ts';
import { findTopics } from '../topics/index.ts';
import type { RowTopics } from './stated-topics.ts';

/** A found topic with fewer pages is none. */
const FEWEST_PAGES = 2;

export interface FindOptions {
  readonly language: string;
  readonly onProgress?: OnProgress;
}

/**
 * `primary` maps each row to its page. Found groups of fewer than two pages go to 'General SEO'; where no group at all
 * is found, the keywords' words choose among the four generic topics.
 */
export function foundTopics(
  table: KeywordTable,
  index: TokenIndex,
  primary: Int32Array,
  options: FindOptions,
): RowTopics {
  const pages = primary.filter((page, row) => page === row);
  const found = findTopics(table, index, { primary }, options);
  const sizes = new Uint32Array(found.topics.length);
  for (const page of pages) {
    const id = found.topic[page] ?? -1;
    if (id >= 0) sizes[id] = (sizes[id] ?? 0) + 1;
  }
  const nothingFound = !sizes.some((size) => size >= FEWEST_PAGES);
  const topics: string[] = [];
  const idOf = new Map<string, number>();
  const topic = new Int32Array(table.rowCount);
  for (const page of pages) {
    const id = found.topic[page] ?? -1;
    let label = REST_TOPIC;
    if (nothingFound) label = genericTopicOf(splitWords(textAt(table.keyword, page), options.language));
    else if (id >= 0 && (sizes[id] ?? 0) >= FEWEST_PAGES) label = found.topics[id] ?? REST_TOPIC;
    const known = idOf.get(label) ?? topics.push(label) - 1;
    idOf.set(label, known);
    topic[page] = known;
  }
  return { topic: topic.map((_, row) => topic[primary[row] ?? row] ?? 0), topics };
}
