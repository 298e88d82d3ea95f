// What one page would be asked to hold, and at what price, by another choice than that of the next run.
import type { PlannedPage, RunChoice } from '@silosmith/generation';
import { CANCELLED, toFaultShape } from '@silosmith/kernel';
import { useEffect, useState } from 'react';
import type { OpenProject } from '../project/open-project.ts';
import { planRun } from './plan-run.ts';

export interface PlanWith {
  /** Null while it is worked out, where that failed, and where no run would write the page. */
  readonly page: PlannedPage | null;
  /** Whether the catalogue knows the model's price. */
  readonly priced: boolean;
}

const NONE: PlanWith = { page: null, priced: false };

/** `choice`: the same object until it changes; null: nothing is asked. */
export function usePlanWith(project: OpenProject, choice: RunChoice | null, id: string): PlanWith {
  const [made, setMade] = useState<PlanWith & { readonly of: RunChoice | null }>({ ...NONE, of: null });
  useEffect(() => {
    if (choice === null) return;
    const control = new AbortController();
    const { signal } = control;
    planRun(project, choice, { only: [id], withPages: true, afresh: true, signal }).then(
      ({ plan }) => {
        if (!signal.aborted) setMade({ page: plan.items[0] ?? null, priced: plan.priced, of: choice });
      },
      (error: unknown) => {
        if (!signal.aborted && toFaultShape(error).code !== CANCELLED) setMade({ ...NONE, of: choice });
      },
    );
    return () => control.abort();
  }, [project, choice, id]);
  return made.of === choice ? made : NONE;
}
