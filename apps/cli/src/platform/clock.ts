// The only access of the command line to clock and timers.
import { setTimeout as wait } from 'node:timers/promises';
import { CANCELLED, type Clock, Fault, type Timer } from '@silosmith/kernel';

export const systemClock: Clock = { nowMs: () => Date.now() };
export const nowIso = (): string => new Date().toISOString();

export const systemTimer: Timer = {
  sleep: async (delayMs, signal) => {
    try {
      await wait(delayMs, undefined, signal ? { signal } : {});
    } catch (cause) {
      throw new Fault(CANCELLED, { severity: 'low', cause });
    }
  },
};
