// The steps of the workflow and its status line, derived from the project.
import type { MessageKey, MessageParams } from '@silosmith/messages';
import type { ViewId } from '../shared/navigation.ts';
import type { StepFacts, StepState } from './views/view.ts';
import { VIEW_LIST } from './views/view-list.ts';

export interface WorkflowStep extends StepState {
  readonly id: ViewId;
  readonly title: MessageKey;
  readonly short: MessageKey;
}

/** In the order of the view table. */
export function workflowSteps(facts: StepFacts): readonly WorkflowStep[] {
  return VIEW_LIST.flatMap(({ id, view: { step } }) =>
    step === undefined ? [] : [{ id, title: step.title, short: step.short, ...step.state(facts) }],
  );
}

/** The step after the current one, where it is enabled. A view that is no step counts as the first step. */
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
