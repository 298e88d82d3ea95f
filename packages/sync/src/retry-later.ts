// Tries again what the server or the disk refused: after a second, then ever more, up to half a minute.
import { backoffDelayMs, type Timer } from '@silosmith/kernel';

/** Between two tries: 1, 2, 4 … 30 seconds. */
export const RETRY_DELAYS = { baseDelayMs: 1_000, maxDelayMs: 30_000, factor: 2 } as const;

export interface RetryLater {
  failed(): void;
  succeeded(): void;
  /** Nothing is tried any more. */
  stop(): void;
}

/** One try is due at a time; whoever tries earlier leaves `retry` to find nothing to do. */
export function createRetryLater(timer: Timer, retry: () => void): RetryLater {
  const over = new AbortController();
  let failures = 0;
  let isDue = false;
  const due = (): void => {
    isDue = false;
    if (!over.signal.aborted) retry();
  };
  return {
    failed() {
      if (isDue || over.signal.aborted) return;
      isDue = true;
      failures += 1;
      void timer.sleep(backoffDelayMs(RETRY_DELAYS, failures), over.signal).then(due, due);
    },
    succeeded() {
      failures = 0;
    },
    stop: () => over.abort(),
  };
}
