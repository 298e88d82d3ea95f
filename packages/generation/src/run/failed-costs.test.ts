import { DEFAULT_FILTERS } from '@silosmith/contract';
import type { JobItem } from '@silosmith/jobs';
import { expect, it } from 'vitest';
import { articleOf } from '../testing/records.ts';
import { failuresAfter } from './failed-costs.ts';
import type { RunSettings } from './run-settings.ts';

const SETTINGS: RunSettings = {
  ...{ provider: 'openai', model: 'gpt-4o', language: 'en', filters: DEFAULT_FILTERS, replacesDemo: false },
  ...{ runId: 'r1', concurrency: 3, budgetUsd: null, priced: true, plannedUsdLow: 0, plannedUsdHigh: 0 },
  ...{ doneBefore: 0, failedBefore: 0, spentBeforeUsd: 0, elapsedBeforeMs: 0 },
};
const fault: JobItem['fault'] = {
  ...{ code: 'ai.no-article', params: {}, severity: 'medium', retryable: false, recovery: [] },
};
const item: JobItem = { id: 'tea', state: 'failed', attempts: 2, fault, costUsd: 0.75 };
const endedAt = '2026-01-02T00:00:00.000Z';
const about = { settings: SETTINGS, keyword: 'tea', endedAt, before: undefined };
const paid = { 'research-a-0': 0.5, 'outline-b-0': 0.125, 'section-c-0': 0.125 };

it('a page that failed has cost what no record of it accounts for', () => {
  const failures = failuresAfter({ ...about, item: { ...item, paid }, held: {} });
  expect(failures).toEqual({
    keyword: 'tea',
    runs: [{ runId: 'r1', code: 'ai.no-article', endedAt, costUsd: 0.75 }],
  });
  const research = { keyword: 'tea' } as never;
  expect(failuresAfter({ ...about, item: { ...item, paid }, held: { research } }).runs).toMatchObject([
    { costUsd: 0.25 },
  ]);
  const held = { article: articleOf('tea') };
  expect(failuresAfter({ ...about, item: { ...item, paid }, held }).runs).toMatchObject([{ costUsd: 0.5 }]);
});

it('an article of before is no account of what its replacement cost', () => {
  const rewrites = { pages: ['tea'], madeBefore: '2026-01-01T12:00:00.000Z' };
  const held = { article: articleOf('tea') };
  const again = { ...about, settings: { ...SETTINGS, rewrites }, item: { ...item, paid }, held };
  expect(failuresAfter(again).runs).toMatchObject([{ costUsd: 0.75 }]);
});

it('an article that was to be repaired is no account of what the repair cost', () => {
  const rewrites = { pages: ['tea'], madeBefore: '2026-01-01T12:00:00.000Z', stages: ['repair'] };
  const held = { article: articleOf('tea') };
  const repair = { ...item, paid: { 'repair-a-0': 0.25 } };
  const failures = failuresAfter({ ...about, settings: { ...SETTINGS, rewrites }, item: repair, held });
  expect(failures.runs).toMatchObject([{ costUsd: 0.25 }]);
});

it('a run that is retried counts once, and no more once its page is made; other runs stay', () => {
  const other = { code: 'ai.quota', endedAt, costUsd: 1 };
  const mine = { runId: 'r1', code: 'ai.no-article', endedAt, costUsd: 0.25 };
  const before = { keyword: 'tea', runs: [other, mine] };
  const twice = failuresAfter({ ...about, item: { ...item, paid }, held: {}, before });
  expect(twice.runs).toEqual([other, { ...mine, costUsd: 0.75 }]);
  const made = failuresAfter({ ...about, item: { id: 'tea', state: 'done', attempts: 1 }, held: {}, before });
  expect(made.runs).toEqual([other]);
});

it('what calls of unknown outcome may have cost is kept apart, and what cost nothing is no entry', () => {
  expect(failuresAfter({ ...about, item: { ...item, uncertainUsd: 0.5 }, held: {} }).runs).toMatchObject([
    { costUsd: 0, uncertainUsd: 0.5 },
  ]);
  expect(failuresAfter({ ...about, item, held: {} }).runs).toEqual([]);
});
