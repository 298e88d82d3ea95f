// Ports of a run. Browser, command line and server each provide their own.
import type { RoutedTask, RouteRule } from '@silosmith/ai';
import type { Article } from '@silosmith/contract';
import type { Job } from '@silosmith/jobs';
import type { Chance, Clock, FaultShape, Timer } from '@silosmith/kernel';
import type { GenerationPlan } from '../plan/plan-generation.ts';
import type { GenerationNote, StageId, StoredRecords } from '../stages/stage.ts';
import type { CallLog, CallPicture, CallResearch, CallText, SentCall } from './call-journal.ts';
import type { RunChoice, RunSettings } from './run-settings.ts';

/** Why a whole run paused: each page would fail the same way. `gone`: its project was deleted. */
export type HaltReason = 'sign-in' | 'network' | 'storage' | 'provider' | 'budget' | 'gone';

export interface Halt {
  readonly reason: HaltReason;
  readonly fault: FaultShape;
}

export interface GenerationRun {
  readonly projectId: string;
  readonly job: Job;
  readonly settings: RunSettings;
  /** here: this process works on it or holds it paused. elsewhere: another one does. nobody: an earlier one left it, or it has ended. */
  readonly place: 'here' | 'elsewhere' | 'nobody';
  /** Why it paused, or ended, by itself; null where it did not. */
  readonly halt: Halt | null;
  /** What a reader should know of a page, by its id; of a run that an earlier process made, what its records still say. */
  readonly notes: ReadonlyMap<string, readonly GenerationNote[]>;
  /**
   * Stages that pages in flight go on without because the provider failed, by page id. Of this process alone: whoever takes the page up
   * again tries them again.
   */
  readonly passedOver: ReadonlyMap<string, readonly StageId[]>;
  /** Calls that may be charged without a reply, or twice; known when the run has ended, and only with a call log. */
  readonly uncertain: UncertainCalls;
}

export interface UncertainCalls {
  readonly unanswered: readonly SentCall[];
  readonly perhapsPaidTwice: readonly SentCall[];
}
export const NOTHING_UNCERTAIN: UncertainCalls = { unanswered: [], perhapsPaidTwice: [] };

/** One process at a time works on a project. */
export interface RunLocks {
  /** The way to give it back; null where it is held. */
  acquire(name: string): Promise<(() => void) | null>;
  isHeld(name: string): Promise<boolean>;
  whenFree(name: string): Promise<void>;
}

/** The job records of a project, by job id. */
export interface JobRecords {
  of(projectId: string): readonly unknown[];
  /** Resolves when it is durable. Throws STORAGE_FULL of `jobs` where there is no room. */
  save(projectId: string, job: Job): Promise<void>;
  remove(projectId: string, id: string): Promise<void>;
}

/** A page is named by its id in the plan. */
export interface RunRecords {
  /** What is stored of the page, durably. */
  stored(projectId: string, pageId: string): Promise<Partial<StoredRecords>>;
  /** What this process holds of it in memory: a user may be writing there now. */
  shown(projectId: string, pageId: string): Partial<StoredRecords>;
  /** Resolves when it is durable. */
  store<K extends StageId>(
    projectId: string,
    pageId: string,
    kind: K,
    record: StoredRecords[K],
  ): Promise<void>;
  /** Keeps an article that was made and paid for while the user changed the text, which stays. Left out: nobody writes while a run goes on. */
  keepUnused?(projectId: string, pageId: string, article: Article): Promise<void>;
}

export type RouteRules = Readonly<Record<RoutedTask, RouteRule>>;

export interface TextCalls {
  of(provider: string): CallText;
  /** Left out: this app's runs make no pictures. */
  pictures?(provider: string, policy?: string): CallPicture;
  /** Left out: this app's runs make no research. */
  research?(provider: string): CallResearch;
  /** Rules of smart mode, at the moment of a call. Left out: those of the catalogue. */
  rules?(): RouteRules;
  /**
   * Where calls are written down before they are sent. Left out where the other side of `of` does so itself: our server
   * keeps replies by idempotency key.
   */
  log?(projectId: string): CallLog;
}

export interface HaltPolicy {
  /** Null for a fault that concerns its page alone. */
  reasonOf(fault: FaultShape): HaltReason | null;
  /**
   * go-on: the cause is gone. wait: the user must act and resume. end: the run ends. May take its time; rejects when
   * the signal aborts.
   */
  after(halt: Halt, signal: AbortSignal): Promise<'go-on' | 'wait' | 'end'>;
}

export interface RunPorts {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly chance: Chance;
  readonly locks: RunLocks;
  readonly jobs: JobRecords;
  readonly records: RunRecords;
  readonly calls: TextCalls;
  readonly halts: HaltPolicy;
  /** Plans what is missing of the pages that the settings' filters show; `only`: of these. Throws Fault. */
  plan(projectId: string, settings: RunChoice, only?: readonly string[]): Promise<GenerationPlan>;
  /** Told each state of each run: progress bars, titles. */
  activity(run: GenerationRun): void;
  /**
   * Told at each part of a page's text what has arrived of the call until then, and null once the page is over. To be shown, never
   * kept: it is the reply that counts. Left out: nobody watches.
   */
  arriving?(projectId: string, pageId: string, received: string | null): void;
}
