// What are these keywords about? Topics found among the pages, labelled with a phrase taken from the keywords.
import { type KeywordTable, textAt } from '@silosmith/contract';
import type { OnProgress } from '@silosmith/kernel';
import type { Grouping } from '../grouping/index.ts';
import type { TokenIndex } from '../tokens/index.ts';

export interface FindTopicsOptions {
  /** Content language tag, such as `en`. */
  readonly language: string;
  readonly onProgress?: OnProgress;
}

export interface FoundTopics {
  /** Row → index into `topics`. */
  readonly topic: Int32Array;
  /** Unique labels, each a phrase taken from the keywords. */
  readonly topics: string[];
}

/**
 * Finds topics among pages: all pages of a grouping, or the pages named by their primary rows.
 * All keywords of a page stand in one topic; rows outside the pages asked for get -1 (only with a list of rows).
 */
export function findTopics(
  table: KeywordTable,
  index: TokenIndex,
  pages: Grouping | Int32Array,
  _options: FindTopicsOptions,
): FoundTopics {
  const { rowCount } = table;
  const topic = new Int32Array(rowCount).fill(-1);
  const primaries = pages instanceof Int32Array ? pages : Int32Array.from(new Set(pages.primary));
  const topics: string[] = [];
  const byStem = new Map<number, number>();
  for (const row of primaries) {
    let commonest = -1;
    for (const stem of index.stemIds.subarray(index.offsets[row] ?? 0, index.offsets[row + 1] ?? 0)) {
      if (commonest < 0 || (index.frequency[stem] ?? 0) > (index.frequency[commonest] ?? 0)) commonest = stem;
    }
    let id = byStem.get(commonest);
    if (id === undefined) {
      id = topics.push(textAt(table.keyword, row)) - 1;
      byStem.set(commonest, id);
    }
    topic[row] = id;
  }
  if (!(pages instanceof Int32Array)) {
    for (let row = 0; row < rowCount; row++) topic[row] = topic[pages.primary[row] ?? row] ?? 0;
  }
  return { topic, topics };
}
