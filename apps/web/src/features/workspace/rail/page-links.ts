// Links of a page within the silo: what its plan asks for and what its article holds; and who links to it.
import { siloLinksOf } from '@silosmith/content';
import type { Article } from '@silosmith/contract';

export interface PlannedLink {
  readonly keyword: string;
  /** Where it stands in the silo, seen from the page. */
  readonly relation: string;
  /** Links of the article to it. */
  readonly count: number;
}

export interface OtherLink {
  readonly keyword: string;
  readonly count: number;
  /** False: no page of the silo has this keyword, and an export will drop the link. */
  readonly isPage: boolean;
}

export interface LinksOut {
  readonly planned: readonly PlannedLink[];
  readonly others: readonly OtherLink[];
  /** Links of the article, all together. */
  readonly count: number;
}

/** As links are compared everywhere: letter case and white space make no difference. */
export const foldedKeyword = (keyword: string): string =>
  keyword.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

export function linksOut(
  html: string,
  planned: readonly { readonly keyword: string; readonly relation: string }[],
  isPage: (keyword: string) => boolean,
): LinksOut {
  const found = new Map<string, { keyword: string; count: number }>();
  for (const { keyword } of siloLinksOf(html)) {
    const known = found.get(foldedKeyword(keyword));
    if (known) known.count += 1;
    else found.set(foldedKeyword(keyword), { keyword, count: 1 });
  }
  const count = [...found.values()].reduce((sum, link) => sum + link.count, 0);
  const asked = planned.map(({ keyword, relation }) => {
    const folded = foldedKeyword(keyword);
    const link = found.get(folded);
    found.delete(folded);
    return { keyword, relation, count: link?.count ?? 0 };
  });
  const others = [...found.values()].map((link) => ({ ...link, isPage: isPage(link.keyword) }));
  return { planned: asked, others, count };
}

/** Kept with the article: a record is replaced, never changed. */
const targets = new WeakMap<Article, ReadonlySet<string>>();

/** Folded keywords that the article links to. O(its length) the first time. */
export function linkTargetsIn(article: Article): ReadonlySet<string> {
  const known = targets.get(article);
  if (known !== undefined) return known;
  const made = new Set(siloLinksOf(article.content).map(({ keyword }) => foldedKeyword(keyword)));
  targets.set(article, made);
  return made;
}
