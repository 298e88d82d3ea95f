// A run over many pages that survives a reload: items with their states, all of it JSON-serialisable.
import { timeMsSchema } from '@silosmith/contract';
import * as z from 'zod/mini';

const JOB_TYPES = ['article', 'meta', 'tags', 'image', 'vectors', 'plan-check', 'bulk'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Transitions between them: transition.ts. */
export const JOB_STATUSES = [
  'pending',
  'running',
  'retrying',
  'paused',
  'completed',
  'failed',
  'cancelled',
] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** `retrying`: failed at least once; waiting for, or in, another attempt. */
const ITEM_STATES = ['waiting', 'running', 'retrying', 'done', 'failed', 'cancelled'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

const faultShapeSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  retryable: z.boolean(),
  recovery: z.array(
    z.enum(['retry', 'wait', 'check-key', 'switch-provider', 'sign-in', 'free-space', 'fix-file', 'reload']),
  ),
});

const jobItemSchema = z.object({
  /** Identifies the result: for pages the primary keyword. Unique within the job. */
  id: z.string(),
  state: z.enum(ITEM_STATES),
  /** Attempts started. */
  attempts: z.number(),
  /** The fault of the last attempt; absent once the item is done. */
  fault: z.optional(faultShapeSchema),
  startedAtMs: z.optional(timeMsSchema),
  endedAtMs: z.optional(timeMsSchema),
  /** What was paid for the item, done or not, in US dollars. */
  costUsd: z.optional(z.number()),
  /** The same by the key of each paid step, while the item is not done: a step that is given again is counted once. */
  paid: z.optional(z.record(z.string(), z.number())),
  /** The most that steps may have cost whose outcome nobody knows. */
  uncertainUsd: z.optional(z.number()),
});
export type JobItem = z.infer<typeof jobItemSchema>;

/** Progress, average and remaining time are derived, never stored: `progressOf`, `averageMsOf`, `remainingMsOf`. */
export const jobSchema = z.object({
  id: z.string(),
  type: z.enum(JOB_TYPES),
  projectId: z.string(),
  status: z.enum(JOB_STATUSES),
  items: z.array(jobItemSchema),
  /** Executor settings that must survive a reload (provider, model, language …); plain data. */
  config: z.record(z.string(), z.unknown()),
  startedAtMs: z.nullable(timeMsSchema),
  endedAtMs: z.nullable(timeMsSchema),
  /** Time of the last change; decides whether a stored job is stale. */
  updatedAtMs: timeMsSchema,
  /** Sum of the retries of all items. */
  retryCount: z.number(),
  /** A message code for the user, and what they can do. `fault` is the reason behind it, where there is one. */
  feedback: z.optional(
    z.object({
      code: z.string(),
      fault: z.optional(faultShapeSchema),
      action: z.optional(z.enum(['resume', 'retry'])),
    }),
  ),
});
export type Job = z.infer<typeof jobSchema>;

export interface NewJob {
  readonly id: string;
  readonly type: JobType;
  readonly projectId: string;
  readonly itemIds: readonly string[];
  readonly config?: Readonly<Record<string, unknown>>;
  readonly atMs: number;
}

/** A pending job; duplicate item ids are dropped. */
export function createJob({ id, type, projectId, itemIds, config = {}, atMs }: NewJob): Job {
  return {
    id,
    type,
    projectId,
    status: 'pending',
    items: [...new Set(itemIds)].map((itemId) => ({ id: itemId, state: 'waiting', attempts: 0 })),
    config: { ...config },
    startedAtMs: null,
    endedAtMs: null,
    updatedAtMs: atMs,
    retryCount: 0,
  };
}
