// What was paid for a page and is in none of its records: its article, or a part that was made again, failed.
import * as z from 'zod/mini';
import { dateTimeSchema } from './date-time.ts';

const failedRunSchema = z.object({
  /** Of a run whose failed pages can be retried, which finds the replies again that it paid for; absent: the money is gone. */
  runId: z.optional(z.string()),
  /** Of the fault. */
  code: z.string(),
  endedAt: dateTimeSchema,
  /** US dollars. */
  costUsd: z.number(),
  /** The most that calls may have cost whose outcome nobody knows. */
  uncertainUsd: z.optional(z.number()),
});
export type FailedRun = z.infer<typeof failedRunSchema>;

export const failuresSchema = z.object({ keyword: z.string(), runs: z.array(failedRunSchema) });
export type Failures = z.infer<typeof failuresSchema>;
