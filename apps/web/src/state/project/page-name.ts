// The name of a page id: its keyword as it is written now.
import { isPageId, pageIdsOf, textAt } from '@silosmith/contract';
import type { OpenProject } from './open-project.ts';

/** A keyword that has left the table is called as its article was written for. Jobs of earlier versions name pages by keyword already. */
export function pageName({ table, articles }: Pick<OpenProject, 'table' | 'articles'>, id: string): string {
  if (!isPageId(id)) return id;
  const row = pageIdsOf(table).rowOf(id);
  return row < 0 ? (articles.get(id)?.keyword ?? id) : textAt(table.keyword, row);
}
