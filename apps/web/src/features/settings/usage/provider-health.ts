// How a provider's calls fared: the rule of the specification, file 3 §4.7.
import type { UsageSummary } from '@silosmith/contract';

/** Fewer failures say nothing of a provider. */
const FAILED_AT_LEAST = 3;
const RECENT_MS = 5 * 60_000;

export type ProviderHealth = 'healthy' | 'degraded' | 'unhealthy';
type Calls = Pick<UsageSummary['byModel'][number], 'calls' | 'failedCalls' | 'lastFailedAt'>;

/** `nowMs`: milliseconds since 1970. Calls that are still running count as good. */
export function providerHealth({ calls, failedCalls, lastFailedAt }: Calls, nowMs: number): ProviderHealth {
  if (failedCalls >= FAILED_AT_LEAST && failedCalls > calls - failedCalls) return 'unhealthy';
  return lastFailedAt !== null && nowMs - Date.parse(lastFailedAt) <= RECENT_MS ? 'degraded' : 'healthy';
}
