// Which pages an article links to. No page of a silo of two or more pages is left without a link to it.
import type { LinkTarget } from '@silosmith/ai';
import type { Page } from '@silosmith/contract';
import { byNearness } from './nearest-siblings.ts';
import type { PlacedPage } from './placed-pages.ts';

/** Links to children, all of them up to this many: those after it are reached from page to page beside them. */
export const MAX_CHILD_LINKS = 24;
/** Most links of a page whose children leave room for others, of which up to 3 to siblings. */
export const MAX_LINKS = 5;
export const MAX_SIBLING_LINKS = 3;
/** Phrases that an anchor may use: the target's keyword and its most searched variants. */
const MAX_ANCHORS = 3;

/**
 * Up to the pages above, then down to the children, then to siblings in the places that are left: first the next one of a ring
 * (`PlacedPage.siblings`), and that one wherever the parent has too many children to link all, so that each is reached; then those that are nearest to
 * the page. A page of another topic that is about much the same comes last, where there is a place left.
 */
export function linkTargetsOf(
  { page, pillar, parent, siblings, nextPillar, elsewhere }: PlacedPage,
  language: string,
): LinkTarget[] {
  const children = page.children.slice(0, MAX_CHILD_LINKS);
  const above = [...(parent === pillar ? [] : to('parent', [parent])), ...to('pillar', [pillar])];
  const room = Math.min(MAX_SIBLING_LINKS, MAX_LINKS - above.length - children.length);
  const needed = (parent?.children.length ?? 0) > MAX_CHILD_LINKS ? 1 : 0;
  const count = Math.max(room, needed);
  const [next, ...others] = count > 0 ? siblings : [];
  const nearest = count > 1 && parent !== null ? byNearness(page, parent, others, language) : [];
  const beside = next === undefined ? [] : [next, ...nearest.slice(0, count - 1)];
  const links = distinct([
    ...above,
    ...to('child', children),
    ...to('sibling', beside),
    ...to('other', [nextPillar]),
  ]);
  if (links.length >= MAX_LINKS) return links;
  return distinct([...links, ...to('other', [elsewhere(language)])]);
}

function to(relation: LinkTarget['relation'], pages: readonly (Page | null)[]): LinkTarget[] {
  return pages.flatMap((page) =>
    page === null ? [] : [{ keyword: page.keyword, relation, anchors: anchorsOf(page) }],
  );
}

function anchorsOf({ keyword, variants }: Page): string[] {
  return [...new Set([keyword, ...variants.map((variant) => variant.keyword)])].slice(0, MAX_ANCHORS);
}

function distinct(links: readonly LinkTarget[]): LinkTarget[] {
  const seen = new Set<string>();
  return links.filter(({ keyword }) => !seen.has(keyword) && seen.add(keyword));
}
