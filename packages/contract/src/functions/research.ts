// Request and response of `research-hub`: pages found for a keyword, read by the server, and what they have and lack.
import * as z from 'zod/mini';
import { sourceSchema } from '../research.ts';

const phrase = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** A country, two letters, as `us` or `de`. */
export const marketSchema = z.string().check(z.regex(/^[a-z]{2}$/iu));

/** Pages that one call finds and reads, at most. */
export const MOST_RESEARCH_RESULTS = 10;
/** Keywords that one call compares the found pages with. */
export const MOST_RESEARCH_KEYWORDS = 500;

export const researchRequestSchema = z.object({
  query: phrase,
  /** Default `enhanced`: Exa, and our own reading of what it finds. */
  provider: z.optional(z.string().check(z.maxLength(40))),
  /** How the provider searches: by meaning (the default) or as it sees fit. */
  type: z.optional(z.enum(['semantic', 'auto'])),
  /** Keywords that the page is to serve: which of them do the found pages leave unanswered? */
  csvKeywords: z.optional(z.array(phrase).check(z.maxLength(MOST_RESEARCH_KEYWORDS))),
  /** False: pages are found, not read. */
  includeContentAnalysis: z.optional(z.boolean()),
  numResults: z.optional(z.int().check(z.gte(1), z.lte(MOST_RESEARCH_RESULTS))),
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu))),
  /** What the call is for (usage records); default `research`. */
  task: z.optional(z.string().check(z.maxLength(40))),
  /** Default: the main one of the language. */
  market: z.optional(marketSchema),
});
export type ResearchRequest = z.infer<typeof researchRequestSchema>;

export const competitorSchema = z.object({
  title: z.string(),
  url: z.string(),
  wordCount: z.number(),
  /** Percent of the topics that at least two of the found pages have which this one has; null where they share none. */
  contentQuality: z.nullable(z.number()),
  /** Headings of this page whose words no other found page has. */
  competitiveAdvantage: z.array(z.string()),
  /** Shared topics that this page lacks. */
  contentGaps: z.array(z.string()),
});
export type Competitor = z.infer<typeof competitorSchema>;

/** `length` { words }: the median of the found pages. `topic` { topic, pages }: shared by so many. `gap` { keyword }: answered by none. */
export const recommendationSchema = z.object({
  code: z.enum(['length', 'topic', 'gap']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Recommendation = z.infer<typeof recommendationSchema>;

export const contentAnalysisSchema = z.object({
  competitors: z.array(competitorSchema),
  /** Words of the found pages, median; null where none could be read. */
  medianWords: z.nullable(z.number()),
});
export const semanticInsightsSchema = z.object({
  /** Keywords of the request that no found page answers. */
  contentGaps: z.array(z.string()),
  /** Keywords of the request that fewer than half of the found pages answer. */
  keywordOpportunities: z.array(z.string()),
});

export const researchReplySchema = z.object({
  /** Null where the pages were not read. */
  contentAnalysis: z.nullable(contentAnalysisSchema),
  semanticInsights: semanticInsightsSchema,
  recommendations: z.array(recommendationSchema),
  sources: z.array(sourceSchema),
  /** Found and not read, with the code of the reason. */
  unread: z.array(z.object({ url: z.string(), reason: z.string() })),
  provider: z.string(),
  /** Made from the keyword by the demo provider: nobody searched. */
  demo: z.boolean(),
  /** US dollars. */
  usage: z.object({ cost: z.nullable(z.number()) }),
});
export type ResearchReply = z.infer<typeof researchReplySchema>;
