// Rows of the workspace: pages that the filters show, others that have an article, and kept articles beside the page that serves their keyword now.
import { type PageId, pageIdsOf, textAt } from '@silosmith/contract';
import { keptArticles } from '../../state/project/kept-articles.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import { pageName } from '../../state/project/page-name.ts';
import { selectionOf } from '../../state/project/page-selection.ts';

export interface PageRow {
  readonly id: PageId;
  readonly keyword: string;
  /** 1 to 3; 0 for a kept article, whose keyword is no page any more. */
  readonly level: number;
  readonly written: boolean;
}

export function pageRows(project: OpenProject): PageRow[] {
  const { table, silo, articles } = project;
  const ids = pageIdsOf(table);
  const rowOf = (row: number): PageRow => {
    const id = ids.at(row);
    const keyword = textAt(table.keyword, row);
    return { id, keyword, level: silo.place[row] ?? 0, written: articles.has(id) };
  };
  const pages = Array.from(selectionOf(project).rows);
  if (articles.size === 0) return pages.map(rowOf);
  const keptBeside = new Map<number, PageRow[]>();
  const kept = new Set<PageId>();
  for (const { id, page } of keptArticles(project)) {
    kept.add(id);
    const row = { id, keyword: pageName(project, id), level: 0, written: true };
    keptBeside.set(page, [...(keptBeside.get(page) ?? []), row]);
  }
  const listed = new Set(pages.map((row) => ids.at(row)));
  const hidden = [...articles.keys()].filter((id) => !listed.has(id) && !kept.has(id));
  const all = [...pages, ...hidden.map((id) => ids.rowOf(id))];
  const rows = all.flatMap((row) => {
    const beside = keptBeside.get(row) ?? [];
    keptBeside.delete(row);
    return [rowOf(row), ...beside];
  });
  return [...rows, ...[...keptBeside.values()].flat()];
}

export function matching(rows: readonly PageRow[], query: string): readonly PageRow[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return words.length === 0
    ? rows
    : rows.filter(({ keyword }) => words.every((word) => keyword.toLowerCase().includes(word)));
}
