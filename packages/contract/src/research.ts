// What was found out before an article is written: sources with the passages that its claims may rest on.
import * as z from 'zod/mini';

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
