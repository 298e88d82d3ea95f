// Tracks work that must finish before the process ends: paid calls go on when their client is gone, and a stop waits for them.

export interface Underway {
  /** Lets `work` count as under way until it settles; returns it. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Aborts when waiting has an end. */
  readonly signal: AbortSignal;
  abort(): void;
}

export function createUnderway(): Underway {
  const running = new Set<Promise<unknown>>();
  const controller = new AbortController();
  return {
    track(work) {
      running.add(work);
      const done = (): void => {
        running.delete(work);
      };
      work.then(done, done);
      return work;
    },
    async settled() {
      while (running.size > 0) await Promise.allSettled(running);
    },
    signal: controller.signal,
    abort: () => controller.abort(),
  };
}
