// What was found out before an article is written: sources with the passages that its claims may rest on.
import * as z from 'zod/mini';
import { provenanceSchema } from './article.ts';

export const sourceSchema = z.object({
  /** Where the page was read, after its redirects; http or https. */
  url: z.string(),
  title: z.string(),
  /** ISO 8601 as the provider gives it; null where it does not say. */
  publishedAt: z.nullable(z.string()),
  /** Words of the text without navigation, header and footer; 0 where it was not read. */
  wordCount: z.number(),
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  /** Addresses that the text links to. */
  links: z.array(z.string()),
  /** Sentences of the text, word for word. */
  passages: z.array(z.string()),
});
export type Source = z.infer<typeof sourceSchema>;

/** The research of one page. It serves that page alone: passages of one are never material for another. */
export const researchSchema = z.object({
  keyword: z.string(),
  sources: z.array(sourceSchema),
  /** Keywords of the page that no found page answers, and those that fewer than half of them answer. */
  contentGaps: z.array(z.string()),
  opportunities: z.array(z.string()),
  provenance: z.nullable(provenanceSchema),
});
export type Research = z.infer<typeof researchSchema>;
