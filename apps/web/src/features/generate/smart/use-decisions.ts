// The decisions of smart mode for the pages of the next run, page by page; worked out again when a key or a rule changes.
import type { Estimate, ExplainedText, RunChoice } from '@silosmith/generation';
import { CANCELLED, type FaultShape, toFaultShape } from '@silosmith/kernel';
import { useEffect, useState } from 'react';
import { planRun } from '../../../state/generation/plan-run.ts';
import { routeStore } from '../../../state/generation/smart-route.ts';
import type { OpenProject } from '../../../state/project/open-project.ts';
import { useStore } from '../../../state/use-store.ts';
import type { PlanReply } from '../../../workers/plan.worker.ts';

export interface PageDecisions {
  readonly id: string;
  readonly keyword: string;
  readonly estimate: Estimate;
  readonly texts: readonly ExplainedText[];
}

export interface Decisions {
  /** Null while they are worked out, and where that failed. */
  readonly pages: readonly PageDecisions[] | null;
  readonly fault: FaultShape | null;
}

export function useDecisions(project: OpenProject, choice: RunChoice): Decisions {
  const version = useStore(routeStore, (state) => state.version);
  const [decisions, setDecisions] = useState<Decisions>({ pages: null, fault: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys and rules are read as the plan is made; the version tells of a change
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    planRun(project, choice, { withPages: true, explains: true, signal }).then(
      (reply) => {
        if (!signal.aborted) setDecisions({ pages: byPage(reply), fault: null });
      },
      (error: unknown) => {
        const fault = toFaultShape(error);
        if (!signal.aborted && fault.code !== CANCELLED) setDecisions({ pages: null, fault });
      },
    );
    return () => control.abort();
  }, [project, choice, version]);
  return decisions;
}

/** In the order of the plan; texts of a page follow each other. */
export function byPage({ plan, texts }: Pick<PlanReply, 'plan' | 'texts'>): PageDecisions[] {
  const ofKeyword = Map.groupBy(texts, ({ keyword }) => keyword);
  return plan.items.map(({ id, keyword, estimate }) => ({
    id,
    keyword,
    estimate,
    texts: ofKeyword.get(keyword) ?? [],
  }));
}
