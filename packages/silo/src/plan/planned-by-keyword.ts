// Which keywords the file plans for one page by naming its primary keyword.
import { type KeywordTable, PAGE_LEVELS, textAt } from '@silosmith/contract';

/**
 * Row → row of the primary keyword of its page, for its secondary keywords, and for itself where the file names its page; -1 for others. Null where the file does not tell
 * primary keywords from secondary ones.
 */
export function plannedByKeyword({
  keyword,
  pageKeyword,
  pageLevel,
  rowCount,
}: Pick<KeywordTable, 'keyword' | 'pageKeyword' | 'pageLevel' | 'rowCount'>): Int32Array | null {
  if (pageKeyword === undefined) return null;
  const rowOf = new Map<string, number>();
  for (let row = 0; row < rowCount; row++) rowOf.set(textAt(keyword, row), row);
  const page = new Int32Array(rowCount).fill(-1);
  for (let row = 0; row < rowCount; row++) {
    const named = textAt(pageKeyword, row);
    if (named === '' && pageLevel[row] !== PAGE_LEVELS.unstated) page[row] = row;
    const primary = rowOf.get(named) ?? -1;
    if (primary < 0 || primary === row) continue;
    page[row] = primary;
    page[primary] = primary;
  }
  return page;
}

/** Scopes for the grouping: what is planned for one page is grouped with nothing else, the rest within its topic. */
export function scopesByPage(topic: Int32Array | undefined, byKeyword: Int32Array): Int32Array {
  const most = topic?.reduce((highest, one) => Math.max(highest, one), 0) ?? 0;
  return byKeyword.map((page, row) => (page < 0 ? (topic?.[row] ?? 0) : most + 1 + page));
}

/** Scopes for the grouping: one for what is alike in both. */
export function scopesInBoth(one: Int32Array, other: Int32Array): Int32Array {
  const idOf = new Map<string, number>();
  return one.map((scope, row) => {
    const key = `${scope} ${other[row] ?? 0}`;
    const id = idOf.get(key) ?? idOf.size;
    idOf.set(key, id);
    return id;
  });
}
