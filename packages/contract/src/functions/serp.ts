// Request and response of `serp`: what a search engine shows for a keyword.
import * as z from 'zod/mini';
import { marketSchema } from './research.ts';

export const serpRequestSchema = z.object({
  seedKeyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** Default: the main market of the language. */
  country: z.optional(marketSchema),
  /** Language of the interface: `en`, `zh-cn`. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}(?:-[a-z]{2})?$/iu))),
  /** Default `serpapi`. */
  provider: z.optional(z.string().check(z.maxLength(40))),
});
export type SerpRequest = z.infer<typeof serpRequestSchema>;

export const organicResultSchema = z.object({
  /** From 1. */
  position: z.number(),
  title: z.string(),
  link: z.string(),
  snippet: z.string(),
});
export type OrganicResult = z.infer<typeof organicResultSchema>;

export const serpReplySchema = z.object({
  organic_results: z.array(organicResultSchema),
  related_questions: z.array(z.object({ question: z.string() })),
  related_searches: z.array(z.object({ query: z.string() })),
  provider: z.string(),
  /** Made from the keyword by the demo provider: nobody searched. */
  demo: z.boolean(),
  /** US dollars. */
  usage: z.object({ cost: z.number() }),
});
export type SerpReply = z.infer<typeof serpReplySchema>;
