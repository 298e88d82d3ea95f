// An article as it stood before something else took its place. A record each, so that two devices never disagree about a list.
import * as z from 'zod/mini';
import { articleSchema } from './article.ts';
import { dateTimeSchema } from './date-time.ts';
import type { PageId } from './page-id.ts';

/**
 * What took its place: a run wrote the page again, the user changed the text, or an earlier version came back. `unused`: it never was the
 * article, since the user changed the text while a run made it.
 */
export const VERSION_ENDS = ['rewritten', 'edited', 'restored', 'unused'] as const;

export const articleVersionSchema = z.object({
  pageId: z.string(),
  /** ISO 8601: when it was replaced, or made where it is unused. */
  keptAt: dateTimeSchema,
  end: z.enum(VERSION_ENDS),
  article: articleSchema,
});
export type ArticleVersion = z.infer<typeof articleVersionSchema>;

/** Versions of a page that are kept; the oldest gives way. */
export const MAX_VERSIONS = 20;

/** Key of a version's record: the page, then the moment and a suffix that tells two of one moment apart. */
export function versionKey(pageId: PageId, keptAt: string, suffix: string): string {
  return `${pageId} ${keptAt} ${suffix}`;
}
