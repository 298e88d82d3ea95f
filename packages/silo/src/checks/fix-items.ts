// The changes of a fix one by one, each with its reason and how like the pages were before and are after.
import { PLACES } from '@silosmith/contract';
import type { SiloDocument } from '../document/silo-and-table.ts';
import { sharedCount, type TokenIndex } from '../tokens/index.ts';
import { isPage } from '../tree/page-tree.ts';
import type { FixChanges } from './fix-changes.ts';

/** `follows`: the page goes along because the one above it was merged or moved; it is no decision of its own. */
export const FIX_REASONS = ['missingPillar', 'orphan', 'unplaced', 'nearIdentical', 'follows'] as const;
export type FixReason = (typeof FIX_REASONS)[number];

export interface FixItem {
  readonly row: number;
  readonly reason: FixReason;
  /** Page above before and after, or that it is merged into; -1 for none. */
  readonly from: number;
  readonly to: number;
  /** Share of words in common with `from` and `to`, 0 to 1; null where there is no such page. */
  readonly likenessBefore: number | null;
  readonly likenessAfter: number | null;
}

/** In the order of FIX_REASONS. */
export function fixItemsOf(
  { silo }: Pick<SiloDocument, 'silo'>,
  { moves, merges, created }: FixChanges,
  index: TokenIndex,
): FixItem[] {
  const changed = new Set([...moves.map(({ row }) => row), ...merges.map(({ row }) => row)]);
  const likeness = (row: number, page: number): number | null =>
    page < 0 ? null : overlapOf(index, row, page);
  const item = (row: number, reason: FixReason, from: number, to: number): FixItem => ({
    row,
    reason,
    from,
    to,
    likenessBefore: likeness(row, from),
    likenessAfter: likeness(row, to),
  });
  const reasonOf = (from: number, fromPlace: number, toPlace: number): FixReason => {
    // The page above it was merged or moved, or it takes the place of one that is merged into it.
    if (changed.has(from)) return 'follows';
    if (toPlace === PLACES.pillar && fromPlace !== PLACES.pillar) return 'missingPillar';
    return 'orphan';
  };
  const items = [
    ...moves.map(({ row, fromPlace, toPlace, fromParent, toParent }) => {
      const from = isPage(silo.place[fromParent]) ? fromParent : -1;
      return item(row, reasonOf(fromParent, fromPlace, toPlace), from, toParent);
    }),
    ...created.map((row) => item(row, 'unplaced', -1, -1)),
    ...merges.map(({ row, into }) =>
      item(row, 'nearIdentical', isPage(silo.place[row]) ? (silo.parent[row] ?? -1) : -1, into),
    ),
  ];
  return items.sort((a, b) => FIX_REASONS.indexOf(a.reason) - FIX_REASONS.indexOf(b.reason));
}

function overlapOf({ stemIds, offsets }: TokenIndex, a: number, b: number): number {
  const [from = 0, to = 0] = [offsets[a], offsets[a + 1]];
  const [otherFrom = 0, otherTo = 0] = [offsets[b], offsets[b + 1]];
  const shared = sharedCount(stemIds, from, to, stemIds, otherFrom, otherTo);
  const all = to - from + otherTo - otherFrom - shared;
  return all === 0 ? 0 : shared / all;
}
