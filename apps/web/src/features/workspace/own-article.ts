// An article whose user says that its text is theirs now.
import type { Article } from '@silosmith/contract';

/** As if written by hand: exports and publishing no longer call it demo content. The page keeps the date of its first article. */
export function ownArticle(article: Article): Article {
  const first = article.firstGeneratedAt ?? article.provenance?.generatedAt;
  return { ...article, provenance: null, edited: true, ...(first != null && { firstGeneratedAt: first }) };
}

/**
 * The article of now, which says again where its text came from; what was typed since then stays.
 * Null where there is nothing to take back: the article is gone, or another one, with an origin of its own, took its place.
 */
export function disownedArticle(now: Article | undefined, before: Article): Article | null {
  return now === undefined || now.provenance !== null ? null : { ...now, provenance: before.provenance };
}
