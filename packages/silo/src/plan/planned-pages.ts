// Of the groups that the file plans for one address, which one is the page: the others become its sections.
import { type PlanPages, plannedFor } from './plan-pages.ts';
import { coreOf, setOf, type TellingWords } from './telling-words.ts';

/** How much of a group the page of its address covers: two pages of one address would compete. */
export const PLANNED_COVER = 1;

/**
 * Page → those of its address that come before it, the one that leads first: whose core most others say, of these the most searched. Empty for pages
 * without an address of their own kind. O(n²) in the pages of one address.
 */
export function createPlannedLeaders(
  pages: PlanPages,
  words: TellingWords,
): (page: number) => readonly number[] {
  const ofAddress = new Map<number, number[]>();
  for (let page = 0; page < pages.count; page++) {
    const address = plannedFor(pages, page);
    if (address < 0) continue;
    const known = ofAddress.get(address);
    if (known) known.push(page);
    else ofAddress.set(address, [page]);
  }
  const before = new Map<number, readonly number[]>();
  for (const together of ofAddress.values()) {
    const ordered = byBreadth(together, words);
    ordered.forEach((page, at) => {
      before.set(page, ordered.slice(0, at));
    });
  }
  return (page) => before.get(page) ?? [];
}

/** Pages come in the order of demand; the sort is stable. */
function byBreadth(together: readonly number[], words: TellingWords): number[] {
  const sets = together.map((page) => new Set(setOf(words, page)));
  const breadth = new Map(
    together.map((page) => {
      const core = coreOf(words, page);
      const saying = core.length === 0 ? 0 : sets.filter((set) => core.every((id) => set.has(id))).length;
      return [page, saying];
    }),
  );
  return [...together].sort((a, b) => (breadth.get(b) ?? 0) - (breadth.get(a) ?? 0));
}
