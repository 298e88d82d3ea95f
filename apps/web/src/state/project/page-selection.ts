// Pages that the filters show; computed once per silo and filters, for every screen.
import { type PageSelection, selectPages } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

type Selected = Pick<OpenProject, 'silo' | 'filters'>;
let last: (Selected & { readonly selection: PageSelection }) | null = null;

export function selectionOf({ table, silo, filters }: OpenProject): PageSelection {
  if (last?.silo !== silo || last.filters !== filters) {
    last = { silo, filters, selection: selectPages(table, silo, filters) };
  }
  return last.selection;
}

/** Takes over what a worker has worked out already. */
export function knowSelection({ silo, filters }: Selected, selection: PageSelection): void {
  last = { silo, filters, selection };
}
