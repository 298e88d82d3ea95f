// One run in this process: page after page, paused by faults that concern all pages, resumed when their cause is gone.
import { createRunner, type Execute, type Job, mostCostUsdOf, type Runner } from '@silosmith/jobs';
import { Fault, type FaultShape, fromFaultShape, toFaultShape } from '@silosmith/kernel';
import type { PlannedPage } from '../plan/plan-generation.ts';
import { isAlone } from '../stages/index.ts';
import type { GenerationNote, StageId } from '../stages/stage.ts';
import { jobStoreOf } from './kept-jobs.ts';
import { pageExecutor } from './page-executor.ts';
import { type RunCalls, runCalls } from './run-calls.ts';
import { type GenerationRun, type Halt, NOTHING_UNCERTAIN, type RunPorts } from './run-ports.ts';
import type { RunSettings } from './run-settings.ts';
import { createSpending } from './spending.ts';

export interface RunWork {
  readonly projectId: string;
  /** Pending, or ended already. */
  readonly job: Job;
  readonly settings: RunSettings;
  readonly pages: readonly PlannedPage[];
}

/** A run that this process works on, from its start to its end. */
export class ActiveRun {
  /** Resolves when nothing is in flight and the last state is stored, as far as the store takes it. */
  readonly ended: Promise<GenerationRun>;
  readonly #work: RunWork;
  readonly #ports: RunPorts;
  readonly #onChange: (run: GenerationRun) => void;
  readonly #runner: Runner;
  readonly #calls: RunCalls;
  readonly #notes = new Map<string, readonly GenerationNote[]>();
  readonly #passedOver = new Map<string, readonly StageId[]>();
  #halt: Halt | null = null;
  /** The halt that ended the run. */
  #endedBy: Halt | null = null;
  /** Aborted when the wait for the cause of a halt to go is over. */
  #waiting = new AbortController();

  constructor(work: RunWork, ports: RunPorts, onChange: (run: GenerationRun) => void) {
    this.#work = work;
    this.#ports = ports;
    this.#onChange = onChange;
    const { projectId, settings } = work;
    const { clock, timer, chance, jobs, calls, records, arriving } = ports;
    const { concurrency } = settings;
    // Items that were paid for before the run was resumed or retried count against its budget too.
    const spending = createSpending(settings.budgetUsd, {
      usd: settings.spentBeforeUsd + mostCostUsdOf(work.job),
      paid: work.job.items.flatMap(({ paid }) => Object.entries(paid ?? {})),
    });
    this.#calls = runCalls(projectId, settings, calls, spending);
    const planned = new Map(work.pages.map((page) => [page.id, page]));
    const make = pageExecutor(
      { projectId, settings, planned, notes: this.#notes, spending, passOver: this.#passOver },
      { records, clock, ...this.#calls.ports, ...(arriving ? { arriving } : {}) },
    );
    const store = jobStoreOf(projectId, jobs);
    this.#runner = createRunner({ store, clock, timer, chance, concurrency }, this.#guarded(make));
    this.#runner.subscribe(() => {
      this.#changed();
      if (this.#endedBy !== null && this.#halt !== null) this.#endWhenIdle();
    });
    this.ended = this.#toEnd();
  }

  /** What is in flight still finishes. */
  pause(): void {
    this.#endHalt();
    this.#runner.pause();
    this.#changed();
  }

  resume(): void {
    this.#endHalt();
    this.#runner.resume();
    this.#changed();
  }

  cancel(): void {
    this.#endHalt();
    this.#runner.cancel();
  }

  /** Failed pages are tried again; with `itemId` that one alone. */
  retry(itemId?: string): void {
    if (itemId === undefined) this.#runner.retryFailed();
    else this.#runner.retryItem(itemId);
  }

  async #toEnd(): Promise<GenerationRun> {
    const job = await this.#runner.start(this.#work.job);
    this.#endHalt();
    return { ...this.#runOf(job), place: 'nobody', halt: this.#endedBy, uncertain: this.#calls.uncertain() };
  }

  #runOf(job: Job): GenerationRun {
    const { projectId, settings } = this.#work;
    return {
      projectId,
      job,
      settings,
      place: 'here',
      halt: this.#halt,
      notes: this.#notes,
      passedOver: this.#passedOver,
      uncertain: NOTHING_UNCERTAIN,
    };
  }

  readonly #passOver = (id: string, stages: readonly StageId[]): void => {
    if (stages.length === 0) this.#passedOver.delete(id);
    else this.#passedOver.set(id, stages);
    this.#changed();
  };

  #changed(): void {
    const job = this.#runner.state();
    if (job) this.#onChange(this.#runOf(job));
  }

  #guarded(make: Execute): Execute {
    return async (item, context) => {
      try {
        return await make(item, context);
      } catch (error) {
        throw context.signal.aborted ? error : this.#faultOf(toFaultShape(error));
      }
    };
  }

  /** The fault to throw: where it concerns every page, the run pauses and the page goes back to those that wait. */
  #faultOf(fault: FaultShape): Fault {
    const reason = this.#ports.halts.reasonOf(fault);
    if (reason === null) return fromFaultShape(fault);
    if (this.#halt === null) {
      this.#halt = { reason, fault };
      this.#runner.pause();
      this.#changed();
      void this.#leave(this.#halt);
    }
    return new Fault(fault.code, { ...fault, retryable: true });
  }

  async #leave(halt: Halt): Promise<void> {
    const { signal } = this.#waiting;
    let next: 'go-on' | 'wait' | 'end';
    // Nobody is served by a part that waits for a key: it fails where it was asked for, and is asked for again.
    const { settings, job } = this.#work;
    const isOfPart = isAlone(settings.rewrites) && job.items.length === 1 && halt.reason === 'provider';
    try {
      next = await this.#ports.halts.after(halt, signal);
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (signal.aborted || (next === 'wait' && !isOfPart)) return;
    if (next === 'go-on') this.resume();
    else {
      this.#endedBy = halt;
      this.#endWhenIdle();
    }
  }

  /** A page in flight is paid for: it is finished before the run ends. */
  #endWhenIdle(): void {
    const items = this.#runner.state()?.items ?? [];
    if (!items.some(({ state }) => state === 'running' || state === 'retrying')) this.cancel();
  }

  #endHalt(): void {
    this.#halt = null;
    this.#waiting.abort();
    this.#waiting = new AbortController();
  }
}
