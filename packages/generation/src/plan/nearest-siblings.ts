// Which of the pages beside a page are nearest to what it is about: readers go on there, and an anchor fits into the text.
import type { Page } from '@silosmith/contract';
import { stemsOf } from '@silosmith/language';

/** In the ring: a pillar may have thousands of pages below it, and pages of like demand stand near each other. */
const LOOKED_AT = 200;

/**
 * Siblings by the share of the page's own words that they have too, most first; others as they stood. Words of the parent are all pages' words.
 * O(siblings looked at × words).
 */
export function byNearness(page: Page, parent: Page, siblings: readonly Page[], language: string): Page[] {
  const common = wordsOf(parent, language);
  const own = [...wordsOf(page, language)].filter((word) => !common.has(word));
  const looked = siblings.slice(0, LOOKED_AT);
  if (own.length === 0) return looked;
  const nearness = new Map(
    looked.map((sibling) => {
      const words = wordsOf(sibling, language);
      return [sibling, own.filter((word) => words.has(word)).length];
    }),
  );
  return looked.toSorted((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0));
}

const known = new WeakMap<Page, { readonly language: string; readonly words: ReadonlySet<string> }>();

/** Stems of the keyword and of the keywords that mean the same. */
function wordsOf(page: Page, language: string): ReadonlySet<string> {
  const before = known.get(page);
  if (before?.language === language) return before.words;
  const texts = [page.keyword, ...page.variants.map(({ keyword }) => keyword)];
  const words = new Set(texts.flatMap((text) => stemsOf(text, language)));
  known.set(page, { language, words });
  return words;
}
