// Rows of the workspace in the order of the silo: pages that the filters show, others that have an article, and kept articles beside the page that serves their keyword now.
import { type PageId, pageIdsOf } from '@silosmith/contract';
import { keptArticles } from '../../state/project/kept-articles.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { pageName } from '../../state/project/page-name.ts';
import { selectionOf } from '../../state/project/page-selection.ts';

export interface PageRow {
  readonly id: PageId;
  readonly keyword: string;
  /** 1 to 3; 0 for a kept article, whose keyword is no page any more. */
  readonly level: number;
  /** Index into the silo's topics; -1 where there is none. */
  readonly topic: number;
  readonly written: boolean;
  /** Written or changed by the user. */
  readonly byHand: boolean;
  /** Written by the demo provider, and nobody has changed it. */
  readonly demo: boolean;
}

/** Topics stand in the order of their first page, a page before those below it. */
export function pageRows(project: OpenProject): PageRow[] {
  const { table, silo, articles } = project;
  const ids = pageIdsOf(table);
  const rowOf = (id: PageId, topic: number, level: number): PageRow => {
    const article = articles.get(id);
    const byHand = article !== undefined && (article.edited || article.provenance === null);
    return {
      id,
      keyword: pageName(project, id),
      level,
      topic,
      written: article !== undefined,
      byHand,
      demo: article?.provenance?.demo === true && !byHand,
    };
  };
  const kept = keptArticles(project);
  const keptIds = new Set(kept.map(({ id }) => id));
  const shown = new Set(selectionOf(project).rows);
  for (const id of articles.keys()) if (!keptIds.has(id)) shown.add(ids.rowOf(id));
  const keptOf = Map.groupBy(kept, ({ page }) => (shown.has(page) ? page : -1));
  const topicOf = (row: number): number => silo.topic[row] ?? -1;
  const keptRows = (page: number): PageRow[] =>
    (keptOf.get(page) ?? []).map(({ id }) => rowOf(id, page < 0 ? -1 : topicOf(page), 0));
  const pages = inSiloOrder([...shown], project).flatMap((row) => [
    rowOf(ids.at(row), topicOf(row), silo.place[row] ?? 0),
    ...keptRows(row),
  ]);
  return [...pages, ...keptRows(-1)];
}

/** What follows from `rows`, whose order is that of the filters: a topic's pages together, each page followed by those below it. */
function inSiloOrder(rows: readonly number[], { silo }: Pick<OpenProject, 'silo'>): number[] {
  const listed = new Set(rows);
  const above = (row: number): number => {
    const parent = silo.parent[row] ?? -1;
    return listed.has(parent) ? parent : -1;
  };
  const below = Map.groupBy(rows, above);
  const branch = (row: number): number[] => [row, ...(below.get(row) ?? []).flatMap(branch)];
  const byTopic = Map.groupBy(below.get(-1) ?? [], (row) => silo.topic[row] ?? -1);
  return [...byTopic.values()].flatMap((roots) => roots.flatMap(branch));
}

export function keywordsMatch(keyword: string, query: string): boolean {
  const text = keyword.toLowerCase();
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return words.every((word) => text.includes(word));
}
