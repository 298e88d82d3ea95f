// Builds a page's brief: its figures, its neighbours in the silo, and the pages it has to link to.
import type { LinkTarget, PageBrief } from '@silosmith/ai';
import { targetWords } from '@silosmith/content';
import { INTENTS, type Intent, type Page } from '@silosmith/contract';

/** A page with the pages above and beside it; `pillar` and `parent` are null for a pillar. */
export interface PlacedPage {
  readonly page: Page;
  readonly pillar: Page | null;
  readonly parent: Page | null;
  /** The parent's other children, beginning with the one after this page, so that links spread over all of them. */
  readonly siblings: readonly Page[];
}

/** Most links of an article: 8 from a pillar page, 5 from others, of which up to 3 to siblings. */
export const MAX_LINKS_OF_PILLAR = 8;
export const MAX_LINKS = 5;
export const MAX_SIBLING_LINKS = 3;
const MAX_VARIANTS = 12;

/** Every page of a nested silo with its surroundings, in outline order. */
export function placedPagesOf(pages: readonly Page[]): PlacedPage[] {
  const walk = (page: Page, pillar: Page | null, parent: Page | null): PlacedPage[] => {
    const peers = parent?.children ?? [];
    const at = peers.indexOf(page);
    const siblings = [...peers.slice(at + 1), ...peers.slice(0, Math.max(0, at))];
    const here: PlacedPage = { page, pillar, parent, siblings: parent ? siblings : [] };
    return [here, ...page.children.flatMap((child) => walk(child, pillar ?? page, page))];
  };
  return pages.flatMap((page) => walk(page, null, null));
}

export function pageBriefOf(placed: PlacedPage, language: string): PageBrief {
  const { page, pillar, parent, siblings } = placed;
  const links = linkTargetsOf(placed);
  return {
    keyword: page.keyword,
    variants: page.variants.slice(0, MAX_VARIANTS).map((variant) => variant.keyword),
    topic: page.topic,
    level: page.level,
    pageType: page.pageType,
    language,
    targetWords: targetWords(page),
    intent: mainIntent(page.intent),
    volume: page.volume,
    difficulty: page.difficulty,
    pillar: pillar?.keyword ?? null,
    parent: parent?.keyword ?? null,
    siblings: siblings.slice(0, MAX_SIBLING_LINKS).map((sibling) => sibling.keyword),
    children: page.children.slice(0, MAX_LINKS_OF_PILLAR).map((child) => child.keyword),
    links,
  };
}

/**
 * A pillar links to its children, another page to its pillar and up to 3 siblings;
 * a page below a cluster page links to that one too, a cluster page shares its places between children and siblings.
 */
export function linkTargetsOf({ page, pillar, parent, siblings }: PlacedPage): LinkTarget[] {
  const to = (relation: LinkTarget['relation'], pages: readonly (Page | null)[]): LinkTarget[] =>
    pages.flatMap((target) => (target ? [{ keyword: target.keyword, relation }] : []));
  const children = to('child', page.children);
  if (!parent) return children.slice(0, MAX_LINKS_OF_PILLAR);
  const above = [...(parent === pillar ? [] : to('parent', [parent])), ...to('pillar', [pillar])];
  const beside = to('sibling', siblings.slice(0, MAX_SIBLING_LINKS));
  return [...above, ...alternating(children, beside)].slice(0, MAX_LINKS);
}

function alternating<T>(one: readonly T[], other: readonly T[]): T[] {
  const longest = Math.max(one.length, other.length);
  return Array.from({ length: longest }, (_, i) => [...one.slice(i, i + 1), ...other.slice(i, i + 1)]).flat();
}

/** The intent that decides about the page's shape: the one nearest to a sale where there are several. */
function mainIntent(stated: readonly string[]): Intent {
  const held = new Set(stated.map((intent) => intent.toLowerCase()));
  const nearestToSale: readonly Intent[] = ['transactional', 'commercial', 'navigational', 'informational'];
  return nearestToSale.find((intent) => held.has(intent)) ?? INTENTS[0];
}
