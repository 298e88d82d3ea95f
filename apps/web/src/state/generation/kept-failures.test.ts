import type { Failures, PageId } from '@silosmith/contract';
import type { GenerationRun } from '@silosmith/generation';
import { pageIdOf } from '@silosmith/testkit';
import { expect, it } from 'vitest';
import { type FailureStore, keepFailures } from './kept-failures.ts';

const TEA = pageIdOf('tea');
const CUP = pageIdOf('cup');
const run = { runId: 'r1', code: 'ai.no-article', endedAt: '1970-01-01T00:00:01.000Z', costUsd: 0.5 };

/** Of a run that paid half a dollar for 'tea' and failed, or made it after all; 'cup' was made at once. */
const runOf = (state: 'failed' | 'done'): GenerationRun =>
  ({
    projectId: 'p1',
    job: {
      updatedAtMs: 1_000,
      items: [
        { id: TEA, state, attempts: 1, fault: { code: run.code }, paid: { 'article-a-0': 0.5 } },
        { id: CUP, state: 'done', attempts: 1 },
      ],
    },
    settings: { runId: 'r1', replacesDemo: false },
  }) as unknown as GenerationRun;

it('keeps what a failed page cost under its id, until a retry of the same run makes the page', async () => {
  const kept = new Map<PageId, Failures>();
  const written: unknown[] = [];
  const store: FailureStore = {
    idOf: (id) => (id === TEA ? TEA : CUP),
    keywordOf: (_, id) => (id === TEA ? 'tea' : 'cup'),
    held: async () => ({}),
    known: async (_, id) => kept.get(id),
    async put(_, id, failures) {
      written.push([id, failures]);
      if (failures === null) kept.delete(id);
      else kept.set(id, failures);
    },
  };
  await keepFailures(runOf('failed'), store);
  await keepFailures(runOf('failed'), store);
  expect(written).toEqual([[TEA, { keyword: 'tea', runs: [run] }]]);
  await keepFailures(runOf('done'), store);
  expect(written.slice(1)).toEqual([[TEA, null]]);
});
