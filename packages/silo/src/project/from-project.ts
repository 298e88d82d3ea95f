// Rebuilds the columns of a project from the keywords of its file; the nested pages are only for readers.
import {
  columnReader,
  emptySilo,
  intentBits,
  isPageId,
  type KeywordTable,
  type PageId,
  type ProjectDocument,
  type ProjectKeyword,
  ROW_FLAGS,
  type SiloState,
  type TextColumn,
  textColumnOf,
  UNKNOWN,
  withKeptIds,
} from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';

/**
 * The columns of a project. Nothing is repaired: a page whose parent is not in the file has parent -1, and the checks say so.
 * A parent is found by its exact keyword.
 */
export function fromProjectDocument(project: Pick<ProjectDocument, 'keywords' | 'language'>): SiloDocument {
  const { keywords, language } = project;
  const kept = new Map<number, PageId>();
  keywords.forEach(({ id }, row) => {
    if (id !== undefined && isPageId(id)) kept.set(row, id);
  });
  return { table: withKeptIds(tableOf(keywords), kept), silo: siloOf(keywords), language };
}

function tableOf(keywords: readonly ProjectKeyword[]): KeywordTable {
  const pageKeyword = texts(keywords.map(({ filePageKeyword }) => filePageKeyword));
  const topics = labelIndex(keywords.map((keyword) => keyword.fileTopic));
  return {
    rowCount: keywords.length,
    keyword: textColumnOf(keywords.map(({ keyword }) => keyword)),
    topic: topics.column,
    topics: topics.labels,
    pageLevel: Uint8Array.from(keywords, (keyword) => keyword.filePageLevel ?? 0),
    volume: Float64Array.from(keywords, ({ volume }) => volume),
    difficulty: Float64Array.from(keywords, ({ difficulty }) => difficulty),
    intent: Uint8Array.from(keywords, (keyword) => intentBits(keyword.fileIntent ?? [])),
    line: Uint32Array.from(keywords, ({ line }) => line),
    cpc: figures(keywords.map(({ cpc }) => cpc)),
    position: figures(keywords.map(({ position }) => position)),
    url: texts(keywords.map(({ urls }) => urls?.join('\n'))),
    trend: texts(keywords.map(({ trend }) => trend)),
    parentKeyword: texts(keywords.map(({ fileParentKeyword }) => fileParentKeyword)),
    ...(pageKeyword && { pageKeyword }),
  };
}

function siloOf(keywords: readonly ProjectKeyword[]): SiloState {
  const topics = labelIndex(keywords.map(({ topic }) => (topic === '' ? undefined : topic)));
  const silo = emptySilo(keywords.length, topics.labels);
  silo.topic.set(topics.column);
  const rows = new Map(keywords.map(({ keyword }, row) => [keyword, row]));
  const names = {
    keywordAt: (row: number) => keywords[row]?.keyword ?? '',
    rowOf: (keyword: string) => rows.get(keyword) ?? -1,
  };
  const readKeyword = columnReader('keyword', silo, names);
  const readPlace = columnReader('place', silo, names);
  keywords.forEach((keyword, row) => {
    readKeyword(row, keyword);
    readPlace(row, keyword.place);
    silo.flags[row] =
      (keyword.isFavorite ? ROW_FLAGS.favourite : 0) |
      (keyword.isCompleted ? ROW_FLAGS.completed : 0) |
      (keyword.isPinned ? ROW_FLAGS.pinned : 0) |
      (keyword.isProposed ? ROW_FLAGS.proposed : 0) |
      (keyword.scoreEstimated ? ROW_FLAGS.scoreEstimated : 0);
  });
  return silo;
}

/** Labels in order of first appearance, and the index of each row's label; -1 for none. */
function labelIndex(names: readonly (string | undefined)[]): { labels: string[]; column: Int32Array } {
  const labels: string[] = [];
  const idOf = new Map<string, number>();
  const column = Int32Array.from(names, (name) => {
    if (name === undefined) return -1;
    const id = idOf.get(name) ?? labels.push(name) - 1;
    idOf.set(name, id);
    return id;
  });
  return { labels, column };
}

function figures(values: readonly (number | undefined)[]): Float64Array | null {
  if (values.every((value) => value === undefined)) return null;
  return Float64Array.from(values, (value) => value ?? UNKNOWN);
}

function texts(values: readonly (string | undefined)[]): TextColumn | null {
  if (values.every((value) => value === undefined)) return null;
  return textColumnOf(values.map((value) => value ?? ''));
}
