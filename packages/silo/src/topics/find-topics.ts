// What are these keywords about? Topics found among the pages, each labelled with a phrase taken from the keywords.
import type { KeywordTable } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import type { Grouping } from '../grouping/index.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { pageGraphOf } from './page-graph.ts';
import { partPages } from './part-pages.ts';
import { labelTopics } from './topic-labels.ts';

export interface FindTopicsOptions {
  /** Content language tag, such as `en`. */
  readonly language: string;
  readonly onProgress?: OnProgress;
}

export interface FoundTopics {
  /** Row → index into `topics`; -1 for rows that were not asked for. */
  readonly topic: Int32Array;
  /** Unique labels, each a phrase of the topic's keywords. */
  readonly topics: string[];
}

/** Keywords of one page that are read: enough to know what it is about. Fewer where there are very many pages. */
const MOST_READ = 32;
const FEWEST_READ = 4;
const MOST_READ_IN_ALL = 24_000;

/**
 * Finds topics among pages: those of a grouping (all their keywords are read), or those named by their primary rows alone.
 * All keywords of a page stand in one topic. Deterministic; nothing is thrown.
 */
export function findTopics(
  table: KeywordTable,
  _index: TokenIndex,
  pages: Pick<Grouping, 'primary'> | Int32Array,
  options: FindTopicsOptions,
): FoundTopics {
  const report = (done: number) => options.onProgress?.({ stage: 'topics', done, total: 3 });
  const primary = pages instanceof Int32Array ? null : pages.primary;
  const rowsOfPage = primary
    ? keywordsByPage(primary)
    : new Map(Array.from(pages as Int32Array, (row) => [row, [row]]));
  const topic = new Int32Array(table.rowCount).fill(-1);
  if (rowsOfPage.size === 0) return { topic, topics: [] };
  const read = Math.min(MOST_READ, Math.max(FEWEST_READ, Math.floor(MOST_READ_IN_ALL / rowsOfPage.size)));
  const keywords = [...rowsOfPage.values()].map((rows) => rows.slice(0, read));
  const edges = pageGraphOf(table, keywords, options.language);
  report(1);
  const topicOfPage = partPages(keywords.length, edges);
  report(2);
  const topicCount = topicOfPage.reduce((most, id) => Math.max(most, id + 1), 0);
  const topics = labelTopics(table, keywords, topicOfPage, topicCount, options.language);
  let at = 0;
  for (const rows of rowsOfPage.values()) {
    const id = topicOfPage[at++] ?? 0;
    for (const row of rows) topic[row] = id;
  }
  report(3);
  return { topic, topics };
}

/** Primary row → its page's rows, the primary first. */
function keywordsByPage(primary: Int32Array): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  primary.forEach((page, row) => {
    if (page === row) rows.set(row, [row]);
  });
  primary.forEach((page, row) => {
    if (page !== row) rows.get(page)?.push(row);
  });
  return rows;
}
