// Which keywords the file plans for one page by naming its primary keyword.
import { type KeywordTable, PAGE_LEVELS, textAt } from '@silosmith/contract';

/** From a secondary keyword to its primary one is a step; nobody writes so many. */
const LONGEST_WAY = 20;

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
  const primary = new Int32Array(rowCount);
  for (let row = 0; row < rowCount; row++) primary[row] = rowOf.get(textAt(pageKeyword, row)) ?? -1;
  const page = new Int32Array(rowCount).fill(-1);
  for (let row = 0; row < rowCount; row++) {
    const isNamed = textAt(pageKeyword, row) === '' && pageLevel[row] !== PAGE_LEVELS.unstated;
    if (isNamed) page[row] = row;
    const leading = leadingRow(primary, row);
    if (leading === row) continue;
    page[row] = leading;
    page[leading] = leading;
  }
  return page;
}

/** The primary keyword at the end of the way from one to the next; a row on a way without an end leads itself. */
function leadingRow(primary: Int32Array, row: number): number {
  let leading = row;
  for (let step = 0; step < LONGEST_WAY; step++) {
    const next = primary[leading] ?? -1;
    if (next < 0 || next === leading) return leading;
    leading = next;
  }
  return row;
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
