// Counts the pages of a run over the whole project, and those already written. Filters apply; the search does not, since it only changes what is shown.
import { type Filters, pageIdsOf, type SiloState } from '@silosmith/contract';
import { type PageSelection, selectPages } from '@silosmith/silo';
import { factsOf } from './facts-of-silo.ts';
import type { OpenProject } from './open-project.ts';
import { selectionOf } from './page-selection.ts';

export interface PageCounts {
  readonly planned: number;
  readonly written: number;
  /** Keywords of the user's list. */
  readonly listed: number;
}

export function pageCountsOf(project: OpenProject): PageCounts {
  const { rows } = plannedPages(project);
  let written = 0;
  const ids = pageIdsOf(project.table);
  if (project.articles.size > 0) for (const row of rows) if (project.articles.has(ids.at(row))) written += 1;
  return { planned: rows.length, written, listed: factsOf(project).listed };
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
      selection: selectPages(project.table, project.silo, filters, factsOf(project).pages),
    };
  }
  return last.selection;
}
