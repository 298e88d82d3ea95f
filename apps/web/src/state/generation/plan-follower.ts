// Estimates the next run in a worker, a moment after the project, its filters or the model changed. No React.
import { type RunChoice, SMART_PROVIDER } from '@silosmith/generation';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlanReply } from '../../workers/plan.worker.ts';
import type { OpenProject } from '../project/open-project.ts';
import type { PlanOptions } from './plan-run.ts';

export interface PlanState {
  /** The last plan; null before the first and after a fault. */
  readonly reply: PlanReply | null;
  readonly fault: FaultShape | null;
}

export interface PlanFollowerPorts {
  /** Rejects with the worker's fault, or `cancelled` when the signal aborts. */
  readonly run: (project: OpenProject, choice: RunChoice, options: PlanOptions) => Promise<PlanReply>;
  /** Changes when smart mode may choose otherwise. */
  readonly routeVersion: () => number;
  /** Changes with the prices. */
  readonly pricesVersion: () => number;
  /** Calls once after `delayMs`; returns the way to prevent it. */
  readonly after: (delayMs: number, act: () => void) => () => void;
}

export interface PlanFollower {
  readonly store: StoreApi<PlanState>;
  /** Call it at every change: what a plan does not depend on starts no new one. */
  follow(project: OpenProject, choice: RunChoice): void;
  /** Ends what is under way. The next `follow` starts again. */
  stop(): void;
}

/** Filters change with each letter that is typed. */
const QUIET_MS = 250;

export function createPlanFollower({
  run,
  routeVersion,
  pricesVersion,
  after,
}: PlanFollowerPorts): PlanFollower {
  const store = createStore<PlanState>(() => ({ reply: null, fault: null }));
  let followed: readonly unknown[] = [];
  let end: () => void = () => undefined;
  const stop = (): void => {
    end();
    followed = [];
  };

  async function work(project: OpenProject, choice: RunChoice, signal: AbortSignal): Promise<void> {
    try {
      const reply = await run(project, choice, { withPages: false, signal });
      if (!signal.aborted) store.setState({ reply, fault: null });
    } catch (error) {
      const fault = toFaultShape(error);
      if (!signal.aborted && fault.code !== CANCELLED) store.setState({ reply: null, fault });
    }
  }

  return {
    store,
    follow(project, choice) {
      const { table, silo, articles, metas, tags, images, sources } = project;
      const isSmart = [choice.provider, choice.pictures?.provider].includes(SMART_PROVIDER);
      const versions = [isSmart ? routeVersion() : 0, pricesVersion()];
      const parts = [table, silo, articles, metas, tags, images, sources, choice, ...versions];
      if (parts.every((part, at) => part === followed[at])) return;
      stop();
      followed = parts;
      const control = new AbortController();
      const forget = after(QUIET_MS, () => void work(project, choice, control.signal));
      end = () => {
        forget();
        control.abort();
      };
    },
    stop,
  };
}
