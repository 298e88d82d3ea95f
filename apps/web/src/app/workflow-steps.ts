// The steps of the workflow and its status line, derived from the project.
import type { MessageKey, MessageParams } from '@silosmith/messages';
import type { ViewId } from '../shared/navigation.ts';

export type StepId = Extract<ViewId, 'builder' | 'workspace' | 'export'>;

export interface StepFacts {
  readonly hasSilo: boolean;
  readonly keywordCount: number;
  /** Pages that the filters show. */
  readonly pageCount: number;
  /** Pages of those that have an article. */
  readonly articleCount: number;
}

export interface WorkflowStep {
  readonly id: StepId;
  readonly enabled: boolean;
  readonly complete: boolean;
  /** 0 to 100. */
  readonly percent: number;
}

export function workflowSteps({ hasSilo, keywordCount, articleCount }: StepFacts): readonly WorkflowStep[] {
  const built = hasSilo && keywordCount > 0;
  const written = articleCount > 0;
  return [
    { id: 'builder', enabled: true, complete: built, percent: built ? 100 : 0 },
    { id: 'workspace', enabled: built, complete: written, percent: written ? 100 : hasSilo ? 50 : 0 },
    // The plan can be exported before an article is written. An export leaves no trace in the project, so this step is never complete.
    { id: 'export', enabled: built, complete: false, percent: 0 },
  ];
}

/** The step after the current one, where it is enabled. Views that are no step count as standing at the builder. */
export function nextStep(steps: readonly WorkflowStep[], current: ViewId): WorkflowStep | null {
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const next = steps[index + 1];
  return next?.enabled ? next : null;
}

export function statusLine(facts: StepFacts): { readonly key: MessageKey; readonly params: MessageParams } {
  const { hasSilo, keywordCount, pageCount, articleCount } = facts;
  if (!hasSilo) return { key: 'common.steps.status.noSilo', params: {} };
  if (keywordCount === 0) return { key: 'common.steps.status.noKeywords', params: {} };
  if (articleCount === 0) return { key: 'common.steps.status.ready', params: { count: keywordCount } };
  if (articleCount < pageCount) {
    return { key: 'common.steps.status.some', params: { done: articleCount, total: pageCount } };
  }
  return { key: 'common.steps.status.all', params: {} };
}
