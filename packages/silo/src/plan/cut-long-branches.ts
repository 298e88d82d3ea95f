// Cuts branches that three levels cannot hold: where a page would end up below one that names something else.
import { AKIN, type ParentPages } from './parent-pages.ts';
import { setOf, type TellingWords } from './telling-words.ts';

/**
 * A page that says all its parent says extends all above it, so it can come up to a higher place. One that says it in part cannot, where its
 * parent is on level 3, or on level 2 and it has pages below it itself: it goes below the first page above all of which it says
 * (`website design austin`: `web design`), or below its runner-up where that says more of it; where there is neither it leads a topic of its own. Changes `parents`. `pages`: those of the plan.
 */
export function cutLongBranches(
  { parent, likeness, kinship, runnerUp }: Pick<ParentPages, 'parent' | 'likeness' | 'kinship' | 'runnerUp'>,
  words: TellingWords,
  pages: readonly number[],
): void {
  const hasChildren = new Uint8Array(parent.length);
  for (const page of pages) {
    const above = parent[page] ?? -1;
    if (above >= 0) hasChildren[above] = 1;
  }
  const levelsAbove = (page: number): number => {
    let levels = 0;
    for (let at = parent[page] ?? -1; at >= 0; at = parent[at] ?? -1) levels++;
    return levels;
  };
  const mayTake = (page: number, next: number): boolean => {
    for (let at = next; at >= 0; at = parent[at] ?? -1) if (at === page) return false;
    return saysAll(words, page, next) && levelsAbove(next) + (hasChildren[page] ?? 0) < 2;
  };
  const ordered = pages.map((page) => ({ page, levels: levelsAbove(page) }));
  // From the top, so that what is cut above counts below.
  ordered.sort((a, b) => a.levels - b.levels || a.page - b.page);
  for (const { page } of ordered) {
    const levels = levelsAbove(page);
    if (levels < 2 || (levels === 2 && hasChildren[page] === 0) || saysAll(words, page, parent[page] ?? -1))
      continue;
    let above = parent[parent[page] ?? -1] ?? -1;
    while (above >= 0 && !saysAll(words, page, above)) above = parent[above] ?? -1;
    const next = runnerUp[page] ?? -1;
    if (next >= 0 && mayTake(page, next) && (words.total[next] ?? 0) > (words.total[above] ?? 0))
      above = next;
    parent[page] = above;
    if (above >= 0) likeness[page] = (words.total[above] ?? 0) / (words.total[page] || 1);
    kinship[page] = AKIN.none;
  }
}

function saysAll(words: TellingWords, page: number, parent: number): boolean {
  const mine = setOf(words, page);
  return setOf(words, parent).every((id) => mine.includes(id));
}

/**
 * A proposed page is below a broader one only if three levels hold all that is below it; else it leads a topic. Changes `parents`.
 * `first`: the page from which on all are proposed.
 */
export function partDeepHubs(
  { parent }: Pick<ParentPages, 'parent'>,
  first: number,
  pages: readonly number[],
): void {
  const hasPagesBelow = new Set(pages.map((page) => parent[page] ?? -1));
  for (const page of pages) {
    const hub = parent[page] ?? -1;
    if (hub >= first && hasPagesBelow.has(page)) parent[hub] = -1;
  }
}
