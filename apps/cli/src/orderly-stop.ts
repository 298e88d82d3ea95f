// Ctrl+C during a run: nothing new is asked; what was sent is paid for, so its reply is awaited and stored before the run ends.
import type { CallLog, GenerationRun } from '@silosmith/generation';
import { CANCELLED, Fault } from '@silosmith/kernel';

export interface StoppableRun {
  /** Starts no further page. */
  pause(): void;
  cancel(): void;
}

export interface OrderlyStop {
  /** Holds back every call that is not sent yet, once the stop has begun. */
  readonly gate: (log: CallLog) => CallLog;
  /** Receives every state of the run. */
  readonly watch: (run: GenerationRun) => void;
}

/** The run is cancelled when every page at work waits at the gate: then no reply is under way or unstored. */
export function createOrderlyStop(run: () => StoppableRun, signal: AbortSignal): OrderlyStop {
  const ended = Promise.withResolvers<never>();
  // Without a page at the gate the rejection has no handler: it is no fault.
  ended.promise.catch(() => undefined);
  let atWork = 0;
  let waiting = 0;
  const endWhenIdle = (): void => {
    if (!signal.aborted || waiting < atWork) return;
    run().cancel();
    ended.reject(new Fault(CANCELLED, { severity: 'low' }));
  };
  const begin = (): void => {
    run().pause();
    endWhenIdle();
  };
  signal.addEventListener('abort', begin, { once: true });
  return {
    gate: (log) => ({
      entries: log.entries,
      append: async (entry) => {
        if (entry.kind === 'sent' && signal.aborted) {
          waiting += 1;
          endWhenIdle();
          await ended.promise;
        }
        await log.append(entry);
      },
    }),
    watch: ({ job }) => {
      atWork = job.items.filter(({ state }) => state === 'running').length;
      endWhenIdle();
    },
  };
}
