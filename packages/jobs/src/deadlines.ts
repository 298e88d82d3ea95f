// Time limits of many attempts by one sleep: an attempt that ends in time cancels nothing, so that a limit costs next to nothing.
import type { Clock, Timer } from '@silosmith/kernel';

export interface Deadline {
  /** The limit starts again from now. */
  restart(): void;
  /** Ended in time: `onOver` is not called any more. */
  end(): void;
}

export interface Deadlines {
  /** Calls `onOver` once, `timeoutMs` from now or from its last restart, by the clock. */
  watch(timeoutMs: number, onOver: () => void): Deadline;
}

/** Sleeps while there is something to watch, until the first of what was watched as it fell asleep is due. */
export function createDeadlines(clock: Clock, timer: Timer): Deadlines {
  const open = new Map<Deadline, { dueMs: number; readonly onOver: () => void }>();
  let asleep: { readonly untilMs: number; readonly control: AbortController } | null = null;

  function sleep(untilMs: number): void {
    asleep?.control.abort();
    const own = { untilMs, control: new AbortController() };
    asleep = own;
    timer.sleep(Math.max(0, untilMs - clock.nowMs()), own.control.signal).then(wake, () => {
      // The timer rejects only when its signal aborts: nothing is watched any more, or an earlier limit is.
    });
  }

  function wake(): void {
    asleep = null;
    const nowMs = clock.nowMs();
    for (const [deadline, { dueMs, onOver }] of [...open]) {
      if (dueMs > nowMs) continue;
      open.delete(deadline);
      onOver();
    }
    if (open.size > 0) sleep(Math.min(...[...open.values()].map(({ dueMs }) => dueMs)));
  }

  return {
    watch(timeoutMs, onOver) {
      const own = { dueMs: clock.nowMs() + timeoutMs, onOver };
      const deadline: Deadline = {
        restart() {
          own.dueMs = clock.nowMs() + timeoutMs;
        },
        end() {
          open.delete(deadline);
          if (open.size > 0) return;
          asleep?.control.abort();
          asleep = null;
        },
      };
      open.set(deadline, own);
      if (asleep === null || asleep.untilMs > own.dueMs) sleep(own.dueMs);
      return deadline;
    },
  };
}
