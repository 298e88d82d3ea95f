// GET /api/usage?days=30: what the signed-in user's calls cost.
import * as z from 'zod/mini';

export const usageTotalsSchema = z.object({
  calls: z.number(),
  failedCalls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Of the calls whose cost is known. */
  costUsd: z.number(),
  /** Calls of unknown cost: running, lost, or of a model without a price. */
  unpricedCalls: z.number(),
  /** Milliseconds, of the calls that succeeded; null where none did. */
  averageLatencyMs: z.nullable(z.number()),
});
export type UsageTotals = z.infer<typeof usageTotalsSchema>;

/** One stored call. `outcome` is `ok`, a fault code such as `ai.rate-limited`, or `running`. */
export const usageEntrySchema = z.object({
  provider: z.string(),
  model: z.string(),
  task: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars; null: unknown. */
  costUsd: z.nullable(z.number()),
  latencyMs: z.nullable(z.number()),
  outcome: z.string(),
  /** ISO 8601. */
  at: z.string(),
});

export const usageSummarySchema = z.object({
  /** First moment counted, ISO 8601. */
  since: z.string(),
  totals: usageTotalsSchema,
  /** Since midnight UTC, as the daily budget counts it: an unknown cost counts as its upper bound. */
  today: z.object({ costUsd: z.number(), dailyBudgetUsd: z.nullable(z.number()) }),
  byModel: z.array(
    z.extend(usageTotalsSchema, {
      provider: z.string(),
      model: z.string(),
      /** ISO 8601: when a call failed last; null where none did. */
      lastFailedAt: z.nullable(z.string()),
    }),
  ),
  byDay: z.array(z.extend(usageTotalsSchema, { day: z.string() })),
  byTask: z.array(z.extend(usageTotalsSchema, { task: z.string() })),
  /** The 50 dearest pages, of the calls that were made for one. */
  byPage: z.array(
    z.extend(usageTotalsSchema, {
      projectId: z.string(),
      pageId: z.string(),
      /** What its article was written for; null where the server holds none. */
      keyword: z.nullable(z.string()),
    }),
  ),
  /** The newest 50 calls. */
  latest: z.array(usageEntrySchema),
});
export type UsageSummary = z.infer<typeof usageSummarySchema>;
