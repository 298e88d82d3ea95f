// How does one run go in this tab? Page after page; paused by itself where a fault concerns them all, going on when its cause is gone.
import type { GenerationNote, PlannedPage } from '@silosmith/generation';
import { createRunner, type Job } from '@silosmith/jobs';
import {
  backoffDelayMs,
  type Chance,
  Fault,
  type FaultShape,
  fromFaultShape,
  type Timer,
  toFaultShape,
} from '@silosmith/kernel';
import { type Halt, haltReasonOf } from './generation-run-halt.ts';
import { type ItemPorts, itemExecutor } from './generation-run-item.ts';
import { type JobRecords, jobStoreOf } from './generation-run-jobs.ts';
import type { RunSettings } from './generation-run-settings.ts';

export interface GenerationRun {
  readonly projectId: string;
  readonly job: Job;
  readonly settings: RunSettings;
  /** here: this tab works on it or holds it paused. elsewhere: another tab does. nobody: an earlier page left it, or it has ended. */
  readonly place: 'here' | 'elsewhere' | 'nobody';
  /** Why it paused by itself; null where it did not. */
  readonly halt: Halt | null;
  /** What a reader should know of a page, by keyword; as long as this page lives. */
  readonly notes: ReadonlyMap<string, readonly GenerationNote[]>;
}

export interface RunPorts extends ItemPorts {
  readonly timer: Timer;
  readonly chance: Chance;
  readonly jobs: JobRecords;
  /** Whether the server answers and is well. */
  serverAnswers(): Promise<boolean>;
  /** Resolves once the user is signed in again; rejects when the signal aborts. */
  signedIn(signal: AbortSignal): Promise<void>;
}

export interface ActiveRun {
  /** What is in flight still finishes. */
  pause(): void;
  resume(): void;
  cancel(): void;
  /** Failed pages are tried again; with `itemId` that one alone. */
  retry(itemId?: string): void;
  /** Resolves when nothing is in flight and the last state is stored, as far as the device takes it. */
  readonly ended: Promise<GenerationRun>;
}

export interface RunWork {
  readonly projectId: string;
  /** Pending, or ended already. */
  readonly job: Job;
  readonly settings: RunSettings;
  readonly pages: readonly PlannedPage[];
}

const SERVER_CHECKS = { baseDelayMs: 2_000, maxDelayMs: 15_000, factor: 1.8 };

export function startActiveRun(
  { projectId, job: first, settings, pages }: RunWork,
  ports: RunPorts,
  onChange: (run: GenerationRun) => void,
): ActiveRun {
  const notes = new Map<string, readonly GenerationNote[]>();
  const planned = new Map(pages.map((page) => [page.id, page]));
  const make = itemExecutor({ projectId, settings, planned, notes }, ports);
  const { clock, timer, chance } = ports;
  let halt: Halt | null = null;
  /** Ends the wait for the cause of a halt to go. */
  let waiting = new AbortController();

  const runner = createRunner(
    { store: jobStoreOf(projectId, ports.jobs), clock, timer, chance },
    async (item, context) => {
      try {
        return await make(item, context);
      } catch (error) {
        throw context.signal.aborted ? error : halted(toFaultShape(error));
      }
    },
  );
  const runOf = (job: Job, place: GenerationRun['place']): GenerationRun => ({
    projectId,
    job,
    settings,
    place,
    halt,
    notes,
  });
  const changed = (): void => {
    const job = runner.state();
    if (job) onChange(runOf(job, 'here'));
  };

  /** The fault to throw: where it concerns every page, the run pauses and the page goes back to those that wait. */
  function halted(fault: FaultShape): Fault {
    const reason = haltReasonOf(fault);
    if (reason === null) return fromFaultShape(fault);
    if (reason === 'gone') runner.cancel();
    else if (halt === null) {
      halt = { reason, fault };
      runner.pause();
      changed();
      void goOnAfter(halt);
    }
    return new Fault(fault.code, { ...fault, retryable: true });
  }

  function endHalt(): void {
    halt = null;
    waiting.abort();
    waiting = new AbortController();
  }

  function goOn(): void {
    endHalt();
    runner.resume();
    changed();
  }

  async function goOnAfter({ reason }: Halt): Promise<void> {
    const { signal } = waiting;
    try {
      if (reason === 'sign-in') await ports.signedIn(signal);
      else if (reason === 'network') await serverBack(signal);
      else return;
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (!signal.aborted) goOn();
  }

  async function serverBack(signal: AbortSignal): Promise<void> {
    for (let check = 1; ; check++) {
      await timer.sleep(backoffDelayMs(SERVER_CHECKS, check), signal);
      if (await ports.serverAnswers()) return;
    }
  }

  async function toEnd(): Promise<GenerationRun> {
    const job = await runner.start(first);
    endHalt();
    return runOf(job, 'nobody');
  }

  runner.subscribe(changed);
  return {
    pause() {
      endHalt();
      runner.pause();
      changed();
    },
    resume: goOn,
    cancel() {
      endHalt();
      runner.cancel();
    },
    retry(itemId) {
      if (itemId === undefined) runner.retryFailed();
      else runner.retryItem(itemId);
    },
    ended: toEnd(),
  };
}
