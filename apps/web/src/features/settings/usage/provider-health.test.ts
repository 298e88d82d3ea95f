import { expect, it } from 'vitest';
import { providerHealth } from './provider-health.ts';

const NOW_MS = Date.parse('2026-11-25T12:00:00Z');
const health = (calls: number, failedCalls: number, lastFailedAt: string | null) =>
  providerHealth({ calls, failedCalls, lastFailedAt }, NOW_MS);
const LONG_AGO = '2026-11-25T11:54:59Z';

it.each([
  ['more failures than good calls, three at least', 'unhealthy', [5, 3, LONG_AGO]],
  ['as many failures as good calls', 'healthy', [6, 3, LONG_AGO]],
  ['two failures and nothing else', 'healthy', [2, 2, LONG_AGO]],
  ['a failure within five minutes', 'degraded', [100, 1, '2026-11-25T11:55:00Z']],
  ['one just after the clock of the server, which is ahead', 'degraded', [100, 1, '2026-11-25T12:00:03Z']],
  ['no failure', 'healthy', [1, 0, null]],
] as const)('%s is %s', (_, expected, [calls, failed, at]) => {
  expect(health(calls, failed, at)).toBe(expected);
});
