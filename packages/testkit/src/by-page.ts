// Records by page id, written down by keyword.
import { type PageId, pageIdsOf, textColumnOf } from '@silosmith/contract';

/** The id of a keyword that was made with this text. */
export function pageIdOf(keyword: string): PageId {
  return pageIdsOf({ rowCount: 1, keyword: textColumnOf([keyword]) }).at(0);
}

export function byPage<Body>(records: Readonly<Record<string, Body>>): ReadonlyMap<PageId, Body> {
  return new Map(Object.entries(records).map(([keyword, body]) => [pageIdOf(keyword), body]));
}
