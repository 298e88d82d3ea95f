// Deletes expired replies, attempt counters, codes and calls of dead servers, at start and every hour.
import type { Dependencies } from '../../dependencies.ts';
import { forgetOldAttempts } from '../accounts/limit-attempts.ts';
import { forgetOldCodes } from '../accounts/one-time-codes.ts';
import { forgetOldReplies } from '../text/kept-calls.ts';
import { markLostCalls } from '../usage/record-usage.ts';

const EVERY_MS = 60 * 60 * 1_000;

/** At the start: the embedded database has no other server, so what it says is running died with the last one. */
export async function sweepAtStart({ database }: Dependencies): Promise<void> {
  const alone = database.kind === 'embedded';
  await forgetOldReplies(database.pool, alone);
  await markLostCalls(database.pool, alone);
  await forgetOldAttempts(database.pool);
  await forgetOldCodes(database.pool);
}

/** Until the signal aborts. */
export async function sweepHourly(
  { database, timer, log }: Dependencies,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await timer.sleep(EVERY_MS, signal);
      await forgetOldReplies(database.pool, false);
      await markLostCalls(database.pool, false);
      await forgetOldAttempts(database.pool);
      await forgetOldCodes(database.pool);
    } catch (error) {
      if (signal.aborted) return;
      log.warn('sweep-failed', { reason: error instanceof Error ? error.message : 'unknown' });
    }
  }
}
