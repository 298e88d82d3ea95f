// Project files know what was written for a page by the page's keyword, a project by the page's id: from one to the other.
import {
  isPageId,
  type KeywordTable,
  type PageId,
  type PageRecords,
  type ProjectDocument,
  pageIdsOf,
  textAt,
} from '@silosmith/contract';

type KeyedContent = Pick<
  ProjectDocument,
  'sources' | 'viewpoints' | 'personas' | 'outlines' | 'articles' | 'metas' | 'tags' | 'images' | 'failures'
>;

/** A record of a keyword that the table does not have gets the id that the keyword would have. */
export function recordsByPage(
  {
    sources = {},
    viewpoints = {},
    personas = {},
    outlines = {},
    articles,
    metas,
    tags,
    images,
    failures = {},
  }: KeyedContent,
  table: KeywordTable,
): PageRecords {
  const ids = pageIdsOf(table);
  const idOf = (key: string): PageId => {
    const id = ids.ofText(key);
    return ids.rowOf(id) < 0 && isPageId(key) ? key : id;
  };
  const byId = <Body>(records: Readonly<Record<string, Body>>): ReadonlyMap<PageId, Body> =>
    new Map(Object.entries(records).map(([key, body]) => [idOf(key), body]));
  return {
    sources: byId(sources),
    viewpoints: byId(viewpoints),
    personas: byId(personas),
    outlines: byId(outlines),
    articles: byId(articles),
    metas: byId(metas),
    tags: byId(tags),
    images: byId(images),
    failures: byId(failures),
  };
}

/** Records of a keyword that has left the table, or that has the text of another one, are named by its id. */
export function recordsByKeyword(records: PageRecords, table: KeywordTable): KeyedContent {
  const ids = pageIdsOf(table);
  const nameOf = (id: PageId): string => {
    const row = ids.rowOf(id);
    const text = row < 0 ? id : textAt(table.keyword, row);
    return row >= 0 && ids.ofText(text) === id ? text : id;
  };
  const named = <Body>(map: ReadonlyMap<PageId, Body>): Record<string, Body> =>
    Object.fromEntries(Array.from(map, ([id, body]) => [nameOf(id), body]));
  const { sources, viewpoints, personas, outlines, articles, metas, tags, images, failures } = records;
  return {
    ...(sources.size === 0 ? {} : { sources: named(sources) }),
    ...(viewpoints.size === 0 ? {} : { viewpoints: named(viewpoints) }),
    ...(personas.size === 0 ? {} : { personas: named(personas) }),
    ...(outlines.size === 0 ? {} : { outlines: named(outlines) }),
    articles: named(articles),
    metas: named(metas),
    tags: named(tags),
    images: named(images),
    ...(failures.size === 0 ? {} : { failures: named(failures) }),
  };
}
