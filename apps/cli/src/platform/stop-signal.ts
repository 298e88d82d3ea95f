// Ctrl+C: the first asks the command to stop in order, a second ends the process at once.
import { constants } from 'node:os';
import { systemClock } from './clock.ts';

/** A terminal's Ctrl+C reaches this process twice where an older Node handed over to it: itself, and passed on. */
const SAME_WISH_MS = 300;

export interface StopSignal {
  readonly signal: AbortSignal;
  /** As shells have it: 128 and the number of the signal. */
  exitCode(): number;
}

export function stopSignal(onFirst: () => void): StopSignal {
  const stop = new AbortController();
  let askedAtMs = 0;
  let code = 1;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (!stop.signal.aborted) {
        askedAtMs = systemClock.nowMs();
        code = 128 + constants.signals[name];
        onFirst();
        stop.abort();
      } else if (systemClock.nowMs() - askedAtMs > SAME_WISH_MS) process.exit(code);
    });
  }
  return { signal: stop.signal, exitCode: () => code };
}
