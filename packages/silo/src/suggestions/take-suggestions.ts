// Carries out what somebody who read the whole plan suggests: pages to move and pages to make one.
import { PLACEMENT_REASONS, PLACES, ROW_FLAGS, type SiloState } from '@silosmith/contract';
import { Fault } from '@silosmith/kernel';
import type { SiloDocument } from '../document/silo-and-table.ts';
import type { EditResult } from '../edits/apply-edit.ts';
import { merge } from '../edits/merge-pages.ts';
import { placeAsChild, placeAsCluster, placeAsPillar } from '../edits/place-page.ts';
import { requireOutside, requirePage } from '../edits/require.ts';
import { SiloDraft } from '../edits/silo-draft.ts';

/** `top`: leads a topic of its own. `below`: belongs below the page `of`. `same`: is one page with it. */
export type SuggestionAction = 'top' | 'below' | 'same';

export interface Suggestion {
  /** Page; its primary keyword. */
  readonly row: number;
  readonly action: SuggestionAction;
  /** -1 where the action is `top`. */
  readonly of: number;
  /** In the words of whoever suggests it. */
  readonly why: string;
}

export interface TakenSuggestions {
  /** All as one edit. */
  readonly result: EditResult;
  /** Those that changed something, in the order in which they were carried out. */
  readonly taken: readonly Suggestion[];
}

const { bySuggestion } = PLACEMENT_REASONS;

/**
 * Each is carried out whole or not at all: one that names no page, a pinned page, a page below itself, or the place where the page
 * stands already is left out, and so is all but the first about one page. Moves come before merges, upper levels before lower ones, so
 * that the order of the list does not matter.
 */
export function takeSuggestions(
  document: SiloDocument,
  suggestions: readonly Suggestion[],
): TakenSuggestions {
  const draft = new SiloDraft(document);
  const { silo } = document;
  const taken = inOrder(silo, suggestions).filter((suggestion) => isTaken(draft, suggestion));
  return { result: draft.finish(), taken };
}

function isTaken(draft: SiloDraft, suggestion: Suggestion): boolean {
  const start = draft.mark();
  try {
    take(draft, suggestion);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
  return draft.mark() !== start;
}

/** Throws the fault of an edit that makes no sense, before anything is written. */
function take(draft: SiloDraft, { row, action, of }: Suggestion): void {
  requirePage(draft, row);
  if (isPinned(draft, row)) return;
  if (action === 'top') lead(draft, row);
  else if (action === 'below') placeBelow(draft, row, of);
  else makeOne(draft, row, of);
}

const isPinned = ({ silo }: SiloDraft, row: number): boolean =>
  ((silo.flags[row] ?? 0) & ROW_FLAGS.pinned) !== 0;

function lead(draft: SiloDraft, row: number): void {
  if (draft.silo.place[row] === PLACES.pillar) return;
  draft.set('topic', row, draft.topicId(draft.keyword(row)));
  placeAsPillar(draft, row, bySuggestion);
}

/** The lowest level has nothing below it: there the page becomes a sibling of `of`. */
function placeBelow(draft: SiloDraft, row: number, of: number): void {
  requirePage(draft, of);
  const { place, parent } = draft.silo;
  const above = place[of] === PLACES.subSupporting ? (parent[of] ?? -1) : of;
  requirePage(draft, above);
  requireOutside(draft, row, above);
  if (place[row] !== PLACES.pillar && parent[row] === above) return;
  if (place[above] === PLACES.pillar) placeAsCluster(draft, row, above, bySuggestion);
  else placeAsChild(draft, row, above, bySuggestion);
}

/** A keyword searched so many times as much as the one that was named names the page all the same. */
const MUCH_MORE = 2;

/** The named page stays, unless the other is searched far more. */
function makeOne(draft: SiloDraft, row: number, of: number): void {
  const other = draft.silo.place[of] === PLACES.variant ? (draft.silo.parent[of] ?? -1) : of;
  requirePage(draft, other);
  const { volume } = draft.table;
  const isSearchedMore = (volume[row] ?? 0) > MUCH_MORE * (volume[other] ?? 0);
  const [leaves, stays] = isSearchedMore && !isPinned(draft, other) ? [other, row] : [row, other];
  merge(draft, leaves, stays, bySuggestion);
}

/** Deeper than any level: a page that would be below itself. */
const NOWHERE = 9;

/** The first about each page; moves by the level they end on, then merges. */
function inOrder({ parent, place }: SiloState, suggestions: readonly Suggestion[]): Suggestion[] {
  const first = new Map<number, Suggestion>();
  for (const suggestion of suggestions) if (!first.has(suggestion.row)) first.set(suggestion.row, suggestion);
  const above = (row: number): number => {
    const wish = first.get(row);
    if (wish === undefined || wish.action === 'same')
      return place[row] === PLACES.pillar ? -1 : (parent[row] ?? -1);
    return wish.action === 'top' ? -1 : wish.of;
  };
  const levelOf = (row: number): number => {
    let level = 1;
    for (let at = above(row); at >= 0 && level < NOWHERE; at = above(at)) level++;
    return level;
  };
  const rank = ({ row, action }: Suggestion): number => (action === 'same' ? NOWHERE + 1 : levelOf(row));
  return [...first.values()]
    .map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => suggestion);
}
