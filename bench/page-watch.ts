// What does a page tell of itself while a task runs? Its long tasks, and when the worker was done and the plan was shown. Runs inside the page.
//
// It neither ticks nor asks for frames: what it did itself was longer than what the page did. The trace has every task (trace-tasks.ts).

export interface Block {
  /** Milliseconds on the page's clock. */
  readonly at: number;
  readonly ms: number;
}

export interface Watched {
  /** Entries of the browser's own long-task timing: tasks of 50 ms and more. */
  readonly longTasks: readonly Block[];
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
  const longTasks: Block[] = [];
  const marks: Record<string, number> = {};
  let running = false;

  const mark = (name: string): void => {
    if (!running || name in marks) return;
    marks[name] = performance.now();
    performance.mark(`silo-bench:${name}`);
  };
  const tasks = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ at: startTime, ms: duration });
  });
  const changes = new MutationObserver(() => {
    if (document.querySelector('[role="slider"]') === null) return;
    changes.disconnect();
    // In the frame that draws the change: its layout belongs to what is measured.
    requestAnimationFrame(() => setTimeout(() => mark('shown')));
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
      tasks.observe({ type: 'longtask' });
      changes.observe(document, { childList: true, subtree: true });
      mark('chosen');
    },
    mark,
    stop() {
      running = false;
      tasks.disconnect();
      return { longTasks, marks };
    },
  };
}
