// Which pages stand in the workspace's list? Those the filters show, then others that have an article; narrowed by a search.
import { textAt } from '@silosmith/contract';
import type { OpenProject } from '../../state/project/open-project.ts';
import { selectionOf } from '../../state/project/page-selection.ts';

export interface PageRow {
  readonly row: number;
  readonly keyword: string;
  /** 1 to 3; 0 for an article whose keyword is no page any more. */
  readonly level: number;
  readonly written: boolean;
}

const levelOf = (place: number | undefined): number =>
  place !== undefined && place >= 1 && place <= 3 ? place : 0;

export function pageRows(project: OpenProject): PageRow[] {
  const { table, silo, articles } = project;
  const rows = Array.from(selectionOf(project).rows, (row): PageRow => {
    const keyword = textAt(table.keyword, row);
    return { row, keyword, level: levelOf(silo.place[row]), written: articles.has(keyword) };
  });
  const listed = new Set(rows.map(({ keyword }) => keyword));
  const others = [...articles.keys()].filter((keyword) => !listed.has(keyword));
  if (others.length === 0) return rows;
  const wanted = new Set(others);
  for (let row = 0; row < table.rowCount && wanted.size > 0; row++) {
    const keyword = textAt(table.keyword, row);
    if (wanted.delete(keyword)) rows.push({ row, keyword, level: levelOf(silo.place[row]), written: true });
  }
  return rows;
}

export function matching(rows: readonly PageRow[], query: string): readonly PageRow[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return words.length === 0
    ? rows
    : rows.filter(({ keyword }) => words.every((word) => keyword.toLowerCase().includes(word)));
}
