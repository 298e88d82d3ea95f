// How long to wait before attempt n? Exponential, capped (specification 1 §9.4).

export interface BackoffPolicy {
  readonly baseDelayMs: number;
  readonly maxDelayMs: number;
  readonly factor: number;
}

/** Delay before retry `retry` (1 = first retry), in milliseconds. */
export function backoffDelayMs(policy: BackoffPolicy, retry: number): number {
  return Math.min(policy.maxDelayMs, policy.baseDelayMs * policy.factor ** Math.max(0, retry - 1));
}
