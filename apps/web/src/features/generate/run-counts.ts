// Progress of a run, including the jobs it resumed.

import type { GenerationRun } from '@silosmith/generation';
import { costUsdOf } from '@silosmith/jobs';

export interface RunCounts {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly spentUsd: number;
}

export function runCounts({ job, settings }: GenerationRun): RunCounts {
  let done = settings.doneBefore;
  let failed = settings.failedBefore;
  for (const { state } of job.items) {
    if (state === 'done') done += 1;
    else if (state === 'failed') failed += 1;
  }
  const total = job.items.length + settings.doneBefore + settings.failedBefore;
  return { total, done, failed, spentUsd: settings.spentBeforeUsd + costUsdOf(job) };
}
