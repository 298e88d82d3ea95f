// Pages that the filters show; computed once per silo and filters, for every screen.
import { type PageSelection, selectPages } from '@silosmith/silo';
import { factsOf } from './facts-of-silo.ts';
import type { OpenProject } from './open-project.ts';

type Selected = Pick<OpenProject, 'silo' | 'filters'>;
let last: (Selected & { readonly selection: PageSelection }) | null = null;

/** The same object as before where the same pages are shown: what is drawn of it stays. */
export function selectionOf(project: OpenProject): PageSelection {
  const { table, silo, filters } = project;
  if (last?.silo !== silo || last.filters !== filters) {
    const selection = selectPages(table, silo, filters, factsOf(project).pages);
    last = {
      silo,
      filters,
      selection: last && isSame(last.selection, selection) ? last.selection : selection,
    };
  }
  return last.selection;
}

function isSame(before: PageSelection, after: PageSelection): boolean {
  if (before.total !== after.total || before.rows.length !== after.rows.length) return false;
  if (before.passed.length !== after.passed.length) return false;
  return after.rows.every((row, at) => before.rows[at] === row && before.passed[row] === after.passed[row]);
}

/** Takes over what a worker has worked out already. */
export function knowSelection({ silo, filters }: Selected, selection: PageSelection): void {
  last = { silo, filters, selection };
}
