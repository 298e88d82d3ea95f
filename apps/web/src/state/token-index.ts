// The stems of a project's keywords on the page: made when a panel first needs them, kept while the table stays the same.
import { buildTokenIndex, type TokenIndex } from '@silosmith/silo';
import type { OpenProject } from './open-project.ts';

let last: { readonly table: OpenProject['table']; readonly index: TokenIndex } | null = null;

export function tokenIndexOf({ table, language }: OpenProject): TokenIndex {
  if (last?.table !== table) last = { table, index: buildTokenIndex(table, language) };
  return last.index;
}
