import { DEFAULT_FILTERS } from '@silosmith/contract';
import type { GenerationRun } from '@silosmith/generation';
import { createJob } from '@silosmith/jobs';
import { expect, it } from 'vitest';
import { runCounts } from './run-counts.ts';

it('counts what was done and spent before the run was resumed', () => {
  const job = createJob({ id: 'j', type: 'bulk', projectId: 'p', itemIds: ['a', 'b', 'c'], atMs: 0 });
  const [first, second, third] = job.items;
  if (!first || !second || !third) throw new Error('three items were asked for');
  const run: GenerationRun = {
    projectId: 'p',
    job: {
      ...job,
      items: [{ ...first, state: 'done', costUsd: 0.2 }, { ...second, state: 'failed' }, third],
    },
    settings: {
      runId: 'r',
      provider: 'openai',
      model: 'gpt-4o',
      language: 'en',
      filters: DEFAULT_FILTERS,
      replacesDemo: false,
      concurrency: 3,
      budgetUsd: null,
      priced: true,
      plannedUsdLow: 1,
      plannedUsdHigh: 2,
      doneBefore: 7,
      failedBefore: 1,
      spentBeforeUsd: 0.5,
      elapsedBeforeMs: 0,
    },
    place: 'here',
    halt: null,
    uncertain: { unanswered: [], perhapsPaidTwice: [] },
    notes: new Map(),
    passedOver: new Map(),
  };
  expect(runCounts(run)).toEqual({ total: 11, done: 8, failed: 2, spentUsd: 0.7 });
});
