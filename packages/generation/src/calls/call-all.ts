// Many calls for one answer: some at a time, repeated like every paid call, ended by the first that is given up.
import { createJob, createRunner, type JobStore, type JobType } from '@silosmith/jobs';
import {
  CANCELLED,
  type Chance,
  type Clock,
  Fault,
  type FaultShape,
  fromFaultShape,
  type Timer,
} from '@silosmith/kernel';

export interface CallAllPorts {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly chance: Chance;
}

export interface CallsToMake {
  readonly type: JobType;
  readonly ids: readonly string[];
  /** Cancels what is in flight. */
  readonly signal: AbortSignal;
}

export interface CallAttempt {
  readonly signal: AbortSignal;
  /** 1 for the first. */
  readonly attempt: number;
}

/** What arrives is kept one by one; a run that starts again asks for the rest. */
const NO_STORE: JobStore = {
  save: async () => undefined,
  load: async () => [],
  remove: async () => undefined,
};

/** `make` keeps its answer before it resolves. Throws the fault of the first call that is given up, after what is in flight has ended, or `cancelled`. */
export async function callAll(
  { type, ids, signal }: CallsToMake,
  make: (id: string, attempt: CallAttempt) => Promise<void>,
  { clock, timer, chance }: CallAllPorts,
): Promise<void> {
  let inFlight = 0;
  const runner = createRunner({ store: NO_STORE, clock, timer, chance }, async ({ id }, attempt) => {
    inFlight += 1;
    try {
      await make(id, attempt);
    } finally {
      inFlight -= 1;
    }
  });
  let given: FaultShape | null = null;
  const stop = runner.subscribe(({ items }) => {
    given ??= items.find(({ state }) => state === 'failed')?.fault ?? null;
    // What is in flight is paid for: it ends, and nothing else is sent.
    if (given !== null) {
      runner.pause();
      if (inFlight === 0) runner.cancel();
    }
  });
  const cancel = (): void => runner.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (signal.aborted) throw new Fault(CANCELLED, { severity: 'low' });
    const job = await runner.start(
      createJob({ id: chance.id(), type, projectId: '', itemIds: ids, atMs: clock.nowMs() }),
    );
    if (given !== null) throw fromFaultShape(given);
    if (job.status === 'cancelled') throw new Fault(CANCELLED, { severity: 'low' });
  } finally {
    stop();
    signal.removeEventListener('abort', cancel);
  }
}
