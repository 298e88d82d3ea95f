// GET utility-hub: the catalogue with its prices, and with `includeAnalysis` what one's own calls say of it. POST: errors of a client.
import * as z from 'zod/mini';

/** Of the calls of the last 30 days. */
export const modelHistorySchema = z.object({
  calls: z.number(),
  /** Those that the provider failed or refused. */
  failedCalls: z.number(),
  /** Milliseconds; null where no call ended. */
  averageLatencyMs: z.nullable(z.number()),
  /** US dollars, of the calls whose cost is known. */
  costUsd: z.number(),
});

export const pricingRowSchema = z.object({
  provider: z.string(),
  model: z.string(),
  name: z.string(),
  /** US dollars for 1,000 tokens. */
  inputCostPer1K: z.number(),
  outputCostPer1K: z.number(),
  /** 0 to 100. */
  qualityScore: z.number(),
  speedScore: z.number(),
  /** Tokens. */
  contextWindow: z.number(),
  /** Of one reply; an earlier server does not say it. */
  maxOutputTokens: z.optional(z.number()),
  /** Whether the server has a key for it, or it needs none; a key of one's own travels with each call. */
  isAvailable: z.boolean(),
  /** With `includeAnalysis`, where there were calls. */
  history: z.optional(modelHistorySchema),
});
export type PricingRow = z.infer<typeof pricingRowSchema>;

/** A model that makes images. */
export const imagePricingRowSchema = z.object({
  provider: z.string(),
  model: z.string(),
  name: z.string(),
  /** US dollars, at the most. */
  costPerImage: z.number(),
  /** As of a model of texts. */
  isAvailable: z.boolean(),
  history: z.optional(modelHistorySchema),
});

/** A model that gives embeddings. */
export const embeddingPricingRowSchema = z.object({
  provider: z.string(),
  model: z.string(),
  /** US dollars for a million tokens. */
  costPerMillion: z.number(),
});

/** A provider that searches the web or finds pages to read. */
export const searchPricingRowSchema = z.object({
  provider: z.string(),
  /** US dollars of one call, at the most. */
  costPerSearch: z.number(),
});

const choiceSchema = z.object({
  provider: z.string(),
  model: z.string(),
  name: z.string(),
  score: z.number(),
  /** US dollars of a request of usual length, at the most. */
  mostUsd: z.number(),
});
const codeSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
/** What smart mode would choose for a text of that kind, and why. */
export const routeAnalysisSchema = z.object({
  task: z.string(),
  chosen: z.nullable(choiceSchema),
  runnerUp: z.nullable(choiceSchema),
  reasons: z.array(codeSchema),
  fallbacks: z.array(choiceSchema),
});
export type RouteAnalysis = z.infer<typeof routeAnalysisSchema>;

export const pricingReplySchema = z.object({
  pricing: z.array(pricingRowSchema),
  /** An earlier server does not list them. */
  images: z.optional(z.array(imagePricingRowSchema)),
  embeddings: z.optional(z.array(embeddingPricingRowSchema)),
  searches: z.optional(z.array(searchPricingRowSchema)),
  /** ISO date on which ids and prices were last compared with the providers' lists. */
  pricesOf: z.string(),
  analysis: z.optional(z.array(routeAnalysisSchema)),
  /** US dollars of the daily budget, with `includeAnalysis`; null: no limit. */
  leftTodayUsd: z.optional(z.nullable(z.number())),
});
export type PricingReply = z.infer<typeof pricingReplySchema>;

/** Codes and places alone: sentences, texts and keys of users have no place in the server's log. */
const word = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w.:/-]+$/u));
export const clientErrorsSchema = z.object({
  records: z
    .array(z.object({ code: word, context: z.optional(word) }))
    .check(z.minLength(1), z.maxLength(20)),
});
export const clientErrorsReplySchema = z.object({ noted: z.number() });
