// Exponential backoff with a ceiling: delay(n) = min(maxDelayMs, baseDelayMs · factor^(n−1)).

export interface BackoffPolicy {
  readonly baseDelayMs: number;
  readonly maxDelayMs: number;
  readonly factor: number;
}

/** Delay before retry `retry` (1 = first retry), in milliseconds. */
export function backoffDelayMs(policy: BackoffPolicy, retry: number): number {
  return Math.min(policy.maxDelayMs, policy.baseDelayMs * policy.factor ** Math.max(0, retry - 1));
}
