/** Between two tries of what the server or the disk refused: 1, 2, 4 … 30 seconds. */
export const RETRY_DELAYS = { baseDelayMs: 1_000, maxDelayMs: 30_000, factor: 2 } as const;
