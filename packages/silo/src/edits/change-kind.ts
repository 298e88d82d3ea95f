// Turns a page, section or set-aside keyword into another of these, with its variants.
import { PLACES } from '@silosmith/contract';
import { isPage } from '../tree/page-tree.ts';
import { standBeside } from './merge-pages.ts';
import { alongReason, setPlace, settle, weigh } from './place-page.ts';
import { bringBack, leaveBehind } from './remove-page.ts';
import { refuse, requireLive, requirePage } from './require.ts';
import type { SiloDraft } from './silo-draft.ts';

export function makePage(draft: SiloDraft, row: number): void {
  requireLive(draft, row);
  const place = draft.silo.place[row];
  if (isPage(place)) throw refuse('already-page', { keyword: draft.keyword(row) });
  const owner = draft.silo.parent[row] ?? -1;
  if (place === PLACES.section || place === PLACES.variant) standBeside(draft, row, owner);
  else if (isPage(draft.silo.place[draft.silo.home[row] ?? -1]))
    standBeside(draft, row, draft.silo.home[row] ?? -1);
  else bringBack(draft, row);
}

export function makeSection(draft: SiloDraft, row: number, of: number | undefined): void {
  requireLive(draft, row);
  const page = of ?? pageAbove(draft, row);
  if (page < 0) throw refuse('no-page-above', { keyword: draft.keyword(row) });
  requirePage(draft, page);
  if (page === row) throw refuse('same-page', { keyword: draft.keyword(row) });
  const sections = draft.sections(row);
  // The page above stands on even where it was a child of this one: its children are left behind first.
  stepDown(draft, row, PLACES.section, page);
  for (const part of [row, ...sections]) {
    if (part === row) setPlace(draft, row, PLACES.section, page);
    else setPlace(draft, part, PLACES.section, page, alongReason(draft, part));
    settle(draft, part);
  }
}

export function putAside(draft: SiloDraft, row: number): void {
  requireLive(draft, row);
  if (draft.silo.place[row] === PLACES.setAside)
    throw refuse('already-aside', { keyword: draft.keyword(row) });
  const parts = [row, ...draft.sections(row)];
  stepDown(draft, row, PLACES.setAside, -1);
  for (const part of parts) {
    setPlace(draft, part, PLACES.setAside, -1);
    for (const lost of [part, ...draft.variants(part)]) {
      draft.set('topic', lost, -1);
      weigh(draft, lost, -1);
    }
  }
}

/** Takes the new place; the children of what was a page find another. */
function stepDown(draft: SiloDraft, row: number, place: number, parent: number): void {
  const before = draft.silo.place[row];
  const above = draft.silo.parent[row] ?? -1;
  const orphans = isPage(before) ? draft.children(row) : [];
  setPlace(draft, row, place, parent);
  leaveBehind(draft, orphans, before, above);
}

/** The page right above a page, or that a variant or section belongs to; -1 without one. */
function pageAbove({ silo: { place, parent } }: SiloDraft, row: number): number {
  let at = parent[row] ?? -1;
  while (at >= 0 && !isPage(place[at])) at = parent[at] ?? -1;
  return at;
}
