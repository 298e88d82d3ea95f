// Preconditions of edits, each with its fault code.
import { PLACES } from '@silosmith/contract';
import { Fault, type FaultParams } from '@silosmith/kernel';
import { isPage } from '../tree/page-tree.ts';
import type { SiloDraft } from './silo-draft.ts';

export function refuse(code: string, params: FaultParams = {}): Fault {
  return new Fault(`silo.${code}`, { severity: 'low', params });
}

/** The row exists. */
export function requireRow(draft: SiloDraft, row: number): void {
  if (!Number.isInteger(row) || row < 0 || row >= draft.rowCount) throw refuse('no-such-keyword');
}

/** The row exists and is not deleted. */
export function requireLive(draft: SiloDraft, row: number): void {
  requireRow(draft, row);
  if (draft.silo.place[row] === PLACES.deleted) throw refuse('deleted', { keyword: draft.keyword(row) });
}

export function requirePage(draft: SiloDraft, row: number): void {
  requireLive(draft, row);
  if (!isPage(draft.silo.place[row])) throw refuse('not-a-page', { keyword: draft.keyword(row) });
}

export function requirePillar(draft: SiloDraft, row: number): void {
  requirePage(draft, row);
  if (draft.silo.place[row] !== PLACES.pillar) throw refuse('not-a-pillar', { keyword: draft.keyword(row) });
}

/** `row` would not become its own descendant. */
export function requireOutside(draft: SiloDraft, row: number, parent: number): void {
  let at = parent;
  // A path has three pages at most; a damaged one may have no end.
  for (let step = 0; step < 3 && at >= 0; step++, at = draft.silo.parent[at] ?? -1) {
    if (at === row) throw refuse('inside-itself', { keyword: draft.keyword(row) });
  }
}
