// How long is a page's main thread blocked? Runs inside the page: long tasks, gaps between ticks, gaps between frames, and when the worker was done.

export interface Block {
  /** Milliseconds on the page's clock. */
  readonly at: number;
  readonly ms: number;
}

export interface Watched {
  /** Entries of the browser's own long-task timing: tasks of 50 ms and more. */
  readonly longTasks: readonly Block[];
  /** Time between two ticks beyond the tick itself, where it was 8 ms or more. */
  readonly gaps: readonly Block[];
  /** Time between two frames, where it was 20 ms or more. */
  readonly frames: readonly Block[];
  /** Page clock by name: `chosen`, `worker-started` (by the app), `worker-done`, `shown`, `settled`. */
  readonly marks: Readonly<Record<string, number>>;
}

declare global {
  interface Window {
    siloBench: { start(): void; mark(name: string): void; stop(): Watched };
  }
}

/** Given to `page.addInitScript`, so it stands alone: nothing from outside the function. */
export function installPageWatch(): void {
  const TICK_MS = 4;
  const longTasks: Block[] = [];
  const gaps: Block[] = [];
  const frames: Block[] = [];
  const marks: Record<string, number> = {};
  let running = false;

  const mark = (name: string): void => {
    if (!running || name in marks) return;
    marks[name] = performance.now();
    performance.mark(`silo-bench:${name}`);
  };
  const isShown = (): boolean => document.querySelector('[role="treegrid"] [role="row"][id]') !== null;
  const tick = (last: number): void => {
    if (!running) return;
    const now = performance.now();
    if (now - last - TICK_MS >= 8) gaps.push({ at: last, ms: now - last - TICK_MS });
    setTimeout(() => tick(now), TICK_MS);
  };
  const frame = (last: number): void => {
    if (!running) return;
    const now = performance.now();
    if (now - last >= 20) frames.push({ at: last, ms: now - last });
    if (isShown()) mark('shown');
    requestAnimationFrame(() => frame(now));
  };
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ at: startTime, ms: duration });
  });

  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      mark('worker-started');
      this.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
        if (data?.type === 'done') mark('worker-done');
      });
    }
  };

  window.siloBench = {
    start() {
      running = true;
      observer.observe({ type: 'longtask' });
      tick(performance.now());
      frame(performance.now());
      mark('chosen');
    },
    mark,
    stop() {
      running = false;
      observer.disconnect();
      return { longTasks, gaps, frames, marks };
    },
  };
}
