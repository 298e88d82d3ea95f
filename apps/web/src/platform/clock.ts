// The only place that reads the clock and lets work wait.
import { CANCELLED, type Clock, Fault, type Timer } from '@silosmith/kernel';

export const systemClock: Clock = { nowMs: () => Date.now() };

/** The present moment as ISO 8601. */
export function isoNow(): string {
  return new Date().toISOString();
}

export const systemTimer: Timer = {
  sleep(delayMs, signal) {
    return new Promise((resolve, reject) => {
      const cancelled = () => {
        clearTimeout(handle);
        reject(new Fault(CANCELLED, { severity: 'low' }));
      };
      const handle = setTimeout(() => {
        signal?.removeEventListener('abort', cancelled);
        resolve();
      }, delayMs);
      if (signal?.aborted) cancelled();
      else signal?.addEventListener('abort', cancelled, { once: true });
    });
  },
};

/** Lets the page draw and answer before more is done. */
export function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

/** Calls `tick` every `intervalMs` until the returned function is called. */
export function every(intervalMs: number, tick: () => void): () => void {
  const handle = setInterval(tick, intervalMs);
  return () => clearInterval(handle);
}

/** A page in the background draws no frame; nothing waits longer for one. */
const LATEST_FRAME_MS = 100;

/** After the next frame: what comes then takes no processor from the drawing. */
export function nextFrame(): Promise<void> {
  return new Promise((resume) => {
    const stop = after(LATEST_FRAME_MS, resume);
    requestAnimationFrame(() => {
      stop();
      // A task of its own: the frame is drawn when this callback has ended.
      setTimeout(resume);
    });
  });
}

export function currentYear(): number {
  return new Date().getFullYear();
}

/** Calls `then` once after `delayMs`, unless the returned function is called before. */
export function after(delayMs: number, then: () => void): () => void {
  const handle = setTimeout(then, delayMs);
  return () => clearTimeout(handle);
}
