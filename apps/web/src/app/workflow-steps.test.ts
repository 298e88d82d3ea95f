import { expect, it } from 'vitest';
import type { StepFacts } from './views/view.ts';
import { nextStep, statusLine, workflowSteps } from './workflow-steps.ts';

const facts = (change: Partial<StepFacts>): StepFacts => ({
  hasSilo: true,
  keywordCount: 40,
  pageCount: 10,
  articleCount: 0,
  ...change,
});
const shape = (change: Partial<StepFacts>) =>
  workflowSteps(facts(change)).map(({ enabled, complete, percent }) => [enabled, complete, percent]);

it('opens the steps as the project grows', () => {
  expect(shape({ hasSilo: false, keywordCount: 0 })).toEqual([
    [true, false, 0],
    [false, false, 0],
    [false, false, 0],
  ]);
  expect(shape({})).toEqual([
    [true, true, 100],
    [true, false, 50],
    [true, false, 0],
  ]);
  expect(shape({ articleCount: 1 })).toEqual([
    [true, true, 100],
    [true, true, 100],
    [true, false, 0],
  ]);
});

it('continues only to a step that is open', () => {
  expect(nextStep(workflowSteps(facts({})), 'builder')?.id).toBe('workspace');
  expect(nextStep(workflowSteps(facts({})), 'workspace')?.id).toBe('export');
  expect(nextStep(workflowSteps(facts({ articleCount: 1 })), 'workspace')?.id).toBe('export');
  expect(nextStep(workflowSteps(facts({ articleCount: 1 })), 'export')).toBeNull();
  expect(nextStep(workflowSteps(facts({ hasSilo: false })), 'settings')).toBeNull();
});

it('says how far the project is', () => {
  const line = (change: Partial<StepFacts>) => statusLine(facts(change));
  expect(line({ hasSilo: false }).key).toBe('common.steps.status.noSilo');
  expect(line({ keywordCount: 0 }).key).toBe('common.steps.status.noKeywords');
  expect(line({})).toEqual({ key: 'common.steps.status.ready', params: { count: 40 } });
  expect(line({ articleCount: 3 }).params).toEqual({ done: 3, total: 10 });
  expect(line({ articleCount: 10 }).key).toBe('common.steps.status.all');
});
