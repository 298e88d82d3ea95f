// The real clock, random numbers and timer behind the kernel's ports.
import { randomUUID } from 'node:crypto';
import { type Chance, type Clock, Fault, type Timer } from '@silosmith/kernel';

export const systemClock: Clock = { nowMs: () => Date.now() };

export const systemChance: Chance = { next: () => Math.random(), id: () => randomUUID() };

export const systemTimer: Timer = {
  sleep: (delayMs, signal) =>
    new Promise((resolve, reject) => {
      const cancelled = (): Fault => new Fault('cancelled', { severity: 'low' });
      if (signal?.aborted) {
        reject(cancelled());
        return;
      }
      const onAbort = (): void => {
        clearTimeout(handle);
        reject(cancelled());
      };
      const handle = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, delayMs);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
};
