// What would a run make and cost now? Worked out anew, off the page, a moment after the project, its filters or the model changed.

import type { RunChoice } from '@silosmith/generation';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { useEffect, useState } from 'react';
import { after } from '../../platform/clock.ts';
import { planRun } from '../../state/generation/plan-run.ts';
import type { OpenProject } from '../../state/project/open-project.ts';
import type { PlanReply } from '../../workers/plan.worker.ts';

export interface PlanState {
  /** The last plan; null before the first. */
  readonly reply: PlanReply | null;
  readonly fault: FaultShape | null;
}

/** Filters change with each letter that is typed. */
const QUIET_MS = 250;

export function usePlan(project: OpenProject, choice: RunChoice): PlanState {
  const [state, setState] = useState<PlanState>({ reply: null, fault: null });
  const { table, silo, articles, metas, tags } = project;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan depends on these parts of the project alone
  useEffect(() => {
    const control = new AbortController();
    const work = async () => {
      try {
        const reply = await planRun(project, choice, { withPages: false, signal: control.signal });
        if (!control.signal.aborted) setState({ reply, fault: null });
      } catch (error) {
        const fault = toFaultShape(error);
        if (fault.code !== CANCELLED) setState({ reply: null, fault });
      }
    };
    const stop = after(QUIET_MS, () => void work());
    return () => {
      stop();
      control.abort();
    };
  }, [table, silo, articles, metas, tags, choice]);
  return state;
}
