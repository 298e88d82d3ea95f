// Which pages do the filters show of this project? Computed once a silo and filters, for every screen that asks.
import type { Filters, SiloState } from '@silosmith/contract';
import { type PageSelection, selectPages } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

let last: { silo: SiloState; filters: Filters; selection: PageSelection } | null = null;

export function selectionOf({ table, silo, filters }: OpenProject): PageSelection {
  if (last?.silo !== silo || last.filters !== filters) {
    last = { silo, filters, selection: selectPages(table, silo, filters) };
  }
  return last.selection;
}
