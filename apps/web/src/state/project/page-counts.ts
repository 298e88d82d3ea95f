// How many pages does a run over the whole project write, and how many are written? The filters decide, without the search: that is only a way of looking.
import { type Filters, pageIdsOf, type SiloState } from '@silosmith/contract';
import { type PageSelection, selectPages } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';
import { selectionOf } from './page-selection.ts';

export interface PageCounts {
  readonly planned: number;
  readonly written: number;
}

export function pageCountsOf(project: OpenProject): PageCounts {
  const { rows } = plannedPages(project);
  let written = 0;
  const ids = pageIdsOf(project.table);
  if (project.articles.size > 0) for (const row of rows) if (project.articles.has(ids.at(row))) written += 1;
  return { planned: rows.length, written };
}

let last: { readonly silo: SiloState; readonly filters: string; readonly selection: PageSelection } | null =
  null;

function plannedPages(project: OpenProject): PageSelection {
  if (project.filters.searchQuery === '') return selectionOf(project);
  const filters: Filters = { ...project.filters, searchQuery: '' };
  const name = JSON.stringify(filters);
  if (last?.silo !== project.silo || last.filters !== name) {
    last = {
      silo: project.silo,
      filters: name,
      selection: selectPages(project.table, project.silo, filters),
    };
  }
  return last.selection;
}
