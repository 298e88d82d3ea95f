// Finds topics among the pages, each labelled with a phrase taken from the keywords.
import type { KeywordTable } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import type { Grouping } from '../grouping/index.ts';
import type { TokenIndex } from '../tokens/index.ts';
import { pageGraphOf } from './page-graph.ts';
import { readPages } from './page-keywords.ts';
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

/**
 * Finds topics among pages: those of a grouping (all their keywords are read), or those named by their primary rows alone.
 * All keywords of a page stand in one topic. Deterministic; nothing is thrown.
 */
export function findTopics(
  table: KeywordTable,
  _index: TokenIndex,
  asked: Pick<Grouping, 'primary'> | Int32Array,
  options: FindTopicsOptions,
): FoundTopics {
  const report = (done: number) => options.onProgress?.({ stage: 'topics', done, total: 3 });
  const { pages, pageOfRow } =
    asked instanceof Int32Array
      ? readPages(table.rowCount, asked, () => -1)
      : readPages(
          table.rowCount,
          asked.primary.filter((page, row) => page === row),
          (row) => asked.primary[row] ?? -1,
        );
  if (pages.count === 0) return { topic: pageOfRow, topics: [] };
  const graph = pageGraphOf(table, pages, options.language);
  report(1);
  const topicOfPage = partPages(graph);
  report(2);
  const topics = labelTopics(table, pages, topicOfPage, options.language);
  report(3);
  return { topic: pageOfRow.map((page) => topicOfPage[page] ?? -1), topics };
}
