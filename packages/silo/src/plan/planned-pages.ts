// Of the groups that the file plans for one page, which one leads it: the others become its sections.
import { MOST_PLANNED_PAGES } from '@silosmith/contract';
import { type PlanPages, plannedFor } from './plan-pages.ts';
import { MOST_PAGES } from './plan-size.ts';
import { coreOf, setOf, type TellingWords } from './telling-words.ts';

/** How much of a group the page that it is planned for covers: two such pages would compete. */
export const PLANNED_COVER = 1;

/** Each of these is compared with all of them; more than so many keywords for one page are a list of searches, whose head says what it is about. */
export const MOST_COMPARED = 500;

/**
 * Page → those planned with it that come before it, the one that leads first, `most` of them: one that stands already, that the file names as a page, whose
 * core most others say, of these the most searched. Empty for what is planned with no other.
 */
export function createPlannedLeaders(
  pages: PlanPages,
  words: TellingWords,
  most: number,
): (page: number) => readonly number[] {
  const before = new Map<number, readonly number[]>();
  for (const ordered of plannedTogether(pages, words)) {
    const leaders = ordered.slice(0, most);
    ordered.forEach((page, at) => {
      before.set(page, at < most ? leaders.slice(0, at) : leaders);
    });
  }
  return (page) => before.get(page) ?? [];
}

/**
 * 1 for every page that stands whatever its demand: what the file names as a page, of those that it plans for one page the one that leads. Null where it
 * names none, or more than a map of a site has: a longer list has types because somebody, or some model, filled in the column.
 */
export function statedPages(pages: PlanPages, words: TellingWords): Uint8Array | null {
  if (pages.named === undefined) return null;
  const stated = pages.named.map((one) => Math.min(one, 1));
  for (const [leader, ...others] of plannedTogether(pages, words)) {
    if (leader !== undefined && others.some((page) => (pages.named?.[page] ?? 0) > 0)) stated[leader] = 1;
    for (const page of others) stated[page] = 0;
  }
  const count = stated.reduce((sum, one) => sum + one, 0);
  const most = pages.named.includes(2) ? MOST_PAGES : MOST_PLANNED_PAGES;
  return count === 0 || count > most ? null : stated;
}

/** What is planned for one page, the one that leads it first. */
function plannedTogether(pages: PlanPages, words: TellingWords): number[][] {
  const together = new Map<number, number[]>();
  for (let page = 0; page < pages.count; page++) {
    const planned = plannedFor(pages, page);
    if (planned < 0) continue;
    const known = together.get(planned);
    if (known) known.push(page);
    else together.set(planned, [page]);
  }
  return [...together.values()].map((planned) => inOrder(planned, pages, words));
}

/** Pages come in the order of demand; the sort is stable. */
function inOrder(together: readonly number[], { kept, named }: PlanPages, words: TellingWords): number[] {
  // The highest claim of a name is 2.
  const claim = (page: number) => 3 * (kept?.[page] ?? 0) + (named?.[page] ?? 0);
  const claimed = [...together].sort((a, b) => claim(b) - claim(a));
  const compared = claimed.slice(0, MOST_COMPARED);
  const sets = compared.map((page) => new Set(setOf(words, page)));
  const breadth = new Map(
    compared.map((page) => {
      const core = coreOf(words, page);
      const saying = core.length === 0 ? 0 : sets.filter((set) => core.every((id) => set.has(id))).length;
      return [page, saying];
    }),
  );
  return claimed.sort((a, b) => claim(b) - claim(a) || (breadth.get(b) ?? 0) - (breadth.get(a) ?? 0));
}
