// An article whose user says that its text is theirs now.
import type { Article } from '@silosmith/contract';

/** As if written by hand: exports and publishing no longer call it demo content. The page keeps the date of its first article. */
export function ownArticle(article: Article): Article {
  const first = article.firstGeneratedAt ?? article.provenance?.generatedAt;
  return { ...article, provenance: null, edited: true, ...(first != null && { firstGeneratedAt: first }) };
}
