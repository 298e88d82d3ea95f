export type { AttemptContext, Execute, ItemOutcome } from './attempt.ts';
export {
  costUsdOf,
  DEFAULT_CONCURRENCY,
  type JobProgress,
  mostCostUsdOf,
  progressOf,
  remainingMsOf,
} from './figures.ts';
export {
  createJob,
  type ItemState,
  type Job,
  type JobItem,
  type JobStatus,
  type JobType,
  jobSchema,
  type NewJob,
} from './job.ts';
export { type JobPolicy, POLICIES } from './policies.ts';
export {
  type RestoredJobs,
  type ResumeOptions,
  restoreJobs,
  resumeJob,
  storedId,
} from './restore.ts';
export { createRunner, type Runner, type RunnerOptions } from './runner.ts';
export { type JobStore, STORAGE_FULL } from './store.ts';
export { type JobEvent, transition } from './transition.ts';
