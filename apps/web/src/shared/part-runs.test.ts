import { DEFAULT_FILTERS } from '@silosmith/contract';
import type { GenerationRun } from '@silosmith/generation';
import { createJob, type Job, type JobItem } from '@silosmith/jobs';
import { createMessages } from '@silosmith/messages';
import { beforeEach, expect, it } from 'vitest';
import { awaitPartRun, isAwaited, tellPartEnd } from './part-runs.ts';
import { toastStore } from './ui/toast.ts';

const PAGE = '~0000000tea0';
const MESSAGES = createMessages('en');
const nothing = () => undefined;
const said = () => toastStore.getState().toasts.map(({ message, action }) => [message, action?.label]);
beforeEach(() => toastStore.setState({ toasts: [] }));

function runOf(part: string, status: Job['status'], fault?: JobItem['fault']): GenerationRun {
  const job = createJob({ id: 'j', type: 'bulk', projectId: 'p', itemIds: [PAGE], atMs: 0 });
  const items = job.items.map((item) => (fault ? { ...item, fault } : item));
  return {
    ...{ projectId: 'p', job: { ...job, status, items }, place: 'here', halt: null },
    settings: {
      ...{ runId: 'r', provider: 'openai', model: 'gpt-4o', language: 'en', filters: DEFAULT_FILTERS },
      ...{ replacesDemo: false, concurrency: 3, budgetUsd: null, priced: true },
      ...{ plannedUsdLow: 1, plannedUsdHigh: 2, doneBefore: 0, failedBefore: 0, spentBeforeUsd: 0 },
      ...{ elapsedBeforeMs: 0, rewrites: { pages: [PAGE], madeBefore: '', stages: [part] } },
    },
    ...{ uncertain: { unanswered: [], perhapsPaidTwice: [] }, notes: new Map(), passedOver: new Map() },
  };
}

it('is told by who asked for it, and to the end of the task that ends it by nobody else', async () => {
  const run = runOf('meta', 'completed');
  expect(isAwaited(run)).toBe(false);
  const leave = awaitPartRun('r');
  expect(isAwaited(run)).toBe(true);
  leave();
  expect(isAwaited(run)).toBe(true);
  await Promise.resolve();
  expect(isAwaited(run)).toBe(false);
});

it.each([
  ['meta', 'Title and description are written again.'],
  ['tags', 'The tags are chosen again.'],
  ['research', 'Research is made again. The article was written before it.'],
])('says that %s is made, with Undo where somebody knows what was there', (part, message) => {
  tellPartEnd(runOf(part, 'completed'), MESSAGES, { again: nothing });
  expect(said()).toEqual([[message, undefined]]);
  tellPartEnd(runOf(part, 'completed'), MESSAGES, { again: nothing, undo: nothing });
  expect(said()).toEqual([[message, 'Undo']]);
});

it('says of a section that is not in the article that it is among the versions', () => {
  tellPartEnd(runOf('section', 'completed'), MESSAGES, { again: nothing, undo: nothing });
  expect(said()[0]?.[0]).toContain('The text with the new section is among the versions.');
});

it('says why a part failed, with another try, and nothing of a cancelled one', () => {
  tellPartEnd(runOf('meta', 'cancelled'), MESSAGES, { again: nothing });
  expect(said()).toEqual([]);
  let tries = 0;
  const params = { provider: 'OpenAI' };
  const code = 'ai.content-refused';
  const fault: JobItem['fault'] = { code, params, severity: 'medium', retryable: false, recovery: [] };
  tellPartEnd(runOf('image', 'failed', fault), MESSAGES, { again: () => (tries += 1) });
  expect(said()).toEqual([[expect.stringContaining('Nothing was replaced: '), 'Try Again']]);
  toastStore.getState().toasts[0]?.action?.run();
  expect(tries).toBe(1);
});
