// Retry policy per job type: number of retries, backoff, time limit of an attempt.
import type { BackoffPolicy } from '@silosmith/kernel';
import type { JobType } from './job.ts';

export interface JobPolicy {
  /** Further attempts after the first. */
  readonly maxRetries: number;
  readonly backoff: BackoffPolicy;
  /** Longest time one attempt may take. */
  readonly timeoutMs: number;
}

const policy = (
  maxRetries: number,
  baseDelayMs: number,
  maxDelayMs: number,
  factor: number,
  timeoutMs: number,
): JobPolicy => ({ maxRetries, backoff: { baseDelayMs, maxDelayMs, factor }, timeoutMs });

export const POLICIES: Readonly<Record<JobType, JobPolicy>> = {
  article: policy(3, 2_000, 30_000, 2, 120_000),
  meta: policy(2, 1_000, 10_000, 1.5, 30_000),
  tags: policy(2, 1_000, 10_000, 1.5, 30_000),
  image: policy(3, 3_000, 60_000, 2, 180_000),
  vectors: policy(3, 1_000, 30_000, 2, 60_000),
  'plan-check': policy(2, 2_000, 30_000, 2, 300_000),
  bulk: policy(5, 1_000, 15_000, 1.8, 300_000),
};
